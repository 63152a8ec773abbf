"""What a game tells the bot about itself: all that it must tell, or it is no face."""

import pytest

from bot.games import Face


def test_a_face_that_forgets_a_part_cannot_be_made() -> None:
    class Forgetful(Face):
        name = "forgetful"

    with pytest.raises(TypeError, match="question"):
        Forgetful()  # type: ignore[abstract]
