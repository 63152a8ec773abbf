"""This module registers the marker with which a test names the entries of the rules reference that it proves."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "proves(*entries): the entries of the rules reference that a test proves")
