"""Notices in the browser: asked for in the settings, pushed while no page is open, shown by the page's helper.

Chromium here cannot reach a push service, so that its own subscription is replaced by one whose keys the test has.
All the rest is real: the server seals and sends, the test opens what came with those keys, and Chromium's own worker
gets it as a push, with no page of ours open.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Worker, expect

from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import OpenPage
from tests.browser.person import Person
from tests.table.client import Client, share
from tests.table.postgres import free_port
from tests.table.processes import until
from tests.table.receivers import Browser, Mailbox, Web, link_in
from tests.table.server import Server

SUBSCRIBED = """
([address, secrets]) => {
  let made = null;
  const subscription = {
    endpoint: address, toJSON: () => ({ keys: secrets }),
    unsubscribe: async () => { made = null; return true; },
  };
  PushManager.prototype.subscribe = async (wish) => {
    window.askedFor = wish.applicationServerKey;
    made = subscription;
    return made;
  };
  PushManager.prototype.getSubscription = async () => made;
}
"""


@pytest.fixture(scope="module")
def web() -> Iterator[Web]:
    running = Web()
    yield running
    running.close()


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    running = Mailbox()
    yield running
    running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    """A server that sends mail, and may send to this machine."""
    port = free_port()
    running = Server(
        tmp_path_factory.mktemp("data"), "--public-url", f"http://127.0.0.1:{port}", "--allow-private",
        "--smtp", f"smtp+plain://127.0.0.1:{mailbox.port}", "--mail-from", "rooks@club.example", port=port,
    )  # fmt: skip
    yield running
    assert running.stop() == ""


def open_notices(person: Person) -> Locator:
    """The part of the settings about notices."""
    person.button("settings.title").click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_text(person.ui.say("notices.title")).click()
    expect(dialog.get_by_label(re.compile(person.ui.say("notices.digest")))).to_be_visible()
    return dialog


def key_of(page: Page) -> str:
    """The player's key that the page has made."""
    key: str = page.evaluate("() => localStorage.getItem('rookery.me')")
    return key


def test_a_push_arrives_while_no_page_is_open_and_leads_to_the_table(
    open_page: OpenPage, server: Server, web: Web
) -> None:
    browser = Browser()
    person = open_page("fr", reduced=True)
    context = person.page.context
    context.grant_permissions(["notifications"], origin=server.address)
    context.add_init_script(f"({SUBSCRIBED})({json.dumps([f'{web.address}/push', browser.secrets])})")
    person.visit()
    dialog = open_notices(person)
    switch = dialog.get_by_label(re.compile(person.ui.say("notices.push")))
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    key = key_of(person.page)
    notices = server.get("/api/me/notices", key)
    assert person.page.evaluate("() => window.askedFor") == notices["key"]
    assert [one["kind"] for one in notices["addresses"]] == ["push"]
    server.post("/api/me/notices", {"wait": 0.0}, key)
    person.page.reload()
    open_notices(person)
    expect(switch).to_be_checked()  # it is remembered
    blank = context.new_page()
    person.page.close()
    registrations = heard_of(blank)

    table = server.table("open", "random")["table"]
    server.post(f"/api/tables/{table}/join", {"name": "Nell", "share": share()}, key)
    until(lambda: web.got("/push"))
    (request,) = web.got("/push")
    told = browser.open(request.body)
    assert told["path"] == f"/t/{table}"

    worker = push(context, blank, server, registrations, told)
    shown = worker.evaluate(SHOWN)
    assert shown == [{"title": told["title"], "body": told["body"], "lang": "fr", "tag": told["path"]}]
    push(context, blank, server, registrations, told)  # once more, after a crash of the server
    assert worker.evaluate(SHOWN) == shown
    # A click by the system's own hand cannot be made here: the worker's handler gets it as the system would give it.
    worker.evaluate(CLICK, "")
    assert worker.evaluate("() => self.opened") == [f"/t/{table}"]
    assert worker.evaluate(SHOWN) == []
    # Another table's: what comes under the tag of one that Chromium is still putting away may be put away with it.
    push(context, blank, server, registrations, {**told, "path": "/t/another"})
    worker.evaluate(CLICK, "stop")
    until(lambda: server.get("/api/me/notices", key)["addresses"] == [])
    with Client(server.address, table, key) as client:
        assert client.heard[0]["seat"] == 0  # the link leads to one's own seat


SHOWN = """
async () => (await self.registration.getNotifications())
  .map(({ title, body, lang, tag }) => ({ title, body, lang, tag }))
"""
CLICK = """
async (action) => {
  self.opened ??= [];
  self.clients.openWindow = async (path) => self.opened.push(path);
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification, action });
  const waiting = [];
  event.waitUntil = (promise) => waiting.push(promise);
  self.dispatchEvent(event);
  await Promise.all(waiting);
}
"""


def heard_of(page: Page) -> dict[str, str]:
    """The workers that the browser knows, by their scope, and what it calls them."""
    found: dict[str, str] = {}
    session = page.context.new_cdp_session(page)

    def note(event: dict[str, Any]) -> None:
        found.update({one["scopeURL"]: one["registrationId"] for one in event["registrations"]})

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    until_true(page, lambda: found)
    found["session"] = session  # type: ignore[assignment]
    return found


def until_true(page: Page, true: Any) -> None:
    """Wait while the browser is listened to."""
    for _ in range(600):
        if true():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it did not come")


def push(context: BrowserContext, page: Page, server: Server, known: dict[str, Any], told: dict[str, Any]) -> Worker:
    """Push something, as the browser does with what its push service brings; the worker that got it."""
    wish = {"origin": server.address, "registrationId": known[f"{server.address}/"], "data": json.dumps(told)}
    known["session"].send("ServiceWorker.deliverPushMessage", wish)
    until_true(page, lambda: context.service_workers)
    worker = context.service_workers[0]
    until_true(page, lambda: worker.evaluate(SHOWN))
    return worker


def test_mail_and_webhook_are_asked_for_and_taken_back(
    open_page: OpenPage, server: Server, web: Web, mailbox: Mailbox, complaints: list[str]
) -> None:
    person = open_page(size=PHONE, reduced=True)
    person.visit()
    dialog = open_notices(person)
    mail = dialog.get_by_label(person.ui.say("notices.mail"))
    hook = dialog.get_by_label(person.ui.say("notices.webhook"))
    add = dialog.get_by_role("button", name=person.ui.say("notices.add"))
    mail.fill("nell@home.example")
    add.first.click()
    expect(dialog).to_contain_text(person.ui.say("notices.asked"))
    until(lambda: mailbox.to("nell@home.example"))
    page = person.page.context.new_page()
    page.goto(link_in(mailbox.to("nell@home.example")[0]))
    assert violations(page) == []
    page.get_by_role("button").click()
    expect(page.get_by_role("main")).to_contain_text("Done")
    page.close()
    web.answers["/closed"] = 500
    hook.fill(f"{web.address}/closed")
    add.click()
    expect(dialog.get_by_role("alert")).to_contain_text("500")
    hook.fill(f"{web.address}/hook")
    add.click()
    expect(dialog).to_contain_text(f"{web.address}/hook")
    expect(dialog.get_by_role("alert")).to_have_count(0)
    remove = dialog.get_by_role("button", name=person.ui.say("notices.remove"))
    remove.last.click()
    expect(hook).to_be_visible()
    dialog.get_by_role("button", name=person.ui.say("wait.3600")).click()
    dialog.get_by_label(re.compile(person.ui.say("notices.digest"))).check()
    key = key_of(person.page)
    until(lambda: server.get("/api/me/notices", key)["digest"])
    assert server.get("/api/me/notices", key)["wait"] == 3600.0  # the second wish did not undo the first
    person.page.reload()
    open_notices(person)
    expect(dialog).to_contain_text(person.ui.say("notices.told"))
    expect(dialog.get_by_role("button", name=person.ui.say("wait.3600"))).to_have_attribute("aria-pressed", "true")
    expect(dialog.get_by_label(re.compile(person.ui.say("notices.digest")))).to_be_checked()
    assert [one for one in complaints if "409" not in one] == []
    complaints.clear()  # the webhook that did not answer


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_axe_is_content_with_notices(open_page: OpenPage, language: str, size: tuple[int, int]) -> None:
    person = open_page(language, size, reduced=True)
    person.visit()
    dialog = open_notices(person)
    assert violations(person.page) == []
    edges = dialog.evaluate("box => [box.scrollWidth, box.clientWidth]")
    assert edges[0] <= edges[1]


def test_the_page_can_be_installed(server: Server) -> None:
    page = httpx.get(server.address).text
    assert '<link rel="manifest" href="/manifest.json"' in page
    manifest = httpx.get(f"{server.address}/manifest.json")
    assert manifest.headers["content-type"] == "application/json"
    for icon in manifest.json()["icons"]:
        found = httpx.get(server.address + icon["src"])
        assert found.headers["content-type"] == icon["type"]
        size = int.from_bytes(found.content[16:20])  # of a PNG
        assert icon["sizes"] == f"{size}x{size}"
    worker = httpx.get(f"{server.address}/worker.js")
    assert "javascript" in worker.headers["content-type"]
    assert worker.headers["cache-control"] == "no-cache"
    assert "connect-src 'self'" in worker.headers["content-security-policy"]
    source = (Path(__file__).parents[2] / "web" / "public" / "worker.js").read_text("utf-8")
    assert '"fetch"' not in source  # it answers for no page: none can be an old one
