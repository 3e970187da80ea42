"""The judge of The Great Mafia War: every question has its rule of thumb, all on one scale of worth."""

from __future__ import annotations

from typing import Final

from omerta.bots.bot import Judge
from omerta.bots.mafia_war.asked import Asked
from omerta.bots.mafia_war.questions import QUESTIONS
from omerta.bots.mafia_war.sense import keep_sensible
from omerta.games.mafia_war import Choice, MafiaWar, WarView
from omerta.kernel import Dice, Game, View

ANYTIME: Final = ("sell", "give")


class MafiaWarJudge(Judge):
    """Judges offers from the view alone. What was worked out for a view serves all its offers."""

    def __init__(self, game: Game, dice: Dice) -> None:
        super().__init__(game, dice)
        assert isinstance(game, MafiaWar)
        self._box = game.box
        self._orders = {order.id: order for order in game.box.orders}
        self._asked: Asked | None = None

    def sensible(self, view: View) -> list[str]:
        """No needless sale or gift, no gain left lying, no hopeless attack."""
        texts = [offer.action for offer in view.offers]
        asked = [text for text in texts if not text.startswith(ANYTIME)]
        if view.prompt.key == "shortage":
            asked = [text for text in texts if not text.startswith("sell")] or texts
        if len(asked) < 2:
            return asked or texts
        choices = [self._choice(text) for text in asked]
        return [choice.notation for choice in keep_sensible(self._look_at(view), choices)]

    def worth(self, view: View, action: str) -> float:
        """What this offer promises by the rule of thumb for the question that is asked."""
        rule = QUESTIONS.get(view.prompt.key)
        return rule(self._look_at(view), self._choice(action)) if rule is not None else 0.0

    def _choice(self, text: str) -> Choice:
        choice = self.game.actions.parse(text)
        assert isinstance(choice, Choice)
        return choice

    def _look_at(self, view: View) -> Asked:
        assert isinstance(view, WarView)
        if self._asked is None or not self._asked.serves(view):
            self._asked = Asked(self._box, self._orders, view, self.dice)
        return self._asked
