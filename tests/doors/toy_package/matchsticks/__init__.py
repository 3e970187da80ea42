"""Matchsticks: whoever takes the last one wins."""
