"""One question: the view it was asked in and everything worked out for it."""

from __future__ import annotations

from omerta.bots.mafia_war.board import Board
from omerta.bots.mafia_war.encounter import Encounter
from omerta.bots.mafia_war.odds import Odds
from omerta.bots.mafia_war.planning import Planning
from omerta.games.mafia_war import Box, Order, Space, WarView
from omerta.kernel import Dice


class Asked:
    """What a judge needs to answer: the board, the odds, both phases' values and dice for what must not be foreseen."""

    def __init__(self, box: Box, orders: dict[str, Order], view: WarView, dice: Dice) -> None:
        self.box = box
        self.view = view
        self.key = view.prompt.key
        self.dice = dice
        self.orders = orders
        self.board = Board(box, orders, view)
        self.odds = Odds(self.board)
        self.planning = Planning(self.board, self.odds)
        self.encounter = Encounter(self.board, self.odds)

    def serves(self, view: WarView) -> bool:
        """Is this the same table with at most another question? Then what was worked out serves for that one too."""
        seen = self.view
        if view is seen:
            return True
        if not (
            view.seat == seen.seat
            and view.round == seen.round
            and view.players == seen.players
            and view.areas == seen.areas
            and view.bottom == seen.bottom
            and view.top == seen.top
            and view.seas == seen.seas
            and view.marks == seen.marks
            and view.attack == seen.attack
            and view.executing == seen.executing
            and view.supply_labs == seen.supply_labs
        ):
            return False
        self.view = view
        self.key = view.prompt.key
        self.board.ask(view)
        return True

    def own_order(self, slot: int) -> Order:
        """The seat's order with this number."""
        family = self.board.family
        assert family is not None, "orders come after families"
        return self.box.orders[family.orders[slot]]

    def space(self, cell: int) -> Space:
        """The space in a cell of the bottom sheet."""
        sheet = self.box.sheets[self.view.bottom_sheet]
        return sheet.spaces[sheet.space_in[cell]]
