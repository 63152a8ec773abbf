"""This module registers the marker with which a test names the headings of the rulebook that it proves."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "proves(*headings): the headings of the rulebook that a test proves")
