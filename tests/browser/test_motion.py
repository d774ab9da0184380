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
    playing = person.page.locator(".kids-playing")
    while person.asked():
        play(person)
        playing.or_(person.lit.first).or_(person.sheet).first.wait_for()
        while playing.count():  # a click on the table, beside all pieces, and everything is in its place
            person.page.get_by_role("region", name=person.game.say("name")).click(position={"x": 2, "y": 2})
    expect(person.page.locator(".travel")).to_have_count(0)
