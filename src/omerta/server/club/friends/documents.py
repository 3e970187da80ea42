"""What is said about people who know each other."""

from __future__ import annotations

from typing import Final

import msgspec

from omerta.server.club.documents import Id
from omerta.server.wire import Name, Request, Token


class Befriend(Request, frozen=True):
    """Ask somebody to be a friend, by account or by name; whoever is asked and asks too is one."""

    account: Id = ""
    name: Name = ""


class AboutSomebody(Request, frozen=True):
    """Somebody to part with, or not to hear from any more."""

    account: Id


class InvitePerson(Request, frozen=True):
    """Pass the invitation to a seat on to a friend, or to somebody one has played with."""

    token: Token
    account: Id


class AboutInvitation(Request, frozen=True):
    """An invitation to accept or to decline."""

    invitation: Id


class Acquaintance(msgspec.Struct, frozen=True):
    """Somebody one knows; only friends say when they were last here."""

    account: str
    name: str
    seen: float | None = None


class RecentPlayer(msgspec.Struct, frozen=True):
    """Somebody one has finished games with."""

    account: str
    name: str
    last: float
    games: int


class People(msgspec.Struct, frozen=True):
    """Friends by name, who asks to be one, whom one has asked, whom one does not hear, and recent players."""

    friends: tuple[Acquaintance, ...]
    asking: tuple[Acquaintance, ...]
    asked: tuple[Acquaintance, ...]
    blocked: tuple[Acquaintance, ...]
    recent: tuple[RecentPlayer, ...]


class InvitationSent(msgspec.Struct, frozen=True):
    """It stands on the page of whoever was invited until the seat is taken."""

    account: str


REQUESTS: Final = (Befriend, AboutSomebody, InvitePerson, AboutInvitation)
ANSWERS: Final = (People, InvitationSent)
