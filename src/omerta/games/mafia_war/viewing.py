"""Drawing views of The Great Mafia War: the document tells what the sight knows, never more."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import CELL_IDS, EXECUTE, ORDER, SELL, Choice
from omerta.games.mafia_war.box.tables import CHURCH, POLICE, Box
from omerta.games.mafia_war.naming import PHASES, Names, name_holder, name_owner, name_seat
from omerta.games.mafia_war.numbers import EMPTY, FACE_UP, MAT_ROWS, SEATS, UNKNOWN, count_bits
from omerta.games.mafia_war.phases.frames import FRAMES
from omerta.games.mafia_war.phases.management import ChooseMarks
from omerta.games.mafia_war.pieces.reading import (
    base_value,
    car_attack_value,
    car_strike_value,
    mandamento_holder,
)
from omerta.games.mafia_war.pricing import list_prices
from omerta.games.mafia_war.state import WarSight
from omerta.games.mafia_war.tokens import OWNERS
from omerta.games.mafia_war.view import AreaView, AttackView, CardView, OrderView, PlayerView, WarView
from omerta.kernel.offers import offer_of
from omerta.kernel.view import Offer, Prompt

GAME_NAME: Final = "mafia-war"
RULES_VERSION: Final = 2

LATEST: Final = "1.2"
FIRST_PRINTING: Final = "1.0"
"""The printings of the rulebook. [W1]"""

OVER: Final = Prompt("over", "END-1")
HIDDEN: Final = "hidden"
MOST_AREAS: Final = 20_000
"""So many pictures of areas are kept at most."""


class ViewWriter:
    """Draws sights of games with one box. What looks the same as before is not drawn again."""

    def __init__(self, box: Box) -> None:
        self.names = Names(box)
        self._areas: dict[int, AreaView] = {}

    def draw(self, sight: WarSight) -> WarView:
        """The whole document."""
        board = sight.board
        box = board.box
        names = self.names
        held = [mandamento_holder(board, number) for number in range(len(box.mandamento_ids))]
        return WarView(
            game=GAME_NAME,
            rules_version=RULES_VERSION,
            seat=sight.seat,
            to_move=sight.movers,
            prompt=_draw_prompt(sight),
            offers=self._draw_offers(sight),
            outcome=board.ending,
            options=options_of(sight),
            round=board.round,
            phase=PHASES[board.phase],
            turn=board.turn,
            start=name_seat(board.start),
            lead=name_seat(board.lead),
            players=tuple([self._draw_player(sight, owner, held.count(owner)) for owner in range(SEATS)]),
            areas=tuple([self._draw_area(sight, area) for area in range(len(box.area_ids))]),
            seas={name: names.boats(board.boats, sea) for sea, name in enumerate(box.sea_ids)},
            mandamenti={name: name_seat(held[number]) for number, name in enumerate(box.mandamento_ids)},
            confirmed=names.confirmed(board.confirmed),
            tiles=names.tiles(board.tiles),
            marks=names.tile_marks(board.marks),
            used=names.tiles(board.used),
            top_sheet=board.round - 1,
            bottom_sheet=board.round,
            top=names.sheet(board.top),
            bottom=names.sheet(board.bottom),
            supply_labs=board.supply_labs,
            supply_neutrals=board.supply_neutrals,
            executing=names.executing(board.family, board.executing),
            attack=self._draw_attack(sight),
            pending=tuple([_unhidden(choice) for choice in board.pending]),
            frames=tuple([FRAMES.format(frame) for frame in board.frames]),
            prices=list_prices(sight),
        )

    def _draw_offers(self, sight: WarSight) -> tuple[Offer, ...]:
        """The choices of the seat; where one is about an order, its target is that order of the seat's family."""
        asked = len(sight.asked())
        offers: list[Offer] = []
        for place, action in enumerate(sight.legal_actions()):
            targets = action.targets
            if isinstance(action, Choice) and action.kind in (SELL, ORDER, EXECUTE):
                targets = (f"order:{self.names.order(sight.board.family[sight.seat], action.number)}",)
            offers.append(offer_of(action, targets, place >= asked))
        return tuple(offers)

    def _draw_area(self, sight: WarSight, area: int) -> AreaView:
        board = sight.board
        holder, soldati, cars, labs = board.holder[area], board.soldati[area], board.cars[area], board.labs[area]
        if board.orders[area * 2] != EMPTY:
            return self._draw_area_with(sight, area, self._draw_orders(sight, area))
        key = area | (labs << 8) | ((holder + 1) << 12) | (cars << 16) | (soldati << 24)
        picture = self._areas.get(key)
        if picture is None:
            if len(self._areas) > MOST_AREAS:
                self._areas.clear()
            picture = self._draw_area_with(sight, area, ())
            self._areas[key] = picture
        return picture

    def _draw_area_with(self, sight: WarSight, area: int, orders: tuple[OrderView, ...]) -> AreaView:
        board = sight.board
        return AreaView(
            board.box.area_ids[area],
            name_holder(board.holder[area]),
            board.soldati[area],
            board.cars[area],
            board.labs[area],
            orders,
        )

    def _draw_orders(self, sight: WarSight, area: int) -> tuple[OrderView, ...]:
        board = sight.board
        seat = board.holder[area]
        family = board.family[seat]
        orders: list[OrderView] = []
        for place in (area * 2, area * 2 + 1):
            slot = board.orders[place]
            if slot == EMPTY:
                continue
            marks = board.order_marks[place]
            choices = 0 if marks & FACE_UP else board.order_masks[place] & ~board.sold_orders[seat]
            orders.append(
                OrderView(
                    order=None if slot == UNKNOWN else self.names.order(family, slot),
                    marks=self.names.marks(marks),
                    choices=self.names.orders(family, choices),
                )
            )
        return tuple(orders)

    def _draw_player(self, sight: WarSight, seat: int, mandamenti: int) -> PlayerView:
        board = sight.board
        names = self.names
        secret = sight.is_secret(seat)
        family = board.family[seat]
        known = family >= 0
        bust = board.busts[seat]
        face_down = sight.face_down(seat)
        hidden = sight.hidden_orders(seat)
        return PlayerView(
            family=board.box.families[family].id if known else None,
            character=None if board.character[seat] < 0 else board.box.characters[board.character[seat]].id,
            money=_unhidden(board.money[seat]),
            headquarters=_unhidden(board.headquarters[seat]),
            supply_soldati=_unhidden(board.supply_soldati[seat]),
            supply_cars=board.supply_cars[seat],
            supply_boats=board.supply_boats[seat],
            supply_tokens=board.supply_tokens[seat],
            removed_tokens=board.removed_tokens[seat],
            mat=tuple(board.mat[seat * MAT_ROWS : seat * MAT_ROWS + MAT_ROWS]),
            recruit_base=base_value(board, seat, CHURCH) if known else 0,
            place_base=base_value(board, seat, POLICE) if known else 0,
            car_attack=car_attack_value(board, seat) if known else 0,
            car_strike=car_strike_value(board, seat) if known else 0,
            orders=None if secret else names.orders(family, board.headquarters_orders[seat]),
            orders_in_headquarters=count_bits(hidden) - face_down,
            hidden_orders=names.orders(family, hidden),
            mat_orders=names.orders(family, board.mat_orders[seat]),
            sold=names.orders(family, board.sold_orders[seat]),
            bust=None if bust == EMPTY else CELL_IDS[bust // OWNERS],
            bust_owner=None if bust == EMPTY else name_owner(bust % OWNERS),
            mandamenti=mandamenti,
        )

    def _draw_attack(self, sight: WarSight) -> AttackView | None:
        attack = sight.board.attack
        if attack.target == EMPTY:
            return None
        areas = self.names.box.area_ids
        return AttackView(
            target=areas[attack.target],
            side=name_owner(attack.side),
            leader=attack.leader,
            soldati=attack.attackers,
            origin=areas[attack.origin],
            car=attack.car,
            by_sea=attack.by_sea,
            defender=name_seat(attack.defender),
            leader_card=self._draw_card(attack.leader_card),
            defender_card=self._draw_card(attack.defender_card),
            leader_picks_up=None if attack.leader_pick == EMPTY else attack.leader_pick == 1,
            defender_picks_up=None if attack.defender_pick == EMPTY else attack.defender_pick == 1,
        )

    def _draw_card(self, card: int) -> CardView:
        if card == UNKNOWN:
            return HIDDEN
        return None if card < 0 else self.names.box.conflict_cards[card].id


def _draw_prompt(sight: WarSight) -> Prompt:
    """The question; where several answer at once, each by their own count."""
    frame = sight.board.frames[-1] if sight.board.frames else None
    if isinstance(frame, ChooseMarks) and sight.seat in sight.movers:
        return frame.prompt_to(sight.board, sight.seat)
    return sight.prompt() or OVER


def options_of(sight: WarSight) -> dict[str, str]:
    """The table's options by name."""
    board = sight.board
    return {
        "headquarters": "hidden" if board.hidden else "counted",
        "conflict": "predictable" if board.predictable else "printed",
        "families": "first-game" if board.first_game else "drawn",
        "rulebook": FIRST_PRINTING if board.first_printing else LATEST,
    }


def _unhidden(number: int) -> int | None:
    return None if number == UNKNOWN else number
