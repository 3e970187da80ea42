"""With hidden hands nothing of a hand is learnt by asking, taking back or imagining."""

from __future__ import annotations

from collections import Counter

from omerta.games.famiglia import FAMIGLIA
from omerta.kernel import Dice, Table
from tests.famiglia.boards import board

PASS = FAMIGLIA.actions.parse("pass")
HIDDEN = {"hands": "hidden"}


def last_choice() -> Table:
    """Seat 0 has passed; a pass of seat 1 would end the game and open the hands."""
    position = {"street": ["brute-4"], "hands": [["famiglia-3"], ["famiglia-0"]]}
    table = Table(FAMIGLIA, HIDDEN, ["a", "b"], Dice("end"), position=position)
    table.act(0, PASS)
    return table


def test_the_end_cannot_be_previewed() -> None:
    assert last_choice().preview(1, PASS) == []


def test_the_end_cannot_be_taken_back() -> None:
    table = last_choice()
    table.act(1, PASS)
    assert table.is_over
    assert not table.can_undo(1)


def test_a_world_imagined_while_the_opponent_pays_lets_them_pay() -> None:
    """The opponent is asked how to pay for a Brute 2, so they hold a Brute 1 and a higher Mercenary."""
    state = board(
        option=HIDDEN,
        turn=1,
        street=["brute-2", "brute-0"],
        hands=(["famiglia-0"], ["brute-1", "mercenary-2", "accountant-0"]),
        frames=("turn", "paying 12 2"),
    )
    dice = Dice("paying")
    seen: Counter[str] = Counter()
    for _ in range(60):
        world = FAMIGLIA.imagine(FAMIGLIA.view_of(state.seen_by(0)), dice)
        offers = world.legal_actions(1)
        assert len(offers) > 1
        seen.update(action.notation for action in offers)
    assert len(seen) > 3, "different Mercenaries are held possible"
