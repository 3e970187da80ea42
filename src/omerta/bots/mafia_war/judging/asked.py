"""One question: the look at the table it was asked at, and what was worked out for it, which often serves the next."""

from __future__ import annotations

from omerta.bots.bot import Wish
from omerta.bots.mafia_war.judging.alike import are_alike
from omerta.bots.mafia_war.judging.encounter import Encounter
from omerta.bots.mafia_war.judging.look import Look
from omerta.bots.mafia_war.judging.odds import Odds
from omerta.bots.mafia_war.judging.planning import Planning
from omerta.games.mafia_war.box.tables import Space
from omerta.games.mafia_war.phases.planning.sheets import bottom_space
from omerta.games.mafia_war.state import WarSight
from omerta.kernel.chance import Dice


class Asked:
    """What a judge needs to answer: the look, the odds, and each phase's values when they are first needed."""

    def __init__(self, sight: WarSight, dice: Dice, wishes: list[Wish]) -> None:
        self.sight = sight
        self.state = sight.board
        self.frame = sight.board.frames[-1]
        self.look = Look(sight, dice)
        self.look.heed(wishes)
        self.odds = Odds(self.look)
        self._planning: Planning | None = None
        self._encounter: Encounter | None = None

    def serves(self, sight: WarSight) -> bool:
        """Is this what is seen? Where only the question has changed it is asked anew, with all that was worked out."""
        if sight is self.sight:
            return True
        if sight.seat != self.look.seat or not are_alike(sight.board, self.state, sight.seat):
            return False
        self.sight = sight
        self.state = self.look.state = sight.board
        self.frame = sight.board.frames[-1]
        if self._planning is not None:
            self._planning.forget_spaces()
        return True

    def planning(self) -> Planning:
        """The values of the planning phase."""
        if self._planning is None:
            self._planning = Planning(self.look, self.odds)
        return self._planning

    def encounter(self) -> Encounter:
        """The values of the encounter phase."""
        if self._encounter is None:
            self._encounter = Encounter(self.look, self.odds)
        return self._encounter

    def space(self, cell: int) -> Space:
        """The space in a cell of the bottom sheet."""
        return bottom_space(self.state, cell)
