"""The table people reach with a browser: transport, storage and time; nothing a rulebook mentions."""

from omerta.server.app import make_app
from omerta.server.club.reach.mail import check_smtp
from omerta.server.guard.limits import PUBLIC, Limits
from omerta.server.guard.origin import Proxies, check_names
from omerta.server.operating.logs import FORMATS as LOG_FORMATS
from omerta.server.operating.logs import LEVELS as LOG_LEVELS
from omerta.server.operating.reports import Reported, read_reports
from omerta.server.operating.run import house_address, listen, serve, think
from omerta.server.settings import Settings
from omerta.server.storage import default_database
from omerta.server.storage.checking import Findings, examine
from omerta.server.storage.copying import back_up, restore

__all__ = [
    "LOG_FORMATS",
    "LOG_LEVELS",
    "PUBLIC",
    "Findings",
    "Limits",
    "Proxies",
    "Reported",
    "Settings",
    "back_up",
    "check_names",
    "check_smtp",
    "default_database",
    "examine",
    "house_address",
    "listen",
    "make_app",
    "read_reports",
    "restore",
    "serve",
    "think",
]
