"""What all tests share: no test fails because the machine was busy."""

from __future__ import annotations

import signal

from hypothesis import settings

settings.register_profile("omerta", deadline=None)
settings.load_profile("omerta")

# Shells let background jobs ignore Ctrl-C and Ctrl-\, and children inherit that; the programs under test hear them.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGQUIT, signal.SIG_DFL)
