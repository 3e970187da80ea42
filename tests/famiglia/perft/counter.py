"""A second counter of Famiglia positions, written differently: sorted tuples of card names, whole turns as sets.

It shares no line with the engine. Where the engine walks frames in small steps, this one lists for each turn every
sequence of choices by the rulebook, with cards as (family, value) pairs and zones as sorted tuples.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

Card = tuple[str, int]
Cards = tuple[Card, ...]


def cards(*names: str) -> Cards:
    """Cards from their names, sorted."""
    return tuple(sorted((name.split("-")[0], int(name.split("-")[1])) for name in names))


def without(zone: Cards, card: Card) -> Cards:
    """A zone with one copy of a card less."""
    left = list(zone)
    left.remove(card)
    return tuple(left)


def having(zone: Cards, card: Card) -> Cards:
    """A zone with one card more."""
    return tuple(sorted((*zone, card)))


@dataclass(frozen=True)
class Turn:
    """The player's own cards and what may be taken of the Street, while the turn goes on."""

    hand: Cards
    parked: Cards
    street: Cards
    named: tuple[Card, int] | None = None


def ways_to_pay(turn: Turn, card: Card, value: int) -> Iterator[Turn]:
    """All ends of the turn by taking `card` at `value`, one for each way to pay."""
    base = replace(turn, street=without(turn.street, card))
    if value == 0:
        yield replace(base, hand=having(turn.hand, card))
        return
    true = (card[0], value - 1)
    count = turn.hand.count(true)
    if count >= 2:
        yield replace(base, hand=having(without(turn.hand, true), card), parked=having(turn.parked, true))
    if count >= 1:
        for joker in sorted({c for c in turn.hand if c[0] == "mercenary" and c[1] >= value}):
            for gone in (true, joker):
                yield replace(base, hand=having(without(turn.hand, gone), card), parked=having(turn.parked, gone))


def takes(turn: Turn) -> Iterator[Turn]:
    """All ends of the turn in action 4, passing included."""
    yield turn
    free = turn.street
    if turn.named is not None:
        card, value = turn.named
        yield from ways_to_pay(turn, card, value)
        free = without(free, card)
    for card in sorted(set(free)):
        yield from ways_to_pay(turn, card, card[1])


def brutes(turn: Turn) -> Iterator[Turn]:
    """All turns after action 3, not using it included."""
    yield turn
    for brute in sorted({c for c in turn.hand if c[0] == "brute" and c[1] > 0}):
        for card in sorted({c for c in turn.street if c[1] > 0}):
            for value in range(max(0, card[1] - brute[1]), card[1]):
                yield replace(
                    turn, hand=without(turn.hand, brute), parked=having(turn.parked, brute), named=(card, value)
                )


def exchanges(hand: Cards, parked: Cards, left: int, back: int) -> Iterator[tuple[Cards, Cards]]:
    """All sequences of taking back up to `left` more cards and parking as many in exchange."""
    if back and (left == 0 or not parked):
        yield from parkings(hand, parked, back)
        return
    if back:
        yield from parkings(hand, parked, back)
    for card in sorted(set(parked)):
        yield from exchanges(having(hand, card), without(parked, card), left - 1, back + 1)


def parkings(hand: Cards, parked: Cards, count: int) -> Iterator[tuple[Cards, Cards]]:
    """All sequences of parking `count` cards."""
    if count == 0:
        yield hand, parked
        return
    for card in sorted(set(hand)):
        yield from parkings(without(hand, card), having(parked, card), count - 1)


def accountants(turn: Turn) -> Iterator[Turn]:
    """All turns after action 2, not using it included."""
    yield turn
    if not turn.parked:
        return
    alone = len(turn.hand) == 1
    for accountant in sorted({c for c in turn.hand if c[0] == "accountant" and c[1] > 0 and not alone}):
        for hand, parked in exchanges(without(turn.hand, accountant), turn.parked, accountant[1], 0):
            yield replace(turn, hand=hand, parked=having(parked, accountant))


def draws(stack: Cards, under: Cards, count: int) -> Iterator[Cards]:
    """All sequences of cards that may come up: any of the stack, then the one card laid under it."""
    if count == 0 or not (stack or under):
        yield ()
    elif stack:
        for card in sorted(set(stack)):
            for more in draws(without(stack, card), under, count - 1):
                yield (card, *more)
    else:
        for more in draws((), under[1:], count - 1):
            yield (under[0], *more)


def count_second_pass_turns(hand: Cards, parked: Cards, street: Cards, stack: Cards) -> int:
    """How many sequences of choices and draws end a turn in the second pass, when no 0 lies in the Street."""
    total = count_turns(hand, parked, street)
    for card in sorted(set(street)):
        for drawn in draws(stack, (card,), card[1]):
            total += count_turns(hand, parked, tuple(sorted(drawn)))
    return total


def count_turns(hand: Cards, parked: Cards, street: Cards) -> int:
    """How many different sequences of choices end a turn that does not use action 1."""
    start = Turn(hand, parked, street)
    return sum(1 for first in accountants(start) for second in brutes(first) for _ in takes(second))
