"""The pages that links in notices lead to: to say yes to mail, or to stop notices. They work without scripts.

To open one changes nothing, because mail programs open links by themselves; its button does, and so does the one click
by which a mail program stops mail (RFC 8058). There is no origin to check: the link itself is all the right one needs.
"""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from rookery.engine.refusals import Refusal
from rookery.engine.words import Words
from rookery.table.notices import words_in
from rookery.table.service import Service

PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Rookery</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" type="image/png" href="/icon-192.png"><link rel="stylesheet" href="/notice.css">
<main><h1>{title}</h1><p>{about}</p>{button}<p><a href="/">{home}</a></p></main></html>"""


class NoticePages:
    """Answers who follows a link in a notice."""

    def __init__(self, service: Service) -> None:
        self.service = service

    def routes(self) -> list[Route]:
        """Their one address."""
        return [Route("/notices/{token}", self.page, methods=["GET", "POST"])]

    async def page(self, request: Request) -> Response:
        """Ask, or do what was asked."""
        addresses = self.service.notices.addresses
        language = request.headers.get("accept-language", "")[:2]
        try:
            self.service.askers.check(self.service.trust.address(request))
            purpose, id_, address, known = await addresses.read(request.path_params["token"])
            words = words_in(known or language)
            if request.method == "POST":
                await addresses.follow(purpose, id_)
                return html(words, purpose, words.say(f"page.{purpose}_done"))
            if not known:  # it is gone
                raise Refusal("bad_link")
        except Refusal as refusal:
            words = words_in(language)
            if refusal.reason != "bad_link":
                said = Words.read(words.language, "rookery.engine").refusal(refusal)
                return html(words, "s", said, status=503)
            return html(words, "s", words.say("page.gone"), status=404)
        return html(words, purpose, words.say(f"page.{purpose}_about", {"address": address}), button=True)


def html(words: Words, purpose: str, about: str, status: int = 200, button: bool = False) -> Response:
    """A page."""
    ask = f'<form method="post"><button>{escape(words.say(f"page.{purpose}_do"))}</button></form>' if button else ""
    text = PAGE.format(
        language=words.language, title=escape(words.say(f"page.{purpose}_title")), about=escape(about), button=ask,
        home=escape(words.say("page.home")),
    )  # fmt: skip
    return HTMLResponse(text, status, headers={"Cache-Control": "no-store"})
