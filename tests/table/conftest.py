"""What the tests of the table share."""

from __future__ import annotations

from tests.table.postgres import database, postgres

__all__ = ["database", "postgres"]
