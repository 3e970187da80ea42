"""What no sensible player would do at sight, question by question."""

from __future__ import annotations

from typing import Final

from omerta.bots.mafia_war.judging.asked import Asked
from omerta.bots.mafia_war.judging.encounter import FIRST_OF_ALL
from omerta.bots.mafia_war.judging.encounter_answers import executing, shotgun
from omerta.bots.mafia_war.judging.gifts import worth_of_gift
from omerta.games.mafia_war.actions import DO, DONE, FINESSE, PASS, Choice
from omerta.games.mafia_war.box.tables import SHEET_ROWS
from omerta.games.mafia_war.numbers import EMPTY
from omerta.games.mafia_war.phases.attack.attack import Swap
from omerta.games.mafia_war.phases.attack.conflict import Approach
from omerta.games.mafia_war.phases.orders.encounter import Executing
from omerta.games.mafia_war.phases.orders.parts.bomb import Bomb
from omerta.games.mafia_war.phases.orders.parts.pentito import Pentito, PentitoNumber
from omerta.games.mafia_war.phases.orders.parts.pull_in import PullIn, PullInNumber
from omerta.games.mafia_war.phases.orders.parts.shotgun import MoveNumber, Shotgun
from omerta.games.mafia_war.phases.orders.parts.soldati_at_labs import AtLabs, AtLabsNumber
from omerta.games.mafia_war.phases.orders.parts.supply_adjacent import SupplyNumber
from omerta.games.mafia_war.phases.planning.final_action import FinalAction
from omerta.games.mafia_war.phases.planning.gain import ColumnAction
from omerta.games.mafia_war.phases.planning.issue import IssueArea, IssueOrder
from omerta.games.mafia_war.phases.planning.mat import ExertAmount
from omerta.games.mafia_war.phases.planning.parts import Parts
from omerta.games.mafia_war.phases.planning.turn import Turn
from omerta.games.mafia_war.phases.setup.lineup import SetupAmount, TopToken
from omerta.games.mafia_war.phases.supply.equipment import Equip
from omerta.games.mafia_war.phases.supply.soldati import PlaceAmount, Recruit

GO_ON: Final[set[type[object]]] = {
    Parts,
    IssueArea,
    IssueOrder,
    Equip,
    ColumnAction,
    FinalAction,
    AtLabs,
    PullIn,
    Pentito,
    Bomb,
}
"""Questions where stopping leaves something lying."""
MOST: Final[set[type[object]]] = {
    Recruit,
    PlaceAmount,
    AtLabsNumber,
    SupplyNumber,
    PullInNumber,
    PentitoNumber,
    ExertAmount,
    SetupAmount,
    Swap,
}
"""Questions for an amount where less than half is a waste."""
HOPELESS: Final = -0.5
DECISIVE: Final = 3.0
"""A gift has to promise so much: about a third of a mandamento."""


WEIGHED: Final[set[type[object]]] = {Executing, Shotgun, MoveNumber, Approach, Turn, TopToken}
"""Questions where a look at the table tells what is hopeless."""


def keep_useful(kind: type[object], choices: list[Choice]) -> list[Choice]:
    """What leaves nothing lying; never none."""
    if kind in MOST:
        return [choice for choice in choices if 2 * choice.number >= choices[-1].number]
    return [choice for choice in choices if choice.kind != DONE and choice.kind != PASS] or choices


def keep_promising(asked: Asked, choices: list[Choice]) -> list[Choice]:
    """The choices worth a thought; never none."""
    frame = asked.frame
    if isinstance(frame, Executing):
        return _with_gift(asked, _parts(asked, choices))
    if isinstance(frame, Turn):
        return _with_gift(asked, choices)
    if isinstance(frame, TopToken):
        return _columns(choices)
    if isinstance(frame, Shotgun) and frame.origin != EMPTY:
        return [choice for choice in choices if shotgun(asked, choice) > HOPELESS] or choices
    if isinstance(frame, MoveNumber):
        return _forces(choices)
    if isinstance(frame, Approach):
        return _approaches(asked, choices)
    return choices


def _parts(asked: Asked, choices: list[Choice]) -> list[Choice]:
    """What costs nothing first; then what promises something; else the order ends."""
    free = [choice for choice in choices if choice.kind == DO and choice.number in FIRST_OF_ALL]
    if free:
        return free
    return [choice for choice in choices if executing(asked, choice) > 0] or choices[-1:]


def _with_gift(asked: Asked, choices: list[Choice]) -> list[Choice]:
    """The same, and Money for the teammate where it decides something."""
    if worth_of_gift(asked.look, asked.odds) <= DECISIVE:
        return choices
    give = asked.state.actions.give
    return [*choices, give] if asked.state.is_legal(asked.look.seat, give) else choices


def _columns(choices: list[Choice]) -> list[Choice]:
    """One space of each column: a token counts the same anywhere in it."""
    first: dict[int, Choice] = {}
    for choice in choices:
        first.setdefault(choice.number // SHEET_ROWS, choice)
    return list(first.values())


def _forces(choices: list[Choice]) -> list[Choice]:
    """At least half of them; one stays behind where three or more stand."""
    most = choices[-1].number
    return [choice for choice in choices if 2 * choice.number >= most and (most < 3 or choice.number < most)]


def _approaches(asked: Asked, choices: list[Choice]) -> list[Choice]:
    """No brute force that breaks the attackers themselves."""
    if asked.encounter().brute_force() > 0:
        return choices
    return [choice for choice in choices if choice.kind == FINESSE]
