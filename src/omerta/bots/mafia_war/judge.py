"""The judge of The Great Mafia War: every question has its rule of thumb, all on one scale of worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.bots.bot import Judge, Plan, Wish
from omerta.bots.mafia_war.judging import encounter_answers, planning_answers
from omerta.bots.mafia_war.judging.asked import Asked
from omerta.bots.mafia_war.judging.sense import GO_ON, MOST, WEIGHED, keep_promising, keep_useful
from omerta.bots.mafia_war.plans import plan_attack
from omerta.games.mafia_war.actions import SELL, Choice
from omerta.games.mafia_war.phases.orders.parts.agitate import AgitateNumber
from omerta.games.mafia_war.phases.orders.parts.pentito import PentitoNumber
from omerta.games.mafia_war.phases.orders.parts.pull_in import PullInNumber
from omerta.games.mafia_war.phases.orders.parts.soldati_at_labs import AtLabsNumber
from omerta.games.mafia_war.phases.orders.parts.supply_adjacent import SupplyNumber
from omerta.games.mafia_war.phases.planning.mat import ExertAmount
from omerta.games.mafia_war.phases.planning.turn import Shortage
from omerta.games.mafia_war.phases.setup.lineup import SetupAmount
from omerta.games.mafia_war.phases.supply.rally import RallyCars
from omerta.games.mafia_war.phases.supply.soldati import PlaceAmount, Recruit
from omerta.games.mafia_war.state import WarSight
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight

QUESTIONS: Final[dict[type[object], Callable[[Asked, Choice], float]]] = {
    **planning_answers.ANSWERS,
    **encounter_answers.ANSWERS,
}
"""Steps that are neither here nor below are answered by the dice: they are matters of taste."""
THE_MORE_THE_BETTER: Final[set[type[object]]] = {
    SetupAmount,
    Recruit,
    PlaceAmount,
    ExertAmount,
    AtLabsNumber,
    SupplyNumber,
    PullInNumber,
    PentitoNumber,
    AgitateNumber,
    RallyCars,
}


class MafiaWarJudge(Judge):
    """Judges choices from the sight alone. What was worked out for a sight serves all its choices, and
    the next sight that shows the same table."""

    def __init__(self, game: Game, dice: Dice) -> None:
        super().__init__(game, dice)
        self._asked: Asked | None = None
        self._wishes: list[Wish] = []

    def sensible(self, sight: Sight) -> list[Action]:
        """No needless sale or gift, no gain left lying, no hopeless attack."""
        assert isinstance(sight, WarSight)
        asked = sight.asked()
        if len(asked) < 2:
            return asked or list(sight.legal_actions())
        frame = sight.board.frames[-1]
        if isinstance(frame, Shortage):
            return [choice for choice in asked if not is_sale(choice)] or asked
        kind = type(frame)
        if kind not in MOST and kind not in GO_ON and kind not in WEIGHED:
            return asked
        choices: list[Choice] = []
        for action in asked:
            assert isinstance(action, Choice)
            choices.append(action)
        if kind in WEIGHED:
            return list(keep_promising(self._look_at(sight), choices))
        return list(keep_useful(kind, choices))

    def worth(self, sight: Sight, action: Action) -> float:
        """What this choice promises by the rule of thumb for the question that is asked."""
        assert isinstance(sight, WarSight)
        assert isinstance(action, Choice)
        kind = type(sight.board.frames[-1])
        if kind in THE_MORE_THE_BETTER:
            return float(action.number)
        rule = QUESTIONS.get(kind)
        return rule(self._look_at(sight), action) if rule is not None else 0.0

    def plan(self, sight: Sight) -> Plan | None:
        """The attack that orders have been laid for."""
        assert isinstance(sight, WarSight)
        return plan_attack(sight, self.dice)

    def heed(self, wishes: list[Wish]) -> None:
        """Areas to attack or to hold."""
        self._wishes = wishes
        self._asked = None

    def _look_at(self, sight: WarSight) -> Asked:
        asked = self._asked
        if asked is None or not asked.serves(sight):
            asked = self._asked = Asked(sight, self.dice, self._wishes)
        return asked


def is_sale(action: Action) -> bool:
    """Is an order sold?"""
    return isinstance(action, Choice) and action.kind == SELL
