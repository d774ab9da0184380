"""Records the journals anew: `make record`, after a change of rules that also changes the rules version."""

from __future__ import annotations

import importlib
from pathlib import Path

TESTS = Path(__file__).parent


def main() -> None:
    """Write every recording of every game."""
    for path in sorted(TESTS.glob("games/*/recordings.py")):
        recordings = importlib.import_module(f"tests.games.{path.parent.name}.recordings").RECORDINGS
        folder = TESTS / "journals" / path.parent.name
        folder.mkdir(parents=True, exist_ok=True)
        for name, record in recordings.items():
            record().save(folder / f"{name}.json")
            print(folder.name, name)


if __name__ == "__main__":
    main()
