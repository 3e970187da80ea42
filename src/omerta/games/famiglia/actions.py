"""Every choice of Famiglia, built once."""

from __future__ import annotations

from typing import Final

from omerta.games.famiglia.box import ACCOUNTANT, BRUTE, CARD_IDS, KINDS, VALUES
from omerta.kernel.action import Action, ActionTable


class Start(Action):
    """Chance: this seat begins."""

    def __init__(self, seat: int) -> None:
        super().__init__("start", (("seat", str(seat)),))
        self.seat = seat


class Draw(Action):
    """Chance: the next card of the stack."""

    def __init__(self, card: int) -> None:
        super().__init__("draw", (("card", CARD_IDS[card]),))
        self.card = card


class Discard(Action):
    """Action 1: put a Street card away and draw as many cards as its value. `new` means one added this turn."""

    def __init__(self, card: int, new: bool) -> None:
        super().__init__("discard-new" if new else "discard", (("card", CARD_IDS[card]),))
        self.card = card
        self.new = new


class PlayAccountant(Action):
    """Action 2: park an Accountant to exchange cards."""

    def __init__(self, card: int) -> None:
        super().__init__("accountant", (("hand", CARD_IDS[card]),))
        self.card = card


class TakeBack(Action):
    """Take a parked card back into the hand."""

    def __init__(self, card: int) -> None:
        super().__init__("take-back", (("parked", CARD_IDS[card]),))
        self.card = card


class EnoughTaken(Action):
    """Stop taking back before the Accountant's value is used up."""

    def __init__(self) -> None:
        super().__init__("enough")


class Park(Action):
    """Place a hand card into the play area in exchange."""

    def __init__(self, card: int) -> None:
        super().__init__("park", (("hand", CARD_IDS[card]),))
        self.card = card


class PlayBrute(Action):
    """Action 3: park a Brute to frighten a Street card."""

    def __init__(self, card: int) -> None:
        super().__init__("brute", (("hand", CARD_IDS[card]),))
        self.card = card


class Lower(Action):
    """Name the Street card the Brute frightens, and the value it is lowered to."""

    def __init__(self, card: int, to: int) -> None:
        super().__init__("lower", (("card", CARD_IDS[card]), ("to", str(to))))
        self.card = card
        self.to = to


class Take(Action):
    """Action 4: take a Street card at its printed value."""

    def __init__(self, card: int) -> None:
        super().__init__("take", (("card", CARD_IDS[card]),))
        self.card = card


class TakeLowered(Action):
    """Action 4: take the card the Brute frightened, at its lowered value."""

    def __init__(self) -> None:
        super().__init__("take-lowered")


class PayPair(Action):
    """Show two identical cards; one is parked."""

    def __init__(self) -> None:
        super().__init__("pay-pair")


class PayJoker(Action):
    """Show the true card and a Mercenary; say which of the two is parked."""

    def __init__(self, value: int, park_joker: bool) -> None:
        card = CARD_IDS[3 * VALUES + value]
        super().__init__("pay-park-joker" if park_joker else "pay-keep-joker", (("hand", card),))
        self.value = value
        self.park_joker = park_joker


class Pass(Action):
    """Take nothing."""

    def __init__(self) -> None:
        super().__init__("pass")


VALUED: Final = tuple([card for card in range(KINDS) if card % VALUES > 0])
"""The kinds above 0; `card - card // VALUES - 1` is a kind's place among them."""

START: Final = (Start(0), Start(1))
DRAW: Final = tuple([Draw(card) for card in range(KINDS)])
DISCARD: Final = tuple([Discard(card, False) for card in VALUED])
DISCARD_NEW: Final = tuple([Discard(card, True) for card in VALUED])
PLAY_ACCOUNTANT: Final = tuple([PlayAccountant(ACCOUNTANT * VALUES + value) for value in range(1, VALUES)])
TAKE_BACK: Final = tuple([TakeBack(card) for card in range(KINDS)])
ENOUGH: Final = EnoughTaken()
PARK: Final = tuple([Park(card) for card in range(KINDS)])
PLAY_BRUTE: Final = tuple([PlayBrute(BRUTE * VALUES + value) for value in range(1, VALUES)])
LOWER: Final = tuple([tuple([Lower(card, to) for to in range(card % VALUES)]) for card in range(KINDS)])
TAKE: Final = tuple([Take(card) for card in range(KINDS)])
TAKE_LOWERED: Final = TakeLowered()
PAY_PAIR: Final = PayPair()
PAY_KEEP_JOKER: Final = tuple([PayJoker(value, False) for value in range(1, VALUES)])
PAY_PARK_JOKER: Final = tuple([PayJoker(value, True) for value in range(1, VALUES)])
PASS: Final = Pass()

ACTIONS: Final = ActionTable(
    [
        *START,
        *DRAW,
        *DISCARD,
        *DISCARD_NEW,
        *PLAY_ACCOUNTANT,
        *TAKE_BACK,
        ENOUGH,
        *PARK,
        *PLAY_BRUTE,
        *[action for lowers in LOWER for action in lowers],
        *TAKE,
        TAKE_LOWERED,
        PAY_PAIR,
        *PAY_KEEP_JOKER,
        *PAY_PARK_JOKER,
        PASS,
    ]
)
"""The fixed action table; an action's place in it never changes within a rules version."""
