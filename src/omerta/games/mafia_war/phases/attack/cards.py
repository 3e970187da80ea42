"""The conflict cards: Turncoats first, then all Cowards, each on the side that holds it."""

from __future__ import annotations

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.box.tables import COWARD, TURNCOAT
from omerta.games.mafia_war.numbers import NEUTRAL
from omerta.games.mafia_war.phases.attack.fighting import defenders, lose_attackers, lose_defenders
from omerta.games.mafia_war.pieces.board import draw_from_supply, enter_area, set_out, shelter
from omerta.games.mafia_war.pieces.headquarters import take_recruits
from omerta.games.mafia_war.state import State


def apply_cards(state: State) -> None:
    """Both cards are turned, and each acts on the side that holds it: Turncoats first. [CONFLICT-6] [CONFLICT-7]"""
    attack = state.attack
    attacking: list[int] = []
    defending: list[int] = []
    (defending if attack.defender_pick == 1 else attacking).append(attack.leader_card)
    (attacking if attack.leader_pick == 1 else defending).append(attack.defender_card)
    for card in attacking:
        facts.card_revealed(state, attack.leader, card)
    for card in defending:
        facts.card_revealed(state, attack.defender, card)
    turn_coats(state, sum_cards(state, attacking, TURNCOAT), sum_cards(state, defending, TURNCOAT))
    run_away(state, sum_cards(state, attacking, COWARD), sum_cards(state, defending, COWARD))


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
    """Every removal, then every arrival, even where no enemy was left. [CARDS-1] [CONFLICT-8] [W11] [W56]

    Recruits for agitated neutrals come last, from what the supply still holds. [W72]
    """
    attack = state.attack
    holder = state.holder[attack.target]
    lose_defenders(state, min(attacking, defenders(state)), recruits=False)
    removed = min(defending, attack.attackers)
    lose_attackers(state, removed, recruits=False)
    arriving = draw_from_supply(state, attack.side, attacking)
    if arriving > 0:
        attack.attackers += arriving
        facts.turned(state, attack.side, attack.target, arriving)
    arriving = draw_from_supply(state, holder, defending)
    if arriving > 0:
        enter_area(state, attack.target, holder, arriving)
        facts.turned(state, holder, attack.target, arriving)
    if attack.side == NEUTRAL:
        take_recruits(state, holder, removed)


def run_away(state: State, attacking: int, defending: int) -> None:
    """All Cowards together: Soldati to their headquarters, neutral ones to supply. [CARDS-2] [CARDS-3] [W12]"""
    attack = state.attack
    holder = state.holder[attack.target]
    attacking = min(attacking, attack.attackers)
    defending = min(defending, defenders(state))
    attack.attackers -= attacking
    set_out(state, attack.target, defending)
    shelter(state, attack.side, attack.target, attacking, holder)
    shelter(state, holder, attack.target, defending, attack.leader)
