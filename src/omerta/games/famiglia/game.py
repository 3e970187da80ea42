"""Famiglia for the kernel: set-up, position documents, imagined worlds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from omerta.games.famiglia.actions import ACTIONS
from omerta.games.famiglia.box import (
    CARD_COPIES,
    CARD_IDS,
    CARD_POINTS,
    GAME_NAME,
    KINDS,
    RULES_VERSION,
    STARTING_HAND,
)
from omerta.games.famiglia.imagine import imagine_world
from omerta.games.famiglia.loading import load_position
from omerta.games.famiglia.phases.preparation import PREPARATION, begin
from omerta.games.famiglia.phases.turn import TURN
from omerta.games.famiglia.position import Position
from omerta.games.famiglia.state import State
from omerta.games.famiglia.view import FamigliaView
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.view import Option, View

_SHARED: Final = tuple([copies - 2 * start for copies, start in zip(CARD_COPIES, STARTING_HAND, strict=True)])
"""The 52 cards that are shuffled. [PREP-3]"""


class Famiglia(Game):
    """The two-player card game."""

    def __init__(self) -> None:
        self.name = GAME_NAME
        self.title = "Famiglia"
        self.rules_version = RULES_VERSION
        self.edition = None
        self.seats = 2
        self.teams = ((0,), (1,))
        self.options = (
            Option("hands", ("counted", "hidden"), "counted"),  # [F15]
            Option("start", ("random", "0", "1"), "random"),  # [PREP-4]
        )
        self.actions = ACTIONS
        self.position_type = Position

    def setup(self, options: Mapping[str, str]) -> State:
        """Starting hands dealt, 52 cards in the stack; chance picks who begins and deals the Street. [PREP-2]"""
        chosen = self.choose_options(options)
        hands = [list(STARTING_HAND), list(STARTING_HAND)]
        parked = [[0] * KINDS, [0] * KINDS]
        state = State(hands, parked, [], list(_SHARED), [], [0] * KINDS, [0] * KINDS, [TURN, PREPARATION])
        state.hidden_hands = chosen["hands"] == "hidden"
        if chosen["start"] != "random":
            begin(state, int(chosen["start"]))
        return state

    def printed_data(self) -> Mapping[str, object]:
        """The sixty cards by kind: id, family, value, points and how many there are."""
        kinds = zip(CARD_IDS, CARD_POINTS, CARD_COPIES, strict=True)
        cards = [
            {
                "id": name,
                "family": name.rpartition("-")[0],
                "value": int(name.rpartition("-")[2]),
                "points": points,
                "copies": copies,
            }
            for name, points, copies in kinds
        ]
        return {"names": {}, "cards": cards}

    def load(self, position: msgspec.Struct, options: Mapping[str, str]) -> State:
        """A position from its document."""
        assert isinstance(position, Position)
        return load_position(position, self.choose_options(options)["hands"] == "hidden")

    def imagine(self, view: View, dice: Dice) -> State:
        """A world like the one seen: where the opponent's hand is hidden, it is drawn from the unseen cards."""
        assert isinstance(view, FamigliaView)
        return imagine_world(view, dice)


FAMIGLIA: Final = Famiglia()
