"""Answers of the encounter phase: for each question what an answer is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.bots.mafia_war.asked import Asked
from omerta.bots.mafia_war.encounter import draws_for
from omerta.bots.mafia_war.odds import SOLDATO
from omerta.games.mafia_war import Choice, parts, tables

FINE_DRAW: Final = 1_000_000


def next_order(asked: Asked, choice: Choice) -> float:
    """Which of equal orders comes first."""
    return asked.encounter.next_order(asked.own_order(choice.number))


def executing(asked: Asked, choice: Choice) -> float:
    """The parts of an order."""
    return asked.encounter.part(choice.number) if choice.verb == "do" else 0.0


def move(asked: Asked, choice: Choice) -> float:
    """Where to; a second movement may be left out."""
    return asked.encounter.move(choice) if choice.verb != "done" else 0.0


def move_from(asked: Asked, choice: Choice) -> float:
    """From where the next movement is best."""
    if choice.verb == "done":
        return 0.1
    return asked.odds.best_attack(choice.number, asked.board.soldati[choice.number] - 1, asked.encounter.skull, False)


def move_number(asked: Asked, choice: Choice) -> float:
    """How many go."""
    return asked.encounter.amount_to_move(choice.number)


def move_car(asked: Asked, choice: Choice) -> float:
    """With a car?"""
    return asked.encounter.car(choice.verb == "with-car")


def bribery(asked: Asked, choice: Choice) -> float:
    """Is a defender worth the price?"""
    if choice.verb == "pass":
        return asked.encounter.fewer_defenders(0)
    return asked.encounter.fewer_defenders(1) - asked.planning.money


def swap(asked: Asked, choice: Choice) -> float:
    """Defenders that change sides."""
    return asked.encounter.fewer_defenders(choice.number, choice.number)


def buy_off(asked: Asked, choice: Choice) -> float:
    """Defenders that cost 1 Money each."""
    return asked.encounter.fewer_defenders(choice.number) - asked.planning.money * choice.number


def approach(asked: Asked, choice: Choice) -> float:
    """Finesse or brute force."""
    return asked.encounter.finesse() if choice.verb == "finesse" else asked.encounter.brute_force()


def cards(asked: Asked, choice: Choice) -> float:
    """A card nobody can foresee: the most of several draws, more draws for the better ones."""
    attackers, defenders = asked.encounter.forces()
    attack = asked.view.attack
    leads = attack is not None and attack.leader == asked.board.seat
    draws = draws_for(asked.box.conflict_cards[choice.number], (attackers > defenders) == leads)
    return max([asked.dice.below(FINE_DRAW) for _ in range(draws)])


def pick_up(asked: Asked, choice: Choice) -> float:
    """Nobody knows what lies there, so neither should anybody know this."""
    return asked.dice.below(FINE_DRAW)


def recruitment(asked: Asked, choice: Choice) -> float:
    """Soldati for an area just taken: the second one has its price."""
    tile = asked.box.tiles[tables.RECRUITMENT]
    worth = SOLDATO * choice.number + asked.odds.relief(asked.board.number(2), choice.number)
    return worth - (asked.planning.money * tile.price if choice.number > tile.free else 0.0)


def strike_from(asked: Asked, choice: Choice) -> float:
    """From where the next strike is best."""
    if choice.verb == "done":
        return 0.1
    return asked.odds.best_strike(choice.number, asked.encounter.skull, asked.board.cars[choice.number] > 0)


def strike(asked: Asked, choice: Choice) -> float:
    """Whom it hits."""
    return asked.encounter.strike(choice.number, choice.verb == "car-strike") if choice.verb != "done" else 0.0


def pentito(asked: Asked, choice: Choice) -> float:
    """Where the number that is next hurts most."""
    order = asked.board.executing
    if choice.verb == "pass" or order is None:
        return 0.0
    removals = order.parts[order.part_of_kind[parts.PENTITO]].removals
    return asked.encounter.removal(choice.number, removals[asked.board.number(3)])


def pull_in(asked: Asked, choice: Choice) -> float:
    """From where Soldati come over."""
    return asked.encounter.removal(choice.number, asked.board.number(3)) if choice.verb == "area" else 0.0


def agitate(asked: Asked, choice: Choice) -> float:
    """Which neutral Soldati rise."""
    return asked.encounter.agitate_from(choice.number)


def agitate_target(asked: Asked, choice: Choice) -> float:
    """Against whom."""
    return asked.encounter.agitate_to(choice.number, asked.board.soldati[asked.board.number(2)])


def supply_adjacent(asked: Asked, choice: Choice) -> float:
    """Whom to supply."""
    return asked.encounter.supply(choice.number) if choice.verb == "area" else 0.0


def at_labs(asked: Asked, choice: Choice) -> float:
    """Where Soldati at labs help most."""
    return 0.5 + asked.odds.relief(choice.number, 1) if choice.verb == "area" else 0.0


ANSWERS: Final[dict[str, Callable[[Asked, Choice], float]]] = {
    "recruitment": recruitment,
    "executing": executing,
    "move": move,
    "move-from": move_from,
    "move-number": move_number,
    "move-car": move_car,
    "strike": strike,
    "strike-from": strike_from,
    "approach": approach,
    "bribery": bribery,
    "swap": swap,
    "buy-off": buy_off,
    "cards": cards,
    "pick-up": pick_up,
    "pentito": pentito,
    "pull-in": pull_in,
    "agitate": agitate,
    "agitate-target": agitate_target,
    "supply-adjacent": supply_adjacent,
    "at-labs": at_labs,
    "next-order": next_order,
}
