"""What a view says a card of the Street costs: the pairs of one's own hand, at its own price and at a Brute's."""

from __future__ import annotations

from omerta.games.famiglia import FAMIGLIA, State
from omerta.games.famiglia.view import FamigliaView, Price
from omerta.kernel import SPECTATOR, Dice
from tests.contract.play import positions
from tests.famiglia.boards import board, choices, do


def view(state: State, seat: int = 0) -> FamigliaView:
    """What a seat sees."""
    found = FAMIGLIA.view_of(state.seen_by(seat))
    assert isinstance(found, FamigliaView)
    return found


def price(state: State, card: str, brute: str | None = None) -> Price:
    """The price of a card, with or without a Brute."""
    return next(each for each in view(state).prices if (each.card, each.brute) == (card, brute))


def test_a_card_costs_a_pair_or_one_and_a_stronger_mercenary() -> None:
    hand = ["brute-1", "brute-1", "mercenary-1", "mercenary-2", "mercenary-3"]
    found = price(board(street=["brute-2"], hand=hand), "brute-2")
    assert (found.value, found.needed) == (2, "brute-1")
    assert found.ways == (("brute-1", "brute-1"), ("brute-1", "mercenary-2"), ("brute-1", "mercenary-3"))


def test_a_card_that_cannot_be_paid_names_what_is_missing_and_a_0_is_free() -> None:
    state = board(street=["brute-2", "brute-0"], hand=["brute-1", "mercenary-1"])
    assert (price(state, "brute-2").needed, price(state, "brute-2").ways) == ("brute-1", ())
    assert (price(state, "brute-0").needed, price(state, "brute-0").ways) == (None, ())


def test_a_brute_makes_lower_prices_and_is_not_shown_himself() -> None:
    state = board(street=["brute-3"], hand=["brute-2", "brute-1", "brute-1"])
    lowered = [each for each in view(state).prices if each.brute]
    assert [(each.brute, each.value, each.ways) for each in lowered] == [("brute-2", 2, (("brute-1", "brute-1"),))]
    do(state, "brute brute-2", "lower brute-3 2")
    now = [(each.brute, each.value) for each in view(state).prices]
    assert now == [("brute-2", 2), (None, 3)]


def by_brutes(state: State, seat: int = 0) -> list[tuple[str, str, int]]:
    """The cards that a Brute would make payable: which, by whom, at what value."""
    return [(each.card, each.brute, each.value) for each in view(state, seat).prices if each.brute]


def test_only_mercenaries_stand_in_and_only_brutes_frighten() -> None:
    strong = board(street=["famiglia-2", "mercenary-4"], hand=["famiglia-1", "brute-3", "accountant-4", "brute-0"])
    assert price(strong, "famiglia-2").ways == ()
    assert by_brutes(strong) == [("famiglia-2", "brute-3", 0)]


def test_BRUTE_2_a_brute_s_price_is_below_the_card_s_own_down_to_0() -> None:
    state = board(street=["famiglia-2"], hand=["brute-1", "famiglia-1", "famiglia-1"])
    assert by_brutes(state) == []
    assert by_brutes(board(street=["famiglia-1", "accountant-2"], hand=["brute-1"])) == [("famiglia-1", "brute-1", 0)]
    many = board(street=["famiglia-4"], hand=["brute-3", "famiglia-0", "famiglia-0", "famiglia-2", "famiglia-2"])
    assert [value for _, _, value in by_brutes(many)] == [3, 1]


def test_TURN_3_a_brute_counts_until_his_action_is_over_and_for_the_other_always() -> None:
    hands = (["brute-2"], ["brute-2"])
    for stage, is_counted in (("street", True), ("accountant", True), ("brute", True), ("take", False)):
        state = board(street=["famiglia-2"], hands=hands, stage=stage)
        assert bool(by_brutes(state)) == is_counted
        assert by_brutes(state, 1) == [("famiglia-2", "brute-2", 0)]


def test_BRUTE_2_a_brute_who_was_played_says_what_can_be_paid_with_him_until_he_has_named_a_card() -> None:
    hands = (["brute-1", "famiglia-0", "famiglia-0"], ["brute-1", "brute-1"])
    state = board(street=["famiglia-2", "accountant-1", "accountant-3", "brute-3"], hands=hands)
    payable = [("famiglia-2", "brute-1", 1), ("accountant-1", "brute-1", 0)]
    assert by_brutes(state) == payable
    do(state, "brute brute-1")
    assert by_brutes(state) == payable
    assert by_brutes(state, 1) == [("accountant-1", "brute-1", 0)], "nobody shows the Brute to be played"
    do(state, "lower famiglia-2 1")
    assert by_brutes(state) == [("famiglia-2", "brute-1", 1)]


def test_BRUTE_3_a_frightened_card_is_paid_at_its_lowered_value_by_whoever_frightened_it() -> None:
    state = board(street=["accountant-4"], hands=(["brute-2", "accountant-1", "accountant-1"], ["accountant-1"] * 2))
    do(state, "brute brute-2", "lower accountant-4 2")
    pair = (("accountant-1", "accountant-1"),)
    assert [(each.value, each.ways) for each in view(state).prices] == [(2, pair), (4, ())]
    assert [(each.value, each.ways) for each in view(state, 1).prices] == [(4, ())]


def test_prices_are_what_is_offered_whatever_is_played() -> None:
    dice = Dice("prices")
    taken = 0
    for _ in range(4):
        for state in positions(FAMIGLIA, FAMIGLIA.choose_options({}), dice, []):
            assert isinstance(state, State)
            if not state.to_move() or view(state).prompt.key != "turn":
                continue
            found = view(state, state.turn)
            payable = {each.card for each in found.prices if each.brute is None and (each.ways or not each.needed)}
            offered = {choice.split()[1] for choice in choices(state, "take")}
            assert offered <= payable
            if not found.added and found.lowered is None:
                assert offered == payable
            taken += len(offered)
    assert taken > 100


def test_only_one_s_own_hand_is_priced() -> None:
    hands = (["brute-0", "brute-0"], ["famiglia-0", "famiglia-0"])
    state = board({"hands": "hidden"}, street=["brute-1", "famiglia-1"], hands=hands)
    assert [each.ways for each in view(state).prices] == [(), (("brute-0", "brute-0"),)]
    assert [each.ways for each in view(state, 1).prices] == [(("famiglia-0", "famiglia-0"),), ()]
    assert view(state, SPECTATOR).prices == ()


def test_SCORE_3_a_view_says_what_decided() -> None:
    for hands, decided, rule, best in (
        ((["brute-1"], ["brute-2"]), "points", "SCORE-2", (1, 3)),
        ((["brute-3"], ["accountant-2", "mercenary-2"]), "highest-card", "SCORE-3", (6, 3)),
        ((["brute-3"], ["accountant-3"]), "nothing", "F13", (6, 6)),
        ((["brute-0"], ["accountant-0"]), "nothing", "F13", (0, 0)),
    ):
        state = board(street=["brute-1"], hands=hands)
        assert view(state).verdict is None
        do(state, "pass", "pass")
        for seat in (0, 1, SPECTATOR):
            verdict = view(state, seat).verdict
            assert verdict is not None
            assert (verdict.decided, verdict.rule, verdict.best) == (decided, rule, best)
