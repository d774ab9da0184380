"""The tests: they mirror src; journals/ are recorded games. The laws for every game are in rookery.contract."""

from pathlib import Path

TESTS = Path(__file__).parent
