"""The cards' values, read from the file in the box or from a player's own, and checked line by line.

An edition says how many copies of a card there are and what numbers are printed on it. What sort of card it is (its
colour, what it asks for, what its text and its power do) stays as in the box, and so does the size of the decks.
"""

from __future__ import annotations

from rookery.engine.edition import Edition, Faults, read_table, shown
from rookery.games.london.pieces import BASED, BOX, CARD_NAMES, CARD_ROWS, DECKS, FORESEEN, GAINS, Cards, amount, word

COLUMNS = tuple(CARD_ROWS[0])
FIXED = ("colour", "stone", "spend", "flip")
BOUNDS = {"price": (0, 20), "pay": (0, 20), "money": (0, 30), "points": (0, 20), "poverty": (-9, 9), "worth": (0, 20)}
COPIES = 9  # of a card in a deck, at most
AMOUNT = (1, 12)  # in a text
# In a power
STRENGTHS = {
    "any_colour": (0, 9), "large_loans": (1, 30), "foresight": (1, FORESEEN), "free_draw": (1, 9), "earns": (1, 9),
}  # fmt: skip
DECK_SIZES = {deck: sum(int(row[deck]) for row in CARD_ROWS) for deck in DECKS}


def parse(text: str, faults: Faults) -> Cards:
    """The cards of an edition, in the order of those in the box."""
    found: dict[str, dict[str, str]] = {}
    lines: dict[str, int] = {}
    for line, row in read_table(text, COLUMNS, faults):
        name = row["card"]
        if name not in CARD_NAMES:
            faults.note(line, "no_card", value=shown(name))
        elif name in lines:
            faults.note(line, "twice", card=name, line=lines[name])
        else:
            lines[name] = line
            found[name] = read_card(line, row, CARD_ROWS[CARD_NAMES.index(name)], faults)
    if not faults.found:
        check_whole(found, lines, faults)
    return BOX if faults.found else Cards(text, [found[name] for name in CARD_NAMES])


def read_card(line: int, row: dict[str, str], box: dict[str, str], faults: Faults) -> dict[str, str]:
    """A line of the file, as it is in the box but for its numbers."""
    card = dict(box)
    for name in FIXED:
        if row[name] != box[name]:
            faults.note(line, "fixed", name=name, value=shown(row[name]), box=box[name] or "-")
    for deck in DECKS:
        card[deck] = str(faults.number(line, deck, row[deck], 0, COPIES))
    for name, (low, high) in BOUNDS.items():
        card[name] = str(faults.number(line, name, row[name], low, high))
    if not BASED[CARD_NAMES.index(box["card"])] and any(card[gain] != "0" for gain in GAINS):
        faults.note(line, "no_base", card=box["card"])
    card["text"] = read_amount(line, "text", row["text"], box["text"], *AMOUNT, faults)
    card["power"] = read_amount(
        line, "power", row["power"], box["power"], *STRENGTHS.get(word(box["power"]), AMOUNT), faults
    )
    card["attested"] = faults.choice(line, "attested", row["attested"], ("yes", "no"))
    return card


def read_amount(line: int, name: str, cell: str, box: str, low: int, high: int, faults: Faults) -> str:
    """A cell such as `per_borough 1`, with another number."""
    if not amount(box):
        if cell != box:
            faults.note(line, "fixed", name=name, value=shown(cell), box=box or "-")
        return box
    said, _, number = cell.partition(" ")
    if said != word(box):
        faults.note(line, "fixed", name=name, value=shown(cell), box=box)
        return box
    return f"{said} {faults.number(line, name, number, low, high)}"


def check_whole(found: dict[str, dict[str, str]], lines: dict[str, int], faults: Faults) -> None:
    """What holds for all of them together: every card is there, the decks are as large as ever, equal powers agree."""
    missing = [name for name in CARD_NAMES if name not in found]
    if missing:
        faults.note("", "missing", cards=shown(", ".join(missing)))
        return
    for deck, size in DECK_SIZES.items():
        count = sum(int(row[deck]) for row in found.values())
        if count != size:
            faults.note("", "deck", deck=deck.upper(), count=count, size=size)
    powers: dict[str, str] = {}
    for name, row in found.items():
        power = row["power"]
        first = powers.setdefault(word(power), name)
        if power and found[first]["power"] != power:
            faults.note(lines[name], "powers_differ", card=name, other=first)


EDITION = Edition("rookery.games.london", "data/cards.csv", parse)
