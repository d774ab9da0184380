"""The settings: remembered in this browser, the same on every page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import OpenPage
from tests.browser.person import Person

# What the system would ask, answered at once.
ALLOWED = "Notification.requestPermission = async () => 'granted';"
BARRED = "Notification.requestPermission = async () => 'denied';"


def open_settings(person: Person) -> Locator:
    """The window of settings, opened from the head of the page."""
    person.button("settings.title").click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def test_what_is_set_is_remembered_everywhere(open_page: OpenPage) -> None:
    person = open_page(size=PHONE, reduced=True)
    person.page.add_init_script(ALLOWED)
    person.visit()
    dialog = open_settings(person)
    switches = [dialog.get_by_label(person.ui.say(f"settings.{name}")) for name in ("sound", "shake", "notice")]
    forced = dialog.get_by_label(person.ui.say("settings.forced"))
    pace = dialog.get_by_role("button", name=person.ui.say("pace.slow"))
    for switch in switches:
        expect(switch).not_to_be_checked()
        switch.check()
    expect(forced).not_to_be_checked()  # as every page of these tests begins
    forced.check()
    pace.click()
    dialog.get_by_label(person.ui.say("name.label")).fill("Nancy")
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(person.page.get_by_label(person.ui.say("name.label"))).to_have_value("Nancy")  # on the page too
    person.page.reload()
    person.play_now()
    assert person.asked()
    assert person.page.evaluate("() => document.documentElement.dataset.pace") == "slow"
    open_settings(person)
    for switch in switches:
        expect(switch).to_be_checked()
    expect(forced).to_be_checked()
    expect(pace).to_have_attribute("aria-pressed", "true")
    expect(dialog.get_by_label(person.ui.say("name.label"))).to_have_value("Nancy")
    dialog.get_by_role("button", name="Français").click()
    expect(dialog.get_by_role("heading", level=2)).to_have_text("Réglages")
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")


def test_notices_stay_off_where_the_browser_bars_them(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    person.page.add_init_script(BARRED)
    person.visit()
    dialog = open_settings(person)
    notice = dialog.get_by_label(person.ui.say("settings.notice"))
    notice.click()
    expect(dialog).to_contain_text(person.ui.say("settings.notice_barred"))
    expect(notice).not_to_be_checked()


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_axe_is_content_with_the_settings(open_page: OpenPage, language: str, size: tuple[int, int]) -> None:
    person = open_page(language, size, reduced=True)
    person.visit()
    open_settings(person)
    assert violations(person.page) == []
