"""What happened since my last move, and the slider over the game as I saw it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.kids import child, hand, play, send
from tests.browser.person import Person


def test_the_log_marks_what_is_new_since_my_last_move(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    person.visit()
    person.play_now()
    assert person.asked()
    expect(person.log).not_to_contain_text(person.ui.say("log.since"))  # I have made no move yet
    for number in (8, 7, 6):
        while not child(person, number).count():  # a choice comes first
            play(person)
            assert person.asked()
        send(person, number)
        assert person.asked()
        old, _, new = person.log.inner_text().partition(person.ui.say("log.since"))
        mine = person.game.say("event.sent", {"child": number}).split("}} ")[-1]  # whatever my name is
        assert mine in new
        assert mine not in old
        assert new.index(mine) < 40  # it begins with my move


def test_the_slider_goes_back_and_forth(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    person.visit()
    person.play_now()
    for _ in range(3):
        assert person.asked()
        play(person)
    assert person.asked()
    expect(person.status).to_have_text(person.ui.say("turn.mine"))  # the bots have answered: nothing happens now
    now = hand(person)
    person.button("replay.open").click()
    slider = person.page.get_by_role("slider", name=person.ui.say("replay.slider"))
    moves = int(slider.get_attribute("max") or 0)

    slide(person, 0)
    expect(person.page.get_by_role("figure")).to_contain_text("1")
    assert hand(person) == list(range(9))
    expect(person.lit).to_have_count(0)
    person.page.get_by_role("button", name=person.game.move("send", 3)).click(force=True)  # not lit
    expect(person.status).to_contain_text(person.ui.say("turn.replay", {"move": 0}))

    person.button("replay.next").click()
    expect(slider).not_to_have_value("0")
    person.button("replay.back").click()
    expect(slider).to_have_value("0")
    person.button("replay.last").click()
    expect(slider).to_have_value(str(moves))
    expect(person.lit).to_have_count(0)

    person.button("replay.leave").click()
    expect(slider).to_be_hidden()
    assert person.asked()
    assert hand(person) == now
    play(person)


def slide(person: Person, move: int) -> None:
    """Move the slider, and wait for the table of that moment."""
    person.page.get_by_role("slider", name=person.ui.say("replay.slider")).fill(str(move))
    expect(person.status).to_contain_text(person.ui.say("turn.replay", {"move": move}))
    expect(person.page.get_by_role("button", name=person.game.move("send", 0))).to_be_visible()
