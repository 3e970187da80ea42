"""Where the parts of the row begin, as numbers the compiled observer reads at no cost."""

from __future__ import annotations

from mypy_extensions import i64

from omerta.kernel.observation import Layout


class Places:
    """The first place of every part, by its name."""

    def __init__(self, layout: Layout) -> None:
        self.to_move: i64 = layout.start_of("to move")
        self.turn: i64 = layout.start_of("turn")
        self.start: i64 = layout.start_of("start")
        self.lead: i64 = layout.start_of("lead")
        self.phase: i64 = layout.start_of("phase")
        self.round: i64 = layout.start_of("round")
        self.options: i64 = layout.start_of("options")
        self.passes: i64 = layout.start_of("passes")
        self.open: i64 = layout.start_of("open")
        self.family: i64 = layout.start_of("family")
        self.character: i64 = layout.start_of("character")
        self.stock: i64 = layout.start_of("stock")
        self.screened: i64 = layout.start_of("screened")
        self.mat: i64 = layout.start_of("mat")
        self.orders_on_mat: i64 = layout.start_of("orders on mat")
        self.orders_at_home: i64 = layout.start_of("orders at home")
        self.orders_on_board: i64 = layout.start_of("orders on board")
        self.orders_sold: i64 = layout.start_of("orders sold")
        self.bust: i64 = layout.start_of("bust")
        self.bust_owner: i64 = layout.start_of("bust owner")
        self.pending: i64 = layout.start_of("pending")
        self.holder: i64 = layout.start_of("holder")
        self.pieces: i64 = layout.start_of("pieces")
        self.order: i64 = layout.start_of("order")
        self.order_marks: i64 = layout.start_of("order marks")
        self.order_face: i64 = layout.start_of("order face")
        self.order_choices: i64 = layout.start_of("order choices")
        self.boats: i64 = layout.start_of("boats")
        self.control: i64 = layout.start_of("control")
        self.confirmed: i64 = layout.start_of("confirmed")
        self.tiles: i64 = layout.start_of("tiles")
        self.tiles_used: i64 = layout.start_of("tiles used")
        self.tile_marks: i64 = layout.start_of("tile marks")
        self.top_sheet: i64 = layout.start_of("top sheet")
        self.bottom_sheet: i64 = layout.start_of("bottom sheet")
        self.supply: i64 = layout.start_of("supply")
        self.executing: i64 = layout.start_of("executing")
        self.executing_order: i64 = layout.start_of("executing order")
        self.attack_target: i64 = layout.start_of("attack target")
        self.attack_origin: i64 = layout.start_of("attack origin")
        self.attack_side: i64 = layout.start_of("attack side")
        self.attack_leader: i64 = layout.start_of("attack leader")
        self.attack_defender: i64 = layout.start_of("attack defender")
        self.attack_numbers: i64 = layout.start_of("attack numbers")
        self.cards: i64 = layout.start_of("cards")
        self.cards_chosen: i64 = layout.start_of("cards chosen")
        self.picks: i64 = layout.start_of("picks")
