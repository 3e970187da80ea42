"""The search for The Great Mafia War: rounds played on in imagined worlds; conflict cards and orders are mixed."""

from __future__ import annotations

from math import exp
from typing import Final

from omerta.bots.mafia_war.judge import MafiaWarJudge
from omerta.bots.mafia_war.playout import WarPlayout
from omerta.bots.mafia_war.reasons import WarReasons
from omerta.bots.mafia_war.suspicion import imagine_likely
from omerta.bots.search.budget import Budget, Clock
from omerta.bots.search.flat import SEEDS, FlatThinker, Playout
from omerta.bots.search.matrix import solve
from omerta.bots.search.thought import Thought, Weighed
from omerta.games.mafia_war.numbers import EMPTY
from omerta.games.mafia_war.phases.attack.conflict import Cards
from omerta.games.mafia_war.phases.planning.issue import IssueArea, IssueOrder
from omerta.games.mafia_war.state import State, WarSight
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight
from omerta.kernel.machine import State as KernelState

BLUFF: Final = 0.01
"""A face-down order so much worse than the best is laid about a third as often; one four times as bad never."""
NEVER: Final = 4


class WarThinker(FlatThinker):
    """Flat search, and a matrix game where both sides lay cards."""

    def __init__(self, game: Game, dice: Dice, playout: Playout | None = None) -> None:
        super().__init__(game, dice, MafiaWarJudge(game, dice), playout or WarPlayout(game))

    def think(self, sight: Sight, budget: Budget) -> Thought:
        """By the question."""
        assert isinstance(sight, WarSight)
        frame = sight.board.frames[-1]
        if isinstance(frame, Cards):
            return self._mix_cards(sight, frame, budget)
        thought = super().think(sight, budget)
        return mix_orders(thought) if isinstance(frame, (IssueArea, IssueOrder)) else thought

    def imagine(self, sight: Sight) -> KernelState:
        """Rather a world in which the enemies' orders make sense."""
        assert isinstance(sight, WarSight)
        return imagine_likely(self.game, sight, self.dice)

    def reasons(self, sight: Sight, actions: list[Action]) -> list[str]:
        """What the team has more of when the round is over."""
        return WarReasons(self.game).find(sight, actions, self.dice)

    def _mix_cards(self, sight: WarSight, frame: Cards, budget: Budget) -> Thought:
        """Try every card against every card; what nobody profits from foreseeing is the answer. [CONFLICT-3]"""
        cards = sight.board.actions.card
        foe = frame.defender if sight.seat == frame.attacker else frame.attacker
        number = len(cards)
        totals = [[0.0] * number for _ in range(number)]
        tries = [0] * number
        clock = Clock(budget)
        turn = 0
        while min(tries) == 0 or clock.has_left():
            world = self.game.imagine(sight, self.dice)
            assert isinstance(world, State)
            theirs = card_of(world, foe)
            if theirs == EMPTY:
                theirs = turn % number
                world.advance(foe, cards[theirs])
            turn += 1
            luck = str(self.dice.below(SEEDS))
            for own in range(number):
                trial = world.copy()
                trial.advance(sight.seat, cards[own])
                totals[own][theirs] += self.playout.finish(trial, sight.seat, Dice(luck))
                clock.tried += 1
            tries[theirs] += 1
        gains = [[totals[own][theirs] / tries[theirs] for theirs in range(number)] for own in range(number)]
        shares = solve(gains)
        found = [Weighed(cards[own], sum(gains[own]) / number, sum(tries), shares[own]) for own in range(number)]
        found.sort(key=share_of, reverse=True)
        return Thought(found, is_mixed=True)


def mix_orders(thought: Thought) -> Thought:
    """Between orders and places about as good as the best the dice decide, so that where a token lies tells little;
    only those that were tried as often as the best are compared. [ORDER-1]"""
    best = thought.choices[0]
    total = 0.0
    for each in thought.choices:
        behind = (best.chance - each.chance) / BLUFF
        each.share = exp(-behind) if each.tries == best.tries and 0 <= behind < NEVER else 0.0
        total += each.share
    if total <= 1.0:
        return thought
    for each in thought.choices:
        each.share /= total
    return Thought(thought.choices, is_mixed=True)


def card_of(world: State, seat: int) -> int:
    """The card a side has laid, EMPTY while it has not."""
    attack = world.attack
    return attack.leader_card if attack.leader == seat else attack.defender_card


def share_of(weighed: Weighed) -> float:
    """How often it is laid."""
    return weighed.share
