"""What a game favours: win shares by everything a seat gets without choosing it, use and worth of what it chooses, and
how games go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from omerta.arena.played import Played, Trait, Used
from omerta.arena.ratings import interval
from omerta.arena.results import Plan


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """How often whoever had this won; `low` to `high` holds the true share 95 times in 100."""

    group: str
    name: str
    games: int
    share: float
    low: float
    high: float


class Use(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be chosen. `users` is the share of the seats with the choice that took it at least once in
    their game; `share` is how often these won (None: nobody took it)."""

    name: str
    times: float
    """A game, all seats together."""
    users: float
    share: float | None = None
    low: float | None = None
    high: float | None = None


class Stage(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has on average after a round (0: after set-up) or when a game ends in it."""

    round: int
    what: str
    games: int
    winners: float
    others: float


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """The report on one game or edition."""

    game: str
    edition: str | None
    bots: str
    games: int
    seed: str
    shares: list[Share]
    endings: dict[str, float]
    rounds: dict[int, float]
    """Share of games that ended in each round, for games that count rounds."""
    choices: float
    uses: list[Use]
    """What is chosen most comes first."""
    course: list[Stage]


def weigh(plan: Plan, edition: str | None, games: Iterable[Played], seats: int) -> Balance:
    """The report on played games."""
    found = sorted(games, key=lambda played: played.number)
    count = len(found)
    rounds = Counter(played.round for played in found)
    return Balance(
        game=plan.game,
        edition=edition,
        bots=plan.bots[0],
        games=count,
        seed=plan.seed,
        shares=_shares([trait for played in found for trait in played.traits]),
        endings={name: times / count for name, times in Counter(played.ending for played in found).most_common()},
        rounds={number: rounds[number] / count for number in sorted(rounds) if number},
        choices=sum(played.choices for played in found) / count,
        uses=_uses(found),
        course=_course(found, seats),
    )


def _shares(traits: list[Trait]) -> list[Share]:
    """In the order of the groups as they first came; within a group by name."""
    order = list(dict.fromkeys(trait.group for trait in traits))
    ranked = sorted(traits, key=lambda trait: (order.index(trait.group), trait.name))
    shares: list[Share] = []
    for (group, name), same in groupby(ranked, key=lambda trait: (trait.group, trait.name)):
        won = [trait.won for trait in same]
        share, low, high = _reach(sum(won), len(won))
        shares.append(Share(group=group, name=name, games=len(won), share=share, low=low, high=high))
    return shares


def _uses(found: Sequence[Played]) -> list[Use]:
    sums: dict[str, list[Used]] = {}
    for played in found:
        for name, used in played.uses.items():
            sums.setdefault(name, []).append(used)
    uses: list[Use] = []
    for name, all_used in sums.items():
        could, did, times = [sum(column) for column in zip(*[(u.could, u.did, u.times) for u in all_used], strict=True)]
        worth = _reach(sum(used.won for used in all_used), did) if did else (None, None, None)
        share, low, high = worth
        uses.append(
            Use(name=name, times=times / len(found), users=round(did / could, 4), share=share, low=low, high=high)
        )
    return sorted(uses, key=lambda use: (-use.times, use.name))


def _course(found: Sequence[Played], seats: int) -> list[Stage]:
    """Sides are of equal size."""
    sums: dict[tuple[int, str], list[tuple[float, float]]] = {}
    for played in found:
        for moment in played.course:
            for name, held in moment.held.items():
                sums.setdefault((moment.round, name), []).append(held)
    stages: list[Stage] = []
    for (number, name), pairs in sorted(sums.items(), key=lambda each: each[0][0]):
        winners, others = [round(2 * sum(column) / (seats * len(pairs)), 2) for column in zip(*pairs, strict=True)]
        stages.append(Stage(round=number, what=name, games=len(pairs), winners=winners, others=others))
    return stages


def _reach(won: float, games: int) -> tuple[float, float, float]:
    low, high = interval(won, games)
    return round(won / games, 4), round(low, 4), round(high, 4)
