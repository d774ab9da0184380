"""The server's HTTP side: what can be asked in one question."""

from __future__ import annotations

from starlette.routing import Route

from rookery.table.service import Service
from rookery.table.web.games import Games
from rookery.table.web.house import House
from rookery.table.web.looks import Looks
from rookery.table.web.me import Me
from rookery.table.web.nights import Nights
from rookery.table.web.tables import Tables

KINDS = (Games, Me, Nights, House, Tables, Looks)


def routes(service: Service) -> list[Route]:
    """All addresses."""
    return [route for kind in KINDS for route in kind(service).routes()]
