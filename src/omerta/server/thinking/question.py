"""What a bot is asked, in a form that travels."""

from __future__ import annotations

from functools import cache

import msgspec

from omerta.bots import Bot, make_bot
from omerta.games import find_game
from omerta.kernel import Dice, Game, Sight


class Question(msgspec.Struct, frozen=True):
    """The position is a world imagined from what the seat sees: seen by that seat it is the same sight, and no secret
    travels with it."""

    game: str
    edition: str | None
    options: dict[str, str]
    rank: str
    seat: int
    position: bytes
    choices: tuple[str, ...]


def ask(game: Game, options: dict[str, str], rank: str, sight: Sight) -> Question:
    """The question a bot of this rank has to answer."""
    world = game.dump(game.imagine(sight, Dice()))
    choices = tuple([action.notation for action in sight.legal_actions()])
    edition = game.edition[0] if game.edition is not None else None
    return Question(game.name, edition, options, rank, sight.seat, msgspec.json.encode(world), choices)


def answer(question: Question) -> str:
    """What the bot chooses."""
    game = find_game(question.game, question.edition)
    position = msgspec.json.decode(question.position, type=game.position_type)
    sight = game.load(position, question.options).seen_by(question.seat)
    return _bot(question.game, question.edition, question.rank).choose(sight).notation


@cache
def _bot(game: str, edition: str | None, rank: str) -> Bot:
    return make_bot(find_game(game, edition), rank, Dice())
