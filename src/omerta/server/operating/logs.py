"""The log: one line for every thing an operator should know, with the request it belongs to and never a secret."""

from __future__ import annotations

import contextvars
import logging
import re
import secrets
import sys
import time
from typing import Final

import msgspec

REQUEST_ID: Final = contextvars.ContextVar("request_id", default="-")
FORMATS: Final = ("plain", "json")
LEVELS: Final = ("debug", "info", "warning", "error")
_GOOD_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")


def new_request_id(offered: str | None) -> str:
    """The id a proxy gave a request, if it is one; else a new one."""
    return offered if offered is not None and _GOOD_ID.fullmatch(offered) else secrets.token_hex(6)


class _Context(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        """Add the request a line belongs to."""
        record.request_id = REQUEST_ID.get()
        return True


class _JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """One JSON object a line."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            "request": getattr(record, "request_id", "-"),
            "process": record.process,
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str, form: str) -> None:
    """Write to the error output, for people or for programs."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_Context())
    plain = logging.Formatter("%(asctime)s %(levelname)s [%(request_id)s] %(message)s")
    handler.setFormatter(_JsonLines() if form == "json" else plain)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn.error", "asyncio"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLogger().level))
