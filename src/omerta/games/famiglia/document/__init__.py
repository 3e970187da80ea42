"""Position documents: what they say, how a position is written down and read back, and what no game reaches."""
