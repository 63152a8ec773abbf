"""Targets are looked for before costs are paid, and chosen afterwards: what a window announces, and what is chosen."""

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.scene import Scene, at, scene
from tests.scenes import bare

INITIATING = "Initier des Capacités / Jouer des Cartes"


def announced(game: Scene, act: str) -> list[str]:
    """Return the targets that the first player's window announces for an act."""
    option = game.first.find(act)
    assert option is not None and game.first.prompt is not None and game.first.prompt.follows is not None
    following = game.first.prompt.follows(option)
    return [] if following is None else [bare(one.key) for one in following.options]


@proves(INITIATING, "Cible")
def test_step_5_no_target_is_announced_that_leaves_with_the_cost() -> None:
    """The Vanguard Warrior sacrifices itself, and what lies on the Miya Mystic goes with it (§attachment-cards)."""
    armed = at("miya-mystic", attachments=["honored-blade"])
    game = scene(
        {"characters": [armed, "vanguard-warrior", at("ikoma-prodigy", attachments=["fine-katana", "ornate-fan"])]},
        step="3.1-window",
    )
    friends = ["choose:miya-mystic", "choose:ikoma-prodigy"]
    assert announced(game, "trigger:vanguard-warrior") == friends
    assert announced(game, "trigger:miya-mystic") == ["choose:fine-katana", "choose:ornate-fan"]
    game.first.does("trigger:vanguard-warrior")
    assert game.first.options == friends


@proves(INITIATING, "Cible")
def test_step_5_the_only_target_left_after_the_cost_is_no_question_in_advance() -> None:
    game = scene({"characters": ["vanguard-warrior", "ikoma-prodigy"]}, step="3.1-window")
    assert announced(game, "trigger:vanguard-warrior") == []
    game.first.does("trigger:vanguard-warrior")
    assert game.card("ikoma-prodigy").fate == 1


@proves(INITIATING, "Capacités Déclenchées")
def test_step_1_the_consequences_of_paying_do_not_count_when_targets_are_looked_for() -> None:
    """The Vanguard Warrior may be sacrificed while it is its own only target. Its effect then has no target."""
    game = scene({"characters": ["vanguard-warrior"]}, step="3.1-window")
    game.first.does("trigger:vanguard-warrior")
    assert game.zone("vanguard-warrior") == "dynasty discard" and "place-fate" not in game.kinds
