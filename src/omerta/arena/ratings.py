"""What the results say: ratings for sides of any size, and win shares with honest intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec
from openskill.models import PlackettLuce

from omerta.arena.results import Result

SURE = 1.96
"""Standard deviations either way that hold 95 in 100."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A bot in the table. Its rating is most likely `rating` and almost surely within `rating ± 2 × doubt`."""

    bot: str
    games: int
    wins: int
    draws: int
    rating: float
    doubt: float
    seconds: float
    """How long 95 in 100 choices took at most, on average over games."""
    turn: float
    """The same for a whole turn: all choices in a row."""


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot did against another: a draw counts half; `low` to `high` holds the true share 95 times in 100."""

    bot: str
    against: str
    games: int
    wins: int
    draws: int
    share: float
    low: float
    high: float


def rate(results: Sequence[Result], bots: Sequence[str]) -> list[Standing]:
    """The table, the strongest first. Games count in the order of the schedule, whatever order they ended in."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for result in sorted(results, key=lambda each: each.number):
        sides = sides_of(result)
        if len({bot for bot, _ in sides}) < len(sides):
            continue
        rated = model.rate([[ratings[bot]] for bot, _ in sides], ranks=[0.0 if won else 1.0 for _, won in sides])
        for (bot, _), team in zip(sides, rated, strict=True):
            ratings[bot] = team[0]
    table = [_standing(bot, results, ratings[bot].mu, ratings[bot].sigma) for bot in bots]
    return sorted(table, key=lambda each: each.rating, reverse=True)


def sides_of(result: Result) -> list[tuple[str, bool]]:
    """The bot of each side and whether it won; bots of one name are one side."""
    won = {result.bots[seat] for seat in result.winners}
    names = list(dict.fromkeys(result.bots))
    if len(names) == 1:
        return [(names[0], True), (names[0], False)]
    return [(bot, bot in won) for bot in names]


def _standing(bot: str, results: Sequence[Result], rating: float, doubt: float) -> Standing:
    own = [result for result in results if bot in result.bots]
    seats = [(result, seat) for result in own for seat, name in enumerate(result.bots) if name == bot]
    return Standing(
        bot=bot,
        games=len(own),
        wins=sum(any(result.bots[seat] == bot for seat in result.winners) for result in own),
        draws=sum(not result.winners for result in own),
        rating=round(rating, 2),
        doubt=round(doubt, 2),
        seconds=_mean([result.slowest[seat] for result, seat in seats]),
        turn=_mean([result.turns[seat] for result, seat in seats if result.turns]),
    )


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 4) if values else 0.0


def pair_up(results: Sequence[Result], bots: Sequence[str]) -> list[Pairing]:
    """Every two bots that met."""
    found: list[Pairing] = []
    for place, bot in enumerate(bots):
        for against in bots[place + 1 :]:
            met = [result for result in results if bot in result.bots and against in result.bots]
            if met:
                wins = sum(any(result.bots[seat] == bot for seat in result.winners) for result in met)
                draws = sum(not result.winners for result in met)
                low, high = interval(wins + draws / 2, len(met))
                found.append(
                    Pairing(
                        bot=bot,
                        against=against,
                        games=len(met),
                        wins=wins,
                        draws=draws,
                        share=round((wins + draws / 2) / len(met), 4),
                        low=round(low, 4),
                        high=round(high, 4),
                    )
                )
    return found


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share: honest for few games and for shares near 0 and 1."""
    share = wins / games
    square = SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    reach = SURE * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)
