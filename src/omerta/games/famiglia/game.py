"""Famiglia for the kernel: set-up, position documents, imagined worlds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from omerta.games.famiglia.actions import ACTIONS
from omerta.games.famiglia.box import CARD_COPIES, CARD_IDS, CARD_POINTS, KINDS, STAGES, STARTING_HAND
from omerta.games.famiglia.phases.ending import EXHAUSTION, finish
from omerta.games.famiglia.phases.frames import parse_frame
from omerta.games.famiglia.phases.preparation import PREPARATION, begin
from omerta.games.famiglia.phases.turn import TURN
from omerta.games.famiglia.position import Position
from omerta.games.famiglia.state import NO_CARD, UNLIMITED, State
from omerta.games.famiglia.view import GAME_NAME, RULES_VERSION, FamigliaView
from omerta.kernel.chance import Dice
from omerta.kernel.errors import Unreadable
from omerta.kernel.game import Game
from omerta.kernel.view import Option, View

_CARD_NUMBERS: Final = {name: card for card, name in enumerate(CARD_IDS)}
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
        chosen = self.choose_options(options)
        state = _read_cards(position)
        state.hidden_hands = chosen["hands"] == "hidden"
        _read_turn(state, position)
        if not state.frames:
            finish(state, EXHAUSTION, "END-1")
        return state

    def imagine(self, view: View, dice: Dice) -> State:
        """A world like the one seen: where the opponent's hand is hidden, it is drawn from the unseen cards."""
        assert isinstance(view, FamigliaView)
        unseen = dice.shuffled([_CARD_NUMBERS[name] for name in view.unseen])
        hands: list[list[str]] = []
        for hand in view.hands:
            if hand.cards is None:
                hands.append([CARD_IDS[card] for card in unseen[: hand.size]])
                unseen = unseen[hand.size :]
            else:
                hands.append(list(hand.cards))
        position = Position(
            first=view.first,
            turn=view.turn,
            stage=view.stage,
            street=list(view.street),
            fresh=view.fresh,
            added=view.added,
            uses_left=view.uses_left,
            accountant=view.accountant,
            brute=view.brute,
            lowered=view.lowered,
            lowered_to=view.lowered_to,
            hands=(hands[0], hands[1]),
            parked=(list(view.parked[0]), list(view.parked[1])),
            stack=[CARD_IDS[card] for card in unseen],
            buried=list(view.buried),
            discards=list(view.discards),
            aside=list(view.aside),
            second_pass=view.second_pass,
            exhausted=view.exhausted,
            turns_left=view.turns_left,
            passes=view.passes,
            frames=view.frames,
        )
        state = self.load(position, {"hands": "hidden" if view.hidden_hands else "counted"})
        state.ending = view.outcome
        return state


def _number(field: str, name: str) -> int:
    card = _CARD_NUMBERS.get(name)
    if card is None:
        raise Unreadable(f"position: {field}: there is no card '{name}' (write it like brute-2)")
    return card


def _optional(field: str, name: str | None) -> int:
    return NO_CARD if name is None else _number(field, name)


def _count(field: str, names: list[str]) -> list[int]:
    counts = [0] * KINDS
    for name in names:
        counts[_number(field, name)] += 1
    return counts


def _read_turn(state: State, position: Position) -> None:
    if position.turn not in (0, 1) or position.first not in (0, 1):
        raise Unreadable("position: turn and first are 0 or 1")
    if not 0 <= position.fresh <= len(position.street):
        raise Unreadable("position: fresh is more than the Street holds")
    state.first = position.first
    state.turn = position.turn
    state.stage = STAGES.index(position.stage)
    state.fresh = position.fresh
    state.added = position.added or position.fresh > 0
    unlimited = UNLIMITED if not position.second_pass else 1
    state.uses_left = unlimited if position.uses_left is None else position.uses_left
    state.accountant = _optional("accountant", position.accountant)
    state.brute = _optional("brute", position.brute)
    state.lowered = _optional("lowered", position.lowered)
    state.lowered_to = position.lowered_to
    state.second_pass = position.second_pass
    state.exhausted = position.exhausted
    state.turns_left = UNLIMITED if position.turns_left is None else position.turns_left
    state.passes = position.passes


def _read_cards(position: Position) -> State:
    """Every card lies in exactly one place; what no field names is in the stack, or aside if the stack is given."""
    hands = [list(STARTING_HAND), list(STARTING_HAND)]
    if position.hands is not None:
        hands = [_count("hands", cards) for cards in position.hands]
    parked = [_count("parked", cards) for cards in position.parked]
    street = [_number("street", name) for name in position.street]
    buried = [_number("buried", name) for name in position.buried]
    discards = _count("discards", position.discards)
    aside = _count("aside", position.aside)
    rest = [CARD_COPIES[card] - sum([z[card] for z in [*hands, *parked, discards, aside]]) for card in range(KINDS)]
    for card in [*street, *buried]:
        rest[card] -= 1
    stack = _count("stack", position.stack) if position.stack is not None else list(rest)
    for card in range(KINDS):
        spare = rest[card] - stack[card]
        if spare < 0 or rest[card] < 0:
            raise Unreadable(f"position: it holds more than {CARD_COPIES[card]} cards {CARD_IDS[card]}")
        aside[card] += spare
    frames = [parse_frame(text) for text in position.frames]
    return State(hands, parked, street, stack, buried, discards, aside, frames)


FAMIGLIA: Final = Famiglia()
