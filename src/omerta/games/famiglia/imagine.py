"""Imagined worlds: positions a viewer cannot tell from the real one."""

from __future__ import annotations

from omerta.games.famiglia.box import CARD_IDS
from omerta.games.famiglia.loading import CARD_NUMBERS, build_state
from omerta.games.famiglia.phases.take import Paying
from omerta.games.famiglia.position import Position
from omerta.games.famiglia.state import State
from omerta.games.famiglia.view import FamigliaView
from omerta.kernel.chance import Dice


def imagine_world(view: FamigliaView, dice: Dice) -> State:
    """A world drawn evenly from those in which what is going on can go on."""
    while True:
        state = _draw_world(view, dice)
        if _is_possible(state):
            return state


def _is_possible(state: State) -> bool:
    """Whoever is asked how to pay has at least two ways, or it would not be asked."""
    return not state.frames or not isinstance(state.frames[-1], Paying) or len(state.frames[-1].offer(state)) > 1


def _draw_world(view: FamigliaView, dice: Dice) -> State:
    unseen = dice.shuffled([CARD_NUMBERS[name] for name in view.unseen])
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
    return build_state(position, view.hidden_hands)
