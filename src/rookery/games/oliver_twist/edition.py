"""How an edition's file is read and checked: the street map, the tokens, the cards, the characters."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from rookery.engine.edition import Edition, Faults, read_json, shown
from rookery.engine.state import NONE
from rookery.games.oliver_twist.board import Components, neighbours
from rookery.games.oliver_twist.pieces import (
    BURGLARY,
    CHARACTER,
    CHARACTERS,
    EFFECTS,
    GOODS,
    HEXAGONS,
    KIND_OF,
    KINDS,
    OBJECTS,
    PLAZA,
    SPACES,
    STEPS,
    TOOL,
    TOOL_KINDS,
    TYPES,
    VALUE_OF,
)

# Counts that the rulebook prints.
OBJECT_COUNTS = {
    "apple": 12, "handkerchief": 11, "brooch": 10, "necklace": 7, "ring": 6, "watch": 5, "wallet": 9,
}  # fmt: skip
OBJECT_TYPES = {f"{KINDS[KIND_OF[what]]} {VALUE_OF[what]}": what for what in range(OBJECTS)}  # `apple 1`
CHARACTER_TOKENS = 5
BURGLARY_TOKENS = 10
TOOL_TOKENS = 10
REWARD_TOKENS = 5
BURGLARY_CARDS = 16
CLOSED = (10, 6)  # spaces of the two yellow streets

WIDEST = 16  # columns and rows that a map may have, so that it can be drawn anywhere
RICHEST = 99  # pounds
LONGEST = 8  # characters of a space's name
# What a prowl may cost, so that no map can hold up a table.
MOST_NEAR = 8  # spaces next to one
MOST_WAYS = 160  # ways of one to four spaces from one
MOST_REACH = 60  # spaces that they lead to

REQUIRED = (
    "board", "rewards", "burglary_cards", "object_values", "starting_tokens", "tools", "starting_money",
)  # fmt: skip
OPTIONAL = ("note", "characters")
BOARD_PARTS = ("plaza", "spaces", "edges", "closed_with_two_players")
USUAL_EFFECTS = (
    "snatch", "fence", "clear", "clear", "steal", "search", "denounce", "denounce", "gift", "equip", "guide",
    "bargain", "double",
)  # fmt: skip


def parse(text: str, faults: Faults) -> Components | None:
    """The components in a text; none where a fault was found."""
    data = read_json(text, faults)
    if faults.found or not has_parts(data, "", REQUIRED, OPTIONAL, faults):
        return None
    board = Map(data["board"], faults)
    types = read_objects(data["object_values"], faults) + read_tools(data["tools"], faults)
    types += [CHARACTER] * CHARACTER_TOKENS + [BURGLARY] * BURGLARY_TOKENS
    types += read_starting(data["starting_tokens"], faults)
    rewards = read_numbers(data["rewards"], "rewards", REWARD_TOKENS, 0, RICHEST, faults)
    if any(one < other for one, other in pairwise(rewards)):
        faults.note("rewards", "rewards_order")
    burglaries = sorted(
        read_numbers(data["burglary_cards"], "burglary_cards", BURGLARY_CARDS, -RICHEST, RICHEST, faults)
    )
    effects = read_characters(data.get("characters"), faults)
    money = faults.number("starting_money", "starting_money", data["starting_money"], 0, RICHEST)
    if faults.found:
        return None
    return Components(board.names, board.places, board.edges, board.yellow, types, rewards, burglaries, effects, money)


EDITION = Edition("rookery.games.oliver_twist", "data/components.json", parse)
KNOWN: dict[str, Components] = {}  # editions that have been read, by their text
MOST_KNOWN = 32


def components(text: str) -> Components:
    """What an edition's text says, or with no text the one in the box."""
    parts = KNOWN.get(text)
    if parts is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        parts = KNOWN[text] = EDITION.read(text)
        parts.text = text
    return parts


class Map:
    """The street map while it is read: what stands in the file under `board`."""

    def __init__(self, data: Any, faults: Faults) -> None:
        self.faults = faults
        self.names: list[str] = []
        self.places: list[tuple[int, int]] = []
        self.edges: list[tuple[int, int]] = []
        self.yellow: list[list[int]] = []
        if not has_parts(data, "board", BOARD_PARTS, (), faults):
            return
        before = len(faults.found)
        self.read_spaces(data["spaces"], data["plaza"])
        if len(faults.found) > before:
            return  # what follows would only repeat it
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.read_edges(data["edges"])
        self.read_streets(data["closed_with_two_players"])
        if len(faults.found) == before:
            self.near = neighbours(self.edges, len(self.names), set())
            self.check_connected()
            self.check_prowls()

    def read_spaces(self, spaces: Any, plaza: Any) -> None:
        """Every space has a name of its own and a place of its own; the plaza is one of them."""
        faults = self.faults
        if not isinstance(spaces, dict):
            faults.note("board.spaces", "form", wanted='{"A0": [x, y], …}', value=shown(spaces))
            return
        if len(spaces) != SPACES:
            faults.note("board.spaces", "space_count", count=len(spaces), wanted=SPACES)
        taken: dict[tuple[int, int], str] = {}
        for name, place in spaces.items():
            where = f"board.spaces.{shown(name)}"
            if not name.strip() or len(name) > LONGEST or not name.isprintable():
                faults.note(where, "space_name", limit=LONGEST)
            if not isinstance(place, list) or len(place) != 2:
                faults.note(where, "form", wanted="[x, y]", value=shown(place))
                continue
            x, y = (faults.number(where, axis, value, 0, WIDEST - 1) for axis, value in zip("xy", place, strict=True))
            if (x, y) in taken:
                faults.note(where, "same_place", other=taken[x, y])
            taken.setdefault((x, y), name)
            self.names.append(name)
            self.places.append((x, y))
        if not isinstance(plaza, str) or plaza not in spaces:
            faults.note("board.plaza", "no_space", name=shown(plaza))
        elif plaza in self.names:
            at = self.names.index(plaza)
            self.names.insert(PLAZA, self.names.pop(at))
            self.places.insert(PLAZA, self.places.pop(at))

    def space(self, where: str, name: Any) -> int:
        """The number of a space that is named; a wrong name is noted."""
        number = self.numbers.get(name) if isinstance(name, str) else None
        if number is None:
            self.faults.note(where, "no_space", name=shown(name))
            return NONE
        return number

    def read_edges(self, edges: Any) -> None:
        """Every street between two spaces stands once."""
        faults = self.faults
        if not isinstance(edges, list):
            faults.note("board.edges", "form", wanted='[["A0", "A1"], …]', value=shown(edges))
            return
        seen = set()
        for number, edge in enumerate(edges):
            where = f"board.edges[{number}]"
            if not isinstance(edge, list) or len(edge) != 2:
                faults.note(where, "form", wanted='["A0", "A1"]', value=shown(edge))
                continue
            one, other = (self.space(where, name) for name in edge)
            if NONE in (one, other):
                continue
            if one == other:
                faults.note(where, "loop", name=edge[0])
            elif frozenset((one, other)) in seen:
                faults.note(where, "twice", name=f"{edge[0]}-{edge[1]}")
            seen.add(frozenset((one, other)))
            self.edges.append((one, other))

    def read_streets(self, streets: Any) -> None:
        """Two yellow streets of the printed lengths, apart from each other and from the plaza."""
        faults = self.faults
        if not isinstance(streets, list) or len(streets) != len(CLOSED):
            faults.note("board.closed_with_two_players", "street_count", wanted=len(CLOSED), value=shown(streets))
            return
        seen: dict[int, int] = {}
        for number, (street, length) in enumerate(zip(streets, CLOSED, strict=True)):
            where = f"board.closed_with_two_players[{number}]"
            if not isinstance(street, list):
                faults.note(where, "form", wanted='["A0", "A1", …]', value=shown(street))
                continue
            if len(street) != length:
                faults.note(where, "street_length", count=len(street), wanted=length)
            spaces = [self.space(f"{where}[{at}]", name) for at, name in enumerate(street)]
            for at, space in enumerate(spaces):
                if space == PLAZA:
                    faults.note(f"{where}[{at}]", "plaza_closed")
                elif space != NONE and space in seen:
                    faults.note(f"{where}[{at}]", "twice", name=self.names[space])
                seen[space] = number
            self.yellow.append(spaces)

    def check_connected(self) -> None:
        """All spaces hang together; so do those of a yellow street, and those that stay open with two players."""
        everything = set(range(len(self.names)))
        closed = {space for street in self.yellow for space in street}
        before = len(self.faults.found)
        self.check_part("board.edges", "cut_off", PLAZA, everything)
        for number, street in enumerate(self.yellow):
            self.check_part(f"board.closed_with_two_players[{number}]", "street_cut", street[0], set(street))
        if len(self.faults.found) == before:
            self.check_part("board.closed_with_two_players", "cut_off_two", PLAZA, everything - closed)

    def check_part(self, where: str, kind: str, start: int, part: set[int]) -> None:
        """Note the spaces of a part that cannot be reached within it."""
        reached = {start}
        edge = [start]
        while edge:
            found = part.intersection(self.near[edge.pop()]) - reached
            reached |= found
            edge += found
        if missing := sorted(part - reached):
            names = [self.names[space] for space in missing]
            if kind == "cut_off":
                self.faults.note(where, "cut_off", count=len(names), names=shown(", ".join(names)))
            elif kind == "street_cut":
                self.faults.note(where, "street_cut", names=shown(", ".join(names)), name=self.names[start])
            else:
                self.faults.note(where, "cut_off_two", count=len(names), names=shown(", ".join(names)))

    def check_prowls(self) -> None:
        """No space has more neighbours, and none more ways from it, than a table can bear."""
        crowded = [space for space, others in enumerate(self.near) if len(others) > MOST_NEAR]
        for space in crowded:
            self.faults.note(
                "board.edges", "near", name=self.names[space], count=len(self.near[space]), limit=MOST_NEAR
            )
        if crowded:
            return  # to count their ways would take too long
        for space in range(len(self.names)):
            ends = ways_from(self.near, space, MOST_WAYS)
            if len(ends) > MOST_WAYS:
                self.faults.note("board.edges", "ways", name=self.names[space], limit=MOST_WAYS)
            elif len(set(ends)) > MOST_REACH:
                self.faults.note("board.edges", "reach", name=self.names[space], limit=MOST_REACH)


def ways_from(near: list[list[int]], start: int, limit: int) -> list[int]:
    """The last spaces of all ways of a prowl from one; of more than a limit, only one more than that."""
    ends: list[int] = []
    ways = [[start]]
    while ways and len(ends) <= limit:
        way = ways.pop()
        for space in near[way[-1]]:
            if space not in way:
                ends.append(space)
                if len(way) < STEPS:
                    ways.append([*way, space])
    return ends[: limit + 1]


def read_objects(data: Any, faults: Faults) -> list[int]:
    """The types of the 60 objects: as many of each kind as printed, of the pounds that are printed on them."""
    if not has_parts(data, "object_values", OBJECT_COUNTS, (), faults):
        return []
    types = []
    for kind, wanted in OBJECT_COUNTS.items():
        where = f"object_values.{kind}"
        if not isinstance(data[kind], dict):
            faults.note(where, "form", wanted='{"1": 8, "2": 4}', value=shown(data[kind]))
            continue
        total = 0
        for pounds, count in data[kind].items():
            found = OBJECT_TYPES.get(f"{kind} {pounds}")
            if found is None:
                values = [name.removeprefix(f"{kind} ") for name in OBJECT_TYPES if name.startswith(kind)]
                faults.note(f"{where}.{shown(pounds)}", "pounds", values=", ".join(values), value=shown(pounds))
                continue
            number = faults.number(f"{where}.{pounds}", "count", count, 0, wanted)
            total += number
            types += [found] * number
        if total != wanted:
            faults.note(where, "token_count", name=kind, count=total, wanted=wanted)
    return types


def read_tools(data: Any, faults: Faults) -> list[int]:
    """The types of the ten tools: at least one of each kind."""
    kinds = [TYPES[TOOL + number].replace("-", " ") for number in range(TOOL_KINDS)]
    if not has_parts(data, "tools", kinds, (), faults):
        return []
    types = []
    for number, kind in enumerate(kinds):
        count = faults.number(f"tools.{kind}", "count", data[kind], 1, TOOL_TOKENS)
        types += [TOOL + number] * count
    if len(types) != TOOL_TOKENS:
        faults.note("tools", "token_count", name="tools", count=len(types), wanted=TOOL_TOKENS)
    return types


def read_starting(data: Any, faults: Faults) -> list[int]:
    """The types of the hexagonal tokens: objects that make sets, such as `apple 1`."""
    if not isinstance(data, list) or len(data) != HEXAGONS:
        count = len(data) if isinstance(data, list) else 0
        faults.note("starting_tokens", "token_count", name="starting_tokens", count=count, wanted=HEXAGONS)
        return []
    types = []
    for number, name in enumerate(data):
        found = OBJECT_TYPES.get(name) if isinstance(name, str) else None
        if found is None or KIND_OF[found] >= GOODS:
            faults.note(f"starting_tokens[{number}]", "starting", value=shown(name))
            continue
        types.append(found)
    return types


def read_numbers(data: Any, name: str, wanted: int, low: int, high: int, faults: Faults) -> list[int]:
    """A list of so many whole numbers."""
    if not isinstance(data, list) or len(data) != wanted:
        count = len(data) if isinstance(data, list) else 0
        faults.note(name, "token_count", name=name, count=count, wanted=wanted)
        return []
    return [faults.number(f"{name}[{at}]", "pounds", value, low, high) for at, value in enumerate(data)]


def read_characters(data: Any, faults: Faults) -> list[int]:
    """The effect of each character; those of the box where the file says nothing."""
    effects: list[str] = [*EFFECTS]
    if data is None:
        return [effects.index(effect) for effect in USUAL_EFFECTS]
    if not has_parts(data, "characters", CHARACTERS, (), faults):
        return []
    return [effects.index(faults.choice(f"characters.{name}", name, data[name], effects)) for name in CHARACTERS]


def has_parts(data: Any, where: str, wanted: Iterable[str], optional: Iterable[str], faults: Faults) -> bool:
    """Whether this is a record that has all its parts; what is missing or unknown is noted."""
    names = list(wanted)
    if not isinstance(data, dict):
        faults.note(where, "form", wanted="{" + ", ".join(f'"{name}": …' for name in names) + "}", value=shown(data))
        return False
    for name in names:
        if name not in data:
            faults.note(where, "missing", name=name)
    for name in data:
        if name not in names and name not in optional:
            faults.note(f"{where}.{name}" if where else name, "unknown", names=", ".join([*names, *optional]))
    return set(names) <= set(data)
