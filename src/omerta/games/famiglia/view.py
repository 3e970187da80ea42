"""What a seat may know of Famiglia: everything but the order of the stack and, by option, the opponent's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from omerta.games.famiglia.box import CARD_IDS, GAME_NAME, KINDS, RULES_VERSION, STAGES, Stage
from omerta.games.famiglia.position import list_cards, name_card
from omerta.games.famiglia.scoring import points_of
from omerta.kernel.view import Prompt, View, offers_of

if TYPE_CHECKING:
    from omerta.games.famiglia.state import State


class Hand(msgspec.Struct, frozen=True):
    """A hand: how many cards, and which, where the viewer may see them."""

    size: int
    cards: tuple[str, ...] | None


class FamigliaView(View, frozen=True, kw_only=True):
    """A seat's view of the table. `unseen` are the cards that may still come: the stack and, where it is hidden,
    the opponent's hand."""

    first: int
    turn: int
    stage: Stage
    street: tuple[str, ...]
    fresh: int
    added: bool
    uses_left: int | None
    accountant: str | None
    brute: str | None
    lowered: str | None
    lowered_to: int
    hands: tuple[Hand, Hand]
    parked: tuple[tuple[str, ...], tuple[str, ...]]
    points: tuple[int | None, int | None]
    stack_size: int
    unseen: tuple[str, ...]
    buried: tuple[str, ...]
    discards: tuple[str, ...]
    aside: tuple[str, ...]
    second_pass: bool
    exhausted: bool
    turns_left: int | None
    passes: int
    hidden_hands: bool
    frames: tuple[str, ...]


def sees_hand(state: State, viewer: int, owner: int) -> bool:
    """May `viewer` see the hand of `owner`? [F15]"""
    return viewer == owner or not state.hidden_hands or state.ending is not None


def _unseen(state: State, viewer: int) -> tuple[str, ...]:
    counts = state.stack.copy()
    for owner in (0, 1):
        if not sees_hand(state, viewer, owner):
            for card in range(KINDS):
                counts[card] += state.hands[owner][card]
    return tuple(list_cards(counts))


def _hand(state: State, viewer: int, owner: int) -> Hand:
    cards = tuple(list_cards(state.hands[owner])) if sees_hand(state, viewer, owner) else None
    return Hand(sum(state.hands[owner]), cards)


def _points(state: State, viewer: int, owner: int) -> int | None:
    return points_of(state, owner) if sees_hand(state, viewer, owner) else None


def view_for(state: State, seat: int) -> FamigliaView:
    """Everything `seat` may know, field by field."""
    return FamigliaView(
        game=GAME_NAME,
        rules_version=RULES_VERSION,
        seat=seat,
        to_move=state.to_move(),
        prompt=state.frames[-1].prompt(state) if state.frames else Prompt("over", "SCORE-2"),
        offers=offers_of(state.legal_actions(seat)) if seat >= 0 else (),
        outcome=state.ending,
        first=state.first,
        turn=state.turn,
        stage=STAGES[state.stage],
        street=tuple([CARD_IDS[card] for card in state.street]),
        fresh=state.fresh,
        added=state.added,
        uses_left=None if state.uses_left < 0 else state.uses_left,
        accountant=name_card(state.accountant),
        brute=name_card(state.brute),
        lowered=name_card(state.lowered),
        lowered_to=state.lowered_to,
        hands=(_hand(state, seat, 0), _hand(state, seat, 1)),
        parked=(tuple(list_cards(state.parked[0])), tuple(list_cards(state.parked[1]))),
        points=(_points(state, seat, 0), _points(state, seat, 1)),
        stack_size=state.stack_size,
        unseen=_unseen(state, seat),
        buried=tuple([CARD_IDS[card] for card in state.buried]),
        discards=tuple(list_cards(state.discards)),
        aside=tuple(list_cards(state.aside)),
        second_pass=state.second_pass,
        exhausted=state.exhausted,
        turns_left=None if state.turns_left < 0 else state.turns_left,
        passes=state.passes,
        hidden_hands=state.hidden_hands,
        frames=tuple([frame.notation() for frame in state.frames]),
    )
