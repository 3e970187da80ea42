"""Action 3: a Brute frightens one card of the Street."""

from __future__ import annotations

from typing import Final

from omerta.games.famiglia import events
from omerta.games.famiglia.actions import LOWER, PLAY_BRUTE, Lower, PlayBrute
from omerta.games.famiglia.box import BRUTE, BRUTES, TAKING, VALUES
from omerta.games.famiglia.state import Frame, State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


def frightenable(state: State) -> list[int]:
    """The kinds a Brute may name: takeable this turn and worth more than 0. [F22]"""
    kinds: list[int] = []
    for place in range(state.takeable_from(), len(state.street)):
        card = state.street[place]
        if card % VALUES > 0 and card not in kinds:
            kinds.append(card)
    return kinds


def offer(state: State, offers: list[Action]) -> None:
    """Every Brute in hand, if there is somebody to frighten. [BRUTE-1] [ABILITY-1]"""
    hand = state.hands[state.turn]
    base = BRUTE * VALUES
    if hand[base + 1] + hand[base + 2] + hand[base + 3] + hand[base + 4] == 0 or not frightenable(state):
        return
    for value in range(1, VALUES):
        if hand[base + value] > 0:
            offers.append(PLAY_BRUTE[value - 1])


def play(state: State, card: int) -> None:
    """Park the Brute; it stays parked whatever comes of it. [F12]"""
    state.hands[state.turn][card] -= 1
    state.parked[state.turn][card] += 1
    state.brute = card
    state.stage = TAKING  # [TURN-3] [F11]
    state.tell(events.PLAYED_BRUTE, state.turn, card)
    state.frames.append(FRIGHTENING)


def why_not(state: State, action: PlayBrute) -> tuple[str, str]:
    """Why this Brute cannot be played."""
    if state.stage > BRUTES:
        return "TURN-3", "a-brute-was-played-this-turn"
    if state.hands[state.turn][action.card] == 0:
        return "BRUTE-1", "no-such-card-in-hand"
    return "F22", "no-card-in-the-street-to-frighten"


class Frightening(Frame):
    """Name the card and how far it is lowered: by at most the Brute's value, by at least 1. [BRUTE-2] [F1]"""

    def notation(self) -> str:
        """The frame as text."""
        return "frightening"

    def prompt(self, state: State) -> Prompt:
        """Which card, and how far?"""
        return Prompt("frightening", "BRUTE-2", {"value": state.brute % VALUES})

    def offer(self, state: State) -> list[Action]:
        """Every frightenable card with every lower value in reach."""
        strength = state.brute % VALUES
        offers: list[Action] = []
        for card in frightenable(state):
            value = card % VALUES
            offers.extend(LOWER[card][max(0, value - strength) : value])
        return offers

    def carry_out(self, state: State, action: Action) -> None:
        """The card is lowered for this turn."""
        assert isinstance(action, Lower)
        state.lowered = action.card
        state.lowered_to = action.to
        state.tell(events.LOWERED, state.turn, action.card, action.to)
        state.frames.pop()

    def why_not(self, state: State, action: Action) -> tuple[str, str]:
        """Why this card or value cannot be named."""
        if not isinstance(action, Lower):
            return "BRUTE-2", "first-name-the-card-the-brute-frightens"
        if action.card in frightenable(state):
            return "BRUTE-2", "the-brute-is-not-strong-enough"
        if state.added and action.card in state.street:
            return "F22", "only-cards-added-this-turn-can-be-named"
        return "BRUTE-2", "no-such-card-lies-there"


FRIGHTENING: Final = Frightening()
