"""Oliver Twist at the page: whole games, ways and what they file, secrets, motion and the keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Sit
from tests.browser.ear import Ear, hear_only_their_own
from tests.browser.friends import Scripted, accept, invite
from tests.browser.keyboard import rest, walker
from tests.browser.oliver import by_length, leaks, moves, pieces, play
from tests.browser.person import Person, Press, click
from tests.browser.sheet import opens_its_paragraph, saved
from tests.browser.thumb import stays_in_its_width, tap, within_reach
from tests.table.server import Server

GAME = "oliver_twist"
AXED = 5  # questions that axe is asked about: they are made of the same pieces
# Words at the table that are cut off by their box.
CUT = """() => [...document.querySelectorAll(".ot *")].filter(one => one.clientWidth && one.innerText
  && getComputedStyle(one).overflow === "hidden" && !one.matches(".aloud, .fog, .ot-map")
  && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)).map(one => one.innerText)"""


def open_book(person: Person) -> None:
    """Open Fagin's book."""
    person.page.get_by_role("button", name=person.game.say("browser.book"), exact=True).click()
    expect(person.page.get_by_role("dialog", name=person.game.say("browser.book"))).to_be_visible()


@pytest.mark.parametrize(
    ("language", "size", "players"), [("en", DESKTOP, 2), ("fr", PHONE, 3)], ids=["desktop-two", "phone-three"]
)
def test_a_whole_game_by_clicking_lit_pieces(sit: Sit, language: str, size: tuple[int, int], players: int) -> None:
    person = sit(language, size)
    press: Press = tap if size == PHONE else click
    found: dict[str, list[str]] = {}
    tried: set[str] = set()
    invite(person, "Ann", players, bots=players - 1)
    closed = person.page.get_by_role("button", name=person.game.say("browser.closed"))
    assert person.asked()
    assert (closed.count() > 0) == (players == 2)
    while person.asked():
        step = " ".join(sorted({verb for verb, _ in pieces(person)} - {"sell", "play"}))
        if step not in found:  # each kind of question once
            found[step] = violations(person.page) if len(found) < AXED else []
            assert person.page.evaluate(CUT) == []
            if size == PHONE:
                stays_in_its_width(person)
                within_reach(person)
        play(person, press, tried)
    found["end"] = violations(person.page)  # by night, with the count
    assert person.page.evaluate(CUT) == []
    open_book(person)
    found["book"] = violations(person.page)
    assert {step: faults for step, faults in found.items() if faults} == {}
    assert {"take", "turn"} <= tried

    dialog = person.page.get_by_role("dialog")
    name = person.game.say("browser.count_total")
    total = dialog.get_by_role("row").filter(has=person.page.get_by_role("rowheader", name=name, exact=True))
    shown = [int(re.sub(r"[^\d-]", "", cell.replace("−", "-"))) for cell in total.get_by_role("cell").all_inner_texts()]
    person.page.keyboard.press("Escape")
    match = saved(person)
    assert shown == [score.total for score in match.game.scores(match.state)]
    opens_its_paragraph(person, person.sheet.get_by_role("button").first)


def test_a_way_shows_what_it_files(sit: Sit) -> None:
    person = sit()
    invite(person, "Ann", 4, bots=3)
    assert person.asked()
    passed = person.page.locator(".ot-passed")
    expect(passed).to_have_count(0)
    far = person.page.locator(".ot-space.lit").filter(has=person.page.locator(".ot-files")).last
    count = int(far.locator(".ot-files").get_attribute("data-count") or 0)
    named = re.search(r"into your file: (.+)$", far.get_attribute("aria-label") or "")
    assert named is not None
    far.hover()
    expect(passed.first).to_be_visible()
    assert passed.count() >= count
    expect(person.page.locator(".ot-aimed-way").first.locator("svg")).to_have_count(count)
    labels = [one.get_attribute("aria-label") or "" for one in passed.all()]
    first = re.split(", | and | or ", named[1])[0]
    assert any(first in label for label in labels)
    person.page.mouse.move(0, 0)
    expect(passed).to_have_count(0)


def test_a_dim_piece_says_why(sit: Sit) -> None:
    person = sit()
    invite(person, "Ann", 2, bots=1)
    assert person.asked()
    why = person.page.locator(".why")
    closed = person.page.get_by_role("button", name=person.game.say("browser.closed")).first
    expect(closed).to_have_attribute("aria-disabled", "true")
    closed.click(force=True)
    expect(why).to_contain_text(person.game.say("refusal.street_closed"))
    person.page.locator(".ot-reserve .ot-piece").first.click(force=True)
    expect(why).to_contain_text(person.game.say("refusal.file_later"))
    expect(why).to_contain_text("O4")


def test_two_never_see_each_others_secrets(sit: Sit) -> None:
    ann, bob, eve = sit(), sit("fr"), sit()
    ears = [Ear(person.page) for person in (ann, bob, eve)]
    (link,) = invite(ann, "Ann", 2)
    accept(bob, link, "Bob")
    eve.visit(ann.page.url)
    expect(eve.page.get_by_text(eve.ui.say("watching"))).to_be_visible()
    tried: set[str] = set()
    while not (ann.sheet.is_visible() and bob.sheet.is_visible()):
        for person in (ann, bob):
            if person.lit.count():
                play(person, tried=tried)
    expect(eve.sheet).to_be_visible()
    expect(eve.lit).to_have_count(0)
    bob.button("replay.open").click()  # from the beginning, as Bob saw it: these bodies are heard as well
    bob.button("replay.next").click()
    expect(bob.page.get_by_text(bob.ui.say("turn.replay", {"move": 1}))).to_be_visible()
    hear_only_their_own(ears, leaks)
    for ear, seat in zip(ears, (0, 1, None), strict=True):
        assert len(ear.told("given")) == (0 if seat is None else 2)  # by day and by night, to them alone
        assert len(ear.told("took")) > 10


def test_the_count_is_staged_and_cut_short(sit: Sit, server: Server) -> None:
    ann = sit(reduced=False)
    (link,) = invite(ann, "Ann", 2)
    bob = Scripted(server, link, "Bob")
    playing = ann.page.locator(".ot-playing")
    table = ann.page.get_by_role("region", name=ann.game.say("name"), exact=True)

    def cut() -> None:  # a click on the table, beside all pieces
        expect(ann.lit).to_have_count(0)
        while playing.count():
            table.click(position={"x": 2, "y": 2})
        expect(ann.page.locator(".travel")).to_have_count(0)

    expect(ann.page.locator(".ot-space").first).to_be_visible()  # the table has been fetched
    with ann.glimpses(".ot-playing .ot-taken"):
        if bob.to_move():
            bob.play()
        else:
            play(ann)
    cut()

    ann.page.emulate_media(reduced_motion="reduce")
    pay = ann.lit.filter(has_text=ann.game.move("pay", None))
    while not pay.count() and "pay" not in moves(bob):
        if ann.lit.count():
            play(ann)
        elif moves(bob):
            bob.play(*by_length(bob))
        expect(playing).to_have_count(0)
    ann.page.emulate_media(reduced_motion="no-preference")
    counted = ann.game.say("table.count", {"round": ann.game.say("table.rounds_0")})
    with ann.glimpses(".ot-playing .ot-count"):
        pay.click() if pay.count() else bob.play("pay")
    expect(ann.page.locator(".ot-count")).to_contain_text(counted)
    cut()
    expect(ann.page.locator(".ot-night")).to_have_count(1)
    expect(ann.page.locator(".ot-count")).to_have_count(0)
    open_book(ann)
    expect(ann.page.get_by_role("dialog").get_by_text(counted, exact=True)).to_be_visible()
    bob.close()


def test_by_keyboard(sit: Sit) -> None:
    person = sit()
    press = walker(person)
    invite(person, "Ann", 3, bots=2)
    for _ in range(3):
        assert person.asked()
        play(person, press)
        assert person.asked()
        assert rest(person) == "good"
    press(person.page.get_by_role("button", name=person.game.say("browser.book"), exact=True))
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_be_hidden()
