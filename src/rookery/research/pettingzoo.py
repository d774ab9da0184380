"""Every game as an environment of PettingZoo: one seat after the other acts, with a mask of what is open to it.

    >>> from rookery.research import pettingzoo
    >>> env = pettingzoo.env("GAME", players=4)

Seats that choose at once are asked one after the other, and what one has chosen is in nobody else's observation.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper
from pettingzoo.utils.env_logger import EnvLogger
from rich.console import Console
from rich.text import Text

from rookery.engine.match import look
from rookery.engine.refusals import Refusal
from rookery.engine.state import State
from rookery.research.lanes import Rows
from rookery.research.spec import LARGEST, check_seed, spec

ILLEGAL = -1.0  # what an illegal move costs, where `env` ends the game by it


class Observation(TypedDict):
    """What an agent knows, in numbers, and which moves are open to it: none where it is not its turn."""

    observation: npt.NDArray[np.float32]
    action_mask: npt.NDArray[np.int8]


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name, and it has no types
    """The environment without PettingZoo's wrappers: a move that is not open is refused, and changes nothing."""

    metadata = {"render_modes": ["human", "ansi"], "name": "rookery_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        self.spec = spec(game, players, options)
        self.render_mode = render_mode
        self.metadata = {**raw_env.metadata, "name": f"rookery_{game}_v{self.spec.game.rules_version}"}
        words = self.spec.game.words(language)
        self.facts = self.spec.game.facts(players, self.spec.options)
        self.words = words.named(self.spec.game.names(self.facts, words)).seated(players)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.spec.size, self.spec.actions
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces: dict[str, Any] = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces: dict[str, Any] = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._rows = Rows(1, size, actions)
        self._numbers = np.frombuffer(memoryview(self._rows.numbers), np.float64)
        self._mask = np.frombuffer(memoryview(self._rows.mask), np.int8)
        self._actions = actions
        self._limit = self.spec.limit
        self._seed = secrets.randbits(128)
        self._dealt = 0

    def observation_space(self, agent: str) -> Any:
        """What an agent can know: the numbers that bots learn from, and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All moves of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. A seed begins a row of deals, the first of them the seed's own; each reset without one is the next."""
        if seed is not None:
            self._seed = check_seed(seed)
            self._dealt = 0
        self.table: State = self.spec.deal(self._seed, self._dealt)
        self._dealt += 1
        self._moves = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.waiting()[0]]

    def observe(self, agent: str) -> Observation:
        """What an agent knows now, and its open moves while it is its turn."""
        chooses = agent == self.agent_selection and not (self.terminations[agent] or self.truncations[agent])
        self._rows.write(0, self.table, self.seats[agent], chooses)
        return {"observation": self._numbers.astype(np.float32), "action_mask": self._mask.copy()}

    def step(self, action: int | None) -> None:
        """Play a move of the agent whose turn it is; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        seat = self.seats[agent]
        if action is None or not 0 <= action < self._actions:
            raise Refusal("no_such_move", move=str(action), verbs=", ".join(self.spec.game.catalogue.verbs))
        move = int(action)
        if move not in table.legal(seat):
            self._object(agent, table.refuse(seat, move))
            return
        self._cumulative_rewards[agent] = 0.0
        table.play(seat, move)
        self._moves += 1
        waiting = table.waiting()
        if waiting and self._moves < self._limit:
            self.agent_selection = self.possible_agents[waiting[0]]
        else:
            self._end(stopped=bool(waiting))
        if self.render_mode == "human":
            self.render()

    def _object(self, agent: str, refusal: Refusal) -> None:
        """What comes of a move that is not open: it is refused, with the reason."""
        raise refusal

    def _end(self, stopped: bool) -> None:
        """Everybody's share of the win is their reward; a game that was stopped counts as it stands."""
        ended = dict.fromkeys(self.agents, True)
        if stopped:
            self.truncations = ended
        else:
            self.terminations = ended
        self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as the terminal draws it, as the seat whose turn it is sees it; after the end, as everybody."""
        seat = self.seats[self.agent_selection] if self.table.waiting() else None
        view = look(self.spec.game, self.table, seat)
        drawn = self.spec.game.draw(view, self.facts, self.words)
        if self.render_mode == "human":
            Console(highlight=False).print(drawn)
            return None
        return Text.from_markup(drawn).plain


class Strict(raw_env):
    """An illegal move ends the game, and costs its agent: what PettingZoo's `TerminateIllegalWrapper` does, but faster.

    Each wrapper more makes every step slower than our whole game is.
    """

    def _object(self, agent: str, refusal: Refusal) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
        self._accumulate_rewards()
        self._deads_step_first()


def env(
    game: str,
    players: int,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    language: str = "en",
) -> Any:
    """The environment as PettingZoo's own are made: an illegal move ends the game, and calls out of order are told."""
    return OrderEnforcingWrapper(Strict(game, players, options, render_mode, language))
