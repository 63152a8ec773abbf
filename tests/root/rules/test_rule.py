"""Section 2.5 of the Law: Rule."""

from tests.root.rules.proof import proves
from tests.root.scene import eyrie, marquise, scene


@proves("2.5")
def test_warriors_and_buildings_count_toward_rule_tokens_do_not() -> None:
    game = scene(
        marquise(warriors={5: 1}, buildings={"sawmill": {5: 1}}, tokens={"wood": {6: 3}}),
        eyrie(warriors={5: 1, 6: 1}),
    )
    assert game.ruler(5) == "marquise"
    assert game.ruler(6) == "eyrie"


def test_nobody_rules_an_empty_clearing() -> None:
    game = scene(marquise(tokens={"wood": {1: 1}}), eyrie())
    assert game.ruler(1) is None


@proves("7.2.2")
def test_the_eyrie_rule_tied_clearings_where_they_have_a_piece() -> None:
    game = scene(marquise(warriors={5: 2}), eyrie(warriors={5: 2}))
    assert game.ruler(5) == "eyrie"
