"""The laws that every game obeys, as tests that anybody runs on a game of their own.

pytest -p rookery.contract.plugin --pyargs rookery.contract --game dark_alley
"""

from __future__ import annotations


class UnfinishedWarning(UserWarning):
    """What a game may bring later, and has not brought at all yet: its French, its recorded games, its own tests."""
