"""Makes the marker of the proofs known."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "proves(*headings): the headings of the rulebook that a test proves")
