"""Motion: cut short by a click, and none at all for who asked for less of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.friends import raid
from tests.browser.kids import play
from tests.table.server import Server

# The names of all animations that moved something, in any picture that was drawn of the page.
MOVED = """
window.moved = new Set();
const look = () => {
  for (const one of document.getAnimations()) {
    const ways = ["transform", "translate", "scale", "rotate"];
    const moves = one.effect.getKeyframes().some((key) => ways.some((way) => way in key));
    const lasts = one.effect.getComputedTiming().activeDuration > 1;
    if (moves && lasts) window.moved.add(one.animationName ?? one.transitionProperty ?? "flight");
  }
  requestAnimationFrame(look);
};
look();
"""


# Counts the notes that are played, instead of playing them.
HEARD = """
window.notes = 0;
const play = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.notes += 1;
  return play.apply(this, when);
};
"""
SOUND = "on => localStorage.setItem('rookery.settings', JSON.stringify({sound: on}))"


@pytest.mark.parametrize("wanted", [False, True], ids=["silent", "sound"])
def test_coins_ring_where_sound_is_wanted(open_page: OpenPage, wanted: bool) -> None:
    person = open_page()
    person.page.add_init_script(HEARD)
    person.visit()
    person.page.evaluate(SOUND, wanted)
    person.visit("/parts")
    person.page.get_by_role("button", name="travel()").click()
    expect(person.page.locator(".travel")).to_have_count(5)
    expect(person.page.locator(".travel")).to_have_count(0)
    assert (person.page.evaluate("() => window.notes") > 0) == wanted


@pytest.mark.parametrize("reduced", [False, True], ids=["motion", "reduced"])
def test_less_motion_is_none(open_page: OpenPage, server: Server, reduced: bool) -> None:
    person = open_page(reduced=reduced)
    person.page.add_init_script(MOVED)
    friends = raid(person, server)
    play(person)
    friends[0].play("rob")
    assert person.asked()
    for friend in friends:
        friend.close()
    moved = person.page.evaluate("() => [...window.moved]")
    assert (moved == []) == reduced, moved


def test_a_whole_game_with_motion_cut_short(open_page: OpenPage) -> None:
    person = open_page()
    person.visit()
    person.play_now()
    playing = person.page.locator("[data-playing]")
    while person.asked():
        play(person)
        playing.or_(person.lit.first).or_(person.sheet).first.wait_for()
        while playing.count():  # a click on the table, beside all pieces, and everything is in its place
            person.page.get_by_role("region", name=person.game.say("name")).click(position={"x": 2, "y": 2})
    expect(person.page.locator(".travel")).to_have_count(0)
