"""All frames of the game, so that a half-finished turn can be written down and read again."""

from __future__ import annotations

from typing import Final

from omerta.games.famiglia.box import KINDS, STREET_SIZE, VALUES
from omerta.games.famiglia.phases.accountant import Parking, TakingBack
from omerta.games.famiglia.phases.brute import Frightening
from omerta.games.famiglia.phases.drawing import Add, Deal, Refill
from omerta.games.famiglia.phases.preparation import Preparation
from omerta.games.famiglia.phases.take import Paying
from omerta.games.famiglia.phases.turn import Turn
from omerta.kernel.frames import FrameTable

FRAMES: Final = FrameTable(
    (Turn, Preparation, Deal, Add, Refill, TakingBack, Parking, Frightening, Paying),
    {
        "count": (1, STREET_SIZE + 1),
        "limit": (0, VALUES),
        "taken": (0, VALUES),
        "left": (0, VALUES),
        "card": (0, KINDS),
        "value": (1, VALUES),
    },
)
