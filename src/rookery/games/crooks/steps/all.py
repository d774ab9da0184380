"""Every decision of the game, by number."""

from __future__ import annotations

from typing import Any, Final

from rookery.engine.steps import Step
from rookery.games.crooks.steps.face import Face
from rookery.games.crooks.steps.kill import Kill
from rookery.games.crooks.steps.numbers import (
    FACING,
    KILLING,
    PICKING,
    RECRUITING,
    SENDING,
    SPYING,
    TAKING,
    TRANSFERRING,
)
from rookery.games.crooks.steps.pick import Pick
from rookery.games.crooks.steps.recruit import Recruit
from rookery.games.crooks.steps.send import Send
from rookery.games.crooks.steps.spy import Spy
from rookery.games.crooks.steps.take import Take
from rookery.games.crooks.steps.transfer import Transfer

STEPS: Final[list[Step[Any]]] = [
    Recruit(RECRUITING, "recruit", "C2"),
    Take(TAKING, "take", "C2"),
    Send(SENDING, "send", "C4"),
    Face(FACING, "face", "C4"),
    Pick(PICKING, "pick", "C8"),
    Transfer(TRANSFERRING, "transfer", "C10"),
    Kill(KILLING, "kill", "C11"),
    Spy(SPYING, "spy", "C13"),
]
