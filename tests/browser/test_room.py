"""The shell around a table: its rules, its replay, its keys, its calls, and what it does for the player."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.chromium import PHONE
from tests.browser.conftest import OpenPage
from tests.browser.friends import Scripted, invite
from tests.browser.kids import cards, hand, play, play_out, send
from tests.browser.person import Person
from tests.browser.sayings import GAMES, game_words
from tests.table.server import Server

# What a browser would ring, shake and say, noted instead.
NOTED = """
window.noted = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, { body }) { noted.push(`notice: ${title}: ${body}`); window.last = this; }
  close() { noted.push("closed"); }
};
window.focus = () => noted.push("focus");
navigator.vibrate = () => noted.push("shake");
AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
  apply(make, self, args) { noted.push("note"); return Reflect.apply(make, self, args); },
});
"""
HIDE = "() => Object.defineProperty(document, 'hidden', { value: true, configurable: true })"


def settle(person: Person, **settings: bool) -> None:
    """Set what is set, before the page is opened."""
    person.page.add_init_script(f"localStorage.setItem('rookery.settings', '{json.dumps(settings)}')")


def at_a_table(person: Person) -> None:
    """Against bots, asked for the first time."""
    person.visit()
    person.play_now()
    assert person.asked()


def drawer_of(person: Person) -> Locator:
    """The rules, open."""
    return person.page.get_by_role("dialog", name=person.ui.say("rules.of", {"game": person.game.say("name")}))


@pytest.mark.parametrize("name", ["kids_of_london", "assassin", "crooks", "london", "oliver_twist"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_open_with_goal_turn_and_end(open_page: OpenPage, name: str, language: str) -> None:
    person = open_page(language, reduced=True, game=game_words(language, GAMES / name))
    person.visit()
    person.card.get_by_role("button", name=person.ui.say("rules.title")).click()
    drawer = drawer_of(person)
    for part in ("rules.goal", "rules.turn", "rules.end"):
        expect(drawer.get_by_role("heading", name=person.ui.say(part), exact=True, level=3)).to_be_visible()
        expect(drawer).to_contain_text(person.game.say(part))
    expect(drawer.get_by_role("heading", name=person.ui.say("rules.full"), exact=True)).to_have_count(1)
    scenes = drawer.get_by_role("figure").get_by_role("listitem")
    expect(scenes).to_have_count(4)
    expect(scenes.first).to_contain_text(person.game.say("rules.example_1"))
    expect(drawer.get_by_role("figure").locator("svg").first).to_be_visible()
    assert violations(person.page) == []


def test_rules_are_searched_and_lead_to_the_log_and_back(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    at_a_table(person)
    play(person)
    assert person.asked()
    person.button("rules.title").click()
    drawer = drawer_of(person)
    articles = drawer.get_by_role("paragraph").filter(has_text=re.compile(r"^K\d"))
    expect(articles.first).to_be_visible()  # the rules are loaded when they are opened
    everything = articles.count()
    drawer.get_by_role("searchbox").fill("highest card")
    expect(drawer.get_by_role("figure")).to_have_count(0)
    assert 0 < articles.count() < everything
    assert {one.lower() for one in drawer.locator("mark").all_inner_texts()} == {"highest", "card"}
    drawer.get_by_role("searchbox").fill("K1")
    expect(articles).to_have_count(1)
    drawer.get_by_text(re.compile("^In this game: ")).click()
    cited = drawer.get_by_role("listitem").get_by_role("button").first
    said = cited.inner_text()
    cited.click()
    expect(drawer).to_be_hidden()
    line = person.log.get_by_role("listitem").filter(has_text=said).and_(person.page.locator(":focus"))
    expect(line).to_be_in_viewport()
    line.get_by_role("button").click()
    expect(drawer.get_by_role("paragraph").and_(person.page.locator(":focus"))).to_contain_text("K1")


def test_the_log_follows_the_newest_line_unless_one_reads_further_up(open_page: OpenPage) -> None:
    person = open_page(reduced=True, size=(1366, 650))
    at_a_table(person)
    left = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
    while person.log.evaluate("log => log.scrollHeight - log.clientHeight") < 60:
        play(person)
        assert person.asked()
    assert person.log.evaluate(left) < 2
    person.log.evaluate("log => { log.scrollTop = 1 }")
    before = person.log.evaluate(left)
    play(person)
    assert person.asked()
    assert person.log.evaluate("log => log.scrollTop") == 1
    assert person.log.evaluate(left) > before
    person.log.evaluate("log => { log.scrollTop = log.scrollHeight }")
    play(person)
    assert person.asked()
    assert person.log.evaluate(left) < 2


def test_a_rule_of_the_log_shows_where_one_looks(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    at_a_table(person)
    play_out(person)  # nothing is told any more
    line = person.log.get_by_role("listitem").filter(has=person.page.get_by_role("button")).last
    chip = line.get_by_role("button")
    expect(chip).to_have_css("opacity", "0")
    line.hover()
    expect(chip).to_have_css("opacity", "1")
    person.page.mouse.move(0, 0)
    expect(chip).to_have_css("opacity", "0")
    person.log.focus()
    person.page.keyboard.press("ArrowUp")  # to the last line, then to the one before
    person.page.keyboard.press("ArrowUp")
    person.page.keyboard.press("Tab")
    other = person.log.get_by_role("button").and_(person.page.locator(":focus"))
    expect(other).to_have_css("opacity", "1")
    person.page.keyboard.press("Tab")
    expect(person.log.locator(":focus")).to_have_count(0)  # past all others


def test_a_replay_steps_from_news_to_news_and_jumps_to_rounds(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    at_a_table(person)
    for number in (8, 7, 6):
        while not person.lit.and_(person.page.locator(f"[data-move='send {number}']")).count():
            play(person)
            assert person.asked()
        send(person, number)
        assert person.asked()
    expect(person.page.get_by_role("figure")).to_contain_text("4")  # the hour after these
    person.button("replay.open").click()
    slider = person.page.get_by_role("slider", name=person.ui.say("replay.slider"))
    moves = int(slider.get_attribute("max") or 0)
    person.button("replay.first").click()
    expect(slider).to_have_value("0")
    seen = [0]
    while seen[-1] < moves:
        person.page.keyboard.press("ArrowRight")
        expect(slider).not_to_have_value(str(seen[-1]))
        seen.append(int(slider.input_value()))
    assert len(seen) < moves  # bots' secret picks are no steps
    assert hand(person) == list(range(6))
    rounds = person.page.get_by_role("combobox", name=person.ui.say("replay.jump"))
    hours = [person.game.say("round.turned_up", {"hour": hour}) for hour in range(1, 5)]
    expect(rounds.get_by_role("option")).to_have_text(hours)
    rounds.select_option(label=person.game.say("round.turned_up", {"hour": 2}))
    expect(person.page.get_by_role("figure")).to_contain_text("2")
    assert hand(person) == list(range(8))  # as it was
    person.button("replay.leave").click()
    expect(slider).to_be_hidden()


@pytest.mark.parametrize("size", [PHONE, (844, 390), (1366, 650)])
def test_a_replay_covers_nothing_of_the_hand(open_page: OpenPage, size: tuple[int, int]) -> None:
    person = open_page(size=size, reduced=True)
    at_a_table(person)
    play(person)
    assert person.asked()
    person.button("replay.open").click()
    person.button("replay.first").click()
    expect(person.page.get_by_text(person.ui.say("turn.replay", {"move": 0}))).to_be_visible()
    expect(cards(person)).to_have_count(9)  # the one that was sent is at home again: what is shown is that moment
    card = person.page.get_by_role("button", name=person.game.move("send", 8), exact=True)
    card.scroll_into_view_if_needed()
    covered = card.evaluate(
        """one => { const box = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); }"""
    )
    assert not covered


@pytest.mark.parametrize("wanted", [True, False])
def test_my_turn_is_said_heard_felt_and_noticed_as_far_as_i_allow(
    open_page: OpenPage, server: Server, wanted: bool
) -> None:
    person = open_page(reduced=True)
    person.page.add_init_script(NOTED)
    settle(person, sound=wanted, shake=wanted, notice=wanted, forced=False)
    (link,) = invite(person, "Ann", 2)
    friend = Scripted(server, link, "Bob")
    assert person.asked()
    name = person.game.say("name")
    expect(person.page).to_have_title(person.ui.say("turn.title", {"game": name}))
    send(person, 3)
    expect(person.page).to_have_title(f"{name} – Rookery")
    person.page.evaluate(HIDE)
    person.page.evaluate("() => { window.noted = []; }")
    friend.play("send 1")
    expect(person.page).to_have_title(person.ui.say("turn.title", {"game": name}))
    assert person.asked()
    person.page.wait_for_timeout(200)  # what must not come has had time to
    notice = f"notice: {name}: {person.ui.say('turn.notice')}"
    assert set(person.page.evaluate("noted")) == ({"note", "shake", notice} if wanted else set())
    if wanted:
        person.page.evaluate("() => window.last.onclick()")
        assert person.page.evaluate("noted").count("focus") == 1


def test_who_comes_to_a_table_is_not_called_to_it(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    person.page.add_init_script(NOTED)
    settle(person, sound=True, shake=True, notice=True, forced=False)
    at_a_table(person)
    person.page.reload()
    assert person.asked()
    assert person.page.evaluate("noted") == []


def test_the_only_move_plays_itself(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    settle(person, forced=True)
    at_a_table(person)
    while True:
        person.lit.nth(1).or_(person.sheet).first.wait_for()  # a choice, or the end: a lone piece is never pressed
        if person.sheet.is_visible():
            break
        play(person)
    expect(person.page.get_by_role("list", name=person.game.say("browser.hand")).get_by_role("button")).to_have_count(0)


def test_keys_press_pieces_and_tools_but_not_while_one_types(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    at_a_table(person)
    keys = person.page.keyboard
    keys.down("Alt")
    expect(person.page.locator("kbd")).to_have_text([str(number) for number in range(1, 10)])
    keys.up("Alt")
    expect(person.page.locator("kbd")).to_have_count(0)
    keys.press("3")
    expect(person.lit.and_(person.page.locator("[data-move='send 2']"))).to_have_count(0)
    assert person.asked()
    assert 2 not in hand(person)
    keys.press("u")
    expect(person.log).to_contain_text(person.ui.say("log.undone").split("}} ")[-1])
    assert len(hand(person)) == 9
    keys.press("r")
    expect(drawer_of(person)).to_be_visible()
    keys.press("Escape")
    keys.press("?")
    listed = person.page.get_by_role("dialog", name=person.ui.say("keys.title"))
    expect(listed).to_contain_text(person.ui.say("replay.open"))
    assert violations(person.page) == []
    listed.get_by_role("checkbox").uncheck()
    keys.press("Escape")
    keys.press("r")
    keys.press("4")
    expect(drawer_of(person)).to_have_count(0)
    keys.press("?")
    listed.get_by_role("checkbox").check()
    keys.press("Escape")
    person.tab("chat.title")
    person.page.get_by_label(person.ui.say("chat.label")).click()
    keys.type("r3u?")
    expect(person.page.get_by_label(person.ui.say("chat.label"))).to_have_value("r3u?")
    assert len(hand(person)) == 9
    expect(person.page.get_by_role("dialog")).to_have_count(0)
