"""Settings of the library's tests."""

from __future__ import annotations

from hypothesis import settings

# A busy machine is no fault of the code: properties have no deadline.
settings.register_profile("igg", deadline=None)
settings.load_profile("igg")
