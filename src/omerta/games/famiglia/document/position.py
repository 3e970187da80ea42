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
    """The seat that had the first turn of the game."""
    turn: int = 0
    """The seat whose turn it is."""
    stage: Stage = "street"
    """The first action of the turn that is still open."""
    street: list[str] = []
    """From the oldest card to the newest."""
    fresh: int = 0
    """So many of the last cards of the Street were added this turn."""
    added: bool = False
    """Were cards added this turn? Then only those can be taken. True wherever some are fresh."""
    uses_left: int | None = None
    """How often action 1 may be used yet this turn; left out: as often as one likes, in the second pass once."""
    accountant: str | None = None
    """The Accountant played this turn; it lies in the play area."""
    brute: str | None = None
    """The Brute played this turn; it lies in the play area."""
    lowered: str | None = None
    """The card of the Street that the Brute has frightened."""
    lowered_to: int = 0
    """To which value."""
    hands: tuple[list[str], list[str]] | None = None
    """The cards in hand, by seat; left out: one 0 of each family each. Written by family, then by value."""
    parked: tuple[list[str], list[str]] = ([], [])
    """The cards in the play areas, by seat."""
    stack: list[str] | None = None
    """The cards of the stack in no order, since chance draws; left out: all that are nowhere else."""
    buried: list[str] = []
    """The cards given up under the stack in the second pass, in the order they will come."""
    discards: list[str] = []
    """The discard pile."""
    aside: list[str] = []
    """Cards that are out of this game."""
    second_pass: bool = False
    """Was the discard pile shuffled into a new stack?"""
    exhausted: bool = False
    """Is the stack exhausted for good? Then `turns_left` is needed."""
    turns_left: int | None = None
    """So many turns follow the present one."""
    passes: int = 0
    """Passes in a row, up to this turn."""
    frames: tuple[str, ...] = ("turn",)
    """The steps that are going on, the lowest first, as a game's own positions write them."""


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
