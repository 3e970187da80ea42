"""The conflict: finesse with hidden cards or brute force, then the knockout."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.games.mafia_war.actions import BRUTE_FORCE, CARD, DEFENDER, LEAVE, PICK_UP, WITH_CAR, Choice
from omerta.games.mafia_war.frame import MOVERS, SEVERAL, Frame
from omerta.games.mafia_war.phases.cards import apply_cards
from omerta.games.mafia_war.phases.fighting import defenders, lose_attackers, lose_defenders, no_more_cars
from omerta.games.mafia_war.state import (
    ATTACKERS,
    DEFENDER_CARD,
    DEFENDER_PICK,
    EMPTY,
    LEADER,
    LEADER_CARD,
    LEADER_PICK,
    MATE_OF,
    NEUTRAL,
    SIDE,
    TARGET,
    TEAMS,
    State,
)
from omerta.games.mafia_war.state import DEFENDER as DEFENDED_BY
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt

BRUTE_COST: Final = 2
"""How many attackers brute force costs. [CONFLICT-10]"""


class Approach(Frame):
    """The attacker chooses finesse or brute force. [CONFLICT-1]"""

    def notation(self) -> str:
        """The frame as text."""
        return f"approach {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """Which?"""
        return Prompt(
            "approach",
            "CONFLICT-1",
            {
                "area": state.box.area_ids[state.attack[TARGET]],
                "attackers": state.attack[ATTACKERS],
                "defenders": defenders(state),
            },
        )

    def offer(self, state: State, seat: int) -> list[Action]:
        """Finesse or brute force."""
        return [state.actions.finesse, state.actions.brute_force]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Brute force costs 2 attackers, or all there are; finesse asks both sides for cards. [CONFLICT-10] [W10]"""
        state.frames.pop()
        if choice.kind == BRUTE_FORCE:
            state.tell(state.events.brute_force, seat)
            lose_attackers(state, min(BRUTE_COST, state.attack[ATTACKERS]))
            return
        state.tell(state.events.finesse, seat)
        holder = state.holder[state.attack[TARGET]]
        if holder == NEUTRAL:
            state.frames.append(ChooseDefender(first_opponent(state, seat)))
        else:
            defend(state, holder)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Cards and cars have their time."""
        if choice.kind == CARD:
            return "CONFLICT-3", "cards-are-for-finesse"
        return no_more_cars(state) if choice.kind == WITH_CAR else super().why_not(state, seat, choice)


def first_opponent(state: State, seat: int) -> int:
    """The opponent of `seat` who is first in the order of play of this phase answers for the team. [W27]"""
    return state.lead if (state.lead + seat) % 2 == 1 else (state.lead + 1) % 4


class ChooseDefender(Frame):
    """Neutral Soldati are attacked: the other team says which of them plays their cards. [CONFLICT-2] [W13] [W27]"""

    def notation(self) -> str:
        """The frame as text."""
        return f"choose-defender {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """Who?"""
        return Prompt("choose-defender", "CONFLICT-2", {"area": state.box.area_ids[state.attack[TARGET]]})

    def offer(self, state: State, seat: int) -> list[Action]:
        """Either member of the team."""
        return [state.actions.defender[seat], state.actions.defender[MATE_OF[seat]]]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """That family plays; it neither gains nor loses pieces. [W58]"""
        state.frames.pop()
        defend(state, choice.number)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Only opponents of the attacker."""
        if choice.kind == DEFENDER:
            return "CONFLICT-2", "the-other-team-defends"
        return super().why_not(state, seat, choice)


def defend(state: State, seat: int) -> None:
    """`seat` plays the defence: cards, then both pick-up decisions, the attacker's first. [CONFLICT-3] [CONFLICT-4]"""
    state.attack[DEFENDED_BY] = seat
    state.tell(state.events.defends, seat, state.attack[TARGET])
    state.frames.append(PickUp(seat))
    state.frames.append(PickUp(state.attack[LEADER]))
    state.frames.append(Cards(state.attack[LEADER], seat))


class Cards(Frame):
    """Both sides lay one of their three cards face down at the same time. [CONFLICT-3] [W57]"""

    def __init__(self, attacker: int, defender: int) -> None:
        super().__init__(SEVERAL)
        self.attacker = attacker
        self.defender = defender

    def notation(self) -> str:
        """The frame as text."""
        return f"cards {self.attacker} {self.defender}"

    def prompt(self, state: State) -> Prompt:
        """Which card?"""
        return Prompt("cards", "CONFLICT-3", {"area": state.box.area_ids[state.attack[TARGET]]})

    def movers(self, state: State) -> tuple[int, ...]:
        """Whoever has not chosen yet."""
        if state.attack[LEADER_CARD] != EMPTY:
            return MOVERS[self.defender]
        if state.attack[DEFENDER_CARD] != EMPTY:
            return MOVERS[self.attacker]
        return (min(self.attacker, self.defender), max(self.attacker, self.defender))

    def offer(self, state: State, seat: int) -> list[Action]:
        """All three, in every conflict. [COMPONENT-7] [W57]"""
        return list(state.actions.card)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The card lies there; only the own team knows it. [W24]"""
        state.attack[LEADER_CARD if seat == self.attacker else DEFENDER_CARD] = choice.number
        state.tell(state.events.card_laid, seat)
        state.tell_only(TEAMS[seat % 2], state.events.card_chosen, seat, choice.number)
        if state.attack[LEADER_CARD] != EMPTY and state.attack[DEFENDER_CARD] != EMPTY:
            state.frames.pop()

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """First the cards."""
        if choice.kind in (PICK_UP, LEAVE):
            return "CONFLICT-4", "first-both-lay-a-card"
        return super().why_not(state, seat, choice)


class PickUp(Frame):
    """Pick up the card the other side laid, or leave it. [CONFLICT-4]

    Nobody decides about the own card, even if the attacker has picked it up. [CONFLICT-5]
    """

    def notation(self) -> str:
        """The frame as text."""
        return f"pick-up {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """Pick up?"""
        return Prompt("pick-up", "CONFLICT-4", {"area": state.box.area_ids[state.attack[TARGET]]})

    def offer(self, state: State, seat: int) -> list[Action]:
        """Pick up or leave."""
        return [state.actions.pick_up, state.actions.leave]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Everybody sees the decision, nobody the card, until the defender has decided too. [W57]"""
        state.frames.pop()
        picked = choice.kind == PICK_UP
        state.tell(state.events.picked_up if picked else state.events.left_card, seat)
        if seat == state.attack[LEADER]:
            state.attack[LEADER_PICK] = 1 if picked else 0
        else:
            state.attack[DEFENDER_PICK] = 1 if picked else 0
            apply_cards(state)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """The cards lie already."""
        if choice.kind == CARD:
            return "CONFLICT-3", "both-cards-lie-face-down"
        return super().why_not(state, seat, choice)


def knock_out(state: State) -> None:
    """One of each side at a time until a side is gone; own losses reach supply before recruits leave it.

    [CONFLICT-11] [CONFLICT-12] [W1]
    """
    count = min(state.attack[ATTACKERS], defenders(state))
    state.tell(state.events.knocked_out, state.attack[TARGET], count)
    if state.attack[SIDE] == NEUTRAL:
        lose_defenders(state, count, recruits=False)
        lose_attackers(state, count)
    else:
        lose_attackers(state, count)
        lose_defenders(state, count, recruits=True)


FRAMES: Final[dict[str, Callable[..., Frame]]] = {
    "approach": Approach,
    "choose-defender": ChooseDefender,
    "cards": Cards,
    "pick-up": PickUp,
}
