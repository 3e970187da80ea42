"""The researchers' doors: both games in PettingZoo, Gymnasium and OpenSpiel, and many games side by side.

`omerta.lab.pettingzoo`, `omerta.lab.gymnasium`, `omerta.lab.openspiel` and `omerta.lab.batch` are entered one by one,
so that each needs only its own library (`pip install omerta[lab]`).
"""

from omerta.lab.match import Seeds, rewards_of
from omerta.lab.opponents import SeatMatch

__all__ = ["SeatMatch", "Seeds", "rewards_of"]
