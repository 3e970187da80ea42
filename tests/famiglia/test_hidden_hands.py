"""With hidden hands nothing of a hand is learnt by asking, taking back or imagining."""

from __future__ import annotations

from collections import Counter

from omerta.games.famiglia import FAMIGLIA
from omerta.kernel import SPECTATOR, Dice, Table
from tests.famiglia.boards import board

PASS = FAMIGLIA.actions.parse("pass")
HIDDEN = {"hands": "hidden"}


def last_choice() -> Table:
    """Seat 0 has passed; a pass of seat 1 would end the game and open the hands."""
    position = {"street": ["brute-4"], "hands": [["famiglia-3"], ["famiglia-0"]]}
    table = Table(FAMIGLIA, HIDDEN, ["a", "b"], Dice("end"), position=position)
    table.act(0, PASS)
    return table


def test_a_preview_tells_that_the_game_ends_and_not_how() -> None:
    passed, ended = last_choice().preview(1, PASS)
    assert (passed.kind, ended.kind, ended.args) == ("passed", "ended", {})


def test_a_preview_goes_on_where_the_player_s_own_payment_makes_itself() -> None:
    position = {"street": ["famiglia-1", "brute-3"], "hands": [["famiglia-0", "famiglia-0"], ["brute-0"]]}
    for options in (HIDDEN, {"hands": "counted"}):
        table = Table(FAMIGLIA, options, ["a", "b"], Dice("own"), position=position)
        told = table.preview(0, FAMIGLIA.actions.parse("take famiglia-1"))
        assert [event.kind for event in told] == ["paid", "took"]


def test_what_the_player_pays_without_a_choice_can_be_taken_back() -> None:
    position = {"street": ["famiglia-1", "brute-3"], "hands": [["famiglia-0", "famiglia-0"], ["brute-0"]]}
    table = Table(FAMIGLIA, HIDDEN, ["a", "b"], Dice("own"), position=position)
    table.act(0, FAMIGLIA.actions.parse("take famiglia-1"))
    assert table.can_undo(0)


def test_what_was_offered_to_one_player_is_forgotten_in_the_sight_of_the_other() -> None:
    """A pair in hand could take the card: with or without one, the other's board offers the same."""
    offered = []
    for mine in (["famiglia-0", "famiglia-0"], ["brute-0", "accountant-0"]):
        state = board(option=HIDDEN, street=["famiglia-1", "brute-3"], hands=(mine, ["mercenary-0"]))
        assert len(state.legal_actions(0)) > 1
        assert len(state.asked_of(0)) > 1
        known = state.seen_by(1).known()
        offered.append(([action.notation for action in known.legal_actions(0)], known.free_of(0)))
    assert offered[0] == offered[1]


def test_the_end_cannot_be_taken_back() -> None:
    table = last_choice()
    table.act(1, PASS)
    assert table.is_over
    assert not table.can_undo(1)


def test_a_spectator_deals_no_card_twice() -> None:
    hands = (["famiglia-0", "brute-4"], ["mercenary-0", "famiglia-4"])
    state = board(option=HIDDEN, street=["famiglia-1", "brute-3"], hands=hands)
    dice = Dice("spectator")
    for _ in range(40):
        world = FAMIGLIA.imagine(state.seen_by(SPECTATOR), dice)
        document = FAMIGLIA.dump(world)
        assert FAMIGLIA.dump(FAMIGLIA.load(document, HIDDEN)) == document


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
        world = FAMIGLIA.imagine(state.seen_by(0), dice)
        offers = world.legal_actions(1)
        assert len(offers) > 1
        seen.update(action.notation for action in offers)
    assert len(seen) > 3, "different Mercenaries are held possible"
