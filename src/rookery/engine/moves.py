"""The catalogue: every move of a game, a verb and one piece, numbered in one run."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Piece = int | str | None


class Catalogue:
    """All moves of a game. A move is its number here, `send 7` by name, a verb and a piece on the wire."""

    def __init__(self, verbs: Mapping[str, Iterable[Piece]]) -> None:
        self.verbs: dict[str, int] = {}
        self._moves: list[tuple[str, Piece]] = []
        for verb, pieces in verbs.items():
            self.verbs[verb] = len(self._moves)
            self._moves += [(verb, piece) for piece in pieces]
        self._numbers = {name_of(*move): number for number, move in enumerate(self._moves)}

    def __len__(self) -> int:
        return len(self._moves)

    def first(self, verb: str) -> int:
        """The number of a verb's first move; those of its other pieces follow."""
        return self.verbs[verb]

    def verb(self, move: int) -> str:
        """The verb of a move."""
        return self._moves[move][0]

    def piece(self, move: int) -> Piece:
        """The piece a move is about; None for a verb that needs none."""
        return self._moves[move][1]

    def name(self, move: int) -> str:
        """The move as people type it and files keep it: `send 7`."""
        return name_of(*self._moves[move])

    def find(self, name: str) -> int | None:
        """The number of the move of that name, if there is one."""
        return self._numbers.get(" ".join(name.split()))


def name_of(verb: str, piece: Piece) -> str:
    """The name of the move made of a verb and a piece."""
    return verb if piece is None else f"{verb} {piece}"
