"""Answers of the encounter phase: for each question what an answer is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.bots.mafia_war.judging.asked import Asked
from omerta.bots.mafia_war.judging.encounter import draws_for
from omerta.bots.mafia_war.judging.odds import SOLDATO
from omerta.games.mafia_war.actions import AREA, CAR_STRIKE, DO, DONE, FINESSE, GIVE, PASS, WITH_CAR, Choice
from omerta.games.mafia_war.box import parts, tables
from omerta.games.mafia_war.numbers import EMPTY
from omerta.games.mafia_war.phases.attack.attack import Bribery, BuyOff, Swap
from omerta.games.mafia_war.phases.attack.conflict import Approach, Cards, PickUp
from omerta.games.mafia_war.phases.attack.recruitment import Recruitment
from omerta.games.mafia_war.phases.orders.encounter import Executing, NextOrder
from omerta.games.mafia_war.phases.orders.parts.agitate import Agitate, AgitateTarget
from omerta.games.mafia_war.phases.orders.parts.bomb import Bomb
from omerta.games.mafia_war.phases.orders.parts.pentito import Pentito
from omerta.games.mafia_war.phases.orders.parts.pull_in import PullIn
from omerta.games.mafia_war.phases.orders.parts.shotgun import OVER_SEA, MoveCar, MoveNumber, Shotgun
from omerta.games.mafia_war.phases.orders.parts.soldati_at_labs import AtLabs
from omerta.games.mafia_war.phases.orders.parts.supply_adjacent import SupplyAdjacent

FINE_DRAW: Final = 1_000_000
BEFORE_ALL: Final = 30.0


def next_order(asked: Asked, choice: Choice) -> float:
    """Which of equal orders comes first."""
    return asked.encounter().next_order(asked.look.own_order(choice.number))


def executing(asked: Asked, choice: Choice) -> float:
    """The parts of an order, and before all of them a gift."""
    frame = asked.frame
    assert isinstance(frame, Executing)
    if choice.kind == GIVE:
        return BEFORE_ALL
    return asked.encounter().part(choice.number, frame.area) if choice.kind == DO else 0.0


def shotgun(asked: Asked, choice: Choice) -> float:
    """From where, or where to; a second movement may be left out."""
    frame = asked.frame
    assert isinstance(frame, Shotgun)
    if frame.origin != EMPTY:
        return asked.encounter().move(frame.origin, choice) if choice.kind != DONE else 0.0
    if choice.kind == DONE:
        return 0.1
    return asked.odds.best_attack(choice.number, asked.look.soldati(choice.number) - 1, asked.encounter().skull, False)


def move_number(asked: Asked, choice: Choice) -> float:
    """How many go."""
    frame = asked.frame
    assert isinstance(frame, MoveNumber)
    encounter = asked.encounter()
    bonus = encounter.bonus(frame.origin, by_sea=frame.way == OVER_SEA)
    return encounter.worth_of_force(frame.origin, frame.target, choice.number, bonus)


def move_car(asked: Asked, choice: Choice) -> float:
    """A car comes along where it fights."""
    frame = asked.frame
    assert isinstance(frame, MoveCar)
    fights = not asked.look.is_ours(frame.target) and asked.state.holder[frame.target] != EMPTY
    return 1.0 if choice.kind == WITH_CAR and fights else 0.0


def bribery(asked: Asked, choice: Choice) -> float:
    """Is a defender worth the price?"""
    if choice.kind == PASS:
        return asked.encounter().fewer_defenders(0)
    return asked.encounter().fewer_defenders(1) - asked.planning().money


def swap(asked: Asked, choice: Choice) -> float:
    """Defenders that change sides."""
    return asked.encounter().fewer_defenders(choice.number, choice.number)


def buy_off(asked: Asked, choice: Choice) -> float:
    """Defenders that cost 1 Money each."""
    return asked.encounter().fewer_defenders(choice.number) - asked.planning().money * choice.number


def approach(asked: Asked, choice: Choice) -> float:
    """Finesse or brute force."""
    return asked.encounter().finesse() if choice.kind == FINESSE else asked.encounter().brute_force()


def cards(asked: Asked, choice: Choice) -> float:
    """A card nobody can foresee: the most of several draws, more draws for the better ones."""
    attackers, defenders = asked.encounter().forces()
    leads = asked.state.attack.leader == asked.look.seat
    draws = draws_for(asked.state.box.conflict_cards[choice.number], (attackers > defenders) == leads)
    return max([asked.look.dice.below(FINE_DRAW) for _ in range(draws)])


def pick_up(asked: Asked, choice: Choice) -> float:
    """Nobody knows what lies there, so neither should anybody know this."""
    return asked.look.dice.below(FINE_DRAW)


def recruitment(asked: Asked, choice: Choice) -> float:
    """Soldati for an area just taken: the second one has its price."""
    frame = asked.frame
    assert isinstance(frame, Recruitment)
    tile = asked.state.box.tiles[tables.RECRUITMENT]
    worth = SOLDATO * choice.number + asked.odds.relief(frame.area, choice.number)
    return worth - (asked.planning().money * tile.price if choice.number > tile.free else 0.0)


def bomb(asked: Asked, choice: Choice) -> float:
    """From where the next strike is best, or whom it hits."""
    frame = asked.frame
    assert isinstance(frame, Bomb)
    if frame.origin != EMPTY:
        return asked.encounter().strike(choice.number, choice.kind == CAR_STRIKE) if choice.kind != DONE else 0.0
    if choice.kind == DONE:
        return 0.1
    return asked.odds.best_strike(choice.number, asked.encounter().skull, asked.state.cars[choice.number] > 0)


def pentito(asked: Asked, choice: Choice) -> float:
    """Where the number that is next hurts most."""
    order = asked.look.executing
    if choice.kind == PASS or order is None:
        return 0.0
    frame = asked.frame
    assert isinstance(frame, Pentito)
    removals = order.parts[order.part_of_kind[parts.PENTITO]].removals
    return asked.encounter().removal(choice.number, removals[frame.number])


def pull_in(asked: Asked, choice: Choice) -> float:
    """From where Soldati come over."""
    frame = asked.frame
    assert isinstance(frame, PullIn)
    return asked.encounter().removal(choice.number, frame.left) if choice.kind == AREA else 0.0


def agitate(asked: Asked, choice: Choice) -> float:
    """Which neutral Soldati rise."""
    return asked.encounter().agitate_from(choice.number)


def agitate_target(asked: Asked, choice: Choice) -> float:
    """Against whom."""
    frame = asked.frame
    assert isinstance(frame, AgitateTarget)
    return asked.encounter().agitate_to(choice.number, asked.look.soldati(frame.source))


def supply_adjacent(asked: Asked, choice: Choice) -> float:
    """Whom to supply."""
    return asked.encounter().supply(choice.number) if choice.kind == AREA else 0.0


def at_labs(asked: Asked, choice: Choice) -> float:
    """Where Soldati at labs help most."""
    return 0.5 + asked.odds.relief(choice.number, 1) if choice.kind == AREA else 0.0


ANSWERS: Final[dict[type[object], Callable[[Asked, Choice], float]]] = {
    Recruitment: recruitment,
    Executing: executing,
    Shotgun: shotgun,
    MoveNumber: move_number,
    MoveCar: move_car,
    Bomb: bomb,
    Approach: approach,
    Bribery: bribery,
    Swap: swap,
    BuyOff: buy_off,
    Cards: cards,
    PickUp: pick_up,
    Pentito: pentito,
    PullIn: pull_in,
    Agitate: agitate,
    AgitateTarget: agitate_target,
    SupplyAdjacent: supply_adjacent,
    AtLabs: at_labs,
    NextOrder: next_order,
}
