"""A bot for any game: wins at once where it can, else takes anything."""

from omerta.bots import Bot
from omerta.kernel import Action, Dice, Game, Sight


class Opportunist(Bot):
    def __init__(self, game: Game, dice: Dice) -> None:
        self.game, self.dice = game, dice

    def choose(self, sight: Sight) -> Action:
        choices = sight.asked() or list(sight.legal_actions())
        for choice in choices:
            world = self.game.imagine(sight, self.dice)
            world.advance(sight.seat, choice)
            outcome = world.outcome()
            if outcome is not None and sight.seat in outcome.winners:
                return choice
        return choices[self.dice.below(len(choices))]
