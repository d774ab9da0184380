"""What comes of commands at a table, without a server: decided, applied, replayed; time is only a number."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.journal import blend, commit, read
from rookery.engine.match import asked, verify
from rookery.engine.refusals import Refusal
from rookery.minds import levels
from rookery.table import commands, events, protocol
from rookery.table.audience import Audience
from rookery.table.commands import Command
from rookery.table.decide import AWAY, decide
from rookery.table.events import Place
from rookery.table.table import OTHER_RULES, Table, fold

GAME = "kids_of_london"
NONCE = "0123456789abcdef"
SECRET = "fedcba9876543210"


class Play:
    """A table and its clock; whoever sits at seat n has the key `kn`, the maker `k0`."""

    def __init__(self, *kinds: str, game: str = GAME, rules: int = 1) -> None:
        self.now = 1000.0
        places = [
            Place("bot", kind) if kind in ("random", "greedy")
            else Place("link", link=f"l{number}") if kind == "link"
            else Place("link", link="k0") if kind == "me"
            else Place("open")
            for number, kind in enumerate(kinds)
        ]  # fmt: skip
        opened = events.Opened(
            at=self.now, game=game, rules=rules, options={}, places=places, public=False, spectators=True, maker="k0",
            secret=SECRET, nonce=NONCE,
        )  # fmt: skip
        self.table = Table("t")
        self.do(commands.Open(opened))
        if "me" in kinds:
            self.do(commands.Sit("k0", "Ann", "k0", "aa" * 8))

    def do(self, command: Command) -> int | None:
        """Carry something out; the number of the event it became, or had become before."""
        before = picture(self.table)
        try:
            verdict = decide(self.table, command, self.now)
        finally:
            assert picture(self.table) == before, "decide has changed the table"
        first = self.table.number + 1
        for event in verdict.events:
            assert event.at == self.now or isinstance(event, events.Opened)
            self.table.apply(event, verdict.attempt if isinstance(event, events.Moved) else None)
        return first if verdict.events else verdict.number

    def refused(self, command: Command) -> str:
        """Why something is not done."""
        with pytest.raises(Refusal) as refusal:
            self.do(command)
        return refusal.value.reason

    def sit(self, seat: int, link: str = "") -> None:
        """Take a seat with a key of its own."""
        self.do(commands.Sit(link, f"P{seat}", f"k{seat}", f"{seat:x}" * 16))

    def happened(self) -> list[str]:
        """What has happened, by name."""
        return [type(entry.event).__name__ for entry in self.table.entries]

    def again(self) -> Table:
        """The table that its events make, as they are kept on disk."""
        kept = [events.encode(entry.event) for entry in self.table.entries]
        return fold("t", [events.decode(one) for one in kept])


def full(people: int = 3) -> Play:
    """A table of people, all of whom have come."""
    play = Play("me", *["open"] * (people - 1))
    for seat in range(1, people):
        play.sit(seat)
    return play


def act(seat: int, move: str, request: str = "") -> commands.Act:
    return commands.Act(f"k{seat}", move, request or f"r{seat}{move}")


def picture(table: Table) -> dict[str, Any]:
    """All that a table is."""
    match = table.match
    made: dict[str, Any] = {
        name: repr(getattr(table, name))
        for name in (
            "sittings", "consent", "requests", "asked_since", "touched", "taken_back", "unfair", "ended", "closed",
            "rematch", "shares", "number", "moves", "opened",
        )
    }  # fmt: skip
    made["events"] = [(one.number, repr(one.event), one.moves, repr(one.told), one.unseen) for one in table.entries]
    if match is not None:
        made["journal"] = (match.moves, match.seed, match.unseen, repr(match.log))
        made["views"] = [repr(match.view(seat)) for seat in (None, *range(match.players))]
        made["dice"] = match.state.dice.drawn
    return made


# Beginning


def test_a_table_begins_when_it_is_full() -> None:
    play = Play("me", "link", "open")
    assert play.refused(act(0, "send 4")) == "not_begun"
    assert play.refused(commands.TakeBack("k0", "u")) == "not_begun"
    play.sit(1, "l1")
    assert play.table.match is None
    assert play.refused(commands.StandIn("k0", 2, 1e9)) in ("not_absent", "not_begun", "not_away_long")
    play.sit(2)
    assert play.happened() == ["Opened", "Seated", "Seated", "Seated", "Started"]
    assert play.do(act(0, "send 4"))


def test_before_it_begins_nobody_can_play_ahead() -> None:
    """The maker let stand-ins play for friends who had not come, saw the tiles, and took everything back."""
    play = Play("me", "link", "link")
    play.sit(1, "l1")
    play.now += 10 * AWAY
    for seat in range(3):
        assert play.refused(commands.StandIn("k0", seat, 1e9)) in ("not_absent", "not_begun", "not_away_long")
    play.do(commands.Leave("k1"))
    for seat in (0, 1, 2):
        assert play.do(commands.BotAct(seat, "send 4", 0, levels.STAND_IN)) is None
    assert play.table.match is None


def test_a_table_of_bots_begins_at_once() -> None:
    assert Play("me", "random").happened() == ["Opened", "Seated", "Started"]
    assert Play("random", "greedy").happened() == ["Opened", "Started"]


def test_only_the_maker_gives_seats_to_bots() -> None:
    play = Play("me", "link", "open")
    play.sit(1, "l1")
    for key in ("k1", "", "l1", "nobody"):
        assert play.refused(commands.Fill(key, "random")) == "only_maker"
    assert play.refused(commands.Fill("k0", "genius")) == "no_such_bot"
    play.do(commands.Fill("k0", "random"))
    assert play.happened()[-2:] == ["Given", "Started"]
    assert [one.kind for one in play.table.sittings] == ["person", "person", "bot"]
    assert play.do(commands.Fill("k0", "random")) is None
    assert play.refused(commands.Sit("", "Late", "k9", "ab" * 8)) == "no_open_seat"


def test_the_deal_is_made_of_the_secret_and_of_everybodys_share() -> None:
    play = full()
    assert play.table.match is not None
    shares = ["aa" * 8, "1" * 16, "2" * 16]
    assert play.table.match.seed == blend(SECRET, shares)
    assert play.table.commitment() == commit(SECRET, NONCE)
    seeds = {play.table.match.seed}
    for seat in range(1, 3):
        other = Play("me", "open", "open")
        for one in (1, 2):
            other.do(commands.Sit("", "P", f"k{one}", f"{one:x}" * 15 + ("f" if one == seat else f"{one:x}")))
        assert other.table.match is not None
        seeds.add(other.table.match.seed)
    assert len(seeds) == 3


def test_who_takes_a_seat_over_does_not_deal_anew() -> None:
    play = full()
    play.do(commands.HandOver("k1", "l1"))
    before = play.table.shares, play.table.match and play.table.match.seed
    play.do(commands.Sit("l1", "Heir", "k9", "ee" * 8))
    assert (play.table.shares, play.table.match and play.table.match.seed) == before
    assert play.again().shares == before[0]


# Keys


def test_keys_are_checked_at_every_command() -> None:
    play = full()
    play.do(commands.HandOver("k1", "l"))
    play.do(commands.Sit("l", "Heir", "new", "ee" * 8))
    for key in ("k1", "", "l", "nobody"):
        for command in (
            commands.Act(key, "send 4", "r"), commands.TakeBack(key, "r"), commands.Answer(key, True, "r"),
            commands.Say(key, "hi", "r"), commands.Leave(key), commands.StandIn(key, 0, 1e9), commands.Return(key),
            commands.HandOver(key, "x"), commands.Rematch(key, "other"),
        ):  # fmt: skip
            assert play.refused(command) == "bad_token"
    assert play.do(commands.Act("new", "send 4", "r"))


def test_handing_over_and_joining_one_wins_and_the_other_is_told() -> None:
    play = full()
    play.do(commands.HandOver("k1", "first"))
    play.do(commands.HandOver("k1", "second"))  # before anybody came: the first link is none any more
    assert play.refused(commands.Sit("first", "Heir", "new", "ee" * 8)) == "bad_link"
    play.do(commands.Sit("second", "Heir", "new", "ee" * 8))
    assert play.refused(commands.HandOver("k1", "third")) == "bad_token"
    assert play.refused(commands.Sit("second", "Other", "newer", "ee" * 8)) == "bad_link"
    assert play.table.seat_of("new") == 1


# Requests


def test_a_request_is_done_once() -> None:
    play = full()
    number = play.do(act(0, "send 4", "same"))
    assert play.do(act(0, "send 4", "same")) == number
    assert play.do(act(0, "send 5", "same")) == number  # the id is what counts
    assert play.do(commands.Say("k0", "hi", "same")) == number
    said = play.do(commands.Say("k1", "hi", "same"))  # another's id is another's
    assert said == (number or 0) + 1
    play.do(commands.TakeBack("k0", "back"))
    assert play.do(commands.TakeBack("k0", "back")) is not None
    assert play.table.taken_back == 1
    assert play.table.requests == play.again().requests


# Taking back


def test_what_nobody_has_learnt_from_is_taken_back_freely() -> None:
    play = full()
    play.do(act(0, "send 4"))
    play.do(commands.TakeBack("k0", "u"))
    assert (play.table.moves, play.table.unfair) == (0, False)
    assert play.refused(commands.TakeBack("k0", "v")) == "nothing_to_undo"


def spoken() -> Play:
    """Everybody has sent a child, and all have seen them."""
    play = full()
    for seat, child in enumerate((8, 4, 1)):
        play.do(act(seat, f"send {child}"))
    return play


def test_otherwise_every_person_must_agree() -> None:
    play = spoken()
    play.do(commands.TakeBack("k0", "u"))
    assert play.table.consent is not None
    assert play.table.consent.waiting == {1, 2}
    assert play.refused(commands.TakeBack("k1", "u")) == "already_asked"
    assert play.refused(commands.Answer("k0", True, "mine")) == "nothing_asked"  # who asks does not agree
    play.do(commands.Answer("k1", True, "a"))
    assert play.table.moves >= 3
    assert play.refused(commands.Answer("k1", True, "b")) == "nothing_asked"
    play.do(commands.Answer("k2", True, "a"))
    assert play.table.moves == 0
    assert play.table.unfair
    assert play.table.consent is None


def test_one_who_does_not_agree_ends_it_and_who_asked_may_think_better() -> None:
    for who, key in ((1, "k1"), (0, "k0")):
        play = spoken()
        moves = play.table.moves
        play.do(commands.TakeBack("k0", "u"))
        play.do(commands.Answer(key, False, f"no{who}"))
        assert (play.table.consent, play.table.moves) == (None, moves)
        assert play.refused(commands.Answer("k2", True, "late")) == "nothing_asked"


def test_a_move_ends_the_question() -> None:
    play = spoken()
    assert play.table.match is not None
    play.do(commands.TakeBack("k0", "u"))
    seat = play.table.waiting()[0]
    play.do(act(seat, play.table.match.legal(seat)[0], "on"))
    assert play.table.consent is None


def test_who_has_left_keeps_their_say_and_a_stand_in_cannot_agree() -> None:
    """Connected or not: decide does not even know. An opponent whose line dropped for 67 ms lost their say."""
    play = spoken()
    play.do(commands.Leave("k1"))
    play.do(commands.TakeBack("k0", "u"))
    assert play.table.consent is not None
    assert play.table.consent.waiting == {1, 2}
    play.do(commands.Answer("k2", True, "a"))
    assert play.table.moves > 0  # the bot of seat 1 has nothing to say
    play.do(commands.Return("k1"))
    play.do(commands.Answer("k1", True, "a"))
    assert play.table.moves == 0


def test_the_heir_of_a_seat_has_its_say() -> None:
    play = spoken()
    play.do(commands.TakeBack("k0", "u"))
    play.do(commands.HandOver("k1", "l"))
    play.do(commands.Sit("l", "Heir", "new", "ee" * 8))
    play.do(commands.Answer("k2", True, "a"))
    assert play.refused(commands.Answer("k1", True, "a")) == "bad_token"
    assert play.table.moves > 0
    play.do(commands.Answer("new", True, "a"))
    assert play.table.moves == 0


def against_bots() -> Play:
    play = Play("me", "random", "random")
    play.do(act(0, "send 8"))
    play.do(commands.BotAct(1, "send 4", 1, "random"))
    play.do(commands.BotAct(2, "send 1", 2, "random"))
    return play


def test_against_bots_alone_everything_is_taken_back_and_marked() -> None:
    play = against_bots()
    play.do(commands.TakeBack("k0", "u"))
    assert (play.table.moves, play.table.unfair) == (0, True)
    finish(play)
    ended = play.table.ended
    assert ended is not None
    assert ended.unfair
    assert play.table.journal().unfair
    verify(read(play.table.journal().text()))
    fair = Play("me", "random", "random")
    fair.do(act(0, "send 8"))
    fair.do(commands.TakeBack("k0", "u"))
    finish(fair)
    assert fair.table.ended is not None
    assert not fair.table.ended.unfair


def finish(play: Play) -> None:
    """Play to the end: for everybody, the first move there is."""
    match = play.table.match
    assert match is not None
    while not play.table.over:
        seat = play.table.waiting()[0]
        move = match.legal(seat)[0]
        sitting = play.table.sittings[seat]
        if sitting.bot:
            play.do(commands.BotAct(seat, move, play.table.moves, sitting.bot))
        else:
            play.do(commands.Act(sitting.token, move, f"f{play.table.number}"))


def test_what_is_over_stays_as_it_is() -> None:
    play = full()
    finish(play)
    assert play.happened()[-1] == "Ended"
    assert play.refused(commands.TakeBack("k0", "u")) == "over"
    assert play.refused(act(0, "send 1", "late")) == "over"
    assert play.do(commands.Close("abandoned")) is None
    ended = play.table.ended
    assert ended is not None
    assert play.table.match is not None
    assert ended.returns == play.table.match.state.returns()
    assert play.do(commands.Rematch("k0", "next"))
    assert play.do(commands.Rematch("k1", "another")) is None  # once
    assert play.table.rematch == "next"
    verify(read(play.table.journal().text()))


def test_there_is_no_rematch_before_the_end() -> None:
    assert full().refused(commands.Rematch("k0", "next")) == "not_over"


# Standing in


def test_a_bot_stands_in_after_a_minute_of_absence_on_their_turn() -> None:
    play = full()
    play.do(act(0, "send 4"))
    assert play.refused(commands.StandIn("k0", 1, AWAY + 1)) == "not_away_long"  # they were asked just now
    play.now += AWAY + 1
    assert play.refused(commands.StandIn("k0", 1, AWAY - 1)) == "not_away_long"  # they were there until just now
    assert play.refused(commands.StandIn("k0", 0, AWAY + 1)) == "not_away_long"  # it is not their turn
    assert play.refused(commands.StandIn("k0", 7, AWAY + 1)) == "no_such_seat"
    assert play.refused(commands.StandIn("k0", -1, AWAY + 1)) == "no_such_seat"
    assert play.refused(commands.StandIn("l1", 1, AWAY + 1)) == "bad_token"
    assert play.do(commands.StandIn("k0", 1, AWAY + 1))
    assert play.table.sittings[1].bot == levels.STAND_IN  # the table's, never the opponent's choice
    assert play.refused(commands.StandIn("k0", 1, AWAY + 1)) == "not_absent"
    play.do(commands.Return("k1"))
    assert play.table.sittings[1].bot == ""
    assert play.do(commands.Return("k1")) is None
    assert play.do(act(1, "send 3"))


def test_a_bots_thought_for_who_has_come_back_is_dropped() -> None:
    play = full()
    play.now += AWAY + 1
    play.do(commands.StandIn("k0", 1, AWAY + 1))
    play.do(commands.Return("k1"))
    assert play.do(commands.BotAct(1, "send 4", 0, levels.STAND_IN)) is None
    play.do(commands.Leave("k1"))
    assert play.do(commands.BotAct(1, "send 4", 1, levels.STAND_IN)) is None  # thought for another moment
    assert play.do(commands.BotAct(1, "send 4", 0, levels.STAND_IN))
    assert play.do(commands.BotAct(1, "send 4", 0, levels.STAND_IN)) is None  # and once


def test_asking_for_a_stand_in_does_not_tell_who_has_answered_unseen(game: AnyGame) -> None:
    """Where seats answer unseen, a bot may be let in for any that is asked, whether it has answered or not."""
    people = game.players[-1]
    play = Play("me", *["open"] * (people - 1), game=game.name, rules=game.rules_version)
    for seat in range(1, people):
        play.sit(seat)
    match = play.table.match
    assert match is not None
    for _ in range(60):
        unseen = match.state.unseen()
        if len(unseen) > 2:
            mover = match.waiting()[-1]
            watcher = next(seat for seat in range(people) if seat != mover)
            play.do(commands.Act(f"k{mover}", match.legal(mover)[-1], "unseen"))
            if match.state.unseen() and mover in asked(match.state, watcher):
                play.now += AWAY + 1
                assert play.do(commands.StandIn(f"k{watcher}", mover, AWAY + 1))
            return
        if match.over:
            return
        seat = match.waiting()[0]
        play.do(commands.Act(f"k{seat}", match.legal(seat)[0], f"r{play.table.number}"))


# Rules that have changed


def test_a_table_by_other_rules_is_closed_and_can_still_be_read() -> None:
    play = spoken()
    kept = [entry.event for entry in play.table.entries]
    assert isinstance(kept[0], events.Opened)
    kept[0].rules = 0
    started = next(event for event in kept if isinstance(event, events.Started))
    started.rules = 99
    table = fold("t", [*kept, events.Said(at=1.0, seat=0, text="oh")])
    assert (table.closed, table.done, table.match) == (OTHER_RULES, True, None)
    with pytest.raises(Refusal, match="table_closed"):
        decide(table, act(0, "send 4"), 0.0)


def test_a_table_by_other_rules_shows_how_far_it_had_come(game: AnyGame) -> None:
    """The points as they stood, from what was kept with the moves; where nothing was, it says so."""
    people = game.players[0]
    play = Play("me", *["open"] * (people - 1), game=game.name, rules=game.rules_version)
    for seat in range(1, people):
        play.sit(seat)
    match = play.table.match
    assert match is not None
    luck = QuickDice(5)
    while len(match.moves) < 40 and not match.over:
        seat = match.waiting()[luck.pick(len(match.waiting()))]
        play.do(commands.Act(f"k{seat}", match.legal(seat)[luck.pick(len(match.legal(seat)))], f"r{play.table.number}"))
        if match.over or luck.pick(5):
            continue
        play.do(commands.TakeBack(f"k{seat}", f"u{play.table.number}"))
        for other in range(people):
            if play.table.consent is not None and other in play.table.consent.waiting:
                play.do(commands.Answer(f"k{other}", True, f"y{play.table.number}"))
    stood = [score.total for score in match.scores()]
    assert play.table.scores() == stood
    kept: list[events.Happening] = [
        entry.event for entry in play.table.entries if not isinstance(entry.event, events.Ended)
    ]
    next(event for event in kept if isinstance(event, events.Started)).rules = 99
    table = fold("t", [*kept, events.Closed(at=1.0, reason=OTHER_RULES)])
    for viewer in (0, None):
        update = Audience(table).update(viewer, [], True)
        assert update.sheet == protocol.Sheet(len(match.moves), stood)
    for event in kept:
        if isinstance(event, events.Moved):
            event.scores = []  # as they were written before points were kept
    assert Audience(fold("t", kept)).update(0, [], True).sheet == protocol.Sheet(len(match.moves), [])


def test_a_table_that_had_not_begun_is_dealt_by_todays_rules() -> None:
    play = Play("me", "open", rules=0)
    play.sit(1)
    assert play.table.match is not None
    assert play.table.closed == ""
    assert play.again().match is not None
    finish(play)
    verify(read(play.table.journal().text()))


def test_a_closed_table_takes_nothing_any_more() -> None:
    play = full()
    play.do(commands.Close("abandoned"))
    for command in (
        act(0, "send 1"), commands.Say("k0", "hi", "r"), commands.Fill("k0", "random"), commands.Leave("k0"),
        commands.Sit("", "P", "k", "aa" * 8), commands.Close("again"),
    ):  # fmt: skip
        assert play.refused(command) == "table_closed"


# In any order


WISHES = st.tuples(st.integers(0, 17), st.integers(0, 4), st.integers(0, 8), st.floats(0.0, 90.0))


def command_of(play: Play, what: int, who: int, which: int) -> Command:
    """Something that somebody asks for, sensible or not."""
    table, match = play.table, play.table.match
    key = table.sittings[who].token if who < len(table.sittings) else ("", "k0", "l1", "x")[which % 4]
    request = f"q{which}" if what % 3 == 0 else f"n{table.number}"
    if what <= 5 and match is not None and match.waiting():
        seat = match.waiting()[which % len(match.waiting())]
        legal = match.legal(seat)
        bot = table.sittings[seat].bot
        if bot and what != 5:
            return commands.BotAct(seat, legal[which % len(legal)], table.moves - (what == 4), bot)
        return commands.Act(table.sittings[seat].token if what < 5 else key, legal[which % len(legal)], request)
    made: list[Command] = [
        commands.Act(key, ("send 4", "rob", "dance", "")[which % 4], request),
        commands.Sit(f"l{which}" if who % 2 else "", f"N{who}", f"key{table.number}", f"{which:x}" * 16),
        commands.Fill(key if who else "k0", ("random", "greedy", "x")[which % 3]),
        commands.TakeBack(key, request),
        commands.Answer(key, True, request),
        commands.Answer(key, which % 3 > 0, request),
        commands.Say(key, "hi", request),
        commands.Leave(key),
        commands.Return(key),
        commands.StandIn(key, which - 1, which * 10.0),
        commands.HandOver(key, f"l{which}"),
        commands.Rematch(key, f"t{which}"),
        commands.BotAct(who, "send 4", which, "random"),
        commands.Close("x") if which == 7 and who == 4 else commands.Say(key, "", request),
    ]
    return made[what % len(made)]


@settings(max_examples=150)
@given(kinds=st.lists(st.sampled_from(["open", "link", "random", "greedy"]), min_size=1, max_size=4),
       wishes=st.lists(WISHES, max_size=60))  # fmt: skip
def test_in_any_order_events_make_the_same_table(kinds: list[str], wishes: list[tuple[int, int, int, float]]) -> None:
    play = Play("me", *kinds)
    for what, who, which, seconds in wishes:
        play.now += seconds
        command = command_of(play, what, who, which)
        try:
            number = play.do(command)
        except Refusal:
            continue
        request = getattr(command, "request", "")
        if request and number is not None:  # whatever was done is done once
            assert play.do(command) == number
    assert picture(play.again()) == picture(play.table)
    tokens = [one.token for one in play.table.sittings if one.token]
    assert len(tokens) == len(set(tokens))
    assert (play.table.match is not None) == ("Started" in play.happened())
    if play.table.match is not None:
        assert play.happened().index("Started") > max(
            (number for number, name in enumerate(play.happened()) if name == "Given"), default=0
        )


def test_a_game_without_end_is_stopped_when_all_its_people_want_to(monkeypatch: pytest.MonkeyPatch) -> None:
    play = full(2)
    assert play.refused(commands.CallOff("k0")) == "not_endless"
    monkeypatch.setitem(play.table.game.__dict__, "limit", 2)
    assert play.refused(commands.CallOff("k0")) == "not_endless"
    for seat in (0, 1):
        play.do(commands.Act(f"k{seat}", "send 4", f"r{seat}"))
    assert play.do(commands.CallOff("k0"))
    assert play.do(commands.CallOff("k0")) is None  # once is enough
    assert not play.table.done
    assert play.do(commands.CallOff("k1"))
    assert play.happened()[-2:] == ["CalledOff", "Closed"]
    assert play.table.closed == "called_off"
    assert play.again().closed == "called_off"


def test_a_hint_is_kept_once_a_moment() -> None:
    play = full(2)
    assert play.do(commands.Hint("k0"))
    assert play.do(commands.Hint("k0")) is None
    play.do(commands.Act("k0", "send 4", "a"))
    assert play.refused(commands.Hint("k0")) == "not_asked"
    assert play.do(commands.Hint("k1"))
    assert play.table.hints() == [1, 1]
    assert play.again().hints() == [1, 1]
