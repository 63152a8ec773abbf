"""This module registers the marker with which a test names the sections of the Law that it proves."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "proves(*entries): the sections of the Law that a test proves")
