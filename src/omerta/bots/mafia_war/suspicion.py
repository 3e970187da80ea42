"""What the enemies' play tells about their face-down orders: worlds in which those make sense are the likelier ones."""

from __future__ import annotations

from math import exp
from typing import Final

from omerta.bots.mafia_war.judging.look import Look
from omerta.bots.mafia_war.judging.odds import Odds
from omerta.bots.mafia_war.judging.planning import Planning
from omerta.games.mafia_war.numbers import MATE_OF, SEATS, UNKNOWN
from omerta.games.mafia_war.state import State, WarSight
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game

COMPARED: Final = 3
"""Of so many worlds one is taken."""
WARMTH: Final = 2.0
"""How much more an order has to promise to be about three times as likely there."""


def imagine_likely(game: Game, sight: WarSight, dice: Dice) -> State:
    """A possible world; where faces are unknown, one of a few, by how well they fit their places."""
    worlds: list[State] = []
    for _ in range(COMPARED if has_unknown(sight) else 1):
        world = game.imagine(sight, dice)
        assert isinstance(world, State)
        worlds.append(world)
    if len(worlds) == 1:
        return worlds[0]
    senses = [make_sense(world, sight.seat, dice) for world in worlds]
    top = max(senses)
    shares = [exp((sense - top) / WARMTH) for sense in senses]
    point = dice.below(1_000_000) / 1_000_000 * sum(shares)
    for place in range(len(worlds)):
        point -= shares[place]
        if point < 0:
            return worlds[place]
    return worlds[-1]


def has_unknown(sight: WarSight) -> bool:
    """Does an order lie there that the seat cannot read?"""
    return any(face == UNKNOWN for face in sight.board.orders)


def make_sense(world: State, seat: int, dice: Dice) -> float:
    """How much the enemies' orders promise where they lie, as they see it themselves."""
    promised = 0.0
    for enemy in range(SEATS):
        if enemy == seat or enemy == MATE_OF[seat] or not world.board_orders[enemy]:
            continue
        look = Look(world.seen_by(enemy), dice)
        planning = Planning(look, Odds(look))
        for area, orders in look.lying.items():
            for order in orders:
                promised += planning.order(area, order)
    return promised
