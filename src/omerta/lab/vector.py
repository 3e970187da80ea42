"""One seat in each of many games against bots, with Gymnasium's vector interface, on top of a batch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from omerta.lab import spaces
from omerta.lab.batch import Batch, Task


class SeatVectorEnv(VectorEnv[dict[str, Any], NDArray[np.integer], NDArray[Any]]):
    """Many of `SeatEnv`, with the same seeds the same games. A game that ends is followed by the next in the same step;
    `infos["final_obs"]` holds what was seen last of it, `infos["seat"]` says where the learner sits now."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        bots: str | Sequence[str] = "picciotto",
        seat: int | None = 0,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        processes: int | None = None,
    ) -> None:
        self.batch = Batch(Task(game, dict(options or {}), edition, bots, seat), num_envs, processes)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.observation_space(self.batch.game)
        self.single_action_space = spaces.action_space(self.batch.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._every = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games; the n-th has the seed `seed` + n, or the n-th of those given."""
        self.batch.reset(seed)
        return self._look(), {"seat": self.batch.seats.astype(np.int64), "_seat": np.ones(self.num_envs, np.bool_)}

    def step(
        self, actions: NDArray[np.integer]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """A choice in every game, and what the bots answer."""
        batch = self.batch
        seats = batch.seats.copy()
        batch.step(actions)
        infos: dict[str, Any] = {}
        if batch.refusals:
            infos["refusal"] = np.array([batch.refusals.get(number, "") for number in range(self.num_envs)], object)
            infos["_refusal"] = infos["refusal"] != ""
        if batch.overs.any():
            infos["final_obs"] = self._last_looks()
            infos["seat"] = batch.seats.astype(np.int64)
            infos["_final_obs"] = infos["_seat"] = batch.overs.copy()
        rewards = batch.rewards[self._every, seats].astype(np.float64)
        return self._look(), rewards, batch.overs.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _look(self) -> dict[str, Any]:
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.copy()}

    def _last_looks(self) -> NDArray[Any]:
        """What was seen last of each game that ended, as Gymnasium's own vectors tell it; None of the others."""
        looks = np.full(self.num_envs, None, object)
        for number in np.flatnonzero(self.batch.overs):
            row, mask = self.batch.finals[number].copy(), np.zeros_like(self.batch.masks[number])
            looks[number] = {"observation": row, "action_mask": mask}
        return looks

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        self.batch.close()
