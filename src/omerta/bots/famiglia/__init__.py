"""How Famiglia is judged: choices at sight, positions by a learned network in a search, hands by fitted weights."""
