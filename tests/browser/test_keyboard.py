"""A whole game without a mouse: every step can be reached, and one always sees where one is."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.keyboard import FAR, is_at, rest, walker
from tests.browser.kids import play


def test_a_whole_game(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    press = walker(person)
    seen = {}
    person.visit()
    person.play_now(press)
    assert person.asked()
    seen["at the table"] = rest(person)
    while person.asked():
        played = play(person, press)
        if person.asked():
            seen[f"after {played}"] = rest(person)
            if not any(is_at(piece) for piece in person.lit.all()):
                seen[f"after {played}"] = "not at a lit piece"
    press(person.button("end.rematch"))
    expect(person.sheet).to_be_hidden()
    assert person.asked()
    seen["at the rematch"] = rest(person)
    assert {moment: where for moment, where in seen.items() if where != "good"} == {}


def test_a_table_that_is_fetched_late_is_found_too(open_page: OpenPage) -> None:
    person = open_page(reduced=True)

    def late(route: Route) -> None:
        expect(person.log).to_be_visible()  # the room is there, its table is not
        person.page.wait_for_timeout(500)  # until nothing else comes that could wake it
        route.continue_()

    person.page.route("**/assets/Table-*.js", late)
    person.visit()
    person.play_now(walker(person))
    assert person.asked()
    assert rest(person) == "good"
    assert is_at(person.lit.first)


def test_motion_does_not_lose_the_place(open_page: OpenPage) -> None:
    person = open_page()
    press = walker(person)
    person.visit()
    person.play_now(press)
    for _ in range(2):
        assert person.asked()
        play(person, press)
        person.page.keyboard.press("Shift")  # any key cuts it short
    assert person.asked()
    assert rest(person) == "good"


def test_escape_closes_what_is_open_and_goes_back_to_where_one_was(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    press = walker(person)
    dialog = person.page.get_by_role("dialog")
    person.visit()
    for key in ("front.invite", "rules.title"):
        button = person.card.get_by_role("button", name=person.ui.say(key))
        press(button)
        expect(dialog).to_be_visible()
        assert rest(person) == "good"
        person.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        expect(button).to_be_focused()
    person.play_now(press)
    assert person.asked()
    play(person, press)
    assert person.asked()
    for button in (person.button("rules.title"), person.log.get_by_role("button").last):
        press(button)
        expect(dialog).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        expect(button).to_be_focused()


def test_tabs_and_the_slider_obey_the_arrows(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    press = walker(person)
    person.visit()
    person.play_now(press)
    assert person.asked()
    play(person, press)
    assert person.asked()
    press(person.page.get_by_role("tab", name=person.reads("log.title")))
    for key in ("chat.title", "player.title"):
        person.page.keyboard.press("ArrowRight")
        expect(person.page.get_by_role("tab", name=person.reads(key))).to_be_focused()
        expect(person.page.get_by_role("tabpanel", name=person.reads(key))).to_be_visible()
    press(person.button("replay.open"))
    slider = person.page.get_by_role("slider")
    before = slider.input_value()
    assert int(before) > 0
    for _ in range(FAR):
        if is_at(slider):
            break
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("ArrowLeft")
    expect(slider).not_to_have_value(before)
    assert int(slider.input_value()) < int(before)
    expect(person.lit).to_have_count(0)
    person.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    press(person.button("replay.leave"))
    assert person.asked()
    assert rest(person) == "good", "the keyboard is lost on the way back from the replay"
