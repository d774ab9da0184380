"""The decisions of a deal, one a file, in the order in which they come."""

from __future__ import annotations
