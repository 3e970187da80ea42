"""What happened, told by one typed function per fact; everybody at the table may know all of them."""

from __future__ import annotations

from omerta.games.famiglia import events
from omerta.games.famiglia.state import State


def started(state: State, seat: int) -> None:
    state.tell(events.STARTED, seat)


def dealt(state: State, card: int) -> None:
    state.tell(events.DEALT, card)


def discarded(state: State, seat: int, card: int) -> None:
    state.tell(events.DISCARDED, seat, card)


def buried(state: State, seat: int, card: int) -> None:
    state.tell(events.BURIED, seat, card)


def added(state: State, card: int) -> None:
    state.tell(events.ADDED, card)


def refilled(state: State, card: int) -> None:
    state.tell(events.REFILLED, card)


def reshuffled(state: State, count: int) -> None:
    state.tell(events.RESHUFFLED, count)


def exhausted(state: State) -> None:
    state.tell(events.EXHAUSTED)


def played_accountant(state: State, seat: int, card: int) -> None:
    state.tell(events.PLAYED_ACCOUNTANT, seat, card)


def took_back(state: State, seat: int, card: int) -> None:
    state.tell(events.TOOK_BACK, seat, card)


def parked(state: State, seat: int, card: int) -> None:
    state.tell(events.PARKED, seat, card)


def played_brute(state: State, seat: int, card: int) -> None:
    state.tell(events.PLAYED_BRUTE, seat, card)


def lowered(state: State, seat: int, card: int, value: int) -> None:
    state.tell(events.LOWERED, seat, card, value)


def took(state: State, seat: int, card: int) -> None:
    state.tell(events.TOOK, seat, card)


def paid(state: State, seat: int, card: int, kept: int) -> None:
    state.tell(events.PAID, seat, card, kept)


def passed(state: State, seat: int) -> None:
    state.tell(events.PASSED, seat)


def ended(state: State, score0: int, score1: int) -> None:
    state.tell(events.ENDED, score0, score1)
