"""Every decision of the game, by number."""

from __future__ import annotations

from typing import Any, Final

from rookery.engine.steps import Step
from rookery.games.london.steps import numbers as to
from rookery.games.london.steps.action import Action
from rookery.games.london.steps.again import Again
from rookery.games.london.steps.architect import Architect
from rookery.games.london.steps.discard import Discard
from rookery.games.london.steps.draw import Draw
from rookery.games.london.steps.effect import Effect
from rookery.games.london.steps.end import End
from rookery.games.london.steps.exchange import ExchangeGive, ExchangeTake
from rookery.games.london.steps.fee import Fee
from rookery.games.london.steps.fetch import Fetch
from rookery.games.london.steps.flip import Flip
from rookery.games.london.steps.look import Look, Put
from rookery.games.london.steps.name import Name
from rookery.games.london.steps.pile import Pile
from rookery.games.london.steps.play import Play
from rookery.games.london.steps.prison import Prison, Workhouse
from rookery.games.london.steps.run import Run
from rookery.games.london.steps.spend import Spend
from rookery.games.london.steps.tunnel import Tunnel

STEPS: Final[list[Step[Any]]] = [
    Action(to.ACT, "action", "L3"),
    Play(to.PLAY, "play", "L10"),
    Architect(to.BUILD, "architect", "L13"),
    Spend(to.SPEND, "spend", "L11"),
    Run(to.RUN, "run", "L17"),
    Fee(to.FEE, "fee", "L18"),
    Name(to.NAME, "name", "L25"),
    Fetch(to.FETCH, "fetch", "L21"),
    Again(to.REPEAT, "again", "L20"),
    ExchangeTake(to.SWAP_TAKE, "exchange_take", "L7"),
    ExchangeGive(to.SWAP_GIVE, "exchange_give", "L7"),
    Discard(to.DISCARD, "discard", "L4"),
    Draw(to.DRAW, "draw", "L2"),
    Look(to.LOOK, "look", "L6"),
    Put(to.PUT, "put", "L6"),
    Pile(to.PILE, "pile", "L12"),
    Effect(to.EFFECT, "effect", "L18"),
    Flip(to.FLIP, "flip", "L19"),
    Prison(to.IMPRISON, "prison", "L26"),
    Workhouse(to.EMPLOY, "workhouse", "L26"),
    Tunnel(to.TUNNEL, "tunnel", "L28"),
    End(to.END, "end", "L7"),
]
