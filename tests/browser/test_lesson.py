"""Lessons: whoever clicks only what the coach points at learns every game to the end of its lesson, and plays on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from rookery.engine import lesson, registry
from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import OpenPage
from tests.browser.person import Person
from tests.browser.sayings import GAMES, game_words

TAUGHT = [game.name for game in registry.all_games() if lesson.read(game) is not None]
# The middle of the ring is the middle of the piece, and nothing lies over the piece.
FREE = """piece => {
  const box = piece.getBoundingClientRect();
  const ring = document.querySelector(".table-place-ring")?.getBoundingClientRect();
  if (!ring) return false; // something is shown first
  const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
  const [[x, y], [u, v]] = [middle(box), middle(ring)];
  const top = document.elementFromPoint(x, y);
  const ringed = Math.abs(x - u) < 2 && Math.abs(y - v) < 2;
  return ringed && !top.closest(".table-place-coach") && (piece.contains(top) || top.contains(piece));
}"""


def comes_to_rest(person: Person, target: Locator) -> bool:
    """Whether the ring follows what moves, and in the end is around a piece that nothing covers."""
    for _ in range(40):
        person.page.wait_for_timeout(250)
        if target.evaluate(FREE):
            return True
    return False


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_finished_by_doing_what_it_points_at(
    open_page: OpenPage, name: str, language: str, size: tuple[int, int]
) -> None:
    course = lesson.read(registry.find(name))
    assert course is not None
    person = open_page(language, size, game=game_words(language, GAMES / name))
    person.visit()
    person.card.get_by_role("button", name=person.ui.say("learn.learn"), exact=True).click()
    person.page.wait_for_url("**/t/*")
    coach = person.page.get_by_role("dialog", name=person.ui.say("learn.coach"))
    for number, step in enumerate(course.steps, 1):
        expect(coach).to_contain_text(person.ui.say("learn.step", {"number": number, "all": len(course.steps)}))
        assert plain(step.say[language]) in plain(coach.inner_text())
        if step.point or step.move:
            target = spot(person, step.point) if step.point else piece(person, step.move)
            expect(person.page.locator(".table-place-ring")).to_be_visible()
            assert step.point or comes_to_rest(person, target), f"{step.move} is covered"
        if number == 2:
            assert violations(person.page) == []
        if step.move:
            expect(person.page.locator("main .lit[data-move]")).to_have_count(1)
            piece(person, step.move).click()
        else:
            person.button("learn.end" if number == len(course.steps) else "learn.next").click()
    expect(coach).to_have_count(0)
    expect(person.lit.first).to_be_visible()


def plain(text: str) -> str:
    """A text, however its spaces are written."""
    return " ".join(text.split())


def spot(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-spot="{name}"]').first


def piece(person: Person, move: str) -> Locator:
    return person.page.locator(f'[data-move="{move}"]').first


def test_a_lesson_is_offered_once_and_a_dim_piece_says_why(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    person.visit()
    person.card.get_by_role("button", name=person.ui.say("front.play")).click()
    person.button("learn.yes").click()
    person.page.wait_for_url("**/t/*")
    coach = person.page.get_by_role("dialog", name=person.ui.say("learn.coach"))
    while person.button("learn.next").is_visible() or not coach.is_visible():
        person.button("learn.next").click()
    piece(person, "send 5").click(force=True)
    expect(person.page.locator(".table-place-why")).to_have_text(person.ui.say("why.lesson"))
    person.button("learn.leave").click()
    expect(coach).to_have_count(0)
    expect(person.page.locator("main .lit[data-move]")).to_have_count(9)
    piece(person, "send 6").click()
    piece(person, "send 5").click(force=True)  # the next hour's, or too soon: whatever it is, nothing breaks
    person.visit()
    person.card.get_by_role("button", name=person.ui.say("front.play")).click()
    person.page.wait_for_url("**/t/*")
