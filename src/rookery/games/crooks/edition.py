"""The crooks' values, read from the file in the box or from a player's own, and checked line by line."""

from __future__ import annotations

from rookery.engine.edition import Edition, Faults, read_table, shown
from rookery.games.crooks.pieces import ABILITIES, CROOKS, GANGS, KINGPIN, Deck, make_deck

COLUMNS = ("id", "level", "modifier", "gangs", "ability", "attested")
STRONGEST = 10
MODIFIER = 9  # at most, up or down
SKILLS: list[str] = [ability or "" for ability in ABILITIES]


def parse(text: str, faults: Faults) -> Deck | None:
    """The deck of an edition: level, modifier, gangs, ability and provenance of each crook."""
    crooks: dict[int, tuple[int, int, int, int, bool]] = {}
    lines: dict[int, int] = {}
    kingpin = 0
    rows = read_table(text, COLUMNS, faults)
    if faults.found and not rows:
        return None
    for line, row in rows:
        before = len(faults.found)
        number = faults.number(line, "id", row["id"], 1, CROOKS)
        if len(faults.found) == before and number in lines:
            faults.note(line, "twice", id=number, line=lines[number])
        lines.setdefault(number, line)
        skill = SKILLS.index(read_ability(line, row["ability"], faults))
        if skill == KINGPIN:
            if kingpin:
                faults.note(line, "second_kingpin", line=kingpin)
            kingpin = kingpin or line
        crooks[number] = (
            faults.number(line, "level", row["level"], 1, STRONGEST),
            faults.number(line, "modifier", row["modifier"], -MODIFIER, MODIFIER),
            read_gangs(line, row["gangs"], faults),
            skill,
            faults.choice(line, "attested", row["attested"], ("yes", "no")) == "yes",
        )
    if len(rows) != CROOKS:
        faults.note("", "count", count=len(rows), crooks=CROOKS)
    if not kingpin:
        faults.note("", "no_kingpin")
    if faults.found:
        return None
    levels, modifiers, gangs, skills, attested = zip(*[crooks[number] for number in sorted(crooks)], strict=True)
    known = sum(1 << crook for crook in range(CROOKS) if attested[crook])
    return make_deck(list(levels), list(modifiers), list(gangs), list(skills), known)


def read_ability(line: int, cell: str, faults: Faults) -> str:
    """One ability, or none."""
    return faults.choice(line, "ability", cell, SKILLS[1:]) if cell else ""


def read_gangs(line: int, cell: str, faults: Faults) -> int:
    """The gangs of a crook, joined by a plus, as a bit mask."""
    mask = 0
    for name in cell.split("+") if cell else []:
        gang = next((number for number, known in enumerate(GANGS) if known == name.strip()), None)
        if gang is None or mask >> gang & 1:
            faults.note(line, "gangs", value=shown(cell), gangs=", ".join(GANGS))
            return mask
        mask |= 1 << gang
    return mask


EDITION = Edition("rookery.games.crooks", "data/crooks.csv", parse)
