"""What is said about reaching somebody."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from omerta.server.club.documents import Secret
from omerta.server.wire import Request, Token

Email = Annotated[str, msgspec.Meta(max_length=200)]
Address = Annotated[str, msgspec.Meta(max_length=400)]
Endpoint = Annotated[str, msgspec.Meta(max_length=1000)]
Sealing = Annotated[str, msgspec.Meta(max_length=100)]


class SetReach(Request, frozen=True):
    """Where to tell the account that it is its turn; nothing means nowhere. A new e-mail address counts once it is
    confirmed by the link sent there."""

    password: Secret
    email: Email = ""
    webhook: Address = ""
    language: Literal["en", "de", "pl"] = "en"


class Confirm(Request, frozen=True):
    """The link from an e-mail: the address is right."""

    token: Token


class Recover(Request, frozen=True):
    """The password is lost: a link goes to this address, if an account has confirmed it."""

    email: Email


class RecoverPassword(Request, frozen=True):
    """The link from an e-mail, and another password; every device is logged out."""

    token: Token
    password: Secret


class Subscribe(Request, frozen=True):
    """Tell this device, as its browser says it can be told: where its push service listens, and the keys to seal
    notices with."""

    endpoint: Endpoint
    p256dh: Sealing
    auth: Sealing
    language: Literal["en", "de", "pl"] = "en"


class PushState(msgspec.Struct, frozen=True):
    """The key of this server, for browsers, and whether this device is told."""

    key: str
    is_on: bool


class Reach(msgspec.Struct, frozen=True):
    """Where the account is told. `awaited` is an address that is not confirmed yet; without `can_mail` the server sends
    no e-mail."""

    email: str
    awaited: str
    webhook: str
    language: str
    can_mail: bool


class Noted(msgspec.Struct, frozen=True):
    """It is done, or it will be if it can be; more is not told. Without `can_mail` the server sends no e-mail."""

    can_mail: bool


class TurnNotice(msgspec.Struct, frozen=True):
    """What a program of the account is sent: where it is whose turn, until when, and nothing of the game."""

    kind: Literal["turn", "reminder"]
    account: str
    table: str
    game: str
    seat: int
    deadline: float
    link: str


REQUESTS: Final = (SetReach, Confirm, Recover, RecoverPassword, Subscribe)
ANSWERS: Final = (Reach, Noted, PushState)
