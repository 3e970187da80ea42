"""The games as PettingZoo environments: `env("famiglia")`, `env("mafia-war", options={"headquarters": "hidden"})`.

PettingZoo's registry knows them as `omerta/Famiglia-v0` and `omerta/MafiaWar-v0` once this module is imported.

Agents are `seat_0`, `seat_1` … in order of play. Where several seats owe a choice at once they are asked one after the
other, and none sees what another chose. An illegal action changes nothing: `infos[agent]["refusal"]` quotes the rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.env_registry.registration import register

from omerta.games import find_game
from omerta.kernel import CHANCE, Match, Record
from omerta.lab import spaces
from omerta.lab.copying import Copied
from omerta.lab.match import LEARNER, Seeds, look, rewards_of
from omerta.lab.rendering import MODES, Picture, check_mode, render


class TableEnv(Copied, AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """One table at which every seat is an agent."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = find_game(game, edition)
        self.options = self.game.choose_options(options or {})
        self.render_mode = check_mode(render_mode)
        self.metadata = {"name": f"omerta_{game}_v0", "render_modes": list(MODES), "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: spaces.observation_space(self.game) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.action_space(self.game) for agent in self.possible_agents}
        self._seeds = Seeds()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        """The row and the mask of a seat."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Every action of the game by its number."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same chance, and the games after it follow from it too.

        Table options are chosen when the environment is made; `options` is there for PettingZoo.
        """
        if seed is not None:
            self._seeds = Seeds(seed)
        self._match = self._open_match(self._seeds.next())
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._match.seat]

    def _open_match(self, seed: str) -> Match:
        return Match(self.game, self.options, seed, [LEARNER] * self.game.seats)

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, and its legal actions while it is asked."""
        return look(self._match, self._seats[agent])

    def step(self, action: int | None) -> None:
        """The seat that is asked makes a choice."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        match = self._match
        refusal = match.try_act(-1 if action is None else int(action))
        self.infos[agent] = {"refusal": refusal} if refusal else {}
        if match.seat != CHANCE:
            self.agent_selection = self.possible_agents[match.seat]
            return
        self.rewards = dict(zip(self.possible_agents, rewards_of(self.game, match.outcome()), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | Picture | None:
        """What the seat sees that is asked."""
        return render(self._match, self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def record(self) -> Record:
        """The game so far; it replays as every other."""
        return self._match.record()


def env(
    game: str,
    options: Mapping[str, str] | None = None,
    edition: str | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """The environment of a game, by the name the command line uses."""
    return TableEnv(game, options, edition, render_mode)


for name, title in (("famiglia", "Famiglia"), ("mafia-war", "MafiaWar")):
    register("aec", f"omerta/{title}-v0", "omerta.lab.pettingzoo:TableEnv", kwargs={"game": name})
