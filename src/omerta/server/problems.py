"""What the server itself refuses, next to what the rules of a game refuse."""

from __future__ import annotations

from typing import Final

from omerta.kernel import IllegalAction, OmertaError
from omerta.server.wire import Refusal

CODES: Final = {
    "malformed": "the message cannot be read",
    "too-long": "the message is longer than the table takes",
    "hello-first": "say hello with your links before anything else",
    "unknown-link": "this link leads to no table",
    "revoked-link": "the host has replaced this link",
    "spent-link": "somebody has already taken this seat",
    "ended-session": "this device was logged out; log in again to come back to the table",
    "not-an-invitation": "this link is no invitation to a seat",
    "claim-first": "an invitation must be claimed before one can sit down with it",
    "links-of-two-tables": "all links of one connection must belong to one table",
    "unknown-game": "there is no such game here",
    "unknown-option": "this game has no such option or choice",
    "unknown-rank": "there is no bot of this rank",
    "wrong-number-of-seats": "the game has another number of seats",
    "only-the-host": "only the host of the table may do this",
    "only-the-seated": "only somebody who sits at the table may do this",
    "not-your-seat": "this seat is not yours",
    "not-a-friends-seat": "only a friend's seat can be given away by link",
    "seats-are-empty": "some friends have not taken their seats yet",
    "not-started": "the game has not started yet",
    "already-started": "the game has already started",
    "not-over": "the game is not over yet",
    "no-such-game": "no game with this number was played at this table",
    "closed-eyes": "what others saw is shown when the game is over",
    "not-asked": "nothing is asked of this seat now",
    "no-advice": "the bot could not say what it would choose",
    "stale": "the table has moved on since this choice was made",
    "unknown-action": "the game knows no such action",
    "outdated-table": "this table was started under other rules than the server plays now",
    "still-seated": "the player of this seat is at the table or was a moment ago",
    "log-in-first": "this needs an account; log in first",
    "not-for-programs": "a program's token plays for the account; this needs its owner",
    "wrong-login": "the name or the password is wrong",
    "name-taken": "somebody here has that name already",
    "bad-name": "the name of an account is too short, too long, or mixes alphabets",
    "weak-password": "the password needs eight letters or more, not all alike, and must not be the name",
    "nobody-by-that-name": "nobody here has that name",
    "not-an-acquaintance": "only friends and people one has played with can be invited",
    "wrong-tournament": "this game is not played in a tournament of that kind",
    "tournament-is-full": "all places of this tournament are taken",
    "tournament-has-begun": "this tournament has begun already",
    "too-few-entrants": "there are too few to begin",
    "only-the-maker": "only whoever made the tournament may do this",
    "one-tournament-at-a-time": "the last tournament of this account is not over yet",
    "bad-email": "this is no e-mail address, or the server sends no e-mail",
    "bad-push": "no browser hands out such a subscription",
    "bad-webhook": "a webhook is an address that begins with https:// or http://",
    "spent-letter": "this link was used already or is too old",
    "bad-record": "this record cannot be kept",
    "too-many-imports": "this account keeps as many imported games as it may",
    "not-your-table": "this account holds nothing at that table",
    "not-an-open-table": "this table is not on the noticeboard; it needs a link",
    "table-is-full": "all seats of this table are taken",
    "nothing-said": "there are no words in this remark",
    "no-partner": "this seat has no partner to talk to",
    "silenced": "the host does not let you talk to the whole table",
    "talk-is-closed": "the host has closed the talk at this table",
    "shared-device": "this device is shared with the other team, so it has no secret map",
    "nothing-drawn": "a mark needs a place, and a note its words",
    "map-is-full": "there are too many marks on the map; erase some first",
    "map-is-done": "so much was drawn in this game that the map takes no more",
    "proposal-open": "something else is proposed already; it has to be answered first",
    "nothing-proposed": "nothing is proposed at this table now",
    "nothing-to-take-back": "this seat has chosen nothing yet that could be taken back",
    "bots-play-on": "a team of bots does not agree to a draw",
    "bots-keep-to-it": "in a tournament a team of bots agrees to take nothing back",
    "no-game-now": "no game is being played at this table now",
    "bot-plays-there": "a bot plays in that seat already",
    "slow-down": "too much was asked in too short a time",
    "unknown-name": "this server does not answer to that name; whoever runs it can add it with --name",
    "foreign-page": "this was sent by a page of another site",
    "not-json": "the body must be application/json",
    "storage-failed": "the table could not be read or written; nothing was changed",
    "not-found": "there is nothing here",
    "server-error": "the server made a mistake; nothing was changed",
}
"""Every code the server gives on its own account; the message catalogue says each as `refusal-<code>`."""

_STATUS: Final = {
    "log-in-first": 401,
    "not-for-programs": 403,
    "wrong-login": 401,
    "name-taken": 409,
    "nobody-by-that-name": 404,
    "not-an-acquaintance": 403,
    "tournament-is-full": 409,
    "tournament-has-begun": 409,
    "too-few-entrants": 409,
    "only-the-maker": 403,
    "one-tournament-at-a-time": 409,
    "spent-letter": 410,
    "too-many-imports": 409,
    "not-your-table": 404,
    "not-an-open-table": 404,
    "table-is-full": 409,
    "silenced": 409,
    "talk-is-closed": 409,
    "no-game-now": 409,
    "proposal-open": 409,
    "nothing-proposed": 409,
    "bots-play-on": 409,
    "bots-keep-to-it": 409,
    "unknown-link": 404,
    "not-found": 404,
    "no-such-game": 404,
    "revoked-link": 410,
    "spent-link": 410,
    "ended-session": 410,
    "too-long": 413,
    "only-the-host": 403,
    "only-the-seated": 403,
    "not-over": 409,
    "not-started": 409,
    "outdated-table": 409,
    "still-seated": 409,
    "slow-down": 429,
    "unknown-name": 421,
    "foreign-page": 403,
    "not-json": 415,
    "storage-failed": 503,
    "server-error": 500,
}


_DETAIL: Final = 300
"""Nobody's own words come back to them at greater length."""


class Rejected(OmertaError):
    """A request the server does not carry out: one of CODES, and what exactly was wrong where that helps."""

    def __init__(self, code: str, detail: str = "") -> None:
        self.code = code
        self.status = _STATUS.get(code, 400)
        super().__init__(f"{CODES[code]}: {detail[:_DETAIL]}" if detail else CODES[code])


def refusal_of(error: Rejected | IllegalAction) -> Refusal:
    """A refusal as the client hears it."""
    rule = error.rule if isinstance(error, IllegalAction) else ""
    return Refusal(error.code, rule, f"refusal-{error.code}", str(error))
