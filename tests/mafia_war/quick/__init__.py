"""Quick checks of the engine: random play and small positions."""
