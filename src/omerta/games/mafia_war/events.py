"""What can happen in The Great Mafia War, as kinds of events, with the names of an edition."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import CELL_IDS, COLUMN_IDS, PART_IDS, ROW_IDS, TOKEN_ORIGINS
from omerta.games.mafia_war.box.tables import Box
from omerta.kernel.event import EventKind, Field

_SEAT: Final = Field("seat")
_MATE: Final = Field("to")
_OWNER: Final = Field("owner")
"""A seat, or 4 for neutral."""
_COUNT: Final = Field("count")
_CARS: Final = Field("cars")
_TOP: Final = Field("top", CELL_IDS)
_BOTTOM: Final = Field("bottom", CELL_IDS)
_COLUMN: Final = Field("column", COLUMN_IDS)
_ROW: Final = Field("row", ROW_IDS)
_PART: Final = Field("part", PART_IDS)
_TOKEN_ORIGIN: Final = Field("from", TOKEN_ORIGINS)


class Events:
    """The kinds of events of one edition, in the order of the rulebook."""

    def __init__(self, box: Box) -> None:
        area = Field("area", box.area_ids)
        origin = Field("from", box.area_ids)
        sea = Field("sea", box.sea_ids)
        from_sea = Field("from", box.sea_ids)
        tile = Field("tile", box.tile_ids)
        family = Field("family", tuple([entry.id for entry in box.families]))
        order = Field("order", tuple([entry.id for entry in box.orders]))
        character = Field("character", tuple([entry.id for entry in box.characters]))
        card = Field("card", tuple([entry.id for entry in box.conflict_cards]))
        mandamento = Field("mandamento", box.mandamento_ids)

        self.tile_drawn = EventKind("tile-drawn", "SETUP-4", (tile,), reveals=True)
        self.family_drawn = EventKind("family-drawn", "SETUP-6", (Field("team"), family), reveals=True)
        self.leader_chosen = EventKind("leader-chosen", "SETUP-7", (_SEAT, family))
        self.leads = EventKind("leads", "SETUP-7", (_SEAT, family), reveals=True)
        self.starts = EventKind("starts", "SETUP-17", (_SEAT,), reveals=True)
        self.dealt = EventKind("dealt", "SETUP-18", (_SEAT, character), reveals=True)
        self.start_coin = EventKind("start-coin", "SETUP-20", (_SEAT, _MATE, _COUNT))

        self.sold = EventKind("sold", "ANYTIME-2", (_SEAT, order, _COUNT), reveals=True)
        self.gave = EventKind("gave", "ANYTIME-4", (_SEAT, _MATE, _COUNT, Field("cost")))

        self.round_began = EventKind("round-began", "ROUND-1", (Field("round"),))
        self.turn_began = EventKind("turn-began", "PLAN-1", (_SEAT,))
        self.token_taken = EventKind("token-taken", "PLAN-2", (_SEAT, _TOP, _OWNER))
        self.token_placed = EventKind("token-placed", "PLAN-2", (_SEAT, _TOKEN_ORIGIN, _BOTTOM, _OWNER))
        self.token_on_top = EventKind("token-on-top", "EXERT-3", (_SEAT, _TOP, _OWNER))
        self.fee_paid = EventKind("fee-paid", "PLAN-4", (_SEAT, _MATE, _COUNT))
        self.paid = EventKind("paid", "SPACE-6", (_SEAT, _COUNT))
        self.earned = EventKind("earned", "SPACE-5", (_SEAT, _COUNT))
        self.forgiven = EventKind("forgiven", "W3", (_SEAT, _COUNT))
        self.recruited = EventKind("recruited", "RECRUIT-1", (_SEAT, _COUNT))
        self.soldati_placed = EventKind("soldati-placed", "PLACE-1", (_OWNER, area, _COUNT))
        self.order_issued = EventKind("order-issued", "ORDER-1", (_SEAT, area))
        self.order_laid = EventKind("order-laid", "ORDER-4", (_SEAT, area, order))
        self.car_placed = EventKind("car-placed", "EQUIP-2", (_SEAT, area))
        self.boat_placed = EventKind("boat-placed", "EQUIP-3", (_SEAT, sea))
        self.boat_moved = EventKind("boat-moved", "EQUIP-4", (_SEAT, from_sea, sea))
        self.boats_clashed = EventKind("boats-clashed", "EQUIP-5", (_SEAT, sea, _OWNER))
        self.lab_built = EventKind("lab-built", "EQUIP-6", (_SEAT, area))
        self.laundered = EventKind("laundered", "LAUNDER-1", (_SEAT, _COUNT))
        self.mat_uncovered = EventKind("mat-uncovered", "EXERT-1", (_SEAT, _ROW))
        self.order_gained = EventKind("order-gained", "MAT-9", (_SEAT, order))
        self.bust_placed = EventKind("bust-placed", "FINAL-1", (_SEAT, _BOTTOM))
        self.bust_returned = EventKind("bust-returned", "FINAL-4", (_SEAT, _BOTTOM))
        self.gained_influence = EventKind("gained-influence", "GAIN-1", (_SEAT, _COLUMN))
        self.took_start = EventKind("took-start", "GAIN-9", (_SEAT, Field("from")))
        self.tile_used = EventKind("tile-used", "TILE-1", (_SEAT, tile))
        self.rallied = EventKind("rallied", "RALLY-1", (_SEAT, origin, area, _COUNT, _CARS))

        self.mandamento_held = EventKind("mandamento-held", "CONTROL-3", (_SEAT, mandamento))
        self.mandamento_lost = EventKind("mandamento-lost", "CONTROL-3", (_SEAT, mandamento))
        self.mark_chosen = EventKind("mark-chosen", "TILE-4", (_SEAT, tile))
        self.marked = EventKind("marked", "TILE-4", (_SEAT, tile), reveals=True)
        self.unmarked = EventKind("unmarked", "TILE-5", (_SEAT, tile), reveals=True)

        self.soldati_removed = EventKind("soldati-removed", "COMPONENT-8", (_OWNER, area, _COUNT))
        self.recruits = EventKind("recruits", "BONUS-7", (_SEAT, _COUNT))
        self.area_left = EventKind("area-left", "W48", (_OWNER, area))
        self.area_taken = EventKind("area-taken", "LAB-3", (_OWNER, area, _COUNT))
        self.lab_lost = EventKind("lab-lost", "LAB-3", (area,))
        self.cars_lost = EventKind("cars-lost", "W48", (_SEAT, area, _COUNT))
        self.order_returned = EventKind("order-returned", "ENCOUNTER-8", (_SEAT, area))

        self.order_revealed = EventKind("order-revealed", "ENCOUNTER-1", (_SEAT, area, order), reveals=True)
        self.order_begun = EventKind("order-begun", "ENCOUNTER-4", (_SEAT, area, order))
        self.order_closed = EventKind("order-closed", "ENCOUNTER-6", (_SEAT, order))
        self.part_begun = EventKind("part-begun", "ENCOUNTER-2", (_SEAT, _PART))
        self.moved = EventKind("moved", "MOVE-1", (_SEAT, origin, area, _COUNT, _CARS))
        self.attacked = EventKind("attacked", "MOVE-9", (_OWNER, area, _COUNT))
        self.swapped = EventKind("swapped", "W63", (_SEAT, area, _COUNT))
        self.bonuses = EventKind("bonuses", "BONUS-6", (Field("attack"), Field("defence")))
        self.finesse = EventKind("finesse", "CONFLICT-1", (_SEAT,))
        self.brute_force = EventKind("brute-force", "CONFLICT-10", (_SEAT,))
        self.defends = EventKind("defends", "CONFLICT-2", (_SEAT, area))
        self.card_laid = EventKind("card-laid", "CONFLICT-3", (_SEAT,))
        self.card_chosen = EventKind("card-chosen", "CONFLICT-3", (_SEAT, card))
        self.picked_up = EventKind("picked-up", "CONFLICT-4", (_SEAT,))
        self.left_card = EventKind("left-card", "CONFLICT-4", (_SEAT,))
        self.card_revealed = EventKind("card-revealed", "CONFLICT-6", (_SEAT, card), reveals=True)
        self.turned = EventKind("turned", "CARDS-1", (_OWNER, area, _COUNT))
        self.ran_away = EventKind("ran-away", "CARDS-2", (_OWNER, area, _COUNT))
        self.knocked_out = EventKind("knocked-out", "CONFLICT-11", (area, _COUNT))
        self.attackers_lost = EventKind("attackers-lost", "CONFLICT-11", (_OWNER, area, _COUNT))
        self.repelled = EventKind("repelled", "CONFLICT-14", (_OWNER, area))
        self.wiped_out = EventKind("wiped-out", "W14", (_OWNER, area))
        self.struck = EventKind("struck", "STRIKE-5", (_SEAT, area, Field("attack"), Field("defence")))
        self.car_bomb = EventKind("car-bomb", "STRIKE-3", (_SEAT, origin, area, Field("attack"), Field("defence")))
        self.pentito = EventKind("pentito", "PENTITO-1", (_SEAT, area))
        self.agitated = EventKind("agitated", "AGITATE-3", (_SEAT, origin, area, _COUNT))
        self.pulled_in = EventKind("pulled-in", "SPECIAL-10", (_SEAT, origin, area, _COUNT))

        self.ended = EventKind("ended", "END-1", (Field("mandamenti0"), Field("mandamenti1")))
