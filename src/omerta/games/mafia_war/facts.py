"""What happened, told by one typed function per fact; who may know it stands here too."""

from __future__ import annotations

from omerta.games.mafia_war.numbers import TEAM_OF, TEAMS
from omerta.games.mafia_war.state import State


def tile_drawn(state: State, tile: int) -> None:
    state.tell(state.events.tile_drawn, tile)


def family_drawn(state: State, team: int, family: int) -> None:
    state.tell(state.events.family_drawn, team, family)


def leader_chosen(state: State, seat: int, family: int) -> None:
    state.tell_only(TEAMS[TEAM_OF[seat]], state.events.leader_chosen, seat, family)


def leads(state: State, seat: int, family: int) -> None:
    state.tell(state.events.leads, seat, family)


def starts(state: State, seat: int) -> None:
    state.tell(state.events.starts, seat)


def dealt(state: State, seat: int, character: int) -> None:
    state.tell(state.events.dealt, seat, character)


def start_coin(state: State, seat: int, to: int, count: int) -> None:
    state.tell(state.events.start_coin, seat, to, count)


def sold(state: State, seat: int, order: int, count: int) -> None:
    state.tell(state.events.sold, seat, order, count)


def gave(state: State, seat: int, to: int, count: int, cost: int) -> None:
    state.tell(state.events.gave, seat, to, count, cost)


def round_began(state: State, number: int) -> None:
    state.tell(state.events.round_began, number)


def turn_began(state: State, seat: int) -> None:
    state.tell(state.events.turn_began, seat)


def token_taken(state: State, seat: int, top: int, owner: int) -> None:
    state.tell(state.events.token_taken, seat, top, owner)


def token_placed(state: State, seat: int, origin: int, bottom: int, owner: int) -> None:
    state.tell(state.events.token_placed, seat, origin, bottom, owner)


def token_on_top(state: State, seat: int, top: int, owner: int) -> None:
    state.tell(state.events.token_on_top, seat, top, owner)


def fee_paid(state: State, seat: int, to: int, count: int) -> None:
    state.tell(state.events.fee_paid, seat, to, count)


def paid(state: State, seat: int, count: int) -> None:
    state.tell(state.events.paid, seat, count)


def earned(state: State, seat: int, count: int) -> None:
    state.tell(state.events.earned, seat, count)


def forgiven(state: State, seat: int, count: int) -> None:
    state.tell(state.events.forgiven, seat, count)


def recruited(state: State, seat: int, count: int) -> None:
    state.tell(state.events.recruited, seat, count)


def soldati_placed(state: State, owner: int, area: int, count: int) -> None:
    state.tell(state.events.soldati_placed, owner, area, count)


def order_issued(state: State, seat: int, area: int) -> None:
    state.tell(state.events.order_issued, seat, area)


def order_laid(state: State, seat: int, area: int, order: int) -> None:
    state.tell_only(TEAMS[TEAM_OF[seat]], state.events.order_laid, seat, area, order)


def car_placed(state: State, seat: int, area: int) -> None:
    state.tell(state.events.car_placed, seat, area)


def boat_placed(state: State, seat: int, sea: int) -> None:
    state.tell(state.events.boat_placed, seat, sea)


def boat_moved(state: State, seat: int, origin: int, sea: int) -> None:
    state.tell(state.events.boat_moved, seat, origin, sea)


def boats_clashed(state: State, seat: int, sea: int, owner: int) -> None:
    state.tell(state.events.boats_clashed, seat, sea, owner)


def lab_built(state: State, seat: int, area: int) -> None:
    state.tell(state.events.lab_built, seat, area)


def laundered(state: State, seat: int, count: int) -> None:
    state.tell(state.events.laundered, seat, count)


def mat_uncovered(state: State, seat: int, row: int) -> None:
    state.tell(state.events.mat_uncovered, seat, row)


def order_gained(state: State, seat: int, order: int) -> None:
    state.tell(state.events.order_gained, seat, order)


def bust_placed(state: State, seat: int, bottom: int) -> None:
    state.tell(state.events.bust_placed, seat, bottom)


def bust_returned(state: State, seat: int, bottom: int) -> None:
    state.tell(state.events.bust_returned, seat, bottom)


def gained_influence(state: State, seat: int, column: int) -> None:
    state.tell(state.events.gained_influence, seat, column)


def took_start(state: State, seat: int, holder: int) -> None:
    state.tell(state.events.took_start, seat, holder)


def tile_used(state: State, seat: int, tile: int) -> None:
    state.tell(state.events.tile_used, seat, tile)


def rallied(state: State, seat: int, origin: int, area: int, count: int, cars: int) -> None:
    state.tell(state.events.rallied, seat, origin, area, count, cars)


def mandamento_held(state: State, seat: int, mandamento: int) -> None:
    state.tell(state.events.mandamento_held, seat, mandamento)


def mandamento_lost(state: State, seat: int, mandamento: int) -> None:
    state.tell(state.events.mandamento_lost, seat, mandamento)


def mark_chosen(state: State, seat: int, tile: int) -> None:
    state.tell_only(TEAMS[TEAM_OF[seat]], state.events.mark_chosen, seat, tile)


def marked(state: State, seat: int, tile: int) -> None:
    state.tell(state.events.marked, seat, tile)


def unmarked(state: State, seat: int, tile: int) -> None:
    state.tell(state.events.unmarked, seat, tile)


def soldati_removed(state: State, owner: int, area: int, count: int) -> None:
    state.tell(state.events.soldati_removed, owner, area, count)


def recruits(state: State, seat: int, count: int) -> None:
    state.tell(state.events.recruits, seat, count)


def area_left(state: State, owner: int, area: int) -> None:
    state.tell(state.events.area_left, owner, area)


def area_taken(state: State, owner: int, area: int, count: int) -> None:
    state.tell(state.events.area_taken, owner, area, count)


def lab_lost(state: State, area: int) -> None:
    state.tell(state.events.lab_lost, area)


def cars_lost(state: State, seat: int, area: int, count: int) -> None:
    state.tell(state.events.cars_lost, seat, area, count)


def order_returned(state: State, seat: int, area: int) -> None:
    state.tell(state.events.order_returned, seat, area)


def order_revealed(state: State, seat: int, area: int, order: int) -> None:
    state.tell(state.events.order_revealed, seat, area, order)


def order_begun(state: State, seat: int, area: int, order: int) -> None:
    state.tell(state.events.order_begun, seat, area, order)


def order_closed(state: State, seat: int, order: int) -> None:
    state.tell(state.events.order_closed, seat, order)


def part_begun(state: State, seat: int, part: int) -> None:
    state.tell(state.events.part_begun, seat, part)


def moved(state: State, seat: int, origin: int, area: int, count: int, cars: int) -> None:
    state.tell(state.events.moved, seat, origin, area, count, cars)


def attacked(state: State, owner: int, area: int, count: int) -> None:
    state.tell(state.events.attacked, owner, area, count)


def swapped(state: State, seat: int, area: int, count: int) -> None:
    state.tell(state.events.swapped, seat, area, count)


def bonuses(state: State, attack: int, defence: int) -> None:
    state.tell(state.events.bonuses, attack, defence)


def finesse(state: State, seat: int) -> None:
    state.tell(state.events.finesse, seat)


def brute_force(state: State, seat: int) -> None:
    state.tell(state.events.brute_force, seat)


def defends(state: State, seat: int, area: int) -> None:
    state.tell(state.events.defends, seat, area)


def card_laid(state: State, seat: int) -> None:
    state.tell(state.events.card_laid, seat)


def card_chosen(state: State, seat: int, card: int) -> None:
    state.tell_only(TEAMS[TEAM_OF[seat]], state.events.card_chosen, seat, card)


def picked_up(state: State, seat: int) -> None:
    state.tell(state.events.picked_up, seat)


def left_card(state: State, seat: int) -> None:
    state.tell(state.events.left_card, seat)


def card_revealed(state: State, seat: int, card: int) -> None:
    state.tell(state.events.card_revealed, seat, card)


def turned(state: State, owner: int, area: int, count: int) -> None:
    state.tell(state.events.turned, owner, area, count)


def ran_away(state: State, owner: int, area: int, count: int) -> None:
    state.tell(state.events.ran_away, owner, area, count)


def knocked_out(state: State, area: int, count: int) -> None:
    state.tell(state.events.knocked_out, area, count)


def attackers_lost(state: State, owner: int, area: int, count: int) -> None:
    state.tell(state.events.attackers_lost, owner, area, count)


def repelled(state: State, owner: int, area: int) -> None:
    state.tell(state.events.repelled, owner, area)


def wiped_out(state: State, owner: int, area: int) -> None:
    state.tell(state.events.wiped_out, owner, area)


def struck(state: State, seat: int, area: int, attack: int, defence: int) -> None:
    state.tell(state.events.struck, seat, area, attack, defence)


def car_bomb(state: State, seat: int, origin: int, area: int, attack: int, defence: int) -> None:
    state.tell(state.events.car_bomb, seat, origin, area, attack, defence)


def pentito(state: State, seat: int, area: int) -> None:
    state.tell(state.events.pentito, seat, area)


def agitated(state: State, seat: int, origin: int, area: int, count: int) -> None:
    state.tell(state.events.agitated, seat, origin, area, count)


def pulled_in(state: State, seat: int, origin: int, area: int, count: int) -> None:
    state.tell(state.events.pulled_in, seat, origin, area, count)


def ended(state: State, mandamenti0: int, mandamenti1: int) -> None:
    state.tell(state.events.ended, mandamenti0, mandamenti1)
