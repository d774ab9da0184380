"""Oliver Twist at the page: whole games, ways and what they file, secrets, motion and the keyboard."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Sit
from tests.browser.ear import Ear, hear_only_their_own
from tests.browser.friends import Scripted, accept, invite
from tests.browser.keyboard import rest, walker
from tests.browser.measure import faults
from tests.browser.oliver import by_length, leaks, moves, pieces, play
from tests.browser.person import Person, Press, click
from tests.browser.sheet import opens_its_paragraph, saved
from tests.browser.sitter import Sitter
from tests.browser.thumb import REACHABLE, THUMB, stays_in_its_width, tap, within_reach
from tests.table.server import Server

GAME = "oliver_twist"
AXED = 5  # questions that axe is asked about: they are made of the same pieces
# Words at the table that are cut off by their box.
CUT = """() => [...document.querySelectorAll(".look-Frame-frame *")].filter(one => one.clientWidth && one.innerText
  && getComputedStyle(one).overflow === "hidden" && !one.matches(".aloud, .fog, .oliver_twist-Streetmap-map")
  && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)).map(one => one.innerText)"""


# Answers of this many sets of three, as if they were to be sold.
SALES = """(count) => {
  const token = `<svg class="drawings-Token-token" viewBox="0 0 40 40"></svg>`;
  const sale = `<button class="look-Prompt-answer line lit"><span>Vendre</span>
    <span class="drawings-Token-heap">${token.repeat(3)}</span><strong>12\u00a0£</strong></button>`;
  document.querySelector(".look-Prompt-answers").innerHTML = sale.repeat(count);
}"""


def open_book(person: Person) -> None:
    """Open Fagin's book."""
    person.page.get_by_role("button", name=person.game.say("browser.book"), exact=True).click()
    expect(person.page.get_by_role("dialog", name=person.game.say("browser.book"))).to_be_visible()


@pytest.mark.parametrize(
    ("language", "size", "players"),
    [
        pytest.param("en", DESKTOP, 2, id="desktop-two"),
        pytest.param("fr", PHONE, 3, id="phone-three"),
    ],
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
    name = person.ui.say("kit.total")
    total = dialog.get_by_role("row").filter(has=person.page.get_by_role("rowheader", name=name, exact=True))
    shown = [int(re.sub(r"[^\d-]", "", cell.replace("−", "-"))) for cell in total.get_by_role("cell").all_inner_texts()]
    person.page.keyboard.press("Escape")
    match = saved(person)
    assert shown == [score.total for score in match.game.scores(match.state)]
    opens_its_paragraph(person, person.count.get_by_role("button").first)


def test_a_way_shows_what_it_files(sit: Sit) -> None:
    person = sit()
    invite(person, "Ann", 4, bots=3)
    assert person.asked()
    passed = person.page.locator(".oliver_twist-Space-passed")
    expect(passed).to_have_count(0)
    far = (
        person.page.locator(".oliver_twist-Space-space.lit")
        .filter(has=person.page.locator(".oliver_twist-Space-files"))
        .last
    )
    count = int(far.locator(".oliver_twist-Space-files").get_attribute("data-count") or 0)
    named = re.search(r"into your file: (.+)$", far.get_attribute("aria-label") or "")
    assert named is not None
    far.hover()
    expect(passed.first).to_be_visible()
    assert passed.count() >= count
    expect(person.page.locator(".oliver_twist-Question-way").first.locator("svg")).to_have_count(count)
    labels = [one.get_attribute("aria-label") or "" for one in passed.all()]
    first = re.split(", | and | or ", named[1])[0]
    assert any(first in label for label in labels)
    person.page.mouse.move(0, 0)
    expect(passed).to_have_count(0)


def test_any_number_of_answers_is_within_reach(sit: Sit) -> None:
    person = sit("fr", PHONE)
    invite(person, "Ann", 3, bots=2)
    assert person.asked()
    for count in range(1, 7):
        person.page.evaluate(SALES, count)
        stays_in_its_width(person)
        for answer in person.page.locator(".look-Prompt-answer").all():
            assert min(answer.evaluate(REACHABLE)) >= THUMB, count


def test_a_dim_piece_says_why(sit: Sit) -> None:
    person = sit()
    invite(person, "Ann", 2, bots=1)
    assert person.asked()
    why = person.page.locator(".table-place-why")
    closed = person.page.get_by_role("button", name=person.game.say("browser.closed")).first
    expect(closed).to_have_attribute("aria-disabled", "true")
    closed.click(force=True)
    expect(why).to_contain_text(person.game.say("refusal.street_closed"))
    person.page.locator(".oliver_twist-Lair-reserve [data-move]").first.click(force=True)
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
    playing = ann.page.locator("[data-playing]")
    table = ann.page.get_by_role("region", name=ann.game.say("name"), exact=True)

    def cut() -> None:  # a click on the table, beside all pieces
        expect(ann.lit).to_have_count(0)
        while playing.count():
            table.click(position={"x": 2, "y": 2})
        expect(ann.page.locator(".travel")).to_have_count(0)

    expect(ann.page.locator(".oliver_twist-Space-space").first).to_be_visible()  # the table has been fetched
    with ann.glimpses("[data-playing] .oliver_twist-Space-taken"):
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
    with ann.glimpses("[data-playing] .look-Count-count"):
        pay.click() if pay.count() else bob.play("pay")
    expect(ann.page.locator(".look-Count-count")).to_contain_text(counted)
    cut()
    expect(ann.page.locator(".oliver_twist-Streetmap-night")).to_have_count(1)
    expect(ann.page.locator(".look-Count-count")).to_have_count(0)
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


# The first view, as if the hand were of those cards.
DEALT = """
const Line = WebSocket;
window.WebSocket = class extends Line {
  set onmessage(hear) {
    super.onmessage = hear && ((message) => {
      const reply = JSON.parse(message.data);
      if (reply.view) {
        reply.view.table.mine.cards = CARDS;
        for (const piece of CARDS) for (const verb of ["play", "hide"]) reply.view.moves.push({ verb, piece });
      }
      hear({ data: JSON.stringify(reply) });
    });
  }
};
"""


@pytest.mark.parametrize("count", [2, 3, 4])
def test_many_character_cards_stay_in_sight(sit: Sit, server: Server, count: int) -> None:
    person = sit("fr", (1366, 650))
    cards = ["rose-maylie", "mr-bumble", "noah-claypole", "nancy"][:count]
    person.page.add_init_script(DEALT.replace("CARDS", json.dumps(cards)))
    sitter = Sitter(server, person.page, GAME, 4)
    sitter.view()
    expect(person.page.locator('main .lit[data-move="play rose-maylie"]')).to_be_visible()
    assert not faults(person.page, True)
    sitter.client.close()
