"""Reports on two folders, on an option's values and on ladders; and what `rookery report` says to whoever errs."""

from __future__ import annotations

import json
import re
import sys
from html import unescape
from pathlib import Path
from statistics import fmean, stdev
from xml.etree import ElementTree

import pytest

from rookery.engine import registry
from rookery.engine.refusals import Refusal
from rookery.engine.words import LANGUAGES, Words
from rookery.lab import folder, ladder
from rookery.lab.balance import default_of
from rookery.lab.compare import compare, quantile
from rookery.lab.plan import plan
from rookery.lab.report import apart, pair, rungs, sweep
from rookery.lab.report.drawing import LETTERS
from rookery.lab.report.voice import Voice
from rookery.terminal import report as command
from rookery.terminal.main import run
from tests.lab.test_report import sentence, shown
from tests.terminal.command import rookery

GAMES = 60


def kept(path: Path, options: dict[str, object], game: str = "kids_of_london", seed: int = 5) -> Path:
    folder.fill(path, plan(game, 3, ["random"], GAMES, seed, options, details=True))
    return path


@pytest.fixture(scope="module")
def values(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as `rookery balance --out` leaves it."""
    base = tmp_path_factory.mktemp("values")
    for banker in (4, 7, 12):
        kept(base / f"banker={banker}", {"banker": banker})
    return base


def whole(page: str) -> None:
    """One file without anything from outside, and words for everything."""
    assert not re.search(r"https?:|//\w|url\(|@import|<script|<link|<img|src=", page)
    assert not re.search(r"\breport\.|\{\{", page)
    for figure in shown(page).values():
        label = unescape(re.findall(r'<svg class="picture" role="img" aria-label="([^"]+)"', figure)[0])
        assert label.endswith(sentence(figure))
        assert (
            max(len(unescape(said)) for said in re.findall("<text[^>]*>(.*?)</text>", figure)) <= LETTERS
        )  # of a phone


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_folders_side_by_side(values: Path, language: str) -> None:
    page = pair.page(values / "banker=7", values / "banker=12", language).html()
    whole(page)
    one, other = (folder.read(values / f"banker={value}").table["score.coins"].to_pylist() for value in (7, 12))
    differences = [fmean(rich) - fmean(poor) for poor, rich in zip(one, other, strict=True)]
    voice = Voice(language, "kids_of_london", 3)
    reach = quantile(GAMES - 1) * stdev(differences) / GAMES**0.5
    told = voice.unbroken(f"{voice.signed(fmean(differences))} ± {voice.number(reach, 2)}")
    assert f"<td>{told}</td>" in shown(page)["lines"]
    assert f"<td>{voice.some(fmean(map(fmean, other)))}</td>" in shown(page)["lines"]
    assert "banker=7" in page
    assert "--option banker=12" in page


def test_what_is_doubtful_says_how_many_more_games_it_needs(values: Path) -> None:
    found = compare(folder.read(values / "banker=7"), folder.read(values / "banker=12"))
    voice = Voice("en", "kids_of_london", 3)
    doubtful = [one for one in found.differences if one.more]
    assert doubtful
    for one in doubtful:
        assert apart.verdict(one, voice) == f"{voice.whole(one.more or 0)} game{'s' * (one.more != 1)} more"
        assert apart.verdict(one, voice) in pair.page(values / "banker=7", values / "banker=12", "en").html()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_over_an_options_values(values: Path, language: str) -> None:
    page = sweep.page(values, language).html()
    whole(page)
    voice = Voice(language, "kids_of_london", 3)
    figure = shown(page)["score-coins"]
    for value in (4, 12):
        coins = folder.read(values / f"banker={value}").table["score.coins"].to_pylist()
        assert voice.some(fmean(map(fmean, coins))) in sentence(figure)
    assert [re.sub("<.*?>", "", cell) for cell in re.findall('<th scope="row">(.*?)</th>', figure)] == ["4", "7", "12"]
    assert "--option banker=4,7,12" in page


def test_editions_stand_in_rows(tmp_path: Path) -> None:
    option = next(one for one in registry.find("crooks").options if one.edition is not None)
    label, box = default_of(option)
    kept(tmp_path / f"{option.name}={label}", {option.name: box}, "crooks")
    dearer = re.sub(r"(?m)^([^#\n]*,)9(\D*)$", r"\g<1>8\g<2>", str(box))
    kept(tmp_path / f"{option.name}=mine", {option.name: dearer}, "crooks")
    page = sweep.page(tmp_path, "en").html()
    whole(page)
    assert "--option edition=mine.csv" in page


def test_a_sweep_without_its_usual_value_gets_a_word(tmp_path: Path, values: Path) -> None:
    (tmp_path / "banker=4").symlink_to(values / "banker=4")
    with pytest.raises(Refusal, match="no_usual_value"):
        sweep.page(tmp_path, "en").html()


def test_a_sweep_with_nothing_but_its_usual_value_gets_a_word(tmp_path: Path, values: Path) -> None:
    (tmp_path / "banker=7").symlink_to(values / "banker=7")
    with pytest.raises(Refusal, match="no_other_value"):
        sweep.page(tmp_path, "en")


def test_folders_of_other_deals_are_not_compared(values: Path, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="not_paired"):
        pair.page(values / "banker=7", kept(tmp_path / "other", {}, seed=6), "en").html()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ladder_of_a_command(language: str, tmp_path: Path) -> None:
    bout = {"games": 40, "wins": 30.0, "rate": 0.75, "low": 0.6, "high": 0.86, "ms": 1.5, "even": 0.5, "stopped": 0}
    told = [
        {"level": "random", "rating": 1000, "error": 0},
        {"level": "easy", "rating": 1191, "error": 120, "below": bout},
        {"level": "normal", "rating": 1150, "error": 160, "below": {**bout, "rate": 0.45, "low": 0.3, "high": 0.6}},
    ]
    data = {"game": "crooks", "players": 2, "options": {}, "deals": 20, "seed": 3, "rungs": told}
    (tmp_path / "ladder.json").write_text(json.dumps(data), "utf-8")
    page = rungs.page(tmp_path / "ladder.json", language).html()
    whole(page)
    figure = shown(page)["ladder-0"]
    assert Voice(language).whole(1191) in sentence(figure)
    assert "easy" in sentence(figure).split("50")[1]  # surely more than an even 50 %
    assert "normal" not in sentence(figure)
    assert "rookery ladder crooks --players 2 --deals 20 --seed 3 --json" in page


def test_the_ladders_that_are_kept() -> None:
    found = rungs.read(Path(__file__).parents[2] / "docs" / "ladder.json")
    page = rungs.page(Path(__file__).parents[2] / "docs" / "ladder.json", "fr").html()
    whole(page)
    assert len(shown(page)) == len(found) >= 5


def test_the_command_of_the_ladder_tells_what_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "RUNGS", ("random", "easy"))
    monkeypatch.setattr(ladder, "pairs", lambda: [("easy", "random")])
    words = Words.read("en", "rookery.terminal", "rookery.engine")
    wish = ["ladder", "crooks", "--players", "2", "--deals", "2", "--jobs", "1", "--json"]
    assert run(wish, words, sys.stderr) == 0
    (tmp_path / "ladder.json").write_text(capsys.readouterr().out, "utf-8")
    found = rungs.read(tmp_path / "ladder.json")[0]
    assert (found.game, found.players, found.deals, [rung.level for rung in found.rungs]) == (
        "crooks", 2, 2, ["random", "easy"],
    )  # fmt: skip
    assert found.rungs[1].below is not None
    assert found.rungs[1].below.games == 4


@pytest.mark.parametrize("text", ["[1, 2]", '{"crooks": 1}', "no JSON", "{}", '{"rungs": []}'])
def test_a_file_without_a_ladder_gets_a_word(text: str, tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text(text, "utf-8")
    with pytest.raises(Refusal, match="not_a_ladder"):
        rungs.read(tmp_path / "other.json")


def test_the_command(values: Path, tmp_path: Path) -> None:
    ran = rookery("report", str(values / "banker=4"), folder=tmp_path, ROOKERY_LANG="fr")
    assert (ran.status, ran.out) == (0, "Le rapport est dans banker=4-report.html.\n")
    assert '<html lang="fr">' in (tmp_path / "banker=4-report.html").read_text("utf-8")
    ran = rookery("report", str(values), "--lang", "en", "--out", "page.html", "--pictures", "drawn", folder=tmp_path)
    assert (ran.status, ran.out) == (0, "The report is in page.html.\n")
    ran = rookery("report", "nowhere", folder=tmp_path)
    assert ran.status == 1
    assert "no folder of `rookery simulate --out`" in ran.error
    ran = rookery("report", folder=tmp_path)
    assert ran.error.startswith("rookery: Name one folder")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["banker=4-report.html", "drawn", "page.html"]
    drawn = {path.name: ElementTree.parse(path).getroot() for path in (tmp_path / "drawn").iterdir()}  # noqa: S314 - our own
    assert "score-coins.svg" in drawn
    assert all(root.attrib["aria-label"] for root in drawn.values())


def test_a_missing_extra_gets_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Refusal, match="no_pyarrow"):
        command.draw(("kids",), "en")
