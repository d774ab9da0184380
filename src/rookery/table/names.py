"""Names of people, and other words, as they can be shown."""

from __future__ import annotations

from rookery.table.protocol import NAME_LIMIT


def clean(name: str, limit: int = NAME_LIMIT) -> str:
    """A name, or what a host says, as it can be shown: printable, in one line, not too long."""
    return "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[:limit]
