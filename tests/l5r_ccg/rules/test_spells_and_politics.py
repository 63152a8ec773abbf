"""Spells, Political actions, and the additions of chapter 13 to lobbying."""

from engine.l5r_ccg.turn.favor import USES
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import at, scene

YOJO, UJI, TADAKA = "matsu-yojo", "daidoji-uji", "isawa-tadaka"


@proves("casting-spells", "spell")
def test_only_a_shugenja_gets_a_spell() -> None:
    game = scene({"personalities": [YOJO], "hand": ["biting-steel"], "holdings": ["diamond-mine"]})
    assert not game.first.may("attach:biting-steel")
    game = scene({"personalities": [YOJO, TADAKA], "hand": ["biting-steel"], "holdings": ["diamond-mine"]})
    game.first.does("attach:biting-steel").pays()
    assert game.card("biting-steel").host is game.card(TADAKA)


@proves("casting-spells")
def test_a_caster_bows_though_the_spell_does_not_say_so() -> None:
    game = scene({"personalities": [at(TADAKA, attachments=["biting-steel"]), YOJO]})
    game.first.does("use:biting-steel").chooses(YOJO)
    assert game.card(TADAKA).bowed and not game.card("biting-steel").bowed


@proves("casting-spells", "bow")
def test_a_bowed_shugenja_casts_nothing() -> None:
    game = scene({"personalities": [at(TADAKA, attachments=["biting-steel"], bowed=True), YOJO]})
    assert not game.first.may("use:biting-steel")


@proves("casting-spells", "trait")
def test_a_former_shugenja_keeps_the_spell_and_cannot_cast_it() -> None:
    lost = [{"attribute": "trait:Shugenja", "value": -1}]
    game = scene({"personalities": [at(TADAKA, attachments=["biting-steel"], permanent=lost), YOJO]})
    assert game.card("biting-steel").host is game.card(TADAKA) and not game.first.may("use:biting-steel")
    both = [*lost, {"attribute": "trait:Shugenja", "value": 1}]
    game = scene({"personalities": [at(TADAKA, attachments=["biting-steel"], permanent=both), YOJO]})
    assert game.first.may("use:biting-steel")


@proves("political-action", "favor-uses")
def test_every_use_of_the_favor_is_political() -> None:
    game = scene({}, favor=0)
    favor = game.table.favor_card
    assert all(game.table.use(ability, favor, 0).counts_as("Political") for ability in USES.values())


@proves("optional-honor-rules", "lobbying-result")
def test_by_choice_a_lost_lobbying_costs_one_honor() -> None:
    """Chapter 13 has rules of etiquette for people at a table (touching cards, forgetting, taking back), which the
    engine does not need.

    The engine has the rule about lobbying, if the players choose that rule.
    """
    for chosen, honor in ((False, 5), (True, 4)):
        game = scene({"personalities": [YOJO], "honor": 5}, {"honor": 9}, options={"lobbying-loss": chosen})
        game.first.does(f"lobby:{YOJO}")
        assert game.table.favor is None and game.first.honor == honor
