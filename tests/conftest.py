"""What all tests share: no test fails because the machine was busy."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("omerta", deadline=None)
settings.load_profile("omerta")
