"""Ancestors, Regions, spells, Rituals, Terrains, Events that count only once (chapters 7, 8.2, 11 and 13)."""

from typing import Any

from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.rituals import Ritual, others
from engine.l5r_ccg.abilities.timing import LIMITED
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import EMPTY, at, battle_at, fights, scene

SCORPION, UNICORN = [{"attribute": "clan:Scorpion"}], [{"attribute": "clan:Unicorn"}]


@proves("ancestor")
def test_an_ancestor_comes_for_nothing_and_bows_a_personality_of_its_clan() -> None:
    game = scene(
        {"personalities": [at("hida-sukune", permanent=SCORPION), "hida-unari"], "hand": ["shiryo-no-shosuro"]}
    )
    game.first.does("attach:shiryo-no-shosuro").chooses("hida-sukune")
    assert game.card("shiryo-no-shosuro").host is game.card("hida-sukune") and game.card("hida-sukune").bowed
    assert not game.card("hida-sukune").followers


@proves("ancestor")
def test_an_ancestor_does_not_come_to_another_clan() -> None:
    hand = {"hand": ["shiryo-no-shosuro", "light-infantry"]}
    game = scene({"personalities": ["hida-sukune"], **hand})
    assert game.first.barred("attach:shiryo-no-shosuro") and game.first.may("attach:light-infantry")


@proves("ancestor", "reactions")
def test_an_ancestor_may_come_in_reaction_to_its_personality() -> None:
    lying = [{"card": at("bayushi-hisa", facedown=False)}, *EMPTY[1:]]
    side = {"holdings": ["diamond-mine"], "provinces": lying, "hand": ["shiryo-no-shosuro"], "honor": 10}
    game = scene(side, {}, phase="dynasty")
    game.first.does("recruit:bayushi-hisa").pays().does("trigger:shiryo-no-shosuro:1")
    assert game.card("shiryo-no-shosuro").host is game.card("bayushi-hisa") and game.card("bayushi-hisa").bowed


@proves("ancestor")
def test_an_ancestor_is_not_moved_nor_destroyed_but_dies_with_its_personality() -> None:
    haunted = at("hida-sukune", permanent=SCORPION, attachments=["shiryo-no-shosuro", "naginata"])
    game = scene({"personalities": [haunted, at("hida-unari", permanent=SCORPION)]})
    table, ancestor = game.table, game.card("shiryo-no-shosuro")
    assert not table.framework.destroy(ancestor).possible()
    game.first.does("exchange").does("hida-sukune", "hida-unari")
    assert game.first.may("move:naginata>hida-unari") and not game.first.may("move:shiryo-no-shosuro>hida-unari")
    game.happens(table.framework.destroy(game.card("hida-sukune")))
    assert ancestor.zone == "fate discard"


@proves("ancestor")
def test_fealty_to_another_clan_drives_the_ancestor_away() -> None:
    haunted = at("hida-sukune", permanent=SCORPION, attachments=["shiryo-no-shosuro"])
    game = scene({"personalities": [haunted], "stronghold": "the-provincial-estate-of-the-unicorn"})
    cause = game.table.rules_of(0)
    game.happens(*cause.swear_fealty(game.card("hida-sukune")))
    assert game.card("hida-sukune").of_clan("Unicorn") and not game.card("hida-sukune").of_clan("Scorpion")
    assert game.zone("shiryo-no-shosuro") == "fate discard" and game.zone("hida-sukune") == "play"


@proves("ancestor")
def test_shiryo_no_shosuro_turns_a_players_provinces_up() -> None:
    haunted = at("hida-sukune", permanent=SCORPION, attachments=["shiryo-no-shosuro"])
    game = scene({"personalities": [haunted]}, {"provinces": [{"card": "small-farm"}, *EMPTY[1:]]})
    game.first.does("use:shiryo-no-shosuro").chooses("player:1")
    assert [card.id for card in game.second.player.faceup] == ["small-farm"] and game.card("hida-sukune").bowed


@proves("ancestor")
def test_shiryo_no_otaku_moves_the_personality_and_bows_itself() -> None:
    haunted = fights("hida-sukune", permanent=UNICORN, attachments=["shiryo-no-otaku"])
    game = scene({"personalities": [haunted]}, {}, attack=battle_at(0))
    game.second.passes()
    game.first.does("use:shiryo-no-otaku").does("province:1.2")
    assert game.card("hida-sukune").at is game.province(1, 2) and game.card("shiryo-no-otaku").bowed


@proves("region", "events-phase")
def test_a_region_is_attached_to_the_province_in_which_it_appears() -> None:
    game = scene({"provinces": [{"card": "mountain-pass"}, *EMPTY[1:]]}, phase="events", asked=(0,))
    assert [card.id for card in game.province(0, 0).attached] == ["mountain-pass"]
    assert [game.province(0, index).strength for index in range(4)] == [11, 6, 7, 7]
    filled = game.province(0, 0).card
    assert filled is not None and filled.facedown


@proves("region")
def test_a_province_takes_one_region_only() -> None:
    lying = [{"card": "mountain-pass", "attached": ["mountain-pass"]}, *EMPTY[1:]]
    game = scene({"provinces": lying}, phase="events", asked=(0,))
    assert len(game.province(0, 0).attached) == 1
    assert [card.id for card in game.first.player.dynasty_discard] == ["mountain-pass"]


@proves("casting-spells", "bow")
def test_casting_bows_the_shugenja_and_a_bowed_one_casts_nothing() -> None:
    caster: dict[str, Any] = {"attachments": ["biting-steel", "biting-steel"]}
    game = scene({"personalities": [at("isawa-tadaka", **caster), "hida-sukune"]})
    game.first.does("use:biting-steel").chooses("hida-sukune")
    assert game.card("isawa-tadaka").bowed
    game.second.passes()
    assert game.first.asked != "action" or not game.first.may("use:biting-steel")


@proves("casting-spells")
def test_a_former_shugenja_keeps_the_spell_and_cannot_cast_it() -> None:
    former = at("isawa-tadaka", attachments=["biting-steel"], permanent=[{"attribute": "trait:Shugenja", "value": -1}])
    game = scene({"personalities": [former, "hida-sukune"], "holdings": ["retired-general"]})
    assert game.first.barred("use:biting-steel") and game.zone("biting-steel") == "play"


@proves("rituals", "faq-20")
def test_the_players_straight_shugenja_take_part_in_a_ritual_and_bow() -> None:
    shugenja = [at("isawa-tadaka", attachments=["biting-steel"]), "isawa-tomo", at("asahina-tomo", bowed=True)]
    game = scene({"personalities": [*shugenja, "hida-sukune"]}, {"personalities": ["morito-tokei"]})
    spell = game.card("biting-steel")
    use = game.table.use(Ability(LIMITED, effect=lambda use: []), spell, 0)
    assert [one.id for one in others(use)] == ["isawa-tomo"]
    assert Ritual(1).payable(use) and not Ritual(2).payable(use)
    use.label = spell.key
    choosing = Ritual(0).choose(use)
    (prompt,) = next(choosing)
    assert prompt.kind == "cost" and (prompt.groups[0].least, prompt.groups[0].most) == (0, 1)


@proves("rituals")
def test_in_a_battle_only_its_personalities_participate() -> None:
    here = [fights("isawa-tadaka", attachments=["biting-steel"]), fights("isawa-tomo"), "asahina-tomo"]
    game = scene({"personalities": here}, {}, attack=battle_at(0))
    use = game.table.use(Ability(LIMITED, effect=lambda use: []), game.card("biting-steel"), 0)
    assert [one.id for one in others(use)] == ["isawa-tomo"]


@proves("black-scroll")
def test_a_black_scroll_is_a_spell_that_rots_its_shugenja() -> None:
    holder = {"personalities": [at("isawa-uona", attachments=["touch-of-despair"])], "holdings": ["retired-general"]}
    game = scene(holder, {"personalities": ["matsu-yojo"]})
    game.first.does("use:touch-of-despair:1").chooses("matsu-yojo")
    assert game.card("matsu-yojo").trait("Shadowlands") and game.card("isawa-uona").bowed
    assert game.card("isawa-uona").chi == 3
    game.pass_to("action", seat=0, turn=3)
    assert game.card("matsu-yojo").trait("Shadowlands") and game.card("isawa-uona").chi == 2
    # A Personality who is not bowed does not straighten.
    game.pass_to("action", seat=0, turn=5)
    assert game.card("isawa-uona").chi == 2


@proves("black-scroll")
def test_a_black_scroll_goes_to_a_shugenja_alone() -> None:
    hand = {"hand": ["touch-of-despair"], "holdings": ["gold-mine"] * 2}
    assert not scene({"personalities": ["hida-unari"], **hand}).first.may("attach:touch-of-despair")
    game = scene({"personalities": ["hida-unari", "isawa-uona"], **hand})
    game.first.does("attach:touch-of-despair").pays()
    assert game.card("touch-of-despair").host is game.card("isawa-uona")


@proves("optional-unique-event")
def test_by_an_option_an_event_takes_effect_once() -> None:
    lying = [{"card": "doom-of-the-crab"}, {"card": "doom-of-the-crab"}, {}, {}]
    for option, force in ((True, 1), (False, 0)):
        game = scene({"provinces": lying, "personalities": ["hida-sukune"]}, phase="events", asked=(0,),
                     options={"unique-events": option})  # fmt: skip
        assert game.card("hida-sukune").force == force
        assert len(game.first.player.dynasty_discard) == 2


@proves("army", "battle", "terrain")
def test_a_terrain_is_laid_once_and_takes_effect_when_all_have_passed() -> None:
    hand = {"hand": ["entrapping-terrain", "dispersive-terrain"]}
    game = scene({"personalities": [fights("hida-unari")], **hand}, {"personalities": [fights("hida-sukune")]},
                 attack=battle_at(0), asked=(0, 1))  # fmt: skip
    game.pass_to("battle-action", 0)
    game.first.does("play:entrapping-terrain")
    game.pass_to("battle-action", 0)
    assert game.battle.terrain is game.card("entrapping-terrain") and not game.first.may("play:dispersive-terrain")
    assert [one.id for one in game.battle.army("attack")] == ["hida-unari"]
    game.resolve_battle()
    assert game.zone("entrapping-terrain") == "fate discard"
