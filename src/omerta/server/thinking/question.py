"""What bots are asked and what they answer, in forms that travel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Generic, TypeVar

import msgspec

from omerta.bots import BEST, Bot, Review, Searcher, Wish, look_back, make_bot, make_searcher
from omerta.games import find_game
from omerta.kernel import Dice, Game, OmertaError, Record, Sight, format_record, parse_record, verify
from omerta.server.wire import Advice

A = TypeVar("A")
_TRIES: Final = 2
_TURNINGS: Final = 3
"""How often each position of a finished game is tried out, and how many turning points are told."""


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
    wishes: tuple[tuple[str, str], ...] = ()
    """What the seat's teammate asks for: `attack` or `hold`, and where."""


class Intent(msgspec.Struct, frozen=True):
    """What a bot is up to: the word of its plan, and what that is about; no word where it has none."""

    word: str = ""
    args: dict[str, str] = {}


def ask(game: Game, options: dict[str, str], rank: str, sight: Sight) -> Question:
    """The question a bot of this rank has to answer."""
    world = game.dump(game.imagine(sight, Dice()))
    choices = tuple([action.notation for action in sight.legal_actions()])
    edition = game.edition[0] if game.edition is not None else None
    return Question(game.name, edition, options, rank, sight.seat, msgspec.json.encode(world), choices)


def ask_back(game: Game, record: Record) -> Question:
    """The question how a finished game went: its position is the whole record, which is open by then."""
    edition = game.edition[0] if game.edition is not None else None
    return Question(game.name, edition, {}, BEST, 0, format_record(record).encode(), ())


@dataclass(frozen=True)
class Skill(Generic[A]):
    """A way to answer questions, the name it is called by from afar, and what the answer is."""

    name: str
    think: Callable[[Question], A]
    answer: type[A]


def choose(question: Question) -> str:
    """What the bot chooses."""
    bot = _bot(question.game, question.edition, question.rank)
    bot.heed([Wish(word, place) for word, place in question.wishes])
    return bot.choose(_sight_of(question)).notation


def weigh(question: Question) -> tuple[Advice, ...]:
    """What the best bot weighs, its favourite first."""
    weighed = _adviser(question.game, question.edition).suggest(_sight_of(question)).choices
    return tuple([Advice(each.action.notation, each.chance, each.reason) for each in weighed])


def intend(question: Question) -> Intent:
    """What the bot is up to, for its teammate."""
    plan = _bot(question.game, question.edition, question.rank).plan(_sight_of(question))
    return Intent() if plan is None else Intent(plan.word, plan.args)


def review(question: Question) -> Review:
    """How the chances went, and which choices cost most."""
    game, record = find_game(question.game, question.edition), parse_record(question.position)
    for step in look_back(game, record, _TRIES, _TURNINGS):
        if isinstance(step, Review):
            return step
    raise OmertaError("the game was looked at and nothing was said")


def find_problem(question: Question) -> str:
    """What is wrong with the record of a finished game, in one line; nothing, if it holds."""
    try:
        state = verify(find_game(question.game, question.edition), parse_record(question.position))
    except OmertaError as error:
        return " ".join(str(error).split())
    return "steps: the record stops before chance has spoken" if state.is_chance_due() else ""


CHOOSE: Final = Skill("choose", choose, str)
WEIGH: Final = Skill("weigh", weigh, tuple[Advice, ...])
INTEND: Final = Skill("intend", intend, Intent)
LOOK_BACK: Final = Skill("review", review, Review)
VERIFY: Final = Skill("verify", find_problem, str)
SKILLS: Final[tuple[Skill[Any], ...]] = (CHOOSE, WEIGH, INTEND, LOOK_BACK, VERIFY)


def _sight_of(question: Question) -> Sight:
    game = find_game(question.game, question.edition)
    position = msgspec.json.decode(question.position, type=game.position_type)
    return game.load(position, question.options).seen_by(question.seat)


@cache
def _bot(game: str, edition: str | None, rank: str) -> Bot:
    return make_bot(find_game(game, edition), rank, Dice())


@cache
def _adviser(game: str, edition: str | None) -> Searcher:
    return make_searcher(find_game(game, edition), BEST, Dice())
