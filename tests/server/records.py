"""Records of games that were played at random."""

from __future__ import annotations

import random

from omerta.games import find_game
from omerta.kernel import RESIGNED, Dice, Record, Table, settle_record

NAMES = ("Rosalia", "Salvo", "Tano", "Ugo")


def play(name: str, seed: str, choices: int | None = None, likes: tuple[str, ...] = ()) -> Record:
    """The record of a game played at random to its end, or of so many choices after which the first team resigned.
    What `likes` name goes first."""
    game, dice = find_game(name), random.Random(seed)
    table = Table(game, {}, list(NAMES[: game.seats]), Dice(seed))
    made = 0
    while not table.is_over and made != choices:
        seat = dice.choice(table.to_move())
        offers = [offer.action for offer in table.view(seat).offers if offer.action != "pass"] or ["pass"]
        liked = [action for action in offers if action.split()[0] in likes]
        table.act(seat, game.actions.parse(dice.choice(liked or offers)))
        made += 1
    closed = table.closed_record()
    return closed if choices is None else settle_record(closed, game.teams[1], RESIGNED)
