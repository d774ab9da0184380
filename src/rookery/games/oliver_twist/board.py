"""The streets: what lies next to a space, and the walks of a prowl (O2)."""

from __future__ import annotations

from rookery.games.oliver_twist.pieces import FACE_UP, STEPS


def is_visible(board: list[int], known: list[int], space: int) -> bool:
    """Whether a token lies there face up."""
    token = board[space]
    return token >= 0 and known[token] & FACE_UP != 0


def visible_near(near: list[list[int]], board: list[int], known: list[int], space: int) -> list[int]:
    """The spaces next to one where a token lies face up."""
    return [other for other in near[space] if is_visible(board, known, other)]


def hidden_near(near: list[list[int]], board: list[int], known: list[int], space: int) -> list[int]:
    """The spaces next to one where a token lies face down."""
    return [other for other in near[space] if board[other] >= 0 and known[board[other]] & FACE_UP == 0]


def touches_token(near: list[list[int]], board: list[int], space: int) -> bool:
    """Whether any token lies next to a space."""
    for other in near[space]:  # noqa: SIM110 - a generator costs more when compiled
        if board[other] >= 0:
            return True
    return False


def targets(near: list[list[int]], board: list[int], known: list[int], pawn: int) -> list[int]:
    """O2: the tokens within reach, in order."""
    found: list[int] = []
    edge = [pawn]
    for _ in range(STEPS):
        further: list[int] = []
        for space in edge:
            for other in near[space]:
                if is_visible(board, known, other) and other not in found:
                    found.append(other)
                    further.append(other)
        edge = further
    found.sort()
    return found


def walks(near: list[list[int]], board: list[int], known: list[int], pawn: int, target: int) -> list[list[int]]:
    """O2, O37: the ways to a token, each as the spaces passed; ways that pass the same ones are one."""
    found: list[list[int]] = []
    passed: list[list[int]] = []
    walk_on(near, board, known, pawn, target, [], found, passed)
    return found


def walk_on(
    near: list[list[int]],
    board: list[int],
    known: list[int],
    space: int,
    target: int,
    way: list[int],
    found: list[list[int]],
    passed: list[list[int]],
) -> None:
    """Every way on from a space that leads to the target in time."""
    for other in near[space]:
        if other == target:
            through = sorted(way)
            if through not in passed:
                passed.append(through)
                found.append(way[:])
        elif len(way) + 1 < STEPS and other not in way and is_visible(board, known, other):
            way.append(other)
            walk_on(near, board, known, other, target, way, found, passed)
            way.pop()


def landings(near: list[list[int]], board: list[int], spaces: list[int], plaza: int) -> list[int]:
    """O5: the open spaces without a token next to one, the plaza among them."""
    found = [space for space in spaces if board[space] < 0 and touches_token(near, board, space)]
    return [plaza, *found] if touches_token(near, board, plaza) else found
