"""Supply and attack orders with rules of their own: Soldati at every lab, shared supplies, enemies who change sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.games.mafia_war.actions import AREA, DONE, Choice
from omerta.games.mafia_war.frame import Frame
from omerta.games.mafia_war.phases.choices import PickAmount, own_areas
from omerta.games.mafia_war.phases.execution import holds, is_foe
from omerta.games.mafia_war.pieces import enter_area, place_soldati, remove_soldati, settle_area
from omerta.games.mafia_war.state import MATE_OF, NEUTRAL, State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


def lab_places(state: State, seat: int, used: int) -> list[int]:
    """Own areas with labs that had no Soldati yet, while headquarters hold any. [SPECIAL-2] [W65]"""
    if state.headquarters[seat] == 0:
        return []
    return [area for area in own_areas(state, seat) if state.labs[area] > 0 and not (used >> area) & 1]


class AtLabs(Frame):
    """`each` Soldati join each own lab: at which labs? `used` is the bit set of areas already served. [SPECIAL-3]"""

    def __init__(self, seat: int, each: int, used: int) -> None:
        super().__init__(seat)
        self.each = each
        self.used = used

    def notation(self) -> str:
        """The frame as text."""
        return f"at-labs {self.seat} {self.each} {self.used}"

    def prompt(self, state: State) -> Prompt:
        """At which lab?"""
        return Prompt("at-labs", "SPECIAL-2")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every area with labs; enough once one was served."""
        offers: list[Action] = [state.actions.area[area] for area in lab_places(state, seat, self.used)]
        if offers and self.used:
            offers.append(state.actions.done)
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Ask how many."""
        state.frames.pop()
        if choice.kind == AREA:
            state.frames.append(AtLabs(seat, self.each, self.used | (1 << choice.number)))
            state.frames.append(AtLabsNumber(seat, choice.number, self.each))

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not there."""
        if choice.kind != AREA:
            return super().why_not(state, seat, choice)
        if state.holder[choice.number] != seat:
            return "W65", "only-at-labs-in-own-areas"
        if state.labs[choice.number] == 0:
            return "SPECIAL-2", "no-lab-stands-there"
        return "W65", "that-area-was-served"


class AtLabsNumber(PickAmount):
    """How many Soldati join the labs of an area? [SPECIAL-2]"""

    def __init__(self, seat: int, area: int, each: int) -> None:
        super().__init__(seat)
        self.area = area
        self.each = each

    def notation(self) -> str:
        """The frame as text."""
        return f"at-labs-number {self.seat} {self.area} {self.each}"

    def prompt(self, state: State) -> Prompt:
        """How many?"""
        return Prompt("at-labs-number", "SPECIAL-2", {"area": state.box.area_ids[self.area]})

    def most(self, state: State) -> int:
        """So many for each lab, as far as headquarters go. [SPECIAL-3]"""
        return min(self.each * state.labs[self.area], state.headquarters[self.seat])

    def chosen(self, state: State, amount: int) -> None:
        """They join."""
        place_soldati(state, self.seat, self.area, amount)


def begin_supply_adjacent(state: State, seat: int, area: int, each: int, areas: int) -> None:
    """First the order's own area, then the areas beside it. [SPECIAL-8]"""
    state.frames.append(SupplyAdjacent(seat, area, each, areas, 0))
    if holds(state, seat, area) and state.headquarters[seat] > 0:
        state.frames.append(SupplyNumber(seat, area, each, 0))


def supply_places(state: State, seat: int, area: int, used: int) -> list[int]:
    """Adjacent areas, own, the teammate's or neutral, that somebody can supply. [SPECIAL-8] [SPECIAL-9] [W64]"""
    places: list[int] = []
    for neighbour in state.box.neighbours[area]:
        holder = state.holder[neighbour]
        if (used >> neighbour) & 1:
            continue
        if holder == NEUTRAL:
            if state.supply_neutrals > 0:
                places.append(neighbour)
        elif (holder == seat or holder == MATE_OF[seat]) and state.headquarters[holder] > 0:
            places.append(neighbour)
    return places


class SupplyAdjacent(Frame):
    """Up to `left` more adjacent areas receive up to `each` Soldati. [SPECIAL-8] [SPECIAL-9] [W64]"""

    def __init__(self, seat: int, area: int, each: int, left: int, used: int) -> None:
        super().__init__(seat)
        self.area = area
        self.each = each
        self.left = left
        self.used = used

    def notation(self) -> str:
        """The frame as text."""
        return f"supply-adjacent {self.seat} {self.area} {self.each} {self.left} {self.used}"

    def prompt(self, state: State) -> Prompt:
        """Which area?"""
        return Prompt("supply-adjacent", "SPECIAL-8", {"left": self.left})

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every area that can be supplied, or enough."""
        places = supply_places(state, seat, self.area, self.used) if self.left > 0 else []
        offers: list[Action] = [state.actions.area[area] for area in places]
        offers.append(state.actions.done)
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Whoever holds the area says how many; for neutral ones the owner of the order does."""
        state.frames.pop()
        if choice.kind == DONE:
            return
        used = self.used | (1 << choice.number)
        state.frames.append(SupplyAdjacent(seat, self.area, self.each, self.left - 1, used))
        holder = state.holder[choice.number]
        if holder == MATE_OF[seat]:
            state.frames.append(SupplyNumber(holder, choice.number, self.each, 0))
        else:
            state.frames.append(SupplyNumber(seat, choice.number, self.each, 1))

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not there."""
        if choice.kind != AREA:
            return super().why_not(state, seat, choice)
        if self.left == 0:
            return "SPECIAL-8", "no-further-area"
        if choice.number not in state.box.neighbours[self.area]:
            return "SPECIAL-8", "not-adjacent"
        if (self.used >> choice.number) & 1:
            return "SPECIAL-8", "that-area-was-supplied"
        holder = state.holder[choice.number]
        if holder == seat or holder == MATE_OF[seat]:
            return "W25", "no-soldati-in-headquarters"
        if holder == NEUTRAL:
            return "W25", "no-neutral-soldati-in-supply"
        return "W64", "only-own-the-teammates-or-neutral-areas"


class SupplyNumber(PickAmount):
    """How many of up to `limit` Soldati come? The teammate decides about theirs. [SPECIAL-9] [W64]"""

    def __init__(self, seat: int, area: int, limit: int, fewest: int) -> None:
        super().__init__(seat)
        self.area = area
        self.limit = limit
        self.fewest = fewest

    def notation(self) -> str:
        """The frame as text."""
        return f"supply-number {self.seat} {self.area} {self.limit} {self.fewest}"

    def prompt(self, state: State) -> Prompt:
        """How many?"""
        return Prompt("supply-number", "W64", {"area": state.box.area_ids[self.area]})

    def least(self, state: State) -> int:
        """None is possible where the area was not picked for its own sake."""
        return self.fewest

    def most(self, state: State) -> int:
        """From headquarters, or from the neutral supply. [W25]"""
        if state.holder[self.area] == NEUTRAL:
            return min(self.limit, state.supply_neutrals)
        return min(self.limit, state.headquarters[self.seat])

    def chosen(self, state: State, amount: int) -> None:
        """They join whoever stands there."""
        if amount == 0:
            return
        if state.holder[self.area] == NEUTRAL:
            state.supply_neutrals -= amount
            state.soldati[self.area] += amount
            state.tell(state.events.soldati_placed, NEUTRAL, self.area, amount)
        else:
            place_soldati(state, self.seat, self.area, amount)


def pull_in_places(state: State, seat: int, area: int) -> list[int]:
    """Adjacent areas with enemy or neutral Soldati. [SPECIAL-10] [W64]"""
    return [neighbour for neighbour in state.box.neighbours[area] if is_foe(state, seat, neighbour)]


class PullIn(Frame):
    """Up to `left` more enemies nearby are replaced by own Soldati, who come into the order's area. [SPECIAL-10]"""

    def __init__(self, seat: int, area: int, left: int, begun: int) -> None:
        super().__init__(seat)
        self.area = area
        self.left = left
        self.begun = begun

    def notation(self) -> str:
        """The frame as text."""
        return f"pull-in {self.seat} {self.area} {self.left} {self.begun}"

    def prompt(self, state: State) -> Prompt:
        """From where?"""
        return Prompt("pull-in", "SPECIAL-10", {"left": self.left})

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every area with enemies; enough once somebody came."""
        offers: list[Action] = []
        if self.left > 0:
            for area in pull_in_places(state, seat, self.area):
                offers.append(state.actions.area[area])
        if offers and self.begun:
            offers.append(state.actions.done)
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Ask how many."""
        state.frames.pop()
        if choice.kind == AREA:
            state.frames.append(PullInNumber(seat, self.area, choice.number, self.left))

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not there."""
        if choice.kind != AREA:
            return super().why_not(state, seat, choice)
        if choice.number not in state.box.neighbours[self.area]:
            return "SPECIAL-10", "not-adjacent"
        return "W64", "no-enemy-stands-there"


class PullInNumber(PickAmount):
    """How many Soldati of `source` are replaced?"""

    def __init__(self, seat: int, area: int, source: int, left: int) -> None:
        super().__init__(seat)
        self.area = area
        self.source = source
        self.left = left

    def notation(self) -> str:
        """The frame as text."""
        return f"pull-in-number {self.seat} {self.area} {self.source} {self.left}"

    def prompt(self, state: State) -> Prompt:
        """How many?"""
        return Prompt("pull-in-number", "SPECIAL-10", {"area": state.box.area_ids[self.source]})

    def most(self, state: State) -> int:
        """The rest of the order's number, or all who are there."""
        return min(self.left, state.soldati[self.source])

    def chosen(self, state: State, amount: int) -> None:
        """No bonus protects them, no recruits, no takeover of the source; own Soldati as far as supply goes.

        [W11] [W25] [W64]
        """
        state.frames.append(PullIn(self.seat, self.area, self.left - amount, 1))
        arriving = min(amount, state.supply_soldati[self.seat])
        remove_soldati(state, self.source, amount)
        settle_area(state, self.source)
        state.supply_soldati[self.seat] -= arriving
        enter_area(state, self.area, self.seat, arriving)
        state.tell(state.events.pulled_in, self.seat, self.source, self.area, arriving)


FRAMES: Final[dict[str, Callable[..., Frame]]] = {
    "at-labs": AtLabs,
    "at-labs-number": AtLabsNumber,
    "supply-adjacent": SupplyAdjacent,
    "supply-number": SupplyNumber,
    "pull-in": PullIn,
    "pull-in-number": PullInNumber,
}
