"""Values from layers of modifiers: base, added, multiplied, fixed."""

import pytest

from engine.kernel.modifiers import Layer, derive

BASE, ADD, MULTIPLY, FIX = Layer


@pytest.mark.parametrize(
    ("modifiers", "value"),
    [
        ([], 3),
        ([(ADD, 2), (ADD, -1)], 4),
        ([(BASE, 5)], 5),
        ([(BASE, 5), (BASE, 6)], 6),
        ([(MULTIPLY, 2)], 6),
        ([(MULTIPLY, 2), (MULTIPLY, 3)], 18),
        ([(FIX, 1)], 1),
        ([(FIX, 1), (FIX, 9)], 9),
    ],
)
def test_each_layer_changes_a_printed_3(modifiers: list[tuple[Layer, int]], value: int) -> None:
    assert derive(3, modifiers) == value


def test_a_base_comes_before_additions_and_additions_before_factors_whatever_came_first() -> None:
    assert derive(3, [(MULTIPLY, 2), (ADD, 1), (BASE, 4)]) == 10


def test_a_fixed_value_wins_over_everything_else() -> None:
    assert derive(3, [(FIX, 7), (MULTIPLY, 2), (ADD, 1), (BASE, 4)]) == 7


def test_no_value_falls_below_the_floor() -> None:
    assert derive(3, [(ADD, -5)], 0) == 0
    assert derive(3, [(ADD, -5)]) == -2
    assert derive(3, [(ADD, -3)], 0) == 0
