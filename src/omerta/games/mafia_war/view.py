"""What a seat may know of The Great Mafia War."""

from __future__ import annotations

from typing import TYPE_CHECKING

from omerta.kernel.view import Prompt, View, offers_of

if TYPE_CHECKING:
    from omerta.games.mafia_war.state import State

GAME_NAME = "mafia-war"
RULES_VERSION = 1


class WarView(View, frozen=True, kw_only=True):
    """A seat's view of the table."""


def view_for(state: State, seat: int) -> WarView:
    """Everything `seat` may know, field by field."""
    return WarView(
        game=GAME_NAME,
        rules_version=RULES_VERSION,
        seat=seat,
        to_move=state.to_move(),
        prompt=state.frames[-1].prompt(state) if state.frames else Prompt("over", "END-1"),
        offers=offers_of(state.legal_actions(seat)) if seat >= 0 else (),
        outcome=state.ending,
    )
