"""Rookery: five board games of thieves, smoke and fog on one table.

    >>> match = rookery.start("kids_of_london", players=4, seed=21)

starts a game; everything else is asked of the match.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, PathFinder, SourceFileLoader

__version__ = "0.1.0"


class _SourceFinder:
    """Finds this package's modules as Python source, past their compiled twins."""

    @staticmethod
    def find_spec(name: str, path: list[str] | None, target: object = None) -> ModuleSpec | None:
        if path is None or not name.startswith(f"{__name__}."):
            return None
        specs = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for folder in path)
        return next(filter(None, specs), None)


if os.environ.get("ROOKERY_PURE") == "1":
    # Just before the finder of files, so that pytest's own still comes first and can rewrite the laws' assertions.
    place = sys.meta_path.index(PathFinder)
    sys.meta_path.insert(place, _SourceFinder)  # type: ignore[arg-type]  # a class serves as a finder

from rookery.api import hint, load, review, start  # noqa: E402

__all__ = ["__version__", "hint", "load", "review", "start"]
