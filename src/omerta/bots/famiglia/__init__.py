"""How Famiglia is judged: choices at sight, positions by fitted weights, and both together in a search."""
