"""The contract of every game's page: what the rules allow can be done there and nothing else, at every size.

By mouse, by keyboard alone and by touch; legible and accessible at every kind of step. `-k crooks` is one game. Moves
between two kinds of steps are made beside the page. `make steps` plays whole games by every way and keeps a picture of
each step; here they are played for a while.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from rookery.engine import registry
from tests.browser import chromium
from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import OpenPage
from tests.browser.keyboard import walker
from tests.browser.measure import SIZES, faults
from tests.browser.person import Person
from tests.browser.sayings import GAMES, game_words, verbs
from tests.browser.sitter import CATCHING_UP, Sitter, name_of
from tests.table.client import Message
from tests.table.server import Server

LONG = bool(os.environ.get("STEPS_ALBUM"))
ALBUM = Path(os.environ.get("STEPS_ALBUM") or ".")  # a folder for a picture of each step
MOVES = 2500 if LONG else 50  # beside the page, on the lookout for new kinds of steps
PRESSES = 2500 if LONG else 20  # at the page, by each way

# What is lit, what it is marked as, and what it is called.
LIT = """() => [...document.querySelectorAll("main .lit")]
  .filter((one) => one.dataset.move || one.getClientRects().length).map((one) => ({
  move: one.dataset.move ?? "",
  name: (one.ariaLabel || (one.querySelector(":scope > .aloud") || one).textContent).replaceAll("\\u00a0", " "),
  seen: one.checkVisibility({visibilityProperty: true}),
}))"""
SHOWS = """([moves, all]) => {
  const lit = new Set([...document.querySelectorAll("main .lit[data-move]")].map((one) => one.dataset.move));
  const known = new Set(moves);
  return [...lit].every((one) => known.has(one)) && (all ? lit.size === known.size : lit.size > 0);
}"""

ONWARD = 'main [data-spot="onward"]'
ANYTHING = """() => document.querySelector('main .lit, main [data-spot="onward"], main .look-Ending-ending')"""

every_game = pytest.mark.parametrize("name", [game.name for game in registry.all_games()])
patient = pytest.mark.timeout(3600 if LONG else 300)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots do not take their time."""
    running = Server(tmp_path_factory.mktemp("data"), hurried=True)
    yield running
    assert running.stop() == ""


@patient
@every_game
def test_every_kind_of_step(open_page: OpenPage, server: Server, name: str) -> None:
    person = open_page(reduced=True, game=game_words("en", GAMES / name))
    found: dict[str, list[str]] = {}
    for sitter, view in walk(server, person, name):
        step = kind(view)
        if step in found:
            continue
        turn = view["ending"] is None
        found[step] = agreement(person, sitter, view) if turn else ending(person, sitter)
        found[step] += violations(person.page)
        found[step] += faults(person.page, turn)
        if LONG:
            photograph(person.page, f"{name}-{step}")
    assert len(found) > 1
    told = [f"{step}: {fault}" for step, wrong in found.items() for fault in wrong]
    assert not told, "\n".join(["", *told])


@patient
@every_game
@pytest.mark.parametrize("way", ["mouse", "keyboard", "touch"])
def test_a_whole_game(open_page: OpenPage, server: Server, name: str, way: str) -> None:
    person = open_page(
        "fr" if way == "touch" else "en", PHONE if way == "touch" else DESKTOP, reduced=True,
        game=game_words("fr" if way == "touch" else "en", GAMES / name),
    )  # fmt: skip
    press = {"mouse": Locator.click, "keyboard": walker(person), "touch": Locator.tap}[way]
    sitter = Sitter(server, person.page, name, players(name))
    view = sitter.view()
    for _ in range(PRESSES):
        if view["ending"] is not None:
            break
        wait_lit(sitter, view, way != "touch")
        moves = [move for move in view["moves"] if piece(person.page, name_of(move)).count()]
        made = sitter.made()
        press(piece(person.page, name_of(sitter.choose(moves or view["moves"]))))
        view = sitter.after(made)
    if view["ending"] is not None:
        assert not ending(person, sitter)
    sitter.client.close()


# Whether something that can be done, and is not seldom meant, can be seen and met without scrolling.
IN_SIGHT = """async () => {
  document.querySelector("main").scrollTo(0, 0);
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const met = (one) => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
  };
  const lit = [...document.querySelectorAll("main .lit[data-move]")];
  const meant = lit.filter((one) => !one.classList.contains("look-Prompt-quiet"));
  return (meant.length ? meant : lit).some(met);
}"""


@patient
@every_game
def test_on_a_small_phone_what_can_be_done_is_in_sight(open_page: OpenPage, server: Server, name: str) -> None:
    person = open_page("fr", min(SIZES), reduced=True, game=game_words("fr", GAMES / name))
    sitter = Sitter(server, person.page, name, players(name))
    view = sitter.view()
    found: dict[str, bool] = {}
    for _ in range(MOVES):
        if view["ending"] is not None:
            break
        wait_lit(sitter, view, False)
        if kind(view) not in found:
            found[kind(view)] = person.page.evaluate(IN_SIGHT)
            if LONG:
                photograph(person.page, f"{name}-small-{kind(view)}")
        view = sitter.step()
    sitter.client.close()
    assert found
    assert all(found.values()), [step for step, seen in found.items() if not seen]


# Keeps what the server says until it is let go, all at once; then how many messages those were, and how often the log
# changed meanwhile.
HOLD = """
const Line = WebSocket;
const held = [];
window.holding = false;
window.WebSocket = class extends Line {
  set onmessage(hear) {
    super.onmessage = hear && ((message) => (window.holding ? held.push(() => hear(message)) : hear(message)));
  }
};
window.enough = () => held.length > 50;  // as many as React takes for an endless loop
window.letGo = async () => {
  let changes = 0;
  new MutationObserver(() => (changes += 1)).observe(document.querySelector("[role=log] ol"), {childList: true});
  const messages = held.length;
  const { port1, port2 } = new MessageChannel();
  const over = new Promise((done) => {
    port1.onmessage = () => {
      const hear = held.shift();
      if (hear) hear();
      else done();
      port2.postMessage(null);
    };
  });
  port2.postMessage(null);
  await over;
  window.holding = false;
  for (let picture = 0; picture < 3; picture++) await new Promise(requestAnimationFrame);
  port1.close();
  return [messages, changes];
};
"""


@patient
def test_messages_may_come_faster_than_pictures(open_page: OpenPage, server: Server) -> None:
    name = "london"  # where others do most between two moves of mine
    person = open_page(reduced=True, game=game_words("en", GAMES / name))
    person.page.add_init_script(HOLD)
    sitter = Sitter(server, person.page, name, players(name))
    wait_lit(sitter, sitter.view())
    person.page.evaluate("window.holding = true")
    view = sitter.play(40)
    person.page.wait_for_function("window.enough()")
    messages, changes = person.page.evaluate("window.letGo()")
    assert changes * 3 < messages
    wait_lit(sitter, view)
    sitter.client.close()


def walk(server: Server, person: Person, name: str) -> Iterator[tuple[Sitter, Message]]:
    """My moments at tables against bots, the end of a game among them."""
    left = MOVES
    while left > 0:
        sitter = Sitter(server, person.page, name, players(name))
        view = sitter.view()
        while view["ending"] is None:
            yield sitter, view
            if not (left := left - 1):
                break
            view = sitter.step()
        yield sitter, sitter.play(-1)
        sitter.client.close()


def players(name: str) -> int:
    """As many as there may be: that is the most crowded table."""
    return max(registry.find(name).players)


def kind(view: Message) -> str:
    """What is asked, in short."""
    if view["ending"] is not None:
        return "end"
    verbs = sorted({move["verb"] for move in view["moves"]})
    return "-".join([str(view["table"].get("step") or "step"), *verbs])


def wait_lit(sitter: Sitter, view: Message, everything: bool = True) -> None:
    """Wait until the page shows a moment: all its moves are lit, or on a phone some of them, and nothing else."""
    moves = [name_of(move) for move in view["moves"]]
    go_on(sitter)
    try:
        sitter.page.wait_for_function(SHOWS, arg=[moves, everything])
    except Error as late:
        raise AssertionError({"legal": moves, "lit": sitter.page.evaluate(LIT)}) from late


def go_on(sitter: Sitter) -> None:
    """Press on where a table waits for the player's word, as long as it does, once the page knows what I know."""
    page = sitter.page
    sitter.heard()
    page.wait_for_function(ANYTHING, timeout=CATCHING_UP)
    while page.locator(ONWARD).count():
        page.locator(ONWARD).click()
        page.wait_for_function(ANYTHING, timeout=CATCHING_UP)


def agreement(person: Person, sitter: Sitter, view: Message) -> list[str]:
    """Where the lit pieces are not the legal moves, by mark and by name."""
    moves = {name_of(move): person.game.move(move["verb"], move["piece"]) for move in view["moves"]}
    with suppress(AssertionError):  # what is missing is told below
        wait_lit(sitter, view)
    lit = person.page.evaluate(LIT)
    wrong = [f"no move: {one['name']}" for one in lit if one["move"] not in moves]
    wrong += [f"out of sight: {one['name']}" for one in lit if not one["seen"]]
    wrong += [f"not lit: {said}" for move, said in moves.items() if move not in {one["move"] for one in lit}]
    wrong += [f"{one['move']} is called {one['name']!r}" for one in lit if not verbs(person.game).search(one["name"])]
    return wrong


def ending(person: Person, sitter: Sitter) -> list[str]:
    """Where the end is not told. The moves were made beside the page, faster than it shows them."""
    go_on(sitter)
    expect(person.sheet).to_be_visible(timeout=CATCHING_UP)
    return [f"lit at the end: {one['name']}" for one in person.page.evaluate(LIT)]


def piece(page: Page, move: str) -> Locator:
    """The lit piece of a move, where it is in sight."""
    return page.locator(f'main .lit[data-move="{move}"]').locator("visible=true").first


def photograph(page: Page, name: str) -> None:
    """A picture of a step at every size."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        page.screenshot(path=ALBUM / f"{name}-{width}x{height}.png", animations="disabled")
    page.set_viewport_size({"width": chromium.DESKTOP[0], "height": chromium.DESKTOP[1]})
