"""What a game favours: win shares by everything a seat gets without choosing it, and the use of what it chooses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec

from omerta.arena.ratings import interval
from omerta.arena.run import Run
from omerta.arena.spreading import Workers, in_order
from omerta.games import find_game
from omerta.kernel import Game

USES: Final = ("space", "gain", "mark", "card", "equip")
"""Verbs whose object is worth counting as it stands; orders are counted by family."""


class Trait(msgspec.Struct, frozen=True):
    """Something a side had in a game: `family white`, and whether it won (a draw is half a win)."""

    group: str
    name: str
    won: float


class Played(msgspec.Struct, frozen=True):
    """What one game tells."""

    traits: list[Trait]
    uses: dict[str, int]
    ending: str
    round: int
    choices: int


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """How often whoever had this won; `low` to `high` holds the true share 95 times in 100."""

    group: str
    name: str
    games: int
    share: float
    low: float
    high: float


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
    uses: dict[str, float]
    """How often each thing is chosen in a game, all seats together."""


def weigh(
    game: Game, edition: str | None, bots: str, games: int, seed: str, workers: Workers
) -> Iterator[int | Balance]:
    """Play equal bots against each other; the number of games so far comes first, the report at the end."""
    found: list[Played] = []
    tasks = [(game.name, edition, bots, f"{seed}/{number}") for number in range(games)]
    for played in in_order(play, tasks, workers):
        found.append(played)
        yield len(found)
    uses: Counter[str] = Counter()
    for played in found:
        uses.update(played.uses)
    rounds = Counter(played.round for played in found)
    yield Balance(
        game=game.name,
        edition=game.edition[0] if game.edition is not None else None,
        bots=bots,
        games=games,
        seed=seed,
        shares=_shares([trait for played in found for trait in played.traits]),
        endings={name: count / games for name, count in Counter(played.ending for played in found).most_common()},
        rounds={number: rounds[number] / games for number in sorted(rounds) if number},
        choices=sum(played.choices for played in found) / games,
        uses={name: count / games for name, count in uses.most_common()},
    )


def play(task: tuple[str, str | None, str, str]) -> Played:
    """One game with what its sides had and chose."""
    name, edition, bots, seed = task
    game = find_game(name, edition)
    run = Run(game, game.choose_options({}), [bots] * game.seats, seed, keep=True)
    end = run.play()
    outcome = end.outcome()
    assert outcome is not None
    document: dict[str, Any] = msgspec.to_builtins(game.dump(end))
    won = [0.5 if not outcome.winners else 1.0 if seat in outcome.winners else 0.0 for seat in range(game.seats)]
    return Played(
        list(_traits(game, document, run.steps, won)),
        _uses(run.steps, document.get("families", ())),
        outcome.reason,
        document.get("round", 0),
        run.length,
    )


def _traits(game: Game, document: dict[str, Any], steps: Sequence[str], won: Sequence[float]) -> Iterator[Trait]:
    """Sides, the start, and in games that have them seats of a team, families, characters and tiles."""
    for side, seats in enumerate(game.teams):
        yield Trait("side", str(side), won[seats[0]])
    starts = [step.split()[-1] for step in steps if step.startswith("* start ")]
    if starts:
        yield Trait("start", "the side that begins", won[int(starts[0])])
    if len(game.teams) < game.seats:
        for seat in range(game.seats):
            yield Trait("seat", str(seat), won[seat])
    families = document.get("families")
    if not families:
        return
    for seat, family in enumerate(families):
        yield Trait("family", family, won[seat])
        yield Trait("character", document["players"][seat]["character"], won[seat])
    for seats in game.teams:
        yield Trait("pair", " + ".join(sorted(families[seat] for seat in seats)), won[seats[0]])
    if starts:
        for tile in document["tiles"]:
            yield Trait("tile, for the side that begins", tile, won[int(starts[0])])


def _uses(steps: Sequence[str], families: Sequence[str]) -> dict[str, int]:
    uses: Counter[str] = Counter()
    for step in steps:
        who, verb, *rest = step.split()
        if verb == "order" and families:
            uses[f"order {families[int(who)]} {rest[0]}"] += 1
        elif verb in USES:
            uses[" ".join([verb, *rest])] += 1
    return dict(uses)


def _shares(traits: list[Trait]) -> list[Share]:
    """In the order of the groups as they first came; within a group by name."""
    order = list(dict.fromkeys(trait.group for trait in traits))
    ranked = sorted(traits, key=lambda trait: (order.index(trait.group), trait.name))
    shares: list[Share] = []
    for (group, name), same in groupby(ranked, key=lambda trait: (trait.group, trait.name)):
        won = [trait.won for trait in same]
        low, high = interval(sum(won), len(won))
        share = round(sum(won) / len(won), 4)
        shares.append(
            Share(group=group, name=name, games=len(won), share=share, low=round(low, 4), high=round(high, 4))
        )
    return shares
