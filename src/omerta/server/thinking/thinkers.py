"""Who answers for the bots of a server."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from omerta.bots import Review
from omerta.kernel import Game, Record
from omerta.server.operating.metrics import THOUGHT_SECONDS
from omerta.server.problems import Rejected
from omerta.server.settings import Settings
from omerta.server.thinking.processes import Failed, Processes
from omerta.server.thinking.question import (
    CHOOSE,
    INTEND,
    LOOK_BACK,
    VERIFY,
    WEIGH,
    A,
    Intent,
    Question,
    Skill,
    ask_back,
)
from omerta.server.wire import Advice

if TYPE_CHECKING:
    from omerta.server.thinking.queue import Elsewhere

_log = logging.getLogger("omerta.server")


class Thinkers:
    """Other machines where they are there, else processes of this one. The askers are those who have to share these: an
    address, an account, or nobody in particular."""

    def __init__(self, settings: Settings) -> None:
        self._here = Processes(settings.bot_processes)
        self._elsewhere: Elsewhere | None = None
        if settings.redis is not None:
            from omerta.server.thinking.queue import Elsewhere

            self._elsewhere = Elsewhere(settings.redis)

    async def choose(self, question: Question, asker: str = "") -> str:
        """One of the choices. A bot that fails takes the first, so that nobody waits for ever."""
        answer = await self._ask(CHOOSE, question, asker)
        return answer if answer in question.choices else question.choices[0]

    async def advise(self, question: Question, asker: str = "") -> tuple[Advice, ...]:
        """What the best bot weighed, its favourite first."""
        advice = await self._ask(WEIGH, question, asker)
        if not advice or advice[0].action not in question.choices:
            raise Rejected("no-advice")
        return advice

    async def intend(self, question: Question, asker: str = "") -> Intent:
        """What a bot is up to; nothing, if it cannot say."""
        return await self._ask(INTEND, question, asker) or Intent()

    async def review(self, game: Game, record: Record, asker: str = "") -> Review:
        """How the chances went in a finished game."""
        answer = await self._ask(LOOK_BACK, ask_back(game, record), asker)
        if answer is None:
            raise Rejected("no-advice")
        return answer

    async def find_problem(self, game: Game, record: Record, asker: str = "") -> str:
        """What is wrong with a record; nothing, if it holds."""
        answer = await self._ask(VERIFY, ask_back(game, record), asker)
        if answer is None:
            raise Rejected("bad-record", "it could not be replayed")
        return answer

    async def _ask(self, skill: Skill[A], question: Question, asker: str) -> A | None:
        with THOUGHT_SECONDS.time():
            if self._elsewhere is not None:
                answer = await self._elsewhere.ask(skill, question)
                if answer is not None:
                    return answer
            try:
                return await self._here.ask(skill, question, asker)
            except Failed as failure:
                _log.error("a %s failed at %s: %s", question.rank, question.game, failure)
                return None

    async def close(self) -> None:
        """Stop thinking."""
        if self._elsewhere is not None:
            await self._elsewhere.close()
        self._here.close()
