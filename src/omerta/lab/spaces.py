"""A game's observations and actions as Gymnasium describes such things."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from omerta.kernel import Game


def action_space(game: Game) -> Discrete:
    """Every action of the game's table by its number; the mask says which are legal."""
    return Discrete(len(game.actions))


def observation_space(game: Game) -> Dict:
    """The game's row of numbers, and the mask."""
    spaces: dict[str, Any] = {
        "observation": Box(0, 255, (game.observer().layout.size,), np.uint8),
        "action_mask": Box(0, 1, (len(game.actions),), np.int8),
    }
    return Dict(spaces)
