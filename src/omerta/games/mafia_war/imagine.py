"""Imagined worlds: positions a viewer cannot tell from the real one, drawn fairly from those it holds possible."""

from __future__ import annotations

from omerta.games.mafia_war.actions import ORDER_SLOTS, SEATS, Choice
from omerta.games.mafia_war.position import AreaPosition, AttackPosition, PlayerPosition, Position
from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.view import HIDDEN, AreaView, CardView, OrderView, PlayerView, WarView
from omerta.kernel.chance import Dice

SIMULTANEOUS_MARKS = ("unmark", "mark")
SIMULTANEOUS = ("choose-leaders", *SIMULTANEOUS_MARKS)
"""Steps whose secret choices wait in `pending`; conflict cards lie in the attack."""
MOST_MONEY = 15
MOST_IN_HEADQUARTERS = 12
"""Where screens hide what can be counted, a world is drawn with numbers up to these."""


def imagined_position(view: WarView, soldati: int, cards: tuple[str, ...], dice: Dice) -> Position:
    """A position document that agrees with a view; `soldati` is how many Soldati each family has in all."""
    faces = _draw_faces(view, dice)
    is_lined_up = "line-up" not in view.frames
    marks_pending = bool(view.frames) and view.frames[-1] in SIMULTANEOUS_MARKS
    return Position(
        round=view.round,
        phase=view.phase,
        turn=view.turn,
        start=view.start,
        lead=view.lead,
        families=tuple([player.family for player in view.players]),
        players=[_imagine_player(view, seat, faces, soldati, is_lined_up, dice) for seat in range(SEATS)],
        empty_board=True,
        areas={area.id: _imagine_area(area, faces) for area in view.areas},
        seas={sea: list(owners) for sea, owners in view.seas.items()},
        tiles=list(view.tiles),
        marks={tile: list(seats) for tile, seats in view.marks.items()},
        used=list(view.used),
        confirmed=dict(view.confirmed),
        top={cell: list(owners) for cell, owners in view.top.items()},
        bottom={cell: list(owners) for cell, owners in view.bottom.items()},
        executing=view.executing,
        attack=_imagine_attack(view, cards, dice),
        pending=[(0 if marks_pending else -1) if choice is None else choice for choice in view.pending],
        frames=list(view.frames),
    )


def _draw_faces(view: WarView, dice: Dice) -> dict[tuple[str, int], str]:
    """A face for every order token the viewer cannot read, by area and place.

    A token can only be an order its family had when it was placed. What a family has only grows but for sales, which
    rule an order out everywhere; so the possible sets lie in each other, and drawing the smallest first is fair.
    """
    unknown: list[tuple[int, str, int, OrderView]] = []
    for area in view.areas:
        for place, order in enumerate(area.orders):
            if order.order is None:
                unknown.append((len(order.choices), area.id, place, order))
    faces: dict[tuple[str, int], str] = {}
    for _, name, place, order in sorted(unknown, key=_by_size):
        left = [choice for choice in order.choices if choice not in faces.values()]
        faces[name, place] = left[dice.below(len(left))]
    return faces


def _by_size(token: tuple[int, str, int, OrderView]) -> tuple[int, str, int]:
    return token[:3]


def _imagine_area(area: AreaView, faces: dict[tuple[str, int], str]) -> AreaPosition:
    return AreaPosition(
        holder=area.holder,
        soldati=area.soldati,
        cars=area.cars,
        labs=area.labs,
        orders=[order.order or faces[area.id, place] for place, order in enumerate(area.orders)],
        order_marks=[list(order.marks) for order in area.orders],
        order_choices=[list(order.choices) for order in area.orders],
    )


def _imagine_player(
    view: WarView, seat: int, faces: dict[tuple[str, int], str], soldati: int, is_lined_up: bool, dice: Dice
) -> PlayerPosition:
    player = view.players[seat]
    money = player.money
    headquarters = player.headquarters
    if money is None or headquarters is None:
        money, headquarters = _imagine_stock(view, seat, player, soldati, is_lined_up, dice)
    orders = player.orders
    if orders is None:
        laid = set(faces.values())
        orders = tuple([order for order in player.hidden_orders if order not in laid])
    return PlayerPosition(
        character=player.character,
        money=money,
        headquarters=headquarters,
        mat=list(player.mat),
        orders=list(orders),
        sold=list(player.sold),
        bust=player.bust,
        bust_owner=player.bust_owner,
    )


def _imagine_stock(
    view: WarView, seat: int, player: PlayerView, soldati: int, is_lined_up: bool, dice: Dice
) -> tuple[int, int]:
    """Money and Soldati behind a screen."""
    if not is_lined_up or player.character is None:
        return 0, 0
    away = view.attack.soldati if view.attack is not None and view.attack.side == seat else 0
    spare = soldati - away - sum([area.soldati for area in view.areas if area.holder == seat])
    return dice.below(MOST_MONEY + 1), dice.below(min(spare, MOST_IN_HEADQUARTERS) + 1)


def _imagine_attack(view: WarView, cards: tuple[str, ...], dice: Dice) -> AttackPosition | None:
    attack = view.attack
    if attack is None:
        return None
    return AttackPosition(
        target=attack.target,
        side=attack.side,
        leader=attack.leader,
        soldati=attack.soldati,
        origin=attack.origin,
        car=attack.car,
        by_sea=attack.by_sea,
        defender=attack.defender,
        leader_card=_imagine_card(attack.leader_card, cards, dice),
        defender_card=_imagine_card(attack.defender_card, cards, dice),
        leader_picks_up=attack.leader_picks_up,
        defender_picks_up=attack.defender_picks_up,
    )


def _imagine_card(card: CardView, cards: tuple[str, ...], dice: Dice) -> str | None:
    return cards[dice.below(len(cards))] if card == HIDDEN else card


def imagine_choices(state: State, view: WarView, dice: Dice) -> None:
    """Seats that have chosen secretly in a simultaneous step choose something here too."""
    if not state.frames or state.frames[-1].notation().split()[0] not in SIMULTANEOUS:
        return
    for _ in range(ORDER_SLOTS):
        frame = state.frames[-1]
        ready = [seat for seat in frame.movers(state) if seat not in view.to_move]
        if not ready:
            break
        offers = frame.offer(state, ready[0])
        choice = offers[dice.below(len(offers))]
        assert isinstance(choice, Choice)
        frame.carry_out(state, ready[0], choice)
    state.go_on()
