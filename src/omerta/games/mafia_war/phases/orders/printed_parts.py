"""The parts that orders show, by kind."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.box import parts
from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.phases.orders.execution import Execution
from omerta.games.mafia_war.phases.orders.part import OrderPart, PartHere
from omerta.games.mafia_war.phases.orders.parts.agitate import AgitatePart
from omerta.games.mafia_war.phases.orders.parts.bomb import BombPart
from omerta.games.mafia_war.phases.orders.parts.car import CarPart
from omerta.games.mafia_war.phases.orders.parts.coin import CoinPart
from omerta.games.mafia_war.phases.orders.parts.lab import LabPart
from omerta.games.mafia_war.phases.orders.parts.pentito import PentitoPart
from omerta.games.mafia_war.phases.orders.parts.place import PlaceFixedPart, PlacePart
from omerta.games.mafia_war.phases.orders.parts.pull_in import NO_ENEMY_BESIDE, PullInPart
from omerta.games.mafia_war.phases.orders.parts.rally import RallyPart
from omerta.games.mafia_war.phases.orders.parts.recruit import RecruitPart
from omerta.games.mafia_war.phases.orders.parts.shotgun import ShotgunPart
from omerta.games.mafia_war.phases.orders.parts.soldati_at_labs import SoldatiAtLabsPart
from omerta.games.mafia_war.phases.orders.parts.speedboat import SpeedboatPart
from omerta.games.mafia_war.phases.orders.parts.supply_adjacent import SupplyAdjacentPart
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal


class AsidePart(PartHere):
    """A part that is never begun by itself: it belongs to an attack, or is not for orders."""

    def refuse_here(self, state: State, execution: Execution, part: Part) -> Refusal | None:
        """Nobody to do it to."""
        return NO_ENEMY_BESIDE

    def begin(self, state: State, execution: Execution, part: Part) -> None:
        """Never."""
        raise AssertionError(part.kind)


BY_KIND: Final[dict[int, OrderPart]] = {
    parts.RECRUIT: RecruitPart(),
    parts.PLACE: PlacePart(),
    parts.PLACE_FIXED: PlaceFixedPart(),
    parts.RALLY: RallyPart(),
    parts.CAR: CarPart(),
    parts.SPEEDBOAT: SpeedboatPart(),
    parts.LAB: LabPart(),
    parts.COIN: CoinPart(),
    parts.SUPPLY_ADJACENT: SupplyAdjacentPart(),
    parts.SOLDATI_AT_LABS: SoldatiAtLabsPart(),
    parts.SHOTGUN: ShotgunPart(),
    parts.BOMB: BombPart(),
    parts.PENTITO: PentitoPart(),
    parts.AGITATE: AgitatePart(),
    parts.PULL_IN: PullInPart(),
}
ASIDE: Final = AsidePart()
ORDER_PARTS: Final = tuple([BY_KIND.get(kind, ASIDE) for kind in range(parts.PART_KINDS)])
"""[kind of part]"""
