"""The conflict: finesse with hidden cards or brute force, then the knockout."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import BRUTE_FORCE, CARD, DEFENDER, FINESSE, LEAVE, PICK_UP, WITH_CAR, Choice
from omerta.games.mafia_war.frame import Ask, AskSeveral
from omerta.games.mafia_war.numbers import EMPTY, MATE_OF, NEUTRAL, SEATS, TEAM_OF
from omerta.games.mafia_war.phases.attack.cards import apply_cards
from omerta.games.mafia_war.phases.attack.fighting import defenders, lose_attackers, lose_defenders, no_more_cars
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import ALONE, Refusal

BRUTE_COST: Final = 2
"""How many attackers brute force costs. [CONFLICT-10]"""

NOT_YOUR_ATTACK: Final = Refusal("CONFLICT-1", "the-attacker-chooses")
NO_CARDS_YET: Final = Refusal("CONFLICT-3", "cards-are-for-finesse")
OTHERS_DEFEND: Final = Refusal("CONFLICT-2", "the-other-team-defends")
CARDS_FIRST: Final = Refusal("CONFLICT-4", "first-both-lay-a-card")
NOT_YOUR_DEFENCE: Final = Refusal("CONFLICT-2", "another-family-plays-here")
PARTNER_ANSWERS: Final = Refusal("W27", "your-partner-answers-for-the-team")
CARDS_LIE: Final = Refusal("CONFLICT-3", "both-cards-lie-face-down")


class Approach(Ask):
    """The attacker chooses finesse or brute force. [CONFLICT-1]"""

    rule = "CONFLICT-1"

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Where, and how many on either side?"""
        attack = state.attack
        return {
            "area": state.box.area_ids[attack.target],
            "attackers": attack.attackers,
            "defenders": defenders(state),
        }

    def wrong_seat(self, state: State, seat: int, choice: Choice) -> Refusal | None:
        """Only the attacker chooses."""
        return NOT_YOUR_ATTACK

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Finesse or brute force."""
        return state.actions.finesse, state.actions.brute_force

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Cards and cars have their time."""
        if choice.kind == FINESSE or choice.kind == BRUTE_FORCE:
            return None
        if choice.kind == CARD:
            return NO_CARDS_YET
        return no_more_cars(state) if choice.kind == WITH_CAR else self.not_asked(state)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Brute force costs 2 attackers, or all there are; finesse asks both sides for cards. [CONFLICT-10] [W10]"""
        state.frames.pop()
        if choice.kind == BRUTE_FORCE:
            facts.brute_force(state, seat)
            lose_attackers(state, min(BRUTE_COST, state.attack.attackers), recruits=True)
            return
        facts.finesse(state, seat)
        holder = state.holder[state.attack.target]
        if holder == NEUTRAL:
            state.frames.append(ChooseDefender(first_opponent(state, seat)))
        else:
            defend(state, holder)


def first_opponent(state: State, seat: int) -> int:
    """The opponent of `seat` who is first in the order of play of this phase answers for the team. [W27]"""
    return state.lead if TEAM_OF[state.lead] != TEAM_OF[seat] else (state.lead + 1) % SEATS


class ChooseDefender(Ask):
    """Neutral Soldati are attacked: the other team says which of them plays their cards. [CONFLICT-2] [W13] [W27]"""

    rule = "CONFLICT-2"

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Where?"""
        return {"area": state.box.area_ids[state.attack.target]}

    def wrong_seat(self, state: State, seat: int, choice: Choice) -> Refusal | None:
        """The attacker's team has no say, the partner sees the question. [CONFLICT-2] [W27]"""
        return PARTNER_ANSWERS if seat == MATE_OF[self.seat] else OTHERS_DEFEND

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Either member of the team."""
        return state.actions.defender[seat], state.actions.defender[MATE_OF[seat]]

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Only opponents of the attacker."""
        if choice.kind != DEFENDER:
            return self.not_asked(state)
        return None if TEAM_OF[choice.number] == TEAM_OF[seat] else OTHERS_DEFEND

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """That family plays; it neither gains nor loses pieces. [W58]"""
        state.frames.pop()
        defend(state, choice.number)


def defend(state: State, seat: int) -> None:
    """`seat` plays the defence: cards, then both pick-up decisions, the attacker's first. [CONFLICT-3] [CONFLICT-4]"""
    state.attack.defender = seat
    facts.defends(state, seat, state.attack.target)
    state.frames.append(PickUp(seat))
    state.frames.append(PickUp(state.attack.leader))
    state.frames.append(Cards(state.attack.leader, seat))


class Cards(AskSeveral):
    """Both sides lay one of their three cards face down at the same time. [CONFLICT-3] [W57]"""

    rule = "CONFLICT-3"

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Where?"""
        return {"area": state.box.area_ids[state.attack.target]}

    def movers(self, state: State) -> tuple[int, ...]:
        """Whoever has not chosen yet."""
        if state.attack.leader_card != EMPTY:
            return ALONE[self.defender]
        if state.attack.defender_card != EMPTY:
            return ALONE[self.attacker]
        return (min(self.attacker, self.defender), max(self.attacker, self.defender))

    def wrong_seat(self, state: State, seat: int, choice: Choice) -> Refusal | None:
        """One family of each side plays. [CONFLICT-2]"""
        return None if seat == self.attacker or seat == self.defender else NOT_YOUR_DEFENCE

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """All three, in every conflict. [COMPONENT-7] [W57]"""
        return state.actions.card

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """First the cards."""
        if choice.kind == CARD:
            return None
        return CARDS_FIRST if choice.kind == PICK_UP or choice.kind == LEAVE else self.not_asked(state)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The card lies there; only the own team knows it. [W24]"""
        attack = state.attack
        if seat == self.attacker:
            attack.leader_card = choice.number
        else:
            attack.defender_card = choice.number
        facts.card_laid(state, seat)
        facts.card_chosen(state, seat, choice.number)
        if attack.leader_card != EMPTY and attack.defender_card != EMPTY:
            state.frames.pop()


class PickUp(Ask):
    """Pick up the card the other side laid, or leave it. [CONFLICT-4]

    Nobody decides about the own card, even if the attacker has picked it up. [CONFLICT-5]
    """

    rule = "CONFLICT-4"

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Where?"""
        return {"area": state.box.area_ids[state.attack.target]}

    def wrong_seat(self, state: State, seat: int, choice: Choice) -> Refusal | None:
        """One family of each side plays. [CONFLICT-2]"""
        is_in_it = seat == state.attack.leader or seat == state.attack.defender
        return super().wrong_seat(state, seat, choice) if is_in_it else NOT_YOUR_DEFENCE

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Pick up or leave."""
        return state.actions.pick_up, state.actions.leave

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """The cards lie already."""
        if choice.kind == PICK_UP or choice.kind == LEAVE:
            return None
        return CARDS_LIE if choice.kind == CARD else self.not_asked(state)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Everybody sees the decision, nobody the card, until the defender has decided too. [W57]"""
        state.frames.pop()
        picked = choice.kind == PICK_UP
        if picked:
            facts.picked_up(state, seat)
        else:
            facts.left_card(state, seat)
        if seat == state.attack.leader:
            state.attack.leader_pick = 1 if picked else 0
        else:
            state.attack.defender_pick = 1 if picked else 0
            apply_cards(state)


def knock_out(state: State) -> None:
    """One of each side at a time until a side is gone; own losses reach supply before recruits leave it.

    [CONFLICT-11] [CONFLICT-12] [W1]
    """
    count = min(state.attack.attackers, defenders(state))
    facts.knocked_out(state, state.attack.target, count)
    if state.attack.side == NEUTRAL:
        lose_defenders(state, count, recruits=False)
        lose_attackers(state, count, recruits=True)
    else:
        lose_attackers(state, count, recruits=True)
        lose_defenders(state, count, recruits=True)
