"""Imagined worlds: positions a seat cannot tell from the real one."""

from __future__ import annotations

from omerta.games.famiglia.cards import cards_of, heap_of
from omerta.games.famiglia.phases.take import Paying
from omerta.games.famiglia.state import UNKNOWN, FamigliaSight, State
from omerta.kernel.chance import Dice


def imagine_world(sight: FamigliaSight, dice: Dice) -> State:
    """A world drawn evenly from those in which what is going on can go on: where a hand is hidden, it is drawn
    from the unseen cards."""
    world = _draw_world(sight, dice)
    while sight.board.hands[world.turn] == UNKNOWN and not _is_possible(world):
        world = _draw_world(sight, dice)
    return world


def _is_possible(state: State) -> bool:
    """Whoever is asked how to pay has at least two ways, or it would not be asked."""
    return not isinstance(state.frames[-1], Paying) or len(state.asked_of(state.turn)) > 1


def _draw_world(sight: FamigliaSight, dice: Dice) -> State:
    world = sight.board.copy()
    hidden = [owner for owner in range(len(world.hands)) if world.hands[owner] == UNKNOWN]
    unseen = dice.shuffled(cards_of(world.stack)) if hidden else []
    for owner in hidden:
        size = sight.hand_sizes[owner]
        world.hands[owner] = heap_of(unseen[:size])
        world.stack -= world.hands[owner]
        unseen = unseen[size:]
    return world
