"""Scenarios: positions with a script, what must be refused, and what must come of it."""
