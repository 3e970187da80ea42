"""Ranks as tests ask for them: those that search get few tries, so that the same game comes out everywhere and soon."""

from __future__ import annotations

QUICK = ("picciotto", "soldato")
SEARCHING = {"famiglia": ("capo:8",), "mafia-war": ("capo:4",)}


def ranks_for(name: str) -> tuple[str, ...]:
    """The ranks that play differently, ready for a test of this game: a don is a capo that takes more time."""
    return (*QUICK, *SEARCHING[name])


def is_quick(rank: str) -> bool:
    """Does it answer at sight?"""
    return rank in QUICK
