"""The count, C15 to C17, and the table as text."""

from __future__ import annotations

import pytest
from msgspec import to_builtins
from msgspec.json import encode
from rich.text import Text

from rookery.engine.dice import QuickDice
from rookery.engine.match import Match, look
from rookery.games.crooks import GAME
from rookery.games.crooks.count import ending
from rookery.games.crooks.pieces import first_of
from tests.games.crooks.tables import FULL_ROW, deck, end, kinds, play, points, recorded, seen, stack, table, told

# The count


@pytest.mark.rule("C15")
def test_example_target_six() -> None:
    """Target 6 with 7(+2) and 8(−1): the 8 wins 6 + 2 − 1 = 7."""
    state = end(table(2, {"D": [12]}, {(0, 6): [8], (1, 6): [4]}, down=[8]))
    assert points(state, "target_6") == [0, 7]
    assert [event.args["card"] for event in told(state, "revealed")] == [8]
    sheets = recorded("example_target_six").scores()
    assert sorted(line.points for score in sheets for line in score.lines if line.kind == "target_6") == [0, 7]


@pytest.mark.rule("C15")
def test_a_target_is_never_worth_less_than_nothing() -> None:
    state = end(table(2, {"D": [12]}, {(0, 3): [30], (1, 3): [2]}, down=[30]))
    assert points(state, "target_3") == [0, 0]
    assert seen(state, None).targets[1].value == 0


@pytest.mark.rule("C15")
def test_tied_players_share_rounded_down_and_where_nobody_is_nobody_scores() -> None:
    state = end(table(3, {"D": [12]}, {(0, 5): [9], (1, 5): [10], (2, 5): [12]}))  # 7, 7 and 7-1: 5 - 1 = 4 for three
    assert points(state, "target_5") == [1, 1, 1]
    assert points(state, "target_4") == [0, 0, 0]
    assert told(state, "shared")[0].args == {"target": 5, "seats": [0, 1, 2], "count": 4, "share": 1}
    shared = [event for told in recorded("tie_on_a_target").log for event in told if event.kind == "shared"]
    assert [event.args["share"] for event in shared] == [2]


@pytest.mark.rule("C15")
def test_modifiers_count_whoever_sent_them_and_however_they_lie() -> None:
    rows = {(0, 2): [7], (1, 2): [27]}
    assert points(end(table(2, {"D": [12]}, rows)), "target_2") == [6, 0]
    assert points(end(table(2, {"D": [12]}, rows, down=[27])), "target_2") == [6, 0]


@pytest.mark.rule("C16")
def test_example_gangs() -> None:
    """Three players, gang counts 3-2-0: 4 points to the first; 2-1-2: nobody."""
    rows = {(0, 2): [9], (0, 3): [13], (0, 4): [18], (0, 5): [10], (1, 2): [21], (1, 3): [28], (1, 4): [19]}
    state = end(table(3, {"D": [12]}, {**rows, (2, 2): [5], (2, 3): [16]}, down=[5]))
    assert [gang.counts for gang in seen(state, None).gangs[:2]] == [[3, 2, 0], [2, 1, 2]]
    assert points(state, "northside") == [4, 0, 0]
    assert points(state, "westside") == [0, 0, 0]
    match = recorded("example_gangs")
    counts = [gang.counts for gang in match.view().table.gangs]
    assert [sorted(one) for one in counts[:2]] == [[0, 2, 3], [1, 2, 2]]
    assert "no_leader" in kinds(recorded("tie_on_a_gang"))


@pytest.mark.rule("C16")
@pytest.mark.parametrize(("players", "bonus"), [(2, 5), (3, 4), (4, 3)])
def test_a_crook_of_two_gangs_counts_in_both(players: int, bonus: int) -> None:
    state = end(table(players, {"D": [12]}, {(1, 2): [14]}))
    assert [points(state, gang)[1] for gang in ("northside", "westside", "outfit")] == [0, bonus, bonus]


@pytest.mark.rule("C17")
def test_points_then_money_then_a_shared_win() -> None:
    best = end(table(2, {"D": [12]}, {(0, 5): [7]}, money=[0, 18]))
    assert (best.returns(), ending(best)) == ([1, 0], "win")
    poor = end(table(2, {"D": [12]}, {(0, 5): [9], (1, 5): [11]}, money=[7, 9]))  # 2 points and a gang each
    assert (poor.returns(), ending(poor)) == ([0, 1], "money")
    assert told(poor, "richest")[0].args == {"seats": [1], "others": [0, 1], "count": 9}
    same = end(table(2, {"D": [12]}, {(0, 5): [9], (1, 5): [11]}, money=[9, 9]))
    assert (same.returns(), ending(same)) == ([0.5, 0.5], "shared")
    three = end(table(3, {"D": [12]}, {(0, 5): [9], (1, 5): [11]}, money=[9, 9, 18]))
    assert three.returns() == [0.5, 0.5, 0]  # money counts only among those tied
    for name in ("win", "money", "shared"):
        result = recorded(f"ending_{name}").result()
        assert result is not None
        assert result.ending == name


# The table


def test_running_values_are_counted_from_what_a_seat_sees() -> None:
    state = table(2, {"D": [12]}, {(0, 6): [27], (1, 6): [8]}, down=[27, 8])
    tables = [seen(state, seat) for seat in (0, 1, None)]
    assert [table.targets[4].value for table in tables] == [10, 8, 6]
    assert [table.targets[4].leaders for table in tables] == [[0], [1], []]
    assert [stack(table, 0, 6).level for table in tables] == [3, 0, 0]


def test_which_crooks_are_attested_is_told() -> None:
    assert Match(GAME, 3, None, 1).facts().values == "reconstructed"  # type: ignore[attr-defined]
    crooks = deck()
    assert len(crooks) == 32
    assert to_builtins(crooks[3]) == {
        "card": 4, "level": 8, "modifier": -1, "gangs": ["northside"], "ability": None, "attested": True,
        "short": "8-1N",
    }  # fmt: skip
    assert crooks[22].attested is False


def test_undo_stops_where_something_hidden_was_seen() -> None:
    match = Match(GAME, 2, None, 4)
    seat = match.waiting()[0]
    match.play(seat, "recruit E")
    assert match.undo_refusal(seat) is not None  # the pile was seen
    match.play(seat, match.legal(seat)[0])
    match.play(seat, "send 5")
    for _ in range(2):  # the target and the crook can be taken back, for nobody else knows of them
        match.undo(seat)
    refusal = match.undo_refusal(seat)
    assert refusal is not None
    assert refusal.reason == "hidden_shown"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_warning_is_drawn_in_eighty_columns(language: str) -> None:
    state = play(table(2, {"D": [10, 11, 26], "E": [12]}, FULL_ROW), "recruit D")
    drawing = Text.from_markup(
        GAME.draw(look(GAME, state, 0), GAME.facts(2, GAME.settle(None)), GAME.words(language).seated(2))
    ).plain
    assert GAME.words(language).say("table.warned", {"place": "D"}) in drawing
    assert max(map(len, drawing.splitlines())) <= 80


def test_a_warning_can_be_taken_back() -> None:
    match = recorded("full_row_without_a_use")
    number = next(number for number, told in enumerate(match.log) if any(one.kind == "warned" for one in told))
    match = match.at(number)
    match.undo(match.moves[-1][0])
    assert len(match.moves) == number - 1


def test_the_audit_finds_what_is_wrong() -> None:
    state = GAME.start(3, None, 2)
    assert state.audit() == []
    state.sizes[0] += 1
    state.rows.occupied[0] = 1
    state.money[1] = -1
    state.down = 1
    state.barred = 1 << 28
    state.out &= ~(1 << first_of(state.out))
    assert len(state.audit()) == 7


# What the browser and the terminal are told


def test_why_some_stay_is_told_to_who_looks_and_to_nobody_else() -> None:
    kingpin = play(table(2, {"D": [1, 9], "E": [12]}), "recruit D")
    assert [seen(kingpin, seat).stays for seat in (0, 1, None)] == ["kingpin", None, None]
    full = play(table(2, {"D": [10, 26], "E": [12]}, FULL_ROW), "recruit D", "recruit D")
    assert [seen(full, seat).stays for seat in (0, 1, None)] == ["full_row", None, None]
    assert seen(play(table(2, {"D": [9, 10], "E": [12]}), "recruit D"), 0).stays is None


def test_the_count_is_told_line_by_line_and_beside_what_was_seen_before() -> None:
    state = table(3, {"D": [12]}, {(0, 5): [9], (1, 5): [10], (2, 5): [12], (1, 9): [13]}, down=[10, 13])
    before = [seen(state, seat) for seat in (0, 1, None)]
    assert [one.covered for one in before] == [None] * 3
    end(state)
    for seat, was in zip((0, 1, None), before, strict=True):
        now = seen(state, seat)
        assert now.covered is not None
        assert (now.covered.targets, now.covered.gangs) == (was.targets, was.gangs)
        assert [(line.seats, line.points) for line in now.loot] == [
            *[([], 0)] * 3, ([0, 1, 2], 1), *[([], 0)] * 3, ([1], 9), ([], 0), ([1], 4), ([], 0),
        ]  # fmt: skip
        assert [stack(now, 1, target).cards for target in (5, 9)] == [[10], [13]]
        totals = [sum(line.points for line in now.loot if player in line.seats) for player in range(3)]
        assert totals == [score.total for score in GAME.scores(state)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Take the level-10 kingpin", "Take a level-8 crook of Northside (−1 point)", "Take a level-4 killer"]),
        ("fr", ["Prendre le caïd de niveau 10", "Prendre un escroc de niveau 8 du Northside (−1 point)",
                "Prendre un tueur de niveau 4"]),
    ],
)  # fmt: skip
def test_a_crook_is_named_by_what_they_are(language: str, said: list[str]) -> None:
    words = Match(GAME, 2).words(GAME.words(language))
    assert [words.move("take", card) for card in (1, 4, 26)] == said
    told = words.event("saw_place", {"seat": 0, "place": "D", "cards": [26, 4]})
    assert "8" in told
    assert "Northside" in told


def test_a_view_is_small() -> None:
    match = Match(GAME, 4, None, 3, "nonce")
    luck = QuickDice(3)
    sizes = []
    while not match.over:
        seat = match.waiting()[0]
        legal = [move for move in match.legal(seat) if move != "pass"] or match.legal(seat)
        match.play(seat, legal[luck.pick(len(legal))])
        if not match.over:
            sizes += [len(encode(match.view(viewer))) for viewer in range(4)]
    assert len(sizes) > 100
    assert max(sizes) < 2500
