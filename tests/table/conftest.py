"""What the tests of the table share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.noticing import run
from tests.table.postgres import database, postgres
from tests.table.receivers import Mailbox, Web

__all__ = ["database", "postgres", "run"]


@pytest.fixture
def web() -> Iterator[Web]:
    """A receiver of web hooks and pushes."""
    running = Web()
    yield running
    running.close()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """A receiver of mail."""
    running = Mailbox()
    yield running
    running.close()
