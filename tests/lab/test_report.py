"""The report on a folder: one file that needs nothing, every picture told in words, every number that of the rows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from html import unescape
from itertools import pairwise
from pathlib import Path
from statistics import fmean

import pytest

from rookery.engine.game import AnyGame
from rookery.engine.refusals import Refusal
from rookery.engine.tally import Tally
from rookery.engine.words import LANGUAGES, UNBROKEN
from rookery.lab import folder
from rookery.lab.columns import rows_of, table_of
from rookery.lab.plan import Plan, plan
from rookery.lab.report import facts, luck, single
from rookery.lab.report.drawing import LETTERS
from rookery.lab.report.lengths import lengths
from rookery.lab.report.voice import Voice
from rookery.lab.rows import STOPPED, Row
from rookery.minds import levels

GAMES = 13  # not a multiple of the players, nor of a part
PART = 5

Played = Callable[[AnyGame], tuple[Path, Plan, list[Row]]]


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "PART", PART)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A folder of games between two kinds of bots, its plan and its rows; played once for all tests."""
    base = tmp_path_factory.mktemp("played")

    def play(game: AnyGame) -> tuple[Path, Plan, list[Row]]:
        wish = plan(game.name, game.players[-1], ["quick", "random"], GAMES, seed=5, details=True)
        with pytest.MonkeyPatch.context() as small:
            small.setattr(folder, "PART", PART)
            small.setitem(levels.LEVELS, "quick", levels.LEVELS["random"])  # two names are enough, and it is quicker
            folder.fill(base / game.name, wish)  # what is there is not played again
            return base / game.name, wish, rows_of(folder.read(base / game.name).table)

    return play


def shown(page: str) -> dict[str, str]:
    """The figures of a page, each by its place."""
    return dict(re.findall(r'<figure id="([^"]+)">(.*?)</figure>', page, re.DOTALL))


def sentence(figure: str) -> str:
    """What stands below a picture."""
    return unescape(re.findall(r"<figcaption>(.*?)</figcaption>", figure)[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_file_that_needs_nothing_and_tells_every_picture(game: AnyGame, language: str, played: Played) -> None:
    path, wish, _ = played(game)
    page = single.page(path, language).html()
    assert not re.search(r"https?:|//\w|url\(|@import|<script|<link|<img|src=", page)
    assert f'<html lang="{language}">' in page
    assert "report." not in page  # a key without words would be told by itself
    assert "{{" not in page
    figures = shown(page)
    assert {"seats", "bots", "luck", "points", "seat-points", "turns", "moves", "endings", "events"} <= figures.keys()
    for figure in figures.values():
        label = unescape(re.findall(r'<svg class="picture" role="img" aria-label="([^"]+)"', figure)[0])
        assert sentence(figure)
        assert label.endswith(sentence(figure))
        assert "<table>" in figure
        assert (
            max(len(unescape(said)) for said in re.findall("<text[^>]*>(.*?)</text>", figure)) <= LETTERS
        )  # of a phone
        assert not re.search(r'(?:x|y|cx|cy|width|height)[12]?="(?:nan|inf|-?\d+(?:\.\d+)?e)', figure)
    told = (
        f"rookery simulate {game.name} --players {wish.players} --bots {','.join(wish.bots)} --games {GAMES} --seed 5"
    )
    assert told in page


def test_every_word_is_in_its_own_language(game: AnyGame, played: Played) -> None:
    path, _, _ = played(game)
    pages = [set(map(sentence, shown(single.page(path, language).html()).values())) for language in LANGUAGES]
    assert not pages[0] & pages[1]


def test_seats_and_bots_are_those_of_the_rows(game: AnyGame, played: Played) -> None:
    path, wish, rows = played(game)
    figures, voice = shown(single.page(path, "en").html()), Voice("en", game.name, wish.players)
    wins = [Tally(len(rows), sum(row.returns[seat] for row in rows)) for seat in range(wish.players)]
    best = max(range(wish.players), key=lambda seat: wins[seat].rate)
    for number in (wins[best].rate, *wins[best].interval(), min(tally.rate for tally in wins), 1 / wish.players):
        assert voice.percent(number) in sentence(figures["seats"])
    assert voice.seat(best) in sentence(figures["seats"])
    for bot in ("quick", "random"):
        shares = [share for row in rows for name, share in zip(row.bots, row.returns, strict=True) if name == bot]
        assert voice.percent(fmean(shares)) in sentence(figures["bots"])
        assert f"<td>{len(shares)}</td>" in figures["bots"]


def test_points_and_lines_are_those_of_the_rows(game: AnyGame, played: Played) -> None:
    path, wish, rows = played(game)
    figures, voice = shown(single.page(path, "en").html()), Voice("en", game.name, wish.players)
    won = [total for row in rows for total, share in zip(row.totals, row.returns, strict=True) if share]
    lost = [total for row in rows for total, share in zip(row.totals, row.returns, strict=True) if not share]
    for points in (won, lost):
        assert voice.number(fmean(points)) in sentence(figures["points"])
    assert f" between {voice.whole(sorted(won)[-(-len(won) // 4) - 1])} and " in sentence(figures["points"])
    means = [fmean(row.totals[seat] for row in rows) for seat in range(wish.players)]
    for mean in (max(means), min(means)):
        assert voice.number(mean, 2) in sentence(figures["seat-points"])
    decided = [row for row in rows if 0 < sum(map(bool, row.returns)) < wish.players]
    leads = fmean(lead(row, row.totals) for row in decided)
    assert f"{voice.number(leads, 2)} points ahead" in sentence(figures["lines"])
    by_line = {
        line: fmean(lead(row, row.scores[place]) for row in decided)
        for place, line in enumerate(wish.lines())
        if any(any(row.scores[place]) for row in rows)
    }
    first = max(by_line, key=lambda line: by_line[line])
    assert f"{voice.quoted(voice.line(first))}, {voice.signed(by_line[first])}" in sentence(figures["lines"])


def lead(row: Row, points: tuple[int, ...]) -> float:
    """How far the winners of a game are before the others."""
    won = [one for one, share in zip(points, row.returns, strict=True) if share]
    lost = [one for one, share in zip(points, row.returns, strict=True) if not share]
    return fmean(won) - fmean(lost)


def test_lengths_endings_and_events_are_those_of_the_rows(game: AnyGame, played: Played) -> None:
    path, wish, rows = played(game)
    figures, voice = shown(single.page(path, "en").html()), Voice("en", game.name, wish.players)
    for unit in ("turns", "moves"):
        found = sorted(getattr(row, unit) for row in rows)
        for number in (found[0], found[-1], found[GAMES // 2]):
            assert voice.whole(number) in sentence(figures[unit])
        assert f"mean is {voice.number(fmean(found))}" in sentence(figures[unit]) or found[0] == found[-1]
    ending, count = Counter(row.ending for row in rows).most_common(1)[0]
    assert voice.ending(ending) in sentence(figures["endings"])
    assert f"<td>{count}</td>" in figures["endings"]
    counts = dict(zip(wish.kinds(), map(sum, zip(*(row.events for row in rows), strict=True)), strict=True))
    most = max(counts.values())
    assert f"{voice.some(most / GAMES)} times a game" in sentence(figures["events"])
    ticks = re.findall(r'<text [^>]*class="tick"[^>]*>([\d.,]+)</text>', figures["events"])
    powers = [float(tick.replace(",", "")) for tick in ticks]
    assert len(powers) > 1
    assert all(other / one == pytest.approx(10) for one, other in pairwise(powers))  # as the note below says
    for kind, count in counts.items():
        assert f"<td>{kind}</td><td>{voice.some(count / GAMES)}</td>" in figures["events"]


def test_parts_make_no_difference(game: AnyGame, played: Played) -> None:
    path, wish, rows = played(game)
    whole = facts.Facts(wish)
    whole.add(table_of(wish, rows))
    voice = Voice("en", game.name, wish.players)
    assert single.figures(whole, voice) == single.figures(facts.read(path), voice)


def test_level_seat_and_luck_share_the_result() -> None:
    always = {(seat, bot): moments([float(bot == "good")] * 50) for seat in (0, 1) for bot in ("bad", "good")}
    assert luck.share_out(always) == pytest.approx((1.0, 0.0, 0.0))
    seated = {(seat, bot): moments([float(seat)] * 50) for seat in (0, 1) for bot in ("bad", "good")}
    assert luck.share_out(seated) == pytest.approx((0.0, 1.0, 0.0))
    tossed = {(seat, bot): moments([0.0, 1.0] * 25) for seat in (0, 1) for bot in ("bad", "good")}
    assert luck.share_out(tossed) == (0.0, 0.0, 1.0)
    better = {
        (seat, bot): moments([0.0, 1.0, float(bot == "good")] * 1000) for seat in (0, 1) for bot in ("bad", "good")
    }
    found = luck.share_out(better)  # rates of 1/3 and 2/3: the ninth part of the variance
    assert found == pytest.approx((1 / 9, 0.0, 8 / 9), abs=0.001)


def moments(values: list[float]) -> facts.Moments:
    return facts.Moments(len(values), sum(values), sum(value * value for value in values))


def test_where_all_bots_are_alike_level_is_not_spoken_of(tmp_path: Path) -> None:
    folder.fill(tmp_path, plan("crooks", 3, ["random"], 4, seed=5, details=True))
    assert not {"bots", "luck"} & shown(single.page(tmp_path, "en").html()).keys()


def test_stopped_games_are_said() -> None:
    found = facts.Facts(plan("assassin", 4, ["random"], 4, seed=5, details=True))
    for row in (3, 3, 9, 40):
        found.games += 1
        found.lengths["turns"][row] += 1
        found.endings[STOPPED if row == 40 else "win"] += 1
    figure = lengths(found, Voice("en", "assassin", 4), "turns")
    assert figure.notes[0].startswith(f"1 game (25.00{UNBROKEN}%) was stopped at the limit of")


def test_a_folder_without_games_or_of_others_gets_a_word(tmp_path: Path) -> None:
    for path in (tmp_path / "missing", tmp_path):
        with pytest.raises(Refusal, match="no_plan"):
            single.page(path, "en").html()
    wish = plan("crooks", 3, ["random"], 30, seed=5, details=True)
    folder.settle(tmp_path, wish)
    with pytest.raises(Refusal, match="no_rows"):
        single.page(tmp_path, "en").html()
    folder.fill(tmp_path, wish)
    (tmp_path / "part-000000.parquet").unlink()
    with pytest.raises(Refusal, match="missing_rows"):
        single.page(tmp_path, "en").html()
    (tmp_path / "part-000000.parquet").write_text("not Parquet")
    with pytest.raises(Refusal, match="broken_part"):
        single.page(tmp_path, "en").html()


def test_a_plan_of_a_version_with_other_options_gets_a_word(tmp_path: Path) -> None:
    wish = plan("crooks", 3, ["random"], 4, seed=5, details=True)
    folder.fill(tmp_path, wish)
    text = (tmp_path / folder.PLAN).read_text("utf-8")
    (tmp_path / folder.PLAN).write_text(text.replace('"options": {', '"options": {"gone": 1,'), "utf-8")
    with pytest.raises(Refusal, match="other_folder"):
        single.page(tmp_path, "en").html()


def test_numbers_are_written_as_people_do() -> None:
    english, french = Voice("en"), Voice("fr")
    assert (english.number(-1234.56), french.number(-1234.56)) == ("−1,234.6", "−1\u202f234,6")
    assert english.number(-0.04) == "0.0"
    assert (english.percent(0.1234), french.percent(0.1234)) == (f"12.3{UNBROKEN}%", f"12,3{UNBROKEN}%")
    assert english.percent(0.0001) == f"0.01{UNBROKEN}%"
    assert [english.plain(value) for value in (0.25, 3.0, 1e3)] == ["0.25", "3", "1,000"]
