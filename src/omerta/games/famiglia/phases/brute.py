"""Action 3: a Brute frightens one card of the Street."""

from __future__ import annotations

from typing import Final

from omerta.games.famiglia import facts, kinds
from omerta.games.famiglia.actions import LOWER, Choice
from omerta.games.famiglia.box import BRUTES, TAKING, VALUES
from omerta.games.famiglia.cards import count_of
from omerta.games.famiglia.frame import Ask
from omerta.games.famiglia.state import State
from omerta.kernel.machine import Refusal

PLAYED: Final = Refusal("TURN-3", "a-brute-was-played-this-turn")
NOT_IN_HAND: Final = Refusal("BRUTE-1", "no-such-card-in-hand")
NOBODY_TO_FRIGHTEN: Final = Refusal("F22", "no-card-in-the-street-to-frighten")
FIRST_NAME: Final = Refusal("BRUTE-2", "first-name-the-card-the-brute-frightens")
TOO_WEAK: Final = Refusal("BRUTE-2", "the-brute-is-not-strong-enough")
ONLY_ADDED: Final = Refusal("F22", "only-cards-added-this-turn-can-be-named")
NOT_THERE: Final = Refusal("BRUTE-2", "no-such-card-lies-there")


def refuse(state: State, choice: Choice) -> Refusal | None:
    """A Brute in hand, if there is somebody to frighten. [BRUTE-1] [ABILITY-1]"""
    if state.stage > BRUTES:
        return PLAYED
    if count_of(state.hands[state.turn], choice.card) == 0:
        return NOT_IN_HAND
    for place in range(state.takeable_from(), len(state.street)):
        if state.street[place] % VALUES > 0:
            return None
    return NOBODY_TO_FRIGHTEN


def play(state: State, choice: Choice) -> None:
    """Park the Brute; it stays parked whatever comes of it. [F12]"""
    state.park(choice.card)
    state.brute = choice.card
    state.stage = TAKING  # [TURN-3] [F11]
    facts.played_brute(state, state.turn, choice.card)
    state.frames.append(FRIGHTENING)


class Frightening(Ask):
    """Name the card and how far it is lowered: by at most the Brute's value, by at least 1. [BRUTE-2] [F1]"""

    rule = "BRUTE-2"

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """How far at most?"""
        return {"value": state.brute % VALUES}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The cards that may be taken this turn, each kind once, with every value below their own. [F22]"""
        cards = dict.fromkeys(state.street[state.takeable_from() :])
        return tuple([lower for card in cards for lower in LOWER[card]])

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Why this card or value cannot be named."""
        if choice.kind != kinds.LOWER:
            return FIRST_NAME
        if state.find(choice.card, state.takeable_from()) < 0:
            return ONLY_ADDED if state.find(choice.card, 0) >= 0 else NOT_THERE
        return TOO_WEAK if choice.number < choice.card % VALUES - state.brute % VALUES else None

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The card is lowered for this turn."""
        state.lowered = choice.card
        state.lowered_to = choice.number
        facts.lowered(state, state.turn, choice.card, choice.number)
        state.frames.pop()


FRIGHTENING: Final = Frightening()
