"""The command line and the terminal table."""

from __future__ import annotations

from rookery.terminal.main import main

__all__ = ["main"]
