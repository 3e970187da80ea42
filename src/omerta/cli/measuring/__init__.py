"""How fast the engine plays: whole random games, and the peers beside it where they are installed."""

from omerta.cli.measuring.runs import Measured, measure_game

__all__ = ["Measured", "measure_game"]
