"""London at the page: whole games, secrets, the steps of a turn, the end told line by line, and the keyboard."""

from __future__ import annotations

import csv
import json
import re
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Sit
from tests.browser.ear import Ear, hear_only_their_own, told_in
from tests.browser.friends import accept, invite
from tests.browser.keyboard import rest, walker
from tests.browser.london import BUILD, COVER, INVEST, RUN, SOON, leaks, line, play, table_at
from tests.browser.person import Person, click
from tests.browser.sayings import GAMES, anyhow
from tests.browser.sheet import opens_its_paragraph, saved
from tests.browser.thumb import stays_in_its_width, tap, within_reach
from tests.table.server import Server

GAME = "london"
PLANS = [BUILD, INVEST, COVER, RUN]  # of the first turns; then the end is near
AXED = 5  # steps that axe is asked about: they are made of the same pieces
# Words that are cut off, or that stand out of the box they belong to.
CUT = """() => [...document.querySelectorAll("[class*=Frame-frame] *")].filter(one => one.clientWidth && one.innerText
  && !one.closest(".aloud") && (getComputedStyle(one).overflow === "hidden" || one.matches(".london-Plates-plate"))
  && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1))
  .map(one => `${one.className}: ${one.innerText}`)"""


def question(person: Person) -> str:
    """What is asked."""
    return person.page.locator(".look-Prompt-question").inner_text()


def asked(person: Person) -> str:
    """The step that is asked for."""
    said = question(person).lower()
    return next(step for step in person.game.keys("step") if said.startswith(person.game.say(f"step.{step}").lower()))


def closer(person: Person) -> Locator:
    """A card seen closer."""
    return person.page.locator(".london-Card-about")


def test_a_whole_game_by_tapping_lit_pieces(sit: Sit) -> None:  # with a mouse: the page contract
    person = sit("fr", PHONE)
    found: dict[str, list[str]] = {}
    plans = cycle(PLANS)
    wishes: list[str] = SOON
    turns = 0
    invite(person, "Ann", 3, bots=2)
    while person.asked():
        step = asked(person)
        if step == "action":
            turns += 1
            wishes = next(plans) if turns <= len(PLANS) else SOON
        if step not in found:  # each kind of question once
            found[step] = violations(person.page) if len(found) < AXED else []
            assert person.page.evaluate(CUT) == []
            stays_in_its_width(person)
            within_reach(person)
        play(person, tap, wishes)
    found["end"] = violations(person.page)
    assert person.page.evaluate(CUT) == []
    assert {step: faults for step, faults in found.items() if faults} == {}
    assert {"draw", "action", "spend", "pile", "play"} <= found.keys()

    match = saved(person)
    for place_, kind in enumerate(("cash", "boroughs", "underground", "buildings", "taken", "loans", "poverty")):
        points = [score.lines[place_].points for score in match.game.scores(match.state)]
        if any(points):  # where nobody has anything, there is no line
            assert line(person.count, person.game.say(f"score.{kind}")) == points
    totals = [score.total for score in match.game.scores(match.state)]
    assert line(person.count, person.ui.say("kit.total")) == totals
    opens_its_paragraph(person, person.count.get_by_role("button").first)


def test_two_never_see_each_others_secrets(sit: Sit) -> None:
    ann, bob, eve = sit(), sit("fr"), sit()
    ears = [Ear(person.page) for person in (ann, bob, eve)]
    (link,) = invite(ann, "Ann", 3, bots=1)
    accept(bob, link, "Bob")
    eve.visit(ann.page.url)
    expect(eve.page.get_by_text(eve.ui.say("watching"))).to_be_visible()
    moves = 0
    while moves < 24:
        for person in (ann, bob):
            if person.lit.count():
                play(person, wishes=BUILD if moves % 3 else SOON)
                moves += 1
    expect(eve.lit).to_have_count(0)
    expect(eve.page.locator(".london-Hand-hand")).to_have_count(0)
    bob.button("replay.open").click()  # these bodies are heard as well
    bob.button("replay.first").click()
    expect(bob.page.get_by_text(bob.ui.say("turn.replay", {"move": 0}))).to_be_visible()
    hear_only_their_own(ears, leaks)
    for mine, theirs in ((0, 1), (1, 0)):
        cards = first_hand(ears[mine])
        assert cards
        for other in (ears[theirs], ears[2]):
            assert heard_early(other, cards) == []
        assert heard_early(ears[mine], cards) != []


def first_hand(ear: Ear) -> set[str]:
    """The cards that a seat was dealt, of those that are in the game only once."""
    rows = csv.DictReader((GAMES / "london" / "data" / "cards.csv").read_text("utf-8").splitlines())
    single = {row["card"] for row in rows if sum(int(row[deck]) for deck in "abc") == 1}
    return single & {*ear.first_view()["table"]["mine"]["hand"]}


def heard_early(ear: Ear, cards: set[str]) -> list[str]:
    """Cards of a first hand that were named before everyone saw them."""
    secret = set(cards)
    early: list[str] = []
    for text in ear.updates():
        for told in told_in(json.loads(text)):
            if told["kind"] in ("played", "spent", "discarded", "swapped"):
                secret -= {told["args"]["card"], told["args"].get("given", "")}
        early += [card for card in secret if f'"{card}"' in text]
    return early


def test_the_end_is_told_line_by_line_and_cut_short_by_a_key(sit: Sit, server: Server) -> None:
    person = sit(reduced=False)
    accept(person, table_at(server, lambda table: table["deck"]["left"] < 3), "Ann")
    ending = person.page.locator(".look-Ending-ending")
    with person.glimpses(
        ".look-Count-count tr:first-child.look-Count-telling + tr > td:empty"
    ):  # the first line, not the second
        while True:
            person.lit.first.or_(ending).first.wait_for()
            if ending.count():
                break
            play(person)
    tally = person.page.locator(".look-Ending-ending .look-Count-count")
    expect(person.sheet).to_be_hidden()
    person.page.keyboard.press("Shift")
    expect(person.sheet).to_be_visible()
    match = saved(person)
    totals = [score.total for score in match.game.scores(match.state)]
    assert line(tally, person.ui.say("kit.total")) == totals


HOLD = """piece => {
  const box = piece.getBoundingClientRect();
  const at = {bubbles: true, pointerType: "touch", clientX: box.x + box.width / 2, clientY: box.y + box.height / 2};
  piece.dispatchEvent(new PointerEvent("pointerdown", at));
}"""


def test_cards_are_read_before_they_are_played(sit: Sit) -> None:
    person = sit("fr", PHONE)
    invite(person, "Ann", 2, bots=1)
    assert person.asked()
    play(person, tap, ["draw"])
    before = question(person)
    card = person.page.locator(".london-Hand-hand .london-Card-piece").first
    card.evaluate(HOLD)
    name = str(card.locator(".aloud").text_content())
    expect(closer(person)).to_be_visible()
    assert closer(person).locator("strong").inner_text() in name
    assert question(person) == before
    assert violations(person.page) == []
    tap(person.page.locator(".london-Plates-plates button").last)  # somebody else's city
    city = person.game.say("browser.city_of", {"seat": 1})
    expect(person.page.get_by_role("region", name=city, exact=True)).to_be_visible()
    play(person, tap)
    expect(closer(person)).to_have_count(0)
    assert person.asked()


def test_all_free_cards_by_one_click(sit: Sit, server: Server) -> None:
    person = sit()
    link = table_at(server, lambda table: table["step"] in ("action", "run") and len(free(table)) > 1)
    accept(person, link, "Ann")
    person.page.get_by_role("button", name=re.compile("^Activate all")).click()
    expect(person.page.get_by_role("button", name=re.compile("^Activate all"))).to_have_count(0)
    assert person.asked()
    activated = re.compile(anyhow(person.game.find("event.activated") or ""))
    expect(person.log.get_by_text(activated).nth(1)).to_be_attached()  # several, by one click


def free(table: dict[str, Any]) -> list[str]:
    """The cards of the first seat that cost nothing, ask nothing and bring something."""
    piles = table["seats"][0]["piles"] if table["turn"] == 0 else []
    return [pile["card"] for pile in piles if pile.get("free") and any((pile.get("brings") or {}).values())]


def test_every_action_of_a_rival_is_told(sit: Sit) -> None:
    person = sit(reduced=False)
    invite(person, "Ann", 2, bots=1)
    assert person.asked()
    with person.glimpses(".look-Caption-caption"):
        for _ in range(12):
            if person.page.locator("[data-playing]").count():
                break
            play(person)
    assert person.asked()  # the wait is bearable
    expect(person.page.locator('[data-spot="since"] li')).to_have_count(1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_dim_piece_says_why(sit: Sit, size: tuple[int, int]) -> None:
    person = sit("en", size)
    why = person.page.locator(".table-place-why")
    invite(person, "Ann", 2, bots=1)
    assert person.asked()
    push(person.page.locator(".london-Hand-hand .london-Card-piece").first, size)
    expect(why).to_contain_text(person.game.say("step.draw"))
    expect(closer(person)).to_have_count(0)
    play(person, tap if size == PHONE else click, ["draw"])
    if size == PHONE:
        tap(person.page.locator(".london-Tabs-tabs button").first)  # where the deck is
    push(person.page.locator('[data-move="draw"]'), size)
    expect(why).to_contain_text(person.game.say("refusal.drawn"))
    assert violations(person.page) == []


def test_only_what_is_pointed_at_is_seen_closer(sit: Sit) -> None:
    person = sit()
    invite(person, "Ann", 2, bots=1)
    assert person.asked()
    person.page.locator(".london-Hand-hand .london-Card-piece").first.hover()
    expect(closer(person)).to_be_visible()
    person.page.go_back()
    expect(closer(person)).to_have_count(0)
    person.page.go_forward()  # the mouse rests, and the card comes to lie under it
    assert person.asked()
    person.page.wait_for_timeout(600)
    assert closer(person).count() == 0
    person.page.locator(".london-Hand-hand .london-Card-piece").first.hover(position={"x": 9, "y": 9})
    expect(closer(person)).to_be_visible()


def push(piece: Locator, size: tuple[int, int]) -> None:
    """Press a piece, dim or not."""
    piece.tap(force=True) if size == PHONE else piece.click(force=True)


def test_by_keyboard(sit: Sit) -> None:
    person = sit()
    press = walker(person)
    invite(person, "Ann", 2, bots=1)
    for wishes in (SOON, BUILD, BUILD, BUILD, BUILD, INVEST):
        assert person.asked()
        play(person, press, wishes)
        assert person.asked()
        assert rest(person) == "good"
    person.page.locator(".london-Hand-hand .london-Card-piece").first.focus()
    for key in ("ArrowRight", "ArrowLeft"):
        person.page.keyboard.press(key)
        assert rest(person) == "good"
        focused = str(person.page.evaluate("document.activeElement.querySelector('.aloud').textContent"))
        assert closer(person).locator("strong").inner_text() in focused
    score = person.page.get_by_role("button", name=person.game.say("browser.count"), exact=True)
    press(score)
    expect(person.page.get_by_role("dialog", name=person.game.say("browser.count"))).to_be_visible()
    assert violations(person.page) == []
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_be_hidden()
