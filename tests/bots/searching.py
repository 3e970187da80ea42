"""Ranks as tests ask for them: those that search get few tries, so that the same game comes out everywhere and soon."""

from __future__ import annotations

QUICK = ("picciotto", "soldato")
SEARCHING = {"famiglia": ("capo:8", "don:16"), "mafia-war": ("capo:4", "don:8")}


def ranks_for(name: str) -> tuple[str, ...]:
    """Every rank of the house, ready for a test of this game."""
    return (*QUICK, *SEARCHING[name])


def is_quick(rank: str) -> bool:
    """Does it answer at sight?"""
    return rank in QUICK
