"""Every game as a Python game of OpenSpiel; importing this registers them as `python_rookery_<game>`.

Seats that choose at once choose one after the other, and nobody's information state tells what another has chosen.
All chance is in the deal's seed, which a few chance nodes at the root draw; after them nothing is left to chance.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from rookery.engine import registry
from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.state import State
from rookery.research.lanes import Rows
from rookery.research.sitting import BASE, CHANCE, DIGITS, TERMINAL, Sitting
from rookery.research.spec import Spec, check_seed, spec

PREFIX = "python_rookery_"
OUTCOMES = [(outcome, 1 / BASE) for outcome in range(BASE)]
FINE = 2**53  # as many different numbers has a sampler


def kind_of(game: AnyGame) -> Any:
    """The type under which a game is registered; its parameters are the players and its options."""
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.name,
        long_name=f"Rookery: {game.words('en').say('name')}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,  # shares of the win: they sum to 1, or to 0 where nobody wins
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.players[0],
            **{option.name: option.default for option in game.options},
        },
    )


class RookeryGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its players and options. Each game is a class of its own."""

    kind: Any
    name: str

    def __init__(self, parameters: dict[str, Any]) -> None:
        wishes = dict(parameters)
        self.spec = spec(self.name, wishes.pop("players"), wishes)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spec.actions,
            max_chance_outcomes=BASE,
            num_players=self.spec.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.spec.limit,
        )
        super().__init__(self.kind, info, parameters)
        self.observer = Observer(self.spec, recall=False)

    def max_chance_nodes_in_history(self) -> int:
        """One for each digit of the seed."""
        return DIGITS

    def new_initial_state(self) -> RookeryState:
        """A game before its deal."""
        return RookeryState(self, Sitting(self.spec))

    def deal(self, seed: int) -> RookeryState:
        """The deal of any seed, past the chance nodes."""
        sitting = Sitting(self.spec)
        sitting.deal(check_seed(seed))
        return RookeryState(self, sitting)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees (as a string, and in numbers), or with perfect recall all that it has been told."""
        return Observer(self.spec, recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class RookeryState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. A clone will see the same dice fall: search should begin with `resample_from_infostate`."""

    def __init__(self, game: RookeryGame, sitting: Sitting) -> None:
        super().__init__(game)
        self.sitting = sitting

    @property
    def table(self) -> State:
        """The state of ours within, once it is dealt."""
        assert self.sitting.table is not None
        return self.sitting.table

    def current_player(self) -> int:
        return self.sitting.player

    def is_terminal(self) -> bool:
        return self.sitting.player == TERMINAL

    # What follows down to the tensor OpenSpiel could answer by what comes after; asked from Python, this is faster.

    def is_chance_node(self) -> bool:
        return self.sitting.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        chooses = self.sitting.player
        if chooses == CHANCE:
            return list(range(BASE))
        if chooses == TERMINAL or player not in (None, chooses):
            return []
        return sorted(self.table.legal(chooses))

    def information_state_string(self, player: int | None = None) -> str:
        return self.sitting.known(self.sitting.player if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.sitting.seen(self.sitting.player if player is None else player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        observer = self.get_game().observer
        observer.set_from(self, self.sitting.player if player is None else player)
        found: list[float] = observer.tensor.tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.sitting.player == CHANCE:
            self.sitting.draw(action)
        else:
            self.sitting.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == CHANCE else self.sitting.spec.game.catalogue.name(action)

    def returns(self) -> list[float]:
        return self.table.returns() if self.is_terminal() else [0.0] * self.sitting.spec.players

    def __str__(self) -> str:
        sitting = self.sitting
        return f"deal {sitting.seed}, digit {sitting.digits}" if sitting.table is None else repr(sitting.table)

    def resample_from_infostate(self, player: int, sampler: Any) -> RookeryState:
        """A world that a seat cannot tell from this one, without a history."""
        return RookeryState(self.get_game(), self.sitting.imagine(player, QuickDice(int(sampler() * FINE))))


class Observer:
    """What OpenSpiel asks for strings and tensors."""

    def __init__(self, spec: Spec, recall: bool) -> None:
        self.recall = recall
        self.rows = Rows(1, spec.size, spec.actions)
        self.numbers = np.frombuffer(memoryview(self.rows.numbers), np.float64)
        self.tensor = None if recall else np.zeros(spec.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: RookeryState, player: int) -> None:
        """Put what a seat knows in numbers into the tensor; before the deal, nothing."""
        if self.tensor is None:
            return
        if state.sitting.table is None:
            self.tensor.fill(0.0)
        else:
            self.rows.write(0, state.sitting.table, player, False)
            self.tensor[:] = self.numbers

    def string_from(self, state: RookeryState, player: int) -> str:
        """What a seat sees, or all that it has been told."""
        return state.sitting.known(player) if self.recall else state.sitting.seen(player)


def register() -> None:
    """Let OpenSpiel know all installed games that tell in numbers what a seat knows."""
    for game in registry.all_games():
        if game.inputs(game.players[0]):
            # A class, like OpenSpiel's own: it drops a reference when Python is gone already, and a class bears that.
            kind = kind_of(game)
            pyspiel.register_game(kind, type("RookeryGame", (RookeryGame,), {"kind": kind, "name": game.name}))


register()
