"""Everything that is kept about somebody, in one document."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import msgspec

from omerta.server.club.documents import Game, HeldTable, Invitation, Me, Preferences, Rating, SessionInfo
from omerta.server.club.friends.documents import People

if TYPE_CHECKING:
    from omerta.server.club.accounts import Session
    from omerta.server.club.club import Club

_ALL: Final = 1_000_000


class Export(msgspec.Struct, frozen=True):
    """What is kept about an account; passwords and keys are kept as hashes only, and talk belongs to its table."""

    me: Me
    sessions: tuple[SessionInfo, ...]
    tables: tuple[HeldTable, ...]
    ratings: tuple[Rating, ...]
    games: tuple[Game, ...]
    people: People
    invitations: tuple[Invitation, ...]
    email: str
    webhook: str
    preferences: Preferences


async def export(club: Club, session: Session) -> Export:
    """The document."""
    account = session.me.account
    place, _ = await club.directory.read(account)
    return Export(
        session.me,
        await club.accounts.list_sessions(session),
        await club.holdings.list_tables(session, _ALL),
        (await club.profiles.read(account)).ratings,
        (await club.profiles.list_games(account, session, math.inf, _ALL)).games,
        await club.friends.read(session),
        (await club.read_turns(session)).invitations,
        place.email,
        place.webhook,
        await club.preferences.read(session),
    )
