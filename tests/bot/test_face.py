"""The interface of a face, which puts one game into words: a class without all its methods cannot be a face."""

import pytest

from bot.games import Face


def test_a_face_without_all_its_methods_cannot_be_created() -> None:
    class Forgetful(Face):
        name = "forgetful"

    with pytest.raises(TypeError, match="question"):
        Forgetful()  # type: ignore[abstract]
