"""A slow twin of the conflict, written from the rulebook with heaps of Soldati; the engine must agree everywhere."""

from __future__ import annotations

from itertools import product

import pytest

from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL
from tests.mafia_war.encounter_board import Board

CARDS = ("turncoat", "coward-1", "coward-2")


class Side:
    """One side: Soldati in the field, in supply and in headquarters; neutral ones have no headquarters."""

    def __init__(self, field: int, supply: int, neutral: bool) -> None:
        self.field = field
        self.supply = supply
        self.headquarters = 0
        self.neutral = neutral

    def recruit(self, count: int) -> None:
        for _ in range(count):
            if self.supply:
                self.supply -= 1
                self.headquarters += 1

    def fall(self, count: int) -> int:
        fallen = min(count, self.field)
        self.field -= fallen
        self.supply += fallen
        return fallen


def twin(
    attacker: Side, defender: Side, agitated: bool, cards: tuple[str, str], picks: tuple[bool, bool], predictable: bool
) -> None:
    """Cards, then knockout; `cards` are the attacker's and the defender's, `picks` who picked the other's card up."""
    hands: dict[str, list[str]] = {"attacker": [], "defender": []}
    hands["defender" if picks[1] else "attacker"].append(cards[0])
    hands["attacker" if picks[0] else "defender"].append(cards[1])
    if predictable:
        hands = {side: sorted(set(hand)) for side, hand in hands.items()}
    turncoats = {side: hand.count("turncoat") for side, hand in hands.items()}
    defender.fall(turncoats["attacker"])
    deserted = attacker.fall(turncoats["defender"])
    for side, number in ((attacker, turncoats["attacker"]), (defender, turncoats["defender"])):
        arriving = min(number, side.supply)
        side.supply -= arriving
        side.field += arriving
    if agitated:
        defender.recruit(deserted)
    for side, other, name in ((attacker, defender, "attacker"), (defender, attacker, "defender")):
        running = min(side.field, sum(int(card[-1]) for card in hands[name] if card != "turncoat"))
        side.field -= running
        if side.neutral:
            side.supply += running
            other.recruit(running)
        else:
            side.headquarters += running
    while attacker.field and defender.field:
        attacker.fall(1)
        defender.fall(1)
        if attacker.neutral:
            defender.recruit(1)
        if defender.neutral:
            attacker.recruit(1)


@pytest.mark.parametrize("who", ["enemy", "neutral", "agitated"])
@pytest.mark.parametrize("supply", [0, 1, 9])
def test_every_conflict_ends_as_the_slow_twin_says(who: str, supply: int) -> None:
    choices = product((1, 2, 4), (1, 3), product(CARDS, CARDS), product((True, False), (True, False)), (False, True))
    for count, defenders, cards, picks, predictable in choices:
        if predictable and cards[0] != cards[1]:
            continue
        board = fight(who, supply, count, defenders, cards, picks, predictable)
        attacker = Side(count, 30 - count if who == "agitated" else supply, who == "agitated")
        defender = Side(defenders, 30 - defenders if who == "neutral" else supply, who == "neutral")
        twin(attacker, defender, who == "agitated", cards, picks, predictable)
        assert outcome(board, who) == expected(attacker, defender, who), (count, defenders, cards, picks, predictable)


def fight(
    who: str,
    supply: int,
    count: int,
    defenders: int,
    cards: tuple[str, str],
    picks: tuple[bool, bool],
    predictable: bool,
) -> Board:
    """The same conflict on the board; Trapani and Marsala hold all Soldati that are not in supply."""
    board = Board()
    board.state.predictable = predictable
    if who == "agitated":
        board.put("caltagirone", 0, 1, orders=("red-2",))
        board.put("scordia", NEUTRAL, count)
        board.put("palagonia", 1, defenders)
        board.put("trapani", 1, 50 - defenders - supply)
        board.play("0 do agitate", "0 land palagonia", *([f"0 amount {count}"] if count > 1 else []))
    else:
        board.put("enna", 0, count + 1, orders=("red-1",))
        board.put("bronte", NEUTRAL if who == "neutral" else 1, defenders)
        board.put("trapani", 0, 50 - count - 1 - supply)
        if who == "enemy":
            board.put("marsala", 1, 50 - defenders - supply)
        board.play("0 do shotgun", "0 land bronte", f"0 amount {count}")
    board.play("0 finesse", *(["1 defender 1"] if who == "neutral" else []))
    board.play(f"0 card {cards[0]}", f"1 card {cards[1]}")
    board.play("0 pick-up" if picks[0] else "0 leave", "1 pick-up" if picks[1] else "1 leave")
    return board


def outcome(board: Board, who: str) -> list[tuple[int, ...]]:
    """Who holds the field with how many, and what each family and the neutrals have elsewhere."""
    state = board.state
    field = board.at("palagonia" if who == "agitated" else "bronte")
    return [field[:2], tuple(state.headquarters[:2]), tuple(state.supply_soldati[:2]), (state.supply_neutrals,)]


def expected(attacker: Side, defender: Side, who: str) -> list[tuple[int, ...]]:
    """The same of the twin."""
    sides = (NEUTRAL if attacker.neutral else 0, NEUTRAL if defender.neutral else 1)
    field = (EMPTY, 0)
    if attacker.field:
        field = (sides[0], attacker.field)
    elif defender.field:
        field = (sides[1], defender.field)
    red = (0, 49) if who == "agitated" else (attacker.headquarters, attacker.supply)
    blue = (0, 50) if who == "neutral" else (defender.headquarters, defender.supply)
    neutrals = attacker.supply if who == "agitated" else defender.supply if who == "neutral" else 30
    return [field, (red[0], blue[0]), (red[1], blue[1]), (neutrals,)]
