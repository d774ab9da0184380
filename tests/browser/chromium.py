"""Chromium: where it is, how it is started, and a fresh profile in it that hides no complaint."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Response

QUIET = ["--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE = 20_000.0  # milliseconds until something that must come is given up

# A violation of the policy is no error to the page itself: say it aloud.
TELL_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""

# Whoever tests a game makes every move by hand: a move that plays itself would be gone before it is clicked.
BY_HAND = """
try {
  if (!localStorage.getItem("rookery.settings")) localStorage.setItem("rookery.settings", '{"forced":false}');
} catch { /* no page yet */ }
"""


def executable() -> str | None:
    """Where Chromium is, if it is anywhere."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def launch(playwright: Playwright) -> Browser:
    """Start it."""
    return playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox", *QUIET])


def profile(
    browser: Browser, address: str, language: str = "en", size: tuple[int, int] = DESKTOP, reduced: bool = False
) -> BrowserContext:
    """Somebody else's browser: its own storage, language, screen and wish for motion. A narrow one is a phone."""
    phone = size[0] < 600
    context = browser.new_context(
        base_url=address, locale={"en": "en-GB", "fr": "fr-FR"}[language],
        viewport={"width": size[0], "height": size[1]}, is_mobile=phone, has_touch=phone,
        reduced_motion="reduce" if reduced else "no-preference",
    )  # fmt: skip
    context.set_default_timeout(PATIENCE)
    context.add_init_script(TELL_VIOLATIONS)
    context.add_init_script(BY_HAND)
    return context


def listen(page: Page, complaints: list[str]) -> None:
    """Note whatever the page complains of."""

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            complaints.append(f"{page.url}: {message.type}: {message.text}")

    def answered(response: Response) -> None:
        if response.status >= 400:
            complaints.append(f"{page.url}: {response.status} for {response.url}")

    page.on("console", said)
    page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
    page.on("response", answered)
