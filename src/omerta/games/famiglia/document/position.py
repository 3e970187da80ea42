"""The position document of Famiglia: what scenarios write, hashes read and `load` understands."""

from __future__ import annotations

import msgspec

from omerta.games.famiglia.box import CARD_IDS, STAGES, Stage
from omerta.games.famiglia.cards import name_card, names_of
from omerta.games.famiglia.phases.frames import FRAMES
from omerta.games.famiglia.state import State


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position in plain words. Cards are written `brute-2`; what is left out is the start of a turn by seat 0
    with starting hands. Without `stack`, it holds all cards that are nowhere else; with it, those lie `aside`."""

    first: int = 0
    turn: int = 0
    stage: Stage = "street"
    street: list[str] = []
    fresh: int = 0
    added: bool = False
    uses_left: int | None = None
    accountant: str | None = None
    brute: str | None = None
    lowered: str | None = None
    lowered_to: int = 0
    hands: tuple[list[str], list[str]] | None = None
    parked: tuple[list[str], list[str]] = ([], [])
    stack: list[str] | None = None
    buried: list[str] = []
    discards: list[str] = []
    aside: list[str] = []
    second_pass: bool = False
    exhausted: bool = False
    turns_left: int | None = None
    passes: int = 0
    frames: tuple[str, ...] = ("turn",)


def dump_position(state: State) -> Position:
    """The whole position as a document."""
    return Position(
        first=state.first,
        turn=state.turn,
        stage=STAGES[state.stage],
        street=[CARD_IDS[card] for card in state.street],
        fresh=state.fresh,
        added=state.added,
        uses_left=None if state.uses_left < 0 else state.uses_left,
        accountant=name_card(state.accountant),
        brute=name_card(state.brute),
        lowered=name_card(state.lowered),
        lowered_to=state.lowered_to,
        hands=(names_of(state.hands[0]), names_of(state.hands[1])),
        parked=(names_of(state.parked[0]), names_of(state.parked[1])),
        stack=names_of(state.stack),
        buried=[CARD_IDS[card] for card in state.buried],
        discards=names_of(state.discards),
        aside=names_of(state.aside),
        second_pass=state.second_pass,
        exhausted=state.exhausted,
        turns_left=None if state.turns_left < 0 else state.turns_left,
        passes=state.passes,
        frames=tuple([FRAMES.format(frame) for frame in state.frames]),
    )
