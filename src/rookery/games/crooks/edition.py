"""The crooks' values, read from the file in the box or from a player's own, and checked line by line."""

from __future__ import annotations

from rookery.engine.edition import Edition, Faults, read_table, shown
from rookery.games.crooks.cards import ABILITIES, CROOKS, GANGS, KINGPIN

COLUMNS = ("id", "level", "modifier", "gangs", "ability", "attested")
STRONGEST = 10
MODIFIER = 9  # at most, up or down


def parse(text: str, faults: Faults) -> list[list[int]]:
    """A level, modifier, gangs, ability and provenance for each crook, in the order of their numbers."""
    crooks: dict[int, list[int]] = {}
    lines: dict[int, int] = {}
    kingpin = 0
    rows = read_table(text, COLUMNS, faults)
    if faults.found and not rows:
        return []
    for line, row in rows:
        before = len(faults.found)
        number = faults.number(line, "id", row["id"], 1, CROOKS)
        if len(faults.found) == before and number in lines:
            faults.note(line, "twice", id=number, line=lines[number])
        lines.setdefault(number, line)
        skill = ABILITIES.index(read_ability(line, row["ability"], faults))
        if skill == KINGPIN:
            if kingpin:
                faults.note(line, "second_kingpin", line=kingpin)
            kingpin = kingpin or line
        crooks[number] = [
            faults.number(line, "level", row["level"], 1, STRONGEST),
            faults.number(line, "modifier", row["modifier"], -MODIFIER, MODIFIER),
            read_gangs(line, row["gangs"], faults),
            skill,
            1 if faults.choice(line, "attested", row["attested"], ("yes", "no")) == "yes" else 0,
        ]
    if len(rows) != CROOKS:
        faults.note("", "count", count=len(rows), crooks=CROOKS)
    if not kingpin:
        faults.note("", "no_kingpin")
    if faults.found:
        return []
    return [list(column) for column in zip(*[crooks[number] for number in sorted(crooks)], strict=True)]


def read_ability(line: int, cell: str, faults: Faults) -> str:
    """One ability, or none."""
    return faults.choice(line, "ability", cell, ABILITIES[1:]) if cell else ""


def read_gangs(line: int, cell: str, faults: Faults) -> int:
    """The gangs of a crook, joined by a plus, as a bit mask."""
    mask = 0
    for name in cell.split("+") if cell else []:
        gang = name.strip()
        if gang not in GANGS or mask >> GANGS.index(gang) & 1:
            faults.note(line, "gangs", value=shown(cell), gangs=", ".join(GANGS))
            return mask
        mask |= 1 << GANGS.index(gang)
    return mask


EDITION = Edition("rookery.games.crooks", "data/crooks.csv", parse)
