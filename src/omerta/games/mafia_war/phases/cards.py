"""The conflict cards: Turncoats first, then all Cowards, each on the side that holds it."""

from __future__ import annotations

from omerta.games.mafia_war.box.tables import COWARD, TURNCOAT
from omerta.games.mafia_war.phases.fighting import defenders, lose_attackers, lose_defenders
from omerta.games.mafia_war.pieces import take_recruits
from omerta.games.mafia_war.state import (
    ATTACKERS,
    DEFENDER,
    DEFENDER_CARD,
    DEFENDER_PICK,
    LEADER,
    LEADER_CARD,
    LEADER_PICK,
    NEUTRAL,
    SIDE,
    TARGET,
    State,
)


def apply_cards(state: State) -> None:
    """Both cards are turned, and each acts on the side that holds it: Turncoats first. [CONFLICT-6] [CONFLICT-7]"""
    attack = state.attack
    attacking: list[int] = []
    defending: list[int] = []
    (defending if attack[DEFENDER_PICK] == 1 else attacking).append(attack[LEADER_CARD])
    (attacking if attack[LEADER_PICK] == 1 else defending).append(attack[DEFENDER_CARD])
    for card in attacking:
        state.tell(state.events.card_revealed, attack[LEADER], card)
    for card in defending:
        state.tell(state.events.card_revealed, attack[DEFENDER], card)
    turn_coats(
        state,
        sum_cards(state, attacking, TURNCOAT),
        sum_cards(state, defending, TURNCOAT),
    )
    run_away(
        state,
        sum_cards(state, attacking, COWARD),
        sum_cards(state, defending, COWARD),
    )


def sum_cards(state: State, cards: list[int], kind: int) -> int:
    """The numbers of one side's cards of a kind; with predictable conflict identical ones count once. [CONFLICT-9]

    Coward 1 and Coward 2 are not identical. [W57]
    """
    total = 0
    for place, card in enumerate(cards):
        if state.predictable and card in cards[:place]:
            continue
        if state.box.conflict_cards[card].kind == kind:
            total += state.box.conflict_cards[card].number
    return total


def turn_coats(state: State, attacking: int, defending: int) -> None:
    """Every removal, then every arrival, even where no enemy was left. [CARDS-1] [CONFLICT-8] [W11] [W56]"""
    target = state.attack[TARGET]
    side = state.attack[SIDE]
    holder = state.holder[target]
    lose_defenders(state, min(attacking, defenders(state)), recruits=False)
    lose_attackers(state, min(defending, state.attack[ATTACKERS]))
    arriving = draw_from_supply(state, side, attacking)
    if arriving > 0:
        state.attack[ATTACKERS] += arriving
        state.tell(state.events.turned, side, target, arriving)
    arriving = draw_from_supply(state, holder, defending)
    if arriving > 0:
        state.soldati[target] += arriving
        state.tell(state.events.turned, holder, target, arriving)


def draw_from_supply(state: State, side: int, count: int) -> int:
    """Take Soldati of a family or neutral ones out of supply, as far as there are any. [W25] [W58]"""
    if side == NEUTRAL:
        count = min(count, state.supply_neutrals)
        state.supply_neutrals -= count
    else:
        count = min(count, state.supply_soldati[side])
        state.supply_soldati[side] -= count
    return count


def run_away(state: State, attacking: int, defending: int) -> None:
    """All Cowards together: Soldati to their headquarters, neutral ones to supply. [CARDS-2] [CARDS-3] [W12]"""
    attack = state.attack
    target = attack[TARGET]
    side = attack[SIDE]
    holder = state.holder[target]
    attacking = min(attacking, attack[ATTACKERS])
    defending = min(defending, defenders(state))
    attack[ATTACKERS] -= attacking
    state.soldati[target] -= defending
    shelter(state, side, target, attacking, holder)
    shelter(state, holder, target, defending, attack[LEADER])


def shelter(state: State, side: int, area: int, count: int, opponent: int) -> None:
    """Runaways reach headquarters; neutral ones have none and bring their opponent recruits. [CARDS-3] [W18]"""
    if count == 0:
        return
    state.tell(state.events.ran_away, side, area, count)
    if side == NEUTRAL:
        state.supply_neutrals += count
        take_recruits(state, opponent, count)
    else:
        state.headquarters[side] += count
