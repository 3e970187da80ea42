"""What a seat may know of Famiglia: everything but the order of the stack and, by option, the opponent's hand."""

from __future__ import annotations

import msgspec

from omerta.games.famiglia.box import CARD_IDS, GAME_NAME, RULES_VERSION, STAGES, Stage
from omerta.games.famiglia.cards import name_card, names_of
from omerta.games.famiglia.phases.frames import FRAMES
from omerta.games.famiglia.phases.take import at_value
from omerta.games.famiglia.pricing import StreetPrice, list_prices
from omerta.games.famiglia.scoring import Decided, best_card, decided_by, points_of
from omerta.games.famiglia.state import UNKNOWN, FamigliaSight
from omerta.kernel.offers import offers_of
from omerta.kernel.view import Prompt, View


class Hand(msgspec.Struct, frozen=True, gc=False):
    """A hand: how many cards, and which, where the viewer may see them."""

    size: int
    cards: tuple[str, ...] | None


class Price(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a card of the Street takes from the viewer."""

    card: str
    value: int
    """What it counts as."""
    brute: str | None
    """Who has to frighten it first, or has done so this turn."""
    needed: str | None
    """The card of which two are shown; None: it is free."""
    ways: tuple[tuple[str, str], ...]
    """The pairs in the viewer's hand that can be shown."""


class Verdict(msgspec.Struct, frozen=True, gc=False):
    """What decided a game that ended by its rules, and the points of each side's single highest card."""

    decided: Decided
    rule: str
    best: tuple[int, int]


class FamigliaView(View, frozen=True, kw_only=True):
    """A seat's view of the table. `unseen` are the cards that may still come: the stack and, where it is hidden,
    the opponent's hand."""

    first: int
    turn: int
    stage: Stage
    street: tuple[str, ...]
    fresh: int
    added: bool
    uses_left: int | None
    accountant: str | None
    brute: str | None
    lowered: str | None
    lowered_to: int
    hands: tuple[Hand, Hand]
    parked: tuple[tuple[str, ...], tuple[str, ...]]
    points: tuple[int | None, int | None]
    stack_size: int
    unseen: tuple[str, ...]
    buried: tuple[str, ...]
    discards: tuple[str, ...]
    aside: tuple[str, ...]
    second_pass: bool
    exhausted: bool
    turns_left: int | None
    passes: int
    hidden_hands: bool
    frames: tuple[str, ...]
    prices: tuple[Price, ...]
    verdict: Verdict | None


def draw_view(sight: FamigliaSight) -> FamigliaView:
    """Everything the seat may know, field by field."""
    board = sight.board
    return FamigliaView(
        game=GAME_NAME,
        rules_version=RULES_VERSION,
        seat=sight.seat,
        to_move=sight.to_move(),
        prompt=sight.prompt() or Prompt("over", "SCORE-2"),
        offers=offers_of(sight),
        outcome=board.ending,
        first=board.first,
        turn=board.turn,
        stage=STAGES[board.stage],
        street=tuple([CARD_IDS[card] for card in board.street]),
        fresh=board.fresh,
        added=board.added,
        uses_left=None if board.uses_left < 0 else board.uses_left,
        accountant=name_card(board.accountant),
        brute=name_card(board.brute),
        lowered=name_card(board.lowered),
        lowered_to=board.lowered_to,
        hands=(_hand(sight, 0), _hand(sight, 1)),
        parked=(tuple(names_of(board.parked[0])), tuple(names_of(board.parked[1]))),
        points=(_points(sight, 0), _points(sight, 1)),
        stack_size=board.stack_size,
        unseen=tuple(names_of(board.stack)),
        buried=tuple([CARD_IDS[card] for card in board.buried]),
        discards=tuple(names_of(board.discards)),
        aside=tuple(names_of(board.aside)),
        second_pass=board.second_pass,
        exhausted=board.exhausted,
        turns_left=None if board.turns_left < 0 else board.turns_left,
        passes=board.passes,
        hidden_hands=board.hidden_hands,
        frames=tuple([FRAMES.format(frame) for frame in board.frames]),
        prices=tuple([_price(price) for price in list_prices(sight)]),
        verdict=_verdict(sight),
    )


def _verdict(sight: FamigliaSight) -> Verdict | None:
    board = sight.board
    if board.ending is None:
        return None
    return Verdict(*decided_by(board), (best_card(board, 0), best_card(board, 1)))


def _price(price: StreetPrice) -> Price:
    return Price(
        card=CARD_IDS[price.card],
        value=price.value,
        brute=name_card(price.brute),
        needed=CARD_IDS[at_value(price.card, price.value - 1)] if price.value > 0 else None,
        ways=tuple([(CARD_IDS[one], CARD_IDS[other]) for one, other in price.ways]),
    )


def _hand(sight: FamigliaSight, owner: int) -> Hand:
    cards = sight.board.hands[owner]
    return Hand(sight.hand_sizes[owner], None if cards == UNKNOWN else tuple(names_of(cards)))


def _points(sight: FamigliaSight, owner: int) -> int | None:
    return None if sight.board.hands[owner] == UNKNOWN else points_of(sight.board, owner)
