"""One seat against bots as a Gymnasium environment: `gymnasium.make("omerta/Famiglia-v0", bots="soldato")`.

`import omerta.lab.gymnasium` registers `omerta/Famiglia-v0` and `omerta/MafiaWar-v0`. An illegal action changes
nothing: `info["refusal"]` quotes the rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsFloat

import gymnasium
import numpy as np

from omerta.games import find_game
from omerta.kernel import Game, Record
from omerta.lab import spaces
from omerta.lab.copying import Copied
from omerta.lab.match import Seeds, look, rewards_of
from omerta.lab.opponents import SeatMatch
from omerta.lab.rendering import MODES, Picture, check_mode, render


class SeatEnv(Copied, gymnasium.Env[dict[str, Any], np.int64]):
    """One seat; bots play the others. `seat=None`: the seat is drawn in every game."""

    _match: SeatMatch
    metadata = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        bots: str | Sequence[str] = "picciotto",
        seat: int | None = 0,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game: Game = find_game(game, edition)
        self.options = self.game.choose_options(options or {})
        self.bots = bots
        self.seat = seat
        self.render_mode = check_mode(render_mode)
        self.observation_space = spaces.observation_space(self.game)
        self.action_space = spaces.action_space(self.game)
        self._seeds = Seeds()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, played until the seat is asked.

        Table options are chosen when the environment is made; `options` is there for Gymnasium.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = Seeds(seed)
        self._match = self._open_match(self._seeds.next())
        return self._look(), {"seat": self._match.learner}

    def _open_match(self, seed: str) -> SeatMatch:
        return SeatMatch(self.game, self.options, seed, self.bots, self.seat)

    def step(self, action: int | np.int64) -> tuple[dict[str, Any], SupportsFloat, bool, bool, dict[str, Any]]:
        """A choice of the seat, and what the bots answer."""
        refusal = self._match.answer(int(action))
        info = {"refusal": refusal} if refusal else {}
        outcome = self._match.outcome()
        reward = rewards_of(self.game, outcome)[self._match.learner]
        return self._look(), reward, outcome is not None, False, info

    def _look(self) -> dict[str, Any]:
        return look(self._match, self._match.learner)

    def render(self) -> str | Picture | None:
        """What the seat sees."""
        return render(self._match, self._match.learner, self.render_mode)

    def record(self) -> Record:
        """The game so far; it replays as every other."""
        return self._match.record()


for name, title in (("famiglia", "Famiglia"), ("mafia-war", "MafiaWar")):
    gymnasium.register(f"omerta/{title}-v0", entry_point="omerta.lab.gymnasium:SeatEnv", kwargs={"game": name})
