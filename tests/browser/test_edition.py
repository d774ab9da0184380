"""A file of one's own values is chosen on the page: its faults are told one by one, and a sound one is played with."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from rookery.engine import registry
from tests.browser.axe import violations
from tests.browser.conftest import OpenPage
from tests.browser.friends import open_invitation

GAME = registry.find("crooks")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_edition_is_chosen_and_checked(
    open_page: OpenPage, complaints: list[str], tmp_path: Path, language: str
) -> None:
    assert GAME.edition is not None
    words = GAME.words(language)
    person = open_page(language, reduced=True, game=words)
    open_invitation(person)
    dialog = person.page.get_by_role("dialog")
    for seat in range(1, 4):
        dialog.get_by_role("combobox", name=words.say(f"seat.{seat}"), exact=True).select_option("bot easy")
    dialog.get_by_text(person.ui.say("invite.options")).click()
    expect(dialog).to_contain_text(person.ui.say("invite.box_edition"))
    mine = tmp_path / "mine.csv"
    mine.write_text(GAME.edition.box().replace("2,9,-3", "2,19,-33"), "utf-8")
    chooser = dialog.get_by_label(words.say("option.edition"))
    chooser.set_input_files(mine)
    expect(dialog).to_contain_text(person.ui.say("invite.own_edition"))
    person.button("invite.begin").click()
    alert = dialog.get_by_role("alert")
    expect(alert).to_contain_text("“19”" if language == "en" else "«\u00a019\u00a0»")
    expect(alert.get_by_role("listitem")).to_have_count(1)
    expect(alert.get_by_role("listitem")).to_contain_text("-33")
    assert violations(person.page) == []
    assert [complaint for complaint in complaints if "400" not in complaint] == []
    complaints.clear()  # that the server refused is what we wanted
    with person.page.expect_file_chooser() as asked:
        chooser.click()
    expect(dialog).to_contain_text(person.ui.say("invite.box_edition"))
    mine.write_text(GAME.edition.box().replace("2,9,-3", "2,9,-4"), "utf-8")
    asked.value.set_files(mine)  # the same file, mended
    expect(dialog).to_contain_text(person.ui.say("invite.own_edition"))
    person.button("invite.begin").click()
    person.page.wait_for_url("**/t/*")
    expect(person.page.get_by_role("main")).to_contain_text(words.say("browser.values_own"))
    person.page.get_by_role("button", name=words.say("browser.deck")).click()
    mended = f"{words.say('browser.level', {'level': 9})}, {words.say('browser.modifier', {'modifier': '−4'})}"
    expect(dialog.get_by_role("img", name=mended, exact=True)).to_be_visible()
