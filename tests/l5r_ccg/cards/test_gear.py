"""Items of the elements, Followers with unusual abilities, and an Ancestor."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, YOJO, UJI, SUKUNE, HISA, UONA = "hida-unari", "matsu-yojo", "daidoji-uji", "hida-sukune", "hisa", "isawa-uona"

# Items of the elements


@pytest.mark.parametrize(
    ("item", "ring"),
    [
        ("gunsen-of-water", "ring-of-water"),
        ("armor-of-earth", "ring-of-earth"),
        ("mempo-of-the-void", "ring-of-the-void"),
    ],
)
def test_the_ring_strengthens_the_item_of_its_element_and_pays_for_it(item: str, ring: str) -> None:
    poor = scene({"personalities": [at(HISA, attachments=[item])], "hand": [item]})
    one = poor.card(HISA)
    assert (one.force - one.face.force, one.chi - one.face.chi) == (1, 2)
    rich = scene({"personalities": [at(HISA, attachments=[item])], "rings": [ring]})
    one = rich.card(HISA)
    assert (one.force - one.face.force, one.chi - one.face.chi) == (3, 3)
    waiting = scene({"personalities": [HISA], "rings": [ring], "hand": [item]})
    assert waiting.table.gold_cost(waiting.card(item), 0) == 0


def flowing(**second: Any) -> Scene:
    return scene({"personalities": [fights(HISA, attachments=["gunsen-of-water"]), fights(YOJO)]},
                 {"personalities": [fights(UJI)], **second}, attack=battle_at(0), to_act=0)  # fmt: skip


def test_the_gunsen_brings_its_unit_to_another_province() -> None:
    game = flowing()
    game.first.does("use:gunsen-of-water").chooses("province:1.2")
    assert game.card(HISA).at is game.province(1, 2) and game.card("gunsen-of-water").bowed
    assert not game.card(HISA).bowed


def test_the_gunsen_brings_its_unit_home() -> None:
    game = flowing()
    game.first.does("use:gunsen-of-water:1")
    assert game.card(HISA).at is None and not game.card(HISA).bowed


def held(province: str, where: int) -> Scene:
    """Let a unit with the Armor be assigned to a Province, then let it fight there or at another Province."""
    game = scene({"personalities": [at(HISA, attachments=["armor-of-earth"]), at(YOJO)]},
                 {"personalities": [UJI, "miya-yoto"], "hand": ["retreat"]}, {"personalities": ["miya-yoto"]},
                 attack={"attacker": 0, "defender": 1, "segment": "infantry"})  # fmt: skip
    game.first.commits(hisa=province)
    game.second.commits(daidoji_uji=province)
    game.pass_to("battle-action", seat=2)
    assert game.battle.province is game.province(1, where)
    return game


def test_the_armor_of_earth_holds_its_unit_in_its_battle() -> None:
    game = held("1.0", 0)
    game.third.does("use:miya-yoto").chooses(HISA)
    game.first.does("trigger:armor-of-earth:1")
    assert game.card(HISA).at is game.province(1, 0) and not game.card(HISA).bowed


def test_the_armor_of_earth_does_not_hold_others() -> None:
    game = held("1.0", 0)
    game.third.does("use:miya-yoto").chooses(UJI)
    assert not game.first.may("trigger:armor-of-earth:1") and game.card(UJI).at is None


def test_the_mempo_exchanges_any_number_of_cards() -> None:
    game = scene({"personalities": [at(HISA, attachments=["mempo-of-the-void"])], "hand": ["charge", "outflank"]})
    game.first.does("use:mempo-of-the-void")
    game.first.does("charge")
    assert sorted(game.first.hand) == ["light-infantry", "outflank"] and game.card("mempo-of-the-void").bowed


def test_the_mempo_needs_a_hand() -> None:
    game = scene({"personalities": [at(HISA, attachments=["mempo-of-the-void"])], "hand": []})
    assert not game.first.may("use:mempo-of-the-void")


def murder(victim: Any, hand: str = "kolat-assassin") -> Scene:
    game = scene({"hand": [hand], "holdings": ["diamond-mine"] * 2, "honor": 9}, {"personalities": [victim, YOJO]})
    game.first.does(f"play:{hand}").chooses(HISA).pays()
    return game


def test_the_tessen_stops_an_assassin() -> None:
    game = murder(at(HISA, attachments=["tessen"]))
    game.second.does("trigger:tessen")
    assert game.zone(HISA) == "play" and game.card("tessen").bowed


def test_the_tessen_does_not_stop_other_deeds() -> None:
    game = murder(at(HISA, attachments=["tessen"]), "kolat-master")
    assert not game.second.may("trigger:tessen") and game.card(HISA).controller == 0


def test_the_goblet_drinks_a_token_until_it_breaks_with_the_fourth() -> None:
    tokens = [{"chi": -1, "name": "Plague"}, {"force": 1, "name": "Blood"}]
    goblet = at("jade-goblet", tokens=[{"name": "Goblet", "amount": 2}])
    game = scene({"personalities": [at(YOJO, tokens=tokens, attachments=[goblet])]})
    game.first.does("use:jade-goblet").chooses(YOJO)
    game.first.does("token:0")
    assert [token.name for token in game.card(YOJO).tokens] == ["Blood"]
    assert len(game.card("jade-goblet").tokens) == 3
    game.second.passes()
    game.first.does("use:jade-goblet").chooses(YOJO)
    assert game.zone("jade-goblet") == "fate discard"


def test_the_goblet_leaves_the_tokens_of_others() -> None:
    game = scene({"personalities": [at(YOJO, attachments=["jade-goblet"])]},
                 {"personalities": [at(HISA, tokens=[{"force": 1, "name": "Blood"}])]})  # fmt: skip
    assert not game.first.may("use:jade-goblet")


def doomed(*attachments: str) -> Scene:
    lying = [{"card": "doom-of-the-crab"}, {}, {}, {}]
    return scene({"provinces": lying, "personalities": [at(UNARI, attachments=list(attachments))], **{"honor": 9}},
                 {"personalities": [SUKUNE]}, phase="events", asked=(0,))  # fmt: skip


def test_the_prophecies_shelter_from_a_doom_and_teach_of_it() -> None:
    game = doomed("prophecies-of-uikku")
    game.first.does("trigger:prophecies-of-uikku")
    one = game.card(UNARI)
    assert (one.force, one.chi) == (6, 6)
    other = game.card(SUKUNE)
    assert other.force == other.face.force - 2
    game.pass_to("action", seat=0, turn=3)
    assert game.card(UNARI).force == 6
    game.pass_to("action", seat=1, turn=4)
    assert (one.force, one.chi) == (4, 3)


def test_without_the_prophecies_the_doom_strikes() -> None:
    assert doomed().card(UNARI).force == 2


# Followers


def saved(**facts: Any) -> Scene:
    """Let a Spell be destroyed by the Oni of Air. The second player has a Scribe."""
    caster = at(UONA, attachments=["biting-steel", at("scribe", **facts)])
    game = scene({"personalities": ["oni-no-kaze"], "honor": 9},
                 {"personalities": [caster], "holdings": ["gold-mine"]})  # fmt: skip
    game.first.does("use:oni-no-kaze")
    return game


def test_the_scribe_saves_a_spell_for_its_cost_and_only_once() -> None:
    game = saved()
    game.second.does("trigger:scribe").pays()
    spell = game.card("biting-steel")
    assert spell.host is game.card(UONA) and game.card("scribe").bowed and game.card("gold-mine").bowed
    game.happens(game.table.rules_of(1).straighten(game.card("scribe")))
    game.happens(game.table.rules_of(1).straighten(game.card("gold-mine")))
    game.happens(game.table.rules_of(0).destroy(spell))
    assert game.zone("biting-steel") == "fate discard"


def test_the_scribe_writes_nothing_while_bowed() -> None:
    assert saved(bowed=True).zone("biting-steel") == "fate discard"


def test_the_scribe_takes_a_spell_of_another_player() -> None:
    scribe = at("isawa-tadaka", attachments=["scribe"])
    game = scene({"personalities": ["oni-no-kaze", scribe], "honor": 9, "holdings": ["gold-mine"]},
                 {"personalities": [at(UONA, attachments=["biting-steel"])]})  # fmt: skip
    game.first.does("use:oni-no-kaze")
    game.first.does("trigger:scribe").pays()
    spell = game.card("biting-steel")
    assert spell.host is game.card("isawa-tadaka") and spell.controller == 0 and spell.owner == 1


@pytest.mark.parametrize(("top", "tokens"), [("naginata", 0), ("wakizashi", 1)])
def test_kotaro_keeps_his_master_clean_by_an_odd_focus(top: str, tokens: int) -> None:
    master = at(UONA, bowed=True, attachments=["dark-divination", "kotaro"])
    game = scene({}, {"personalities": [master], "fate_deck": [top, "light-infantry"]}, asked=(1,), to_act=0)
    assert game.card(top).focus % 2 == 1 - tokens
    game.pass_to("reaction", seat=1)
    game.second.does("trigger:kotaro")
    assert len(game.card(UONA).tokens) == tokens and game.zone(top) == "fate discard"


def test_ogre_warriors_follow_an_ogre_and_cannot_be_shot() -> None:
    game = scene({"personalities": ["ogre-bushi"], "hand": ["ogre-warriors", "light-infantry"],
                  "holdings": ["diamond-mine"] * 3, "honor": 9})  # fmt: skip
    assert game.first.may("attach:ogre-warriors") and not game.first.may("attach:light-infantry")
    fought = scene({"personalities": [fights("shinjo-hanari")]},
                   {"personalities": [fights("ogre-bushi", attachments=["ogre-warriors"])]},
                   attack=battle_at(0), to_act=0)  # fmt: skip
    assert not fought.first.may("use:shinjo-hanari")


def test_the_oni_servant_buys_spells_for_honor() -> None:
    game = scene({"personalities": [at(UONA, attachments=["minor-oni-servant"])], "hand": ["biting-steel"],
                  "honor": 9, "holdings": []})  # fmt: skip
    game.first.does("attach:biting-steel")
    assert game.card("biting-steel").host is game.card(UONA) and game.first.honor == 7


def hungry(*others: str, **third: Any) -> Scene:
    unit = at(YOJO, attachments=["marsh-troll", *others])
    return scene({"personalities": [unit]}, {"personalities": [UJI]}, third, phase="dynasty")


def test_the_marsh_troll_eats_a_card_of_its_unit() -> None:
    game = hungry("naginata")
    game.first.does("naginata")
    assert game.zone("naginata") == "fate discard" and game.zone("marsh-troll") == "play"


def test_the_marsh_troll_that_ate_its_leader_goes_to_the_right() -> None:
    game = hungry(personalities=["morito-tokei"])
    game.third.does("morito-tokei")
    assert game.zone(YOJO) == "dynasty discard"
    assert game.card("marsh-troll").host is game.card("morito-tokei") and game.card("marsh-troll").controller == 2


def test_the_marsh_troll_goes_on_to_the_next_player_and_dies_unwanted() -> None:
    game = hungry(personalities=["morito-tokei"])
    game.third.does()
    game.second.does()
    assert game.zone("marsh-troll") == "fate discard" and game.zone(YOJO) == "dynasty discard"


# The Ancestor


def dueling(foe: str, *options: str) -> Scene:
    unit = at("matsu-agetoki", attachments=["shiryo-no-akodo"])
    game = scene({"personalities": [foe], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": [unit], "hand": []}, asked=(1,))  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    return game


def test_akodo_adds_chi_in_a_duel() -> None:
    game = dueling(UJI)
    chi = game.card("matsu-agetoki").chi
    assert not game.second.may("trigger:shiryo-no-akodo:1")
    game.second.does("trigger:shiryo-no-akodo")
    assert game.card("matsu-agetoki").bowed and game.card("matsu-agetoki").chi == chi + 1


def test_akodo_adds_three_chi_against_less_honor() -> None:
    game = dueling("ginawa")
    chi = game.card("matsu-agetoki").chi
    game.second.does("trigger:shiryo-no-akodo:1")
    assert game.card("matsu-agetoki").chi == chi + 3


def test_akodo_comes_to_toturi_too() -> None:
    game = scene({"personalities": ["toturi", HISA], "hand": ["shiryo-no-akodo"], "honor": 10})
    spirit = game.card("shiryo-no-akodo")
    assert [one.id for one in game.first.player.personalities if game.table.may_attach(spirit, one)] == ["toturi"]
    game.first.does("attach:shiryo-no-akodo")
    game.pass_to("action", seat=1, turn=2)
    assert game.card("shiryo-no-akodo").host is game.card("toturi")
