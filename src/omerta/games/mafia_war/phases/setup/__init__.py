"""Set-up: draws, leaders, what stands on the board at the start."""
