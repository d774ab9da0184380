"""L'assassin habite au 21 at the page: whole matches, secrets, wishes, notes, motion and the keyboard."""

from __future__ import annotations

import json
import re

import pytest
from msgspec import to_builtins
from playwright.sync_api import expect

from tests.browser.assassin import hand, leaks, play, table_with
from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Sit
from tests.browser.ear import Ear, hear_only_their_own, told_in
from tests.browser.friends import accept, invite
from tests.browser.keyboard import rest, walker
from tests.browser.person import Person, Press, click
from tests.browser.sheet import opens_its_paragraph, saved
from tests.browser.thumb import stays_in_its_width, tap, within_reach
from tests.table.server import Server

GAME = "assassin"
TRICKS = 10
AT_ONCE = "const random = Math.random; Math.random = () => random() / 100;"  # the shortest delay of a standing wish


@pytest.fixture
def sit(sit: Sit) -> Sit:
    """Pages on which a standing wish is answered quickly."""

    def open_one(language: str = "en", size: tuple[int, int] = DESKTOP, reduced: bool = True) -> Person:
        person = sit(language, size, reduced)
        person.page.add_init_script(AT_ONCE)
        return person

    return open_one


def match_sheet(person: Person) -> None:
    """Open the match."""
    person.page.locator('[data-spot="match"]').click()
    expect(person.page.get_by_role("dialog", name=person.game.say("browser.match"))).to_be_visible()


def fits(person: Person) -> bool:
    """Whether no words are cut off at the table."""
    cut = """() => [...document.querySelectorAll(".look-Frame-frame *")].filter(one => one.clientWidth
      && getComputedStyle(one).overflow === "hidden" && one.innerText
      && !one.matches(".aloud, .card, .card *, .fog, .look-Plate-name, .look-Plate-name *")
      && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1))
      .map(one => one.innerText)"""
    return bool(person.page.evaluate(cut) == [])


@pytest.mark.parametrize(
    ("language", "size", "players", "options"),
    [("en", DESKTOP, 4, {}), ("fr", PHONE, 3, {"open": True})],
    ids=["desktop", "phone-three-open"],
)
def test_a_whole_match_by_clicking_lit_pieces(
    sit: Sit, language: str, size: tuple[int, int], players: int, options: dict[str, bool]
) -> None:
    person = sit(language, size)
    press: Press = tap if size == PHONE else click
    found: dict[str, list[str]] = {}
    invite(person, "Ann", players, bots=players - 1, goal=1, **options)
    while person.asked():
        step = str(person.lit.first.get_attribute("class"))
        if step not in found:  # each kind of question once
            found[step] = violations(person.page)
            assert fits(person)
            if size == PHONE:
                stays_in_its_width(person)
                within_reach(person)
        play(person, press)
    found["end"] = violations(person.page)
    expect(hand(person)).to_have_count(0)
    match_sheet(person)
    found["match"] = violations(person.page)
    assert {step: faults for step, faults in found.items() if faults} == {}

    dialog = person.page.get_by_role("dialog")
    person.page.keyboard.press("Escape")
    match = saved(person)
    match_sheet(person)
    total = dialog.get_by_role("row").filter(has=person.page.get_by_text(person.ui.say("kit.total")))
    totals = [score.total for score in match.game.scores(match.state)]
    assert [int(cell) for cell in total.get_by_role("cell").all_inner_texts()] == totals
    outcome = to_builtins(match.view(0).table.deals[-1])
    said = person.game.say(f"outcome.{outcome['outcome']}", outcome)
    expect(dialog.get_by_role("region")).to_contain_text(said)
    dialog.get_by_role("button", name=person.ui.say("close")).click()
    opens_its_paragraph(person, person.count.get_by_role("button").first)


def test_two_never_see_each_others_secrets(sit: Sit) -> None:
    ann, bob, eve = sit(), sit("fr"), sit()
    ears = [Ear(person.page) for person in (ann, bob, eve)]
    (link,) = invite(ann, "Ann", 3, bots=1, goal=1)
    accept(bob, link, "Bob")
    eve.visit(ann.page.url)
    expect(eve.page.get_by_text(eve.ui.say("watching"))).to_be_visible()
    while not (ann.sheet.is_visible() and bob.sheet.is_visible()):
        for person in (ann, bob):
            if person.onward.count():
                person.onward.click()
            elif person.lit.count():
                play(person)
    expect(eve.sheet).to_be_visible()
    expect(eve.lit).to_have_count(0)
    bob.button("replay.open").click()  # from the beginning, as Bob saw it: these bodies are heard as well
    bob.button("replay.next").click()
    said = bob.ui.say("turn.replay", {"move": "@"})  # what others chose is no step
    some = r"\s".join(map(re.escape, said.split())).replace("@", r"[1-9]\d*")
    expect(bob.page.get_by_text(re.compile(some))).to_be_visible()
    hear_only_their_own(ears, leaks)
    for mine, theirs in ((0, 1), (1, 0)):
        cards = first_hand(ears[mine])
        assert len(cards) == TRICKS
        for other in (ears[theirs], ears[2]):
            assert heard_early(other, cards) == []
        assert heard_early(ears[mine], cards) != []


def first_hand(ear: Ear) -> list[str]:
    """The cards that a seat was dealt first."""
    return list(ear.first_view()["table"]["mine"]["hand"])


def heard_early(ear: Ear, cards: list[str]) -> list[str]:
    """Cards of the first deal that were named before everyone saw them."""
    secret = {f'"{card}"' for card in cards}
    early: list[str] = []
    for text in ear.updates():
        for told in told_in(json.loads(text)):
            if told["kind"] == "dealt" and told["args"]["deal"] > 1:
                return early
            if told["kind"] in ("revealed", "laid_open", "replaced"):
                secret.discard(f'"{told["args"]["card"]}"')
        early += [card for card in secret if card in text]
    return early


def test_a_standing_wish_answers_until_it_is_taken_back(sit: Sit, server: Server) -> None:
    person = sit()
    link, jack = table_with(server, {"clubs", "diamonds"})
    accept(person, link, "Ann")
    switch = person.page.get_by_role("switch", name=person.game.move("pass", None))
    use = person.lit.and_(person.page.locator(f'[data-move="use {jack}"]'))
    expect(use).to_be_visible()
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(person.status).to_contain_text(person.ui.say("turn.wished"))
    for _ in range(2):  # only cards are asked for now
        assert person.asked()
        expect(hand(person).and_(person.lit).first).to_be_visible()
        play(person)
        expect(use).to_have_count(0)
    person.page.reload()
    expect(switch).to_have_attribute("aria-checked", "true")
    assert person.asked()
    switch.click()
    expect(switch).to_have_count(0)  # a card is asked for: that cannot be wished
    for _ in range(3):  # a card, and where somebody else's jack asks everybody in between, to pass
        play(person)
        assert person.asked()
        expect(person.lit.first).to_be_visible()  # else the next play could be the jack itself
        if use.count():
            break
    expect(use).to_be_visible()
    expect(switch).to_have_attribute("aria-checked", "false")
    person.button("replay.open").click()
    expect(switch).to_have_count(0)
    person.button("replay.leave").click()
    expect(use).to_be_visible()


def test_a_dim_piece_says_why(sit: Sit, server: Server) -> None:
    person = sit()
    link, _ = table_with(server, {"spades"})
    accept(person, link, "Ann")
    assert person.asked()
    why = person.page.locator(".table-place-why")
    for piece in (hand(person).first, person.page.locator('[data-move="lay jack"]')):
        expect(piece).to_have_attribute("aria-disabled", "true")
        piece.click(force=True)  # which a dim piece does not expect, but somebody does it
        expect(why).to_contain_text(person.game.say("refusal.pass_first"))
        expect(why).to_contain_text("A2")
        person.page.keyboard.press("Shift")
        expect(why).to_have_count(0)


def test_notes_stay_here_for_one_deal_and_motion_is_cut_short(sit: Sit) -> None:
    person = sit()
    sent: list[str] = []
    person.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    invite(person, "Ann", 3, bots=2, goal=60)
    note = person.page.get_by_role("button", name=re.compile(f"{person.game.say('seat.1')}: "))
    for kind in ("police", "traitor"):
        note.click()
        expect(note).to_have_accessible_name(re.compile(re.escape(person.game.say(f"browser.note_{kind}"))))
    person.page.reload()
    expect(note).to_have_accessible_name(re.compile(re.escape(person.game.say("browser.note_traitor"))))
    assert not any("traitor" in frame or "note" in frame for frame in sent)

    person.page.emulate_media(reduced_motion="no-preference")
    playing = person.page.locator("[data-playing]")
    begun = person.game.event("dealt", {"deal": 2})
    shown = 0
    while begun not in person.log.inner_text():
        playing.or_(person.lit.first).first.wait_for()
        shown += playing.count()
        while playing.count() and not person.onward.count():  # a click beside all pieces, and all is in its place
            person.page.get_by_role("region", name=person.game.say("name"), exact=True).click(position={"x": 2, "y": 2})
        if person.onward.count():  # the count of the deal stays until the player has seen it, whatever else is clicked
            expect(person.page.locator(".look-Count-count")).to_contain_text(person.game.say("browser.camp"))
            person.page.get_by_role("region", name=person.game.say("name"), exact=True).click(position={"x": 2, "y": 2})
            expect(person.onward).to_have_text(person.game.say("browser.next_deal"))
            assert begun not in person.log.inner_text()
            person.onward.click()
        if person.lit.count():
            play(person)
    assert person.asked()
    expect(person.page.locator(".travel")).to_have_count(0)
    assert shown >= TRICKS
    expect(note).to_have_accessible_name(re.compile(re.escape(person.game.say("browser.note_none"))))
    match_sheet(person)
    counted = person.game.say("browser.last_deal", {"deal": 1})
    expect(person.page.get_by_role("dialog").get_by_role("button", name=counted, exact=True)).to_be_visible()


def test_by_keyboard(sit: Sit) -> None:
    person = sit()
    press = walker(person)
    invite(person, "Ann", 4, bots=3)
    for _ in range(3):
        assert person.asked()
        play(person, press)
        assert person.asked()
        assert rest(person) == "good"
    note = person.page.get_by_role("button", name=re.compile(person.game.say("seat.2") + ": ")).first
    press(note)
    press(person.page.locator('[data-spot="match"]'))
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_be_hidden()
