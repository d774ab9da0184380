"""The table as text, and the crooks' names."""

from __future__ import annotations

from rich.markup import escape

from rookery.engine.view import View
from rookery.engine.words import Words
from rookery.games.crooks.pieces import ABILITIES, INITIALS, SIGNS
from rookery.games.crooks.view import Crook, Facts, Stack, Table, Target

COLOURS = ["red", "blue", "green", "yellow"]
NAME = 8  # columns of a player's name
CELL = 9  # columns of a target
HIDDEN = "▒▒▒"


def draw(view: View[Table], facts: Facts, words: Words) -> str:
    """The grid of targets and rows, the gangs, the places, and what the one whose turn it is has before them."""
    table = view.table
    names = [words.tell(seat, "seat") for seat in range(view.players)]
    return "\n".join(
        [
            *grid(table, facts, view.seat, names, words),
            "",
            *players(table, view.seat, names, words),
            *gangs(table, facts, words),
            "",
            *places(table, facts, words),
            *before_me(table, facts, words),
            "",
            *legend(facts, words),
        ]
    )


def grid(table: Table, facts: Facts, viewer: int | None, names: list[str], words: Words) -> list[str]:
    """A column for each target: its number, each player's crooks, its value and who leads, from what can be seen."""
    targets = table.targets
    numbers = "".join(f"[{number}]".center(CELL) for number in facts.targets)
    lines = [f"[bold]{label('target', words)}{escape(numbers)}[/]".rstrip()]
    for seat, name in enumerate(names):
        style = f"bold {COLOURS[seat]}" if seat == viewer else COLOURS[seat]
        stacks = [next((stack for stack in target.stacks if stack.seat == seat), None) for target in targets]
        drawn = [[] if stack is None else crooks(stack, facts) for stack in stacks]
        for level in range(max(1, *map(len, drawn))):
            cells = [one[level] if level < len(one) else "" if level else "·" for one in drawn]
            head = name[: NAME - 3] if not level else ""
            mark = "■ " if not level else "  "
            body = "".join(escape(cell.center(CELL)) for cell in cells)
            lines.append(f"[{style}]{mark}{escape(head.ljust(NAME - 2))}{body}[/]")
        totals = [f"={stack.level}" if stack is not None and len(stack.cards) > 1 else "" for stack in stacks]
        if any(totals):
            lines.append(f"[{COLOURS[seat]}]{' ' * NAME}{''.join(total.center(CELL) for total in totals)}[/]")
    worth = [f"{target.value}{'?' * unknown(target)}" for target in targets]
    lines.append(f"[bold]{label('value', words)}{''.join(one.center(CELL) for one in worth)}[/]")
    lines.append(label("leads", words) + "".join(leaders(target.leaders, names) for target in targets))
    return lines


def unknown(target: Target) -> int:
    """How many crooks on a target I cannot see: they may change its value."""
    return sum(stack.cards.count(None) for stack in target.stacks)


def label(key: str, words: Words) -> str:
    """What a line of the grid is about."""
    return words.say(f"table.{key}")[: NAME - 1].ljust(NAME)


def leaders(seats: list[int], names: list[str]) -> str:
    """Who leads on a target: a name, or the first letters of several."""
    length = CELL - 1 if len(seats) == 1 else 3 if len(seats) == 2 else 1
    texts = [names[seat][:length] for seat in seats]
    gap = CELL - len("/".join(texts))
    coloured = "/".join(f"[{COLOURS[seat]}]{escape(text)}[/]" for seat, text in zip(seats, texts, strict=True))
    return " " * (gap // 2) + coloured + " " * (gap - gap // 2)


def dollars(count: int, words: Words) -> str:
    """Money, as the language writes it."""
    return words.say("table.money", {"count": count})


def crooks(stack: Stack, facts: Facts) -> list[str]:
    """The crooks of a player on a target, each in a short word; one is marked if only I can see them."""
    texts = []
    for place, card in enumerate(stack.cards):
        if card is None:
            texts.append(HIDDEN)
        else:
            mark = "▒" if stack.down and not place else ""
            texts.append(f"{mark}{facts.crooks[card - 1].short}"[: CELL - 1])
    return texts


def players(table: Table, viewer: int | None, names: list[str], words: Words) -> list[str]:
    """Money, and who is doing what."""
    lines = []
    widest = max(map(len, names))
    for seat, (name, player) in enumerate(zip(names, table.players, strict=True)):
        style = f"bold {COLOURS[seat]}" if seat == viewer else COLOURS[seat]
        note = ""
        if seat in table.winners:
            note = words.say("table.winner")
        elif player.passed:
            note = words.say("table.passed")
        elif seat == table.turn:
            note = words.say(f"step.{table.step}", {"place": table.place, "target": table.target})
        lines.append(
            f"[{style}]■ {escape(name.ljust(widest))}[/] {dollars(player.money, words):>5}  {escape(note)}".rstrip()
        )
    return lines


def gangs(table: Table, facts: Facts, words: Words) -> list[str]:
    """Who has how many of each gang, and what leading it brings."""
    parts = []
    for name, gang in zip(facts.gangs, table.gangs, strict=True):
        counts = "–".join(
            f"[bold {COLOURS[seat]}]{has}[/]" if seat == gang.leader else f"[{COLOURS[seat]}]{has}[/]"
            for seat, has in enumerate(gang.counts)
        )
        parts.append(f"{words.tell(name, 'gang')} {counts}")
    return [f"{words.say('table.gangs', {'count': facts.gang_points})}  {'   '.join(parts)}"]


def places(table: Table, facts: Facts, words: Words) -> list[str]:
    """The places, with how many crooks are there: the price of a recruit."""
    parts = []
    for letter, size in zip(facts.places, table.places, strict=True):
        text = f"{letter} {'▪' * size or '–'}"
        price = f" {dollars(size, words)}" if size else ""
        parts.append(f"[bold]{text}{price}[/]" if letter in table.affordable else f"[dim]{text}{price}[/]")
    lines = [f"{words.say('table.places')}"]
    half = (len(parts) + 1) // 2 if len(parts) > 5 else len(parts)
    lines += ["  " + "   ".join(row) for row in (parts[:half], parts[half:]) if row]
    if table.warned is not None:
        lines.append(f"[bold red]{escape(words.say('table.warned', {'place': table.warned}))}[/]")
    return lines


def before_me(table: Table, facts: Facts, words: Words) -> list[str]:
    """The pile that I look into, or the crook in my hand."""
    if table.looking is not None:
        cards = [facts.crooks[card - 1] for card in table.looking]
        return ["", words.say("table.looking", {"place": table.place}), *[describe(card, words) for card in cards]]
    if table.hand is not None:
        return ["", words.say("table.hand"), describe(facts.crooks[table.hand - 1], words)]
    return []


def describe(crook: Crook, words: Words) -> str:
    """A crook in full."""
    notes = [words.say(f"gang.{gang}") for gang in crook.gangs]
    if crook.ability is not None:
        notes.append(words.say(f"ability.{crook.ability}"))
    return escape(f"{crook.card:>4}  {crook.short:<9} {', '.join(notes)}".rstrip())


def names(facts: Facts, words: Words) -> dict[str, dict[str, str]]:
    """The crooks of the edition by what they are, so that no number has to stand for them."""
    return {"crook": {str(crook.card): name_of(crook, words) for crook in facts.crooks}}


def name_of(crook: Crook, words: Words) -> str:
    """A crook as one would say it: a level-5 crook of Westside (+1 point)."""
    who = words.say(f"naming.{crook.ability or 'crook'}", {"level": crook.level})
    if crook.gangs:
        who = words.say("naming.gangs", {"who": who, "gangs": crook.gangs})
    if not crook.modifier:
        return who
    modifier = f"{crook.modifier:+}".replace("-", "−")
    return words.say("naming.modifier", {"who": who, "modifier": modifier, "count": crook.modifier})


def legend(facts: Facts, words: Words) -> list[str]:
    """What the letters and signs mean."""
    letters = [f"{initial} {words.tell(gang, 'gang')}" for initial, gang in zip(INITIALS, facts.gangs, strict=True)]
    known = [(sign, ability) for sign, ability in zip(SIGNS, ABILITIES, strict=True) if ability]
    signs = [f"{sign} {words.tell(ability, 'ability')}" for sign, ability in known]
    return [
        f"[dim]{escape(words.say('table.key'))}[/]",
        f"[dim]{escape('  '.join([*letters, '▒ ' + words.say('table.down')]))}[/]",
        f"[dim]{escape('  '.join(signs))}[/]",
    ]
