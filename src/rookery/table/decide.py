"""What comes of a command at a table: events, or a refusal. Pure: no clock, no disk, no network; nothing is changed."""

from __future__ import annotations

from dataclasses import dataclass

from rookery.engine import registry
from rookery.engine.match import Attempt, Match, asked
from rookery.engine.refusals import Refusal
from rookery.minds import levels
from rookery.table import commands, events
from rookery.table.commands import Command
from rookery.table.events import Happening
from rookery.table.table import Table

CALLED_OFF = "called_off"  # why a table is closed whose people would rather stop
AWAY = 60.0  # seconds on somebody's turn before a bot may stand in for them


@dataclass
class Verdict:
    """What happens, and a move that was tried on the way, so that it need not be played again."""

    events: list[Happening]
    attempt: Attempt | None = None
    number: int | None = None  # of the event that this very request became before


def decide(table: Table, command: Command, now: float) -> Verdict:
    """What a command comes to; raises the refusal, and nothing has changed."""
    if isinstance(command, commands.Open):
        return open_table(command, now)
    if isinstance(command, commands.Forget):
        seat = table.seat_of(command.key)
        return Verdict([] if seat is None else [events.Forgotten(at=now, seat=seat)])
    if table.closed:
        raise Refusal("table_closed", why=table.closed)
    if isinstance(command, commands.BotAct):
        return bot_act(table, command, now)
    if isinstance(command, commands.Sit):
        return sit(table, command, now)
    if isinstance(command, commands.Close):
        return Verdict([] if table.done else [events.Closed(at=now, reason=command.reason, word=command.word)])
    if isinstance(command, commands.Reveal):
        return Verdict([events.Revealed(at=now)] if table.over and not table.revealed else [])
    if isinstance(command, commands.Fill):
        return fill(table, command, now)
    if isinstance(command, commands.Show):
        return show(table, command, now)
    if isinstance(command, commands.TimeOut):
        late = table.clocks.late(now) if table.clocks is not None else []
        return Verdict([events.TimedOut(at=now, seat=seat) for seat in late])
    if isinstance(command, commands.Sleep):
        return sleep(table, command, now)
    seat = table.seat_of(command.key)
    if seat is None:
        raise Refusal("bad_token")
    return decide_for(table, seat, command, now)


def decide_for(table: Table, seat: int, command: Command, now: float) -> Verdict:
    """What a command of a person comes to."""
    request = getattr(command, "request", "")
    known = table.requests.get((seat, request)) if request else None
    if known is not None:
        return Verdict([], number=known)
    if isinstance(command, commands.Act):
        return act(table, seat, command.move, command.request, now)
    if isinstance(command, commands.Say):
        return Verdict([events.Said(at=now, seat=seat, text=command.text, request=command.request)])
    if isinstance(command, commands.TakeBack):
        return take_back(table, seat, command, now)
    if isinstance(command, commands.Answer):
        return answer(table, seat, command, now)
    if isinstance(command, commands.Hint):
        return hint(table, seat, now)
    if isinstance(command, commands.CallOff):
        return call_off(table, seat, now)
    if isinstance(command, commands.Leave):
        return Verdict([] if table.sittings[seat].bot else [events.Left(at=now, seat=seat)])
    if isinstance(command, commands.Return):
        return Verdict([events.Returned(at=now, seat=seat)] if table.sittings[seat].bot else [])
    if isinstance(command, commands.StandIn):
        return stand_in(table, seat, command, now)
    if isinstance(command, commands.HandOver):
        return Verdict([events.Offered(at=now, seat=seat, link=command.link)])
    assert isinstance(command, commands.Rematch)
    if not table.over:
        raise Refusal("not_over")
    return Verdict([] if table.rematch else [events.Rematched(at=now, table=command.table)])


# Sitting down


def open_table(command: commands.Open, now: float) -> Verdict:
    """A new table; it begins at once where nobody is missing."""
    opened = command.opened
    begun: list[Happening] = [opened, *command.seated]
    seated = {one.seat for one in command.seated}
    if all(place.kind == "bot" or seat in seated for seat, place in enumerate(opened.places)):
        begun.append(start(opened.game, now))
    return Verdict(begun)


def sit(table: Table, command: commands.Sit, now: float) -> Verdict:
    """The next seat of a link, or the first open one. Whoever had it before has it no longer."""
    if command.link:
        found = [seat for seat, one in enumerate(table.sittings) if one.link == command.link]
    else:
        kept = [
            seat
            for seat, one in enumerate(table.sittings)
            if one.free and one.player and one.player in (command.player, *command.was)
        ]
        found = kept or [seat for seat, one in enumerate(table.sittings) if one.kind == "open"]
    if not found and command.link:
        raise Refusal("bad_link")
    if not found:
        raise Refusal("no_open_seat")
    seated = events.Seated(
        at=now, seat=found[0], name=command.name, token=command.token, share=command.share, player=command.player
    )
    complete = table.match is None and table.missing() == [found[0]]
    return Verdict([seated, start(table.head.game, now)] if complete else [seated])


def fill(table: Table, command: commands.Fill, now: float) -> Verdict:
    """The maker's bots take the seats that nobody has come to, and the game begins, unless it has already."""
    if not table.made_by(command.key):
        raise Refusal("only_maker")
    levels.check(command.bot)
    given: list[Happening] = [events.Given(at=now, seat=seat, bot=command.bot) for seat in table.missing()]
    return Verdict(given if table.match is not None else [*given, start(table.head.game, now)])


def show(table: Table, command: commands.Show, now: float) -> Verdict:
    """The maker takes a table off the lobby or puts it back; one that was opened among friends stays among them."""
    if not table.made_by(command.key):
        raise Refusal("only_maker")
    if not table.head.public:
        raise Refusal("never_public")
    return Verdict([] if table.public == command.public else [events.Shown(at=now, public=command.public)])


def start(game: str, now: float) -> events.Started:
    """The deal, by today's rules."""
    return events.Started(at=now, rules=registry.find(game).rules_version)


def stand_in(table: Table, by: int, command: commands.StandIn, now: float) -> Verdict:
    """The table's bot plays for somebody who has not been there for a minute of their turn."""
    seat = command.seat
    if not 0 <= seat < len(table.sittings):
        raise Refusal("no_such_seat", seat=seat + 1, players=len(table.sittings))
    sitting = table.sittings[seat]
    if sitting.kind != "person" or sitting.bot:
        raise Refusal("not_absent", seat=seat)
    if table.clocks is not None:  # it says when somebody has been away too long
        raise Refusal("clock_decides", seat=seat)
    waited = min(command.away, now - table.asked_since)
    if seat not in asked(playing(table).state, by) or waited < AWAY:  # who has answered unseen is not told
        raise Refusal("not_away_long", seat=seat, seconds=int(AWAY))
    return Verdict([events.StoodIn(at=now, seat=seat, by=by)])


def sleep(table: Table, command: commands.Sleep, now: float) -> Verdict:
    """Time in which no server ran is nobody's; said twice, it counts once."""
    clocks = table.clocks
    known = command.since <= table.slept
    if clocks is None or known or not any(since < command.until for since in clocks.since.values()):
        return Verdict([])
    return Verdict([events.Slept(at=now, since=command.since, until=command.until)])


# Playing


def playing(table: Table) -> Match:
    """The match, if it can be played on."""
    if table.match is None:
        raise Refusal("not_begun", seats=table.missing())
    return table.match


def act(table: Table, seat: int, move: str, request: str, now: float) -> Verdict:
    """A move, and the end of the game where it is the last."""
    attempt = playing(table).attempt(seat, move)
    state, game = attempt.state, table.game
    name = game.catalogue.name(attempt.move)
    scores = [score.total for score in game.scores(state)]
    news = [] if scores == table.scores() else scores
    happened: list[Happening] = [events.Moved(at=now, seat=seat, move=name, request=request, scores=news)]
    if not state.waiting():
        ending, returns = game.ending(state), state.returns()
        happened.append(
            events.Ended(
                at=now, ending=ending, returns=returns, scores=scores, unfair=table.unfair, hints=table.hints()
            )
        )
    return Verdict(happened, attempt)


def bot_act(table: Table, command: commands.BotAct, now: float) -> Verdict:
    """A bot's move, unless the moment it was thought for has passed."""
    if table.done or table.moves != command.moves or (command.seat, command.bot) not in table.bots_to_move():
        return Verdict([])
    return act(table, command.seat, command.move, "", now)


def hint(table: Table, seat: int, now: float) -> Verdict:
    """Who is to move may ask for a hint; asking again at the same moment changes nothing."""
    match = playing(table)
    if table.done:
        raise Refusal("over")
    if table.head.night:
        raise Refusal("no_hints_tonight")
    if seat not in match.waiting():
        raise Refusal("not_asked", seats=asked(match.state, seat), seat=seat)
    moment = table.number_of_last_move()
    known = table.hinted.get(seat) == moment
    return Verdict([] if known else [events.Hinted(at=now, seat=seat, moves=table.moves)])


def call_off(table: Table, seat: int, now: float) -> Verdict:
    """Where the rules would let a game go on for ever, people may stop it after a while: when all of them want to."""
    match = playing(table)
    if table.done:
        raise Refusal("over")
    if not match.game.limit or table.moves < match.game.limit:
        raise Refusal("not_endless", game=match.game.name, limit=match.game.limit)
    if seat in table.called_off:
        return Verdict([])
    happened: list[Happening] = [events.CalledOff(at=now, seat=seat)]
    if {*table.called_off, seat} >= set(table.people()):
        happened.append(events.Closed(at=now, reason=CALLED_OFF))
    return Verdict(happened)


# Taking back


def take_back(table: Table, seat: int, command: commands.TakeBack, now: float) -> Verdict:
    """Free where it is fair, or where only bots play; else all other people are asked."""
    match = playing(table)
    if table.done:  # the seed is known
        raise Refusal("over")
    mine = [number for number, (mover, _) in enumerate(match.moves) if mover == seat]
    if not mine:
        raise Refusal("nothing_to_undo")
    if table.consent is not None:
        raise Refusal("already_asked", seat=table.consent.seat)
    others = [other for other in table.people() if other != seat]
    fair = match.undo_refusal(seat) is None
    if fair or not others:
        return Verdict([events.Undone(at=now, seat=seat, to=mine[-1], fair=fair, request=command.request)])
    return Verdict([events.Asked(at=now, seat=seat, to=mine[-1], request=command.request)])


def answer(table: Table, seat: int, command: commands.Answer, now: float) -> Verdict:
    """The last one to agree lets it happen; one who does not ends it. Who asked may think better of it."""
    consent = table.consent
    if consent is None or (seat not in consent.waiting and not (seat == consent.seat and not command.yes)):
        raise Refusal("nothing_asked")
    happened: list[Happening] = [events.Answered(at=now, seat=seat, yes=command.yes, request=command.request)]
    if command.yes and consent.waiting == {seat}:
        happened.append(events.Undone(at=now, seat=consent.seat, to=consent.to, fair=False))
    return Verdict(happened)
