"""All frames of the game, for position documents, and which numbers each may hold."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import MOST
from omerta.games.mafia_war.box.tables import SHEET_CELLS, SHEET_ROWS
from omerta.games.mafia_war.numbers import EMPTY, MAT_ROWS, SEATS
from omerta.games.mafia_war.phases.attack.attack import RESULT, Attack, Bribery, BuyOff, Swap
from omerta.games.mafia_war.phases.attack.conflict import Approach, Cards, ChooseDefender, PickUp
from omerta.games.mafia_war.phases.attack.recruitment import Recruitment
from omerta.games.mafia_war.phases.management import Management, Mark, Unmark
from omerta.games.mafia_war.phases.orders.encounter import Encounter, Executing, NextOrder
from omerta.games.mafia_war.phases.orders.parts.agitate import Agitate, AgitateNumber, AgitateTarget
from omerta.games.mafia_war.phases.orders.parts.bomb import Bomb
from omerta.games.mafia_war.phases.orders.parts.pentito import Pentito, PentitoNumber
from omerta.games.mafia_war.phases.orders.parts.pull_in import PullIn, PullInNumber
from omerta.games.mafia_war.phases.orders.parts.shotgun import MoveCar, MoveNumber, Shotgun
from omerta.games.mafia_war.phases.orders.parts.soldati_at_labs import AtLabs, AtLabsNumber
from omerta.games.mafia_war.phases.orders.parts.supply_adjacent import SupplyAdjacent, SupplyNumber
from omerta.games.mafia_war.phases.planning.final_action import FinalAction, FinalActions
from omerta.games.mafia_war.phases.planning.gain import ColumnAction, MoveColumn
from omerta.games.mafia_war.phases.planning.issue import IssueArea, IssueOrder
from omerta.games.mafia_war.phases.planning.mat import BoxUp, ExertAmount, ExertRow, TokenDestination, TwoRows, Uncover
from omerta.games.mafia_war.phases.planning.parts import Parts, RallyArea
from omerta.games.mafia_war.phases.planning.turn import PickOwner, PickSpace, Shortage, Turn, TurnEnd
from omerta.games.mafia_war.phases.planning.turn_tiles import (
    InfluenceCell,
    InfluenceTile,
    InfluenceTiles,
    ReinforcementArea,
)
from omerta.games.mafia_war.phases.rounds import Round
from omerta.games.mafia_war.phases.setup.draws import DealCharacters, DrawStart, DrawTiles, FillHeadquarters, LineUp
from omerta.games.mafia_war.phases.setup.leaders import ChooseLeaders, DealFamilies, DrawFamilies
from omerta.games.mafia_war.phases.setup.lineup import (
    SetupAmount,
    SetupArea,
    SetupLabs,
    SetupUnits,
    SheetZero,
    TopToken,
)
from omerta.games.mafia_war.phases.supply.boats import BoatClash, MoveBoat, PlaceBoat
from omerta.games.mafia_war.phases.supply.equipment import CarArea, Equip, LabArea
from omerta.games.mafia_war.phases.supply.rally import Rally, RallyCars, RallySoldati
from omerta.games.mafia_war.phases.supply.soldati import PlaceAmount, PlaceArea, Recruit
from omerta.games.mafia_war.tokens import OWNERS
from omerta.kernel.frames import FrameTable

AREAS: Final = 36
SEAS: Final = 9
FAMILIES: Final = 6

AREA: Final = (0, AREAS)
AREA_OR_NONE: Final = (EMPTY, AREAS)
SOME_AREAS: Final = (0, 1 << AREAS)
SEAT: Final = (0, SEATS)
AMOUNT: Final = (0, MOST + 1)
NO_OR_YES: Final = (0, 2)
SOME_PARTS: Final = (0, 1 << 8)

RANGES: Final = {
    "acted": NO_OR_YES,
    "area": AREA_OR_NONE,
    "areas": AMOUNT,
    "attacker": SEAT,
    "begun": NO_OR_YES,
    "car_taken": NO_OR_YES,
    "cell": (0, SHEET_CELLS),
    "choice": (0, 8),
    "column": (0, SHEET_CELLS // SHEET_ROWS),
    "count": AMOUNT,
    "defender": SEAT,
    "distance": AMOUNT,
    "done": SOME_PARTS,
    "each": AMOUNT,
    "fewest": AMOUNT,
    "finished": SOME_PARTS,
    "first": (0, 1 << FAMILIES),
    "forgiven": NO_OR_YES,
    "from_area_reached": NO_OR_YES,
    "left": AMOUNT,
    "limit": AMOUNT,
    "made": AMOUNT,
    "may_move": NO_OR_YES,
    "number": AMOUNT,
    "optional": NO_OR_YES,
    "ordered": NO_OR_YES,
    "origin": AREA_OR_NONE,
    "own_only": NO_OR_YES,
    "owner": (0, OWNERS),
    "poor": SEAT,
    "reached": AREA_OR_NONE,
    "reached_later": AREA_OR_NONE,
    "refused": NO_OR_YES,
    "row": (0, MAT_ROWS),
    "row_before": (EMPTY, MAT_ROWS),
    "sea": (0, SEAS),
    "seat": SEAT,
    "served": AMOUNT,
    "soldati": AMOUNT,
    "source": AREA,
    "stage": (0, RESULT + 1),
    "target": AREA,
    "to_sheet": NO_OR_YES,
    "tokens": AMOUNT,
    "used": SOME_AREAS,
    "visited": SOME_AREAS,
    "way": (0, 3),
}
"""The numbers by their names: at least the first, less than the second."""

FRAMES: Final = FrameTable(
    (
        DrawTiles,
        DrawFamilies,
        DealFamilies,
        ChooseLeaders,
        LineUp,
        DrawStart,
        DealCharacters,
        FillHeadquarters,
        SetupUnits,
        SetupArea,
        SetupAmount,
        SetupLabs,
        SheetZero,
        TopToken,
        Round,
        InfluenceTiles,
        InfluenceTile,
        InfluenceCell,
        ReinforcementArea,
        Turn,
        Shortage,
        PickOwner,
        PickSpace,
        TurnEnd,
        Parts,
        RallyArea,
        Recruit,
        PlaceArea,
        PlaceAmount,
        IssueArea,
        IssueOrder,
        Equip,
        CarArea,
        LabArea,
        PlaceBoat,
        MoveBoat,
        BoatClash,
        ExertRow,
        ExertAmount,
        Uncover,
        BoxUp,
        TwoRows,
        TokenDestination,
        Rally,
        RallySoldati,
        RallyCars,
        MoveColumn,
        ColumnAction,
        FinalActions,
        FinalAction,
        Management,
        Unmark,
        Mark,
        Encounter,
        NextOrder,
        Executing,
        Shotgun,
        MoveNumber,
        MoveCar,
        Attack,
        Bribery,
        Swap,
        BuyOff,
        Approach,
        ChooseDefender,
        Cards,
        PickUp,
        Recruitment,
        Bomb,
        Pentito,
        PentitoNumber,
        Agitate,
        AgitateTarget,
        AgitateNumber,
        AtLabs,
        AtLabsNumber,
        SupplyAdjacent,
        SupplyNumber,
        PullIn,
        PullInNumber,
    ),
    RANGES,
)
