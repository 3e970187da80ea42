"""What was tried for a choice, kept for the rest of the turn."""

from __future__ import annotations

from omerta.bots.search.candidate import Candidate
from omerta.kernel.action import Action
from omerta.kernel.machine import Sight, State


class Evidence:
    """Imagined worlds with the luck in each, and the candidates that were tried in them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.worlds: list[State] = []
        self.lucks: list[str] = []
        self.candidates: list[Candidate] = []

    def follow(self, sight: Sight) -> Evidence:
        """What of it still counts when the turn has come to this sight as some candidate foresaw: the worlds that look
        like it, and what the rest of each plan that led here came to in them."""
        left = Evidence(sight.seat)
        steps = self._steps_to(sight)
        if not steps:
            return left
        places: list[int] = []
        for place in range(len(self.worlds)):
            world = self.worlds[place].copy()
            if walk(world, self.seat, steps) and world.seen_by(self.seat) == sight:
                left.worlds.append(world)
                left.lucks.append(self.lucks[place])
                places.append(place)
        for each in self.candidates:
            if len(each.plan) > len(steps) and starts_with(each.plan, steps):
                heir = Candidate(each.plan[len(steps) :], each.worth)
                gains = each.told()
                heir.known = [gains[place] for place in places if place < len(gains)]
                left.candidates.append(heir)
        return left

    def _steps_to(self, sight: Sight) -> list[Action]:
        """The first steps of some plan, after which the seat sees this; none: nobody foresaw it."""
        if sight.seat != self.seat or not self.worlds:
            return []
        asked = sight.asked()
        for each in self.candidates:
            world = self.worlds[0].copy()
            for length in range(1, len(each.plan)):
                if not walk(world, self.seat, each.plan[length - 1 : length]):
                    break
                if world.asked_of(self.seat) == asked and world.seen_by(self.seat) == sight:
                    return each.plan[:length]
        return []


def walk(world: State, seat: int, steps: list[Action]) -> bool:
    """Take these steps in place, as far as each may be taken; were all?"""
    for step in steps:
        if not world.is_legal(seat, step):
            return False
        world.advance(seat, step)
    return True


def starts_with(plan: list[Action], steps: list[Action]) -> bool:
    """Does a plan begin with these steps?"""
    return all(plan[place] is steps[place] for place in range(len(steps)))
