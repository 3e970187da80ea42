"""The table people reach with a browser: transport, storage and time; nothing a rulebook mentions."""

from omerta.server.app import make_app
from omerta.server.house import Settings
from omerta.server.run import default_database, listen, read_database, serve

__all__ = ["Settings", "default_database", "listen", "make_app", "read_database", "serve"]
