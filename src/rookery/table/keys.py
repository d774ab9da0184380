"""Secrets that open seats: long, random, kept only as hashes, compared in constant time."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that is mistaken for something else


def new_key() -> str:
    """A secret of 128 bits or more."""
    return secrets.token_urlsafe(18)


def new_table_id() -> str:
    """A name for a table: short enough to read out, long enough not to be found by trying."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def hash_of(key: str) -> str:
    """What is kept of a secret."""
    return sha256(key.encode()).hexdigest()


def opens(key: str, kept: str) -> bool:
    """Whether a secret is the one of which this was kept."""
    return bool(key and kept) and hmac.compare_digest(hash_of(key), kept)
