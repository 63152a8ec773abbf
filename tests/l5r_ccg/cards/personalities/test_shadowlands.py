"""Personalities of the Shadowlands."""

from typing import Any

import pytest

from engine.kernel.prompt import Refused
from tests.l5r_ccg.cards.scenes import challenged, dead, fought, met_in_battle, numbers, oni_offered
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import CRAB, Scene, at, battle_at, fight, fights, scene
from tests.l5r_ccg.scene import fights as f

HAG = "bog-hag"
UNARI = "hida-unari"
YOJO = "matsu-yojo"
SUKUNE = "hida-sukune"
HISA = "hisa"
IRU = "kusatte-iru"
STRONG = fights(UNARI, tokens=[{"force": 20}])
UJI = "daidoji-uji"
LIGHT_INFANTRY = "light-infantry"
JUNZO = "yogo-junzo"
TWO_DIAMONDS = {"holdings": ["diamond-mine"] * 2}
MACHINE = "the-monstrous-war-machine-of-fu-leng"
IDLE = {"holdings": ["retired-general"]}
THREE_DIAMONDS = {"holdings": ["diamond-mine"] * 3}
TSUKE = "isawa-tsuke"
UONA = "isawa-uona"
KATANA = "crystal-katana"
ONI = "oni-no-kaze"
SHIKIBU = "oni-no-shikibu"


# Bog Hag


def hunt(victim: Any, *, chi: int = 9) -> Scene:
    """Let the Hag challenge a Personality, who accepts, and let the Hag win."""
    hag = at(HAG, tokens=[{"chi": chi, "name": "Chi"}])
    game = scene({"personalities": [hag], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": [victim], "hand": [], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    for seat in (game.second, game.first):
        if seat.asked == "duel":
            seat.does("strike")
    return game


def test_the_hag_gains_an_ability_of_the_personality_she_defeats_for_good() -> None:
    game = hunt("akodo-kage")
    hag = game.card(HAG)
    assert game.zone("akodo-kage") == "dynasty discard"
    assert [one.name for one in hag.abilities() if one.name.startswith("akodo-kage")]
    kept(game)
    game.happens(game.table.rules_of(0).destroy(hag), game.table.rules_of(0).shuffle("fate"))
    game.happens(game.table.rules_of(0).enter_play(hag))
    assert [one.name for one in hag.abilities() if one.name.startswith("akodo-kage")]


def test_the_hag_learns_nothing_from_one_without_abilities_or_a_victor() -> None:
    assert not any(one.attribute == "learned" for one in hunt(UNARI).card(HAG).lasting)
    assert not any(one.attribute == "learned" for one in hunt("akodo-kage", chi=-2).card(HAG).lasting)


# Dark Daughter of Fu Leng


def test_the_dark_daughter_drinks_the_blood_of_her_foes() -> None:
    foes = [fights(YOJO, attachments=["light-infantry", "naginata"])]
    army = [fights("dark-daughter-of-fu-leng"), fights(UNARI, attachments=["heavy-infantry"]), "sanzo"]
    game = fought(army, foes, {"hand": ["focus"]})
    game.resolve_battle()
    # A Personality and a Follower, not the Item.
    assert numbers(game, "dark-daughter-of-fu-leng") == (2, 2)
    game.pass_to("action", seat=1, turn=2)
    assert numbers(game, "dark-daughter-of-fu-leng") == (1, 1)


def test_the_dark_daughter_does_not_drink_from_afar_or_of_her_own() -> None:
    away = fought(["dark-daughter-of-fu-leng", fights(UNARI)], [fights(YOJO)])
    away.resolve_battle()
    assert numbers(away, "dark-daughter-of-fu-leng") == (0, 0) and away.zone(YOJO) == "dynasty discard"


# The Demon Bride of Fu Leng


def test_the_demon_bride_takes_a_shadowlands_follower() -> None:
    game = scene({"personalities": ["the-demon-bride-of-fu-leng"]},
                 {"personalities": [at(SUKUNE, attachments=["goblin-mob", "medium-infantry"])]})  # fmt: skip
    game.first.does("use:the-demon-bride-of-fu-leng")
    assert game.card("goblin-mob").host is game.card("the-demon-bride-of-fu-leng")
    assert game.card("goblin-mob").controller == 0


# Goblin Shaman


def test_the_shaman_mounts_as_many_goblins_as_the_card_has_focus() -> None:
    goblins = [at("goblin-warmonger", attachments=["goblin-mob", "goblin-mob"]), UNARI]
    game = scene({"personalities": ["goblin-shaman", *goblins], "hand": ["archers"]})
    game.first.does("use:goblin-shaman")
    assert game.first.refused("goblin-warmonger", "goblin-mob", "goblin-mob") and not game.first.may(UNARI)
    game.first.does("goblin-warmonger", "goblin-mob")
    assert game.card("goblin-warmonger").trait("Cavalry") and game.first.hand == []
    assert [one.trait("Cavalry") for one in game.cards("goblin-mob")].count(True) == 1
    game.pass_to("action", seat=1, turn=2)
    assert not game.card("goblin-warmonger").trait("Cavalry")


def test_a_shaman_without_a_card_mounts_nobody() -> None:
    game = scene({"personalities": ["goblin-shaman", "goblin-warmonger"]})
    assert not game.first.may("use:goblin-shaman")


# Goblin Warmonger


def test_the_warmonger_hides_behind_its_goblins() -> None:
    unit = at("goblin-warmonger", attachments=["goblin-mob", "naginata"])
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9}, {"personalities": [unit]})
    game.first.does("play:kolat-assassin").pays()
    assert game.zone("goblin-warmonger") == "play" and game.card("goblin-warmonger").bowed
    assert game.zone("goblin-mob") == game.zone("naginata") == "fate discard"


def test_the_warmonger_goes_home_from_a_lost_battle() -> None:
    unit = fights("goblin-warmonger", attachments=["goblin-mob"])
    game = scene({"personalities": [fights(UNARI, attachments=["heavy-infantry"])]}, {"personalities": [unit]},
                 attack=battle_at(0))  # fmt: skip
    game.resolve_battle()
    assert game.zone("goblin-warmonger") == "play" and game.card("goblin-warmonger").at is None


def test_the_warmonger_hides_once_from_having_no_chi_and_then_dies_of_it() -> None:
    """The ability that replaces the Warmonger's destruction saves it once. The second time it has no Chi and dies."""
    unit = at("goblin-warmonger", attachments=["goblin-mob"], tokens=[{"chi": -9}])
    other = at(UNARI, attachments=["ancestral-sword-of-crab-clan"])
    game = scene({"personalities": [other]}, {"personalities": [unit]})
    assert game.zone("goblin-mob") == "fate discard" and game.zone("goblin-warmonger") == "dynasty discard"
    assert sum(record.kind == "initiate" for record in game.match.records) == 1


def test_the_warmonger_dies_without_goblins() -> None:
    unit = at("goblin-warmonger", attachments=["light-infantry"])
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9}, {"personalities": [unit]})
    game.first.does("play:kolat-assassin").pays()
    assert game.zone("goblin-warmonger") == "dynasty discard"


# Kumo


def test_kumo_binds_the_weak_once_a_battle() -> None:
    game = scene(
        {"personalities": [fights("horiuchi-shoan"), fights("hida-unari")]},
        {"personalities": [fights("kumo")]},
        attack=battle_at(0),
    )
    game.second.does("use:kumo")
    assert game.card("horiuchi-shoan").bowed and not game.card("hida-unari").bowed
    game.pass_to("battle-action", seat=1)
    assert not game.second.may("use:kumo")


# Kuni Yori • Experienced


def test_yori_gives_a_card_of_his_land_for_another() -> None:
    game = scene({"personalities": ["kuni-yori-experienced"], "provinces": [{"card": at("gold-mine", facedown=False)},
                  {}, {}, {}]}, {"provinces": [{"card": at(HISA, facedown=False)}, {}, {}, {}]})  # fmt: skip
    game.first.does("use:kuni-yori-experienced").chooses("province:1.0")
    assert game.zone("gold-mine", 0) == game.zone(HISA) == "dynasty discard"


def test_yori_needs_a_card_of_his_own_beside_the_other() -> None:
    game = scene({"personalities": ["kuni-yori-experienced"], "provinces": [{"card": at("gold-mine", facedown=False)},
                  {}, {}, {}]})  # fmt: skip
    assert not game.first.may("use:kuni-yori-experienced")


# Kusatte Iru


def wall_stormed(**facts: Any) -> Scene:
    game = last_wall(**facts)
    game.pass_while(lambda: bool(game.match.open_prompts()) and game.match.open_prompts()[0].kind != "reaction", 20)
    return game


def last_wall(*, provinces: Any = None, honor: int = 20, attackers: Any = None, theirs: Any = None) -> Scene:
    gone = {"destroyed": True}
    return scene(
        {"personalities": attackers or [STRONG, fights(UJI)],
         "provinces": theirs or [{}, {}, {}, {}], "hand": ["charge"]},
        {"personalities": [fights(IRU)], "provinces": provinces or [{}, gone, gone, gone], "honor": honor},
        attack=battle_at(0),
    )  # fmt: skip


def test_iru_takes_a_province_of_the_attacker_with_him() -> None:
    game = wall_stormed(provinces=[{}, {}, {}, {}])
    game.second.does(f"trigger:{IRU}").does("choose:province:0.2")
    assert game.province(0, 2).destroyed and game.second.honor == 5
    assert game.outcome is None


def test_even_if_it_was_the_last_province() -> None:
    game = wall_stormed()
    assert game.outcome is None
    game.second.does(f"trigger:{IRU}").does("choose:province:0.2")
    assert game.province(0, 2).destroyed and game.outcome == {"winner": 0, "reason": "military"}


def test_a_personality_who_declines_is_out() -> None:
    game = wall_stormed()
    game.second.does("pass")
    assert game.outcome == {"winner": 0, "reason": "military"}


def test_both_players_may_be_eliminated_at_once() -> None:
    gone = {"destroyed": True}
    game = wall_stormed(theirs=[{}, gone, gone, gone])
    game.second.does(f"trigger:{IRU}")
    assert game.outcome == {"winner": None, "reason": "nobody-left"}


def test_a_province_that_stands_brings_no_revenge() -> None:
    game = last_wall(attackers=[fights(UNARI, tokens=[{"force": 4}])], provinces=[{}, {}, {}, {}])
    game.resolve_battle()
    assert game.zone(IRU) == "dynasty discard" and not game.province(1, 0).destroyed
    assert f"trigger:{IRU}" not in repr(game.match.open_prompts())


def test_he_wears_nothing() -> None:
    game = scene({"personalities": [IRU], "hand": ["naginata", LIGHT_INFANTRY]})
    assert not game.first.may("attach:naginata") and not game.first.may(f"attach:{LIGHT_INFANTRY}")


# Kyojin


def test_kyojin_guards_junzo() -> None:
    game = challenged(JUNZO, "kyojin")
    game.second.does("accept").does("trigger:kyojin:2")
    assert game.table.duel is not None and game.table.duel.challenged.card is game.card("kyojin")
    dead = scene({"personalities": [JUNZO, "kyojin"]})
    dead.happens(dead.table.framework.destroy(dead.card(JUNZO)))
    assert dead.zone("kyojin") == "dynasty discard"


@pytest.mark.parametrize(
    ("guardian", "master", "key"),
    [("mikio", "toturi", "trigger:mikio:2"), ("kyojin", JUNZO, "trigger:kyojin:2"),
     ("bayushi-aramoro", "bayushi-kachiko", "trigger:bayushi-aramoro:1")],
)  # fmt: skip
def test_a_guardian_fights_for_a_master_whom_another_player_controls(guardian: str, master: str, key: str) -> None:
    # Mikio, Kyojin (Anvil of Despair) and Aramoro (Shadowlands) name the master, and not who controls the master.
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": [master], "hand": ["naginata"], "honor": 10},
                 {"personalities": [guardian], "hand": ["naginata"], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(master)
    game.second.does("accept")
    game.third.does(key)
    duel = game.table.duel
    assert duel is not None and duel.challenged.card is game.card(guardian) and duel.challenged.seat == 2


# Kyoso no Oni


def oni(**first: Any) -> Scene:
    provinces = [{"card": at("kyoso-no-oni", facedown=False)}, {}, {}, {}]
    game = scene({"provinces": provinces, "honor": 9, **first}, phase="dynasty")
    game.first.does("recruit:kyoso-no-oni").pays()
    return game


def test_kyoso_devours_a_holding_when_it_comes() -> None:
    game = oni(holdings=["diamond-mine", "diamond-mine", "stables", "stables"])
    game.first.does("stables")
    assert (
        len(game.table.players[0].dynasty_discard) == 1
        and game.zone("kyoso-no-oni") == "play"
        and game.first.honor == 6
    )


@pytest.mark.parametrize("worn", ["light-infantry", "naginata"])
def test_kyoso_wears_nothing(worn: str) -> None:
    assert not scene({"personalities": ["kyoso-no-oni"], "hand": [worn], **TWO_DIAMONDS}).first.may(f"attach:{worn}")


def test_kyoso_shoots() -> None:
    game = fought([f("kyoso-no-oni")], [f(UNARI)])
    game.first.does("use:kyoso-no-oni:1").chooses(UNARI)
    assert game.zone(UNARI) == "dynasty discard"


# The Monstrous War Machine of Fu Leng


def test_the_machine_needs_a_crew_that_fights_no_more() -> None:
    game = scene({"personalities": [f(MACHINE, attachments=["heavy-infantry"])]}, {}, attack=battle_at(0), to_act=1)
    machine = game.card(MACHINE)
    assert machine.force == 8 and machine.unit_force == 8
    game.happens(game.table.framework.destroy(game.card("heavy-infantry")))
    assert machine.force == 0


def test_the_machine_crushes_its_crew_when_it_bows() -> None:
    game = scene({"personalities": [at(MACHINE, attachments=["medium-infantry"])]})
    game.happens(game.table.framework.bow(game.card(MACHINE)))
    assert game.zone("medium-infantry") == "fate discard" and game.zone(MACHINE) == "play"


# Moto Sada


def test_moto_sada_frightens_a_follower() -> None:
    foe = fights(UJI, attachments=["medium-infantry"])
    game = fight({"personalities": [fights("moto-sada")]}, {"personalities": [foe]})
    game.first.does("use:moto-sada")
    assert game.card("medium-infantry").bowed


# Moto Tsume


def test_tsume_brings_the_honorable_low() -> None:
    army = [at("moto-tsume", at="1.0"), at("daidoji-sembi", at="1.0"), at("hida-amoro", at="1.0")]
    attack = {"attacker": 0, "defender": 1, "segment": "battles"}
    game = scene({"personalities": army}, {"personalities": [fights("hida-unari")]}, attack=attack)
    game.pass_to("battle-action")
    assert game.card("daidoji-sembi").bowed and not game.card("hida-amoro").bowed


def test_tsume_joins_only_the_infamous() -> None:
    province = [{"card": "moto-tsume"}, {}, {}, {}]
    for honor, joins in ((1, False), (0, True)):
        game = scene({"provinces": province, "honor": honor, "holdings": ["diamond-mine"] * 2}, {})
        game.pass_to("dynasty" if joins else "action", seat=0 if joins else 1)
        assert game.first.may("recruit:moto-tsume") is joins


# Moto Tsume • Experienced


def test_tsume_of_old_marches_with_the_dark_alone() -> None:
    attack = {"attacker": 0, "defender": 1, "segment": "infantry"}
    first = {"personalities": ["hida-unari", "kumo", fights("moto-tsume-experienced", "1.0")]}
    game = scene(first, {}, attack=attack)
    assert not game.first.may("commit:hida-unari>province:1.0") and game.first.may("commit:hida-unari>province:1.1")


def test_allies_without_shadows_do_not_march_with_tsume_of_old() -> None:
    attack = {"attacker": 0, "defender": 1, "segment": "infantry", "invited": {"attack": [2]}, "heard": 1}
    tsume = fights("moto-tsume-experienced", "1.0")
    game = scene({"personalities": [tsume]}, {"personalities": ["doji-kuwanan"]},
                 {"personalities": ["hida-unari", "kumo"]}, attack=attack)  # fmt: skip
    game.pass_to("commit", seat=2)
    assert not game.third.may("commit:hida-unari>province:1.0") and game.third.may("commit:hida-unari>province:1.1")
    game.third.commits(kumo="1.0")
    game.pass_to("commit", seat=1)
    assert game.second.may("commit:doji-kuwanan>province:1.0"), "against him everybody marches"


def test_tsume_of_old_does_not_march_with_allies_without_shadows() -> None:
    attack = {"attacker": 0, "defender": 1, "segment": "infantry", "invited": {"attack": [2]}, "heard": 1}
    game = scene({"personalities": [fights("hida-unari", "1.0")]}, {},
                 {"personalities": ["moto-tsume-experienced"]}, attack=attack)  # fmt: skip
    game.pass_to("commit", seat=2)
    assert not game.third.may("commit:moto-tsume-experienced>province:1.0")
    assert game.third.may("commit:moto-tsume-experienced>province:1.1")


def test_tsume_of_old_is_not_sent_together_with_others_either() -> None:
    attack = {"attacker": 0, "defender": 1, "segment": "infantry"}
    game = scene({"personalities": ["hida-unari", "kumo", "moto-tsume-experienced"]}, {}, attack=attack)
    both = ("commit:hida-unari>province:1.0", "commit:moto-tsume-experienced>province:1.0")
    assert game.first.refused(*both) == "not-together"
    game.first.commits(hida_unari="1.1", moto_tsume_experienced="1.0")
    assert game.card("moto-tsume-experienced").at is game.province(1, 0)


# Mountain Goblin


def test_the_mountain_goblin_crawls_back_after_a_lost_battle() -> None:
    goblin = fights("mountain-goblin", attachments=["naginata"])
    game = scene({"personalities": [fights(UNARI)]}, {"personalities": [goblin]}, attack=battle_at(0))
    game.resolve_battle()
    assert game.zone("mountain-goblin") == "dynasty discard"
    game.pass_to("action", seat=0, turn=3)
    assert game.zone("mountain-goblin") == "play" and game.zone("naginata") == "fate discard"


def test_the_mountain_goblin_crawls_back_after_a_lost_duel() -> None:
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": ["mountain-goblin"], "hand": []})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    assert game.zone("mountain-goblin") == "dynasty discard"
    game.pass_to("action", seat=0, turn=3)
    assert game.zone("mountain-goblin") == "play"


def test_the_mountain_goblin_stays_dead_when_it_is_murdered() -> None:
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9},
                 {"personalities": ["mountain-goblin"]})  # fmt: skip
    game.first.does("play:kolat-assassin").pays()
    game.pass_to("action", seat=0, turn=3)
    assert game.zone("mountain-goblin") == "dynasty discard"


# Necromancer


def test_the_necromancer_raises_followers_and_grows_by_them() -> None:
    game = scene({"personalities": ["necromancer"], "hand": ["shadowlands-madmen", "light-infantry"], "honor": 9})
    game.first.does("use:necromancer").chooses("shadowlands-madmen")
    assert game.card("shadowlands-madmen").host is game.card("necromancer")
    assert numbers(game, "necromancer")[0] == 1 and game.card("necromancer").bowed
    lost = game.card("shadowlands-madmen").face.facts.honor_lost_on_entering
    assert game.first.honor == 9 - (lost if isinstance(lost, int) else 0)
    living = scene({"personalities": ["necromancer", "hisa"], "hand": ["light-infantry"], **IDLE})
    assert not living.first.may("use:necromancer")


# Ogre Bushi


@pytest.mark.parametrize(
    ("who", "worn", "may"),
    [
        ("ogre-bushi", "light-infantry", False),
        ("ogre-bushi", "the-armor-of-the-golden-samurai", False),
        ("ogre-bushi", "naginata", True),
        ("oni-no-ogon", "naginata", False),
        ("oni-no-ogon", "light-infantry", True),
        (MACHINE, "naginata", False),
        (MACHINE, "light-infantry", True),
    ],
)
def test_monsters_wear_any_armor(who: str, worn: str, may: bool) -> None:
    game = scene({"personalities": [who], "hand": [worn], "honor": 9, **THREE_DIAMONDS})
    assert game.first.may(f"attach:{worn}") is may


# Oni no Akeru


@pytest.mark.parametrize("oni", ["oni-no-taki-bi", "oni-no-kaze", "oni-no-akeru", "orochi"])
def test_oni_carry_and_lead_nothing(oni: str) -> None:
    game = scene(
        {"personalities": [oni, "hisa"], "hand": ["naginata", "light-infantry"], "holdings": ["gold-mine"] * 2}
    )
    game.first.does("attach:naginata").pays()
    assert game.card("naginata").host is game.card("hisa")


@pytest.mark.parametrize(("ring", "may"), [("ring-of-the-void", False), ("ring-of-earth", True)])
def test_akeru_empties_the_hand_of_a_caster(ring: str, may: bool) -> None:
    caster = at("isawa-uona", attachments=["biting-steel"])
    game = scene({"personalities": [caster], "rings": [ring]}, {"personalities": ["oni-no-akeru"]})
    game.first.does("use:biting-steel")
    assert game.second.may("trigger:oni-no-akeru") is may
    if may:
        game.second.does("trigger:oni-no-akeru")
        assert numbers(game, "isawa-uona")[1] == -2 and game.card("oni-no-akeru").bowed


def test_akeru_hears_innate_abilities_and_nothing_else() -> None:
    game = scene({"personalities": ["naga-shugenja", "shagara"], "holdings": ["retired-general"]},
                 {"personalities": ["oni-no-akeru"]})  # fmt: skip
    game.first.does("use:retired-general").chooses("shagara")
    assert not game.second.may("trigger:oni-no-akeru")
    game.second.passes()
    game.first.does("use:naga-shugenja")
    assert game.second.may("trigger:oni-no-akeru")


def test_akeru_hears_yori_give_up_a_card_of_a_province_that_stays_empty() -> None:
    lying: list[dict[str, Any]] = [{"card": at("gold-mine", facedown=False)}, {}, {}, {}]
    game = scene({"personalities": ["kuni-yori-experienced"], "provinces": lying, "dynasty_deck": []},
                 {"personalities": ["oni-no-akeru"], "provinces": lying})  # fmt: skip
    game.first.does("use:kuni-yori-experienced").chooses("province:1.0")
    assert game.second.may("trigger:oni-no-akeru")


def test_akeru_does_not_react_to_a_personality_who_need_not_bow() -> None:
    junzo, led = fights("yogo-junzo"), fights(YOJO, attachments=["light-infantry"])
    game = scene({"personalities": [junzo]}, {"personalities": [led, "oni-no-akeru"]}, attack=battle_at(0), to_act=0)
    game.first.does("use:yogo-junzo")
    assert game.card("light-infantry", 1).bowed and not game.second.may("trigger:oni-no-akeru")


# Oni no Akuma


def test_the_oni_of_ruin_destroys_the_province_it_comes_from() -> None:
    lying = [{}, {"card": at("oni-no-akuma", facedown=False)}, {}, {}]
    game = scene({"provinces": lying, "honor": 9}, phase="dynasty")
    game.first.does("recruit:oni-no-akuma").pays()
    assert game.zone("oni-no-akuma") == "play" and game.province(0, 1).destroyed and game.first.honor == 6
    assert len(game.first.player.standing) == 3


# Oni no Chi


def test_shugenja_die_for_the_oni_of_their_chi() -> None:
    oni = {"provinces": [{"card": at("oni-no-chi", facedown=False)}, {}, {}, {}]}
    game = scene({"personalities": [UONA, TSUKE, YOJO], "honor": 10, **oni})
    game.first.does("use:oni-no-chi")
    game.first.does(UONA, TSUKE)
    one = game.card("oni-no-chi")
    assert one.zone == "play" and (one.force, one.chi) == (2, 2) and game.first.honor == 8
    assert game.zone(UONA) == game.zone(TSUKE) == "dynasty discard" and game.zone(YOJO) == "play"


def test_without_shugenja_no_oni_comes_and_none_in_the_dynasty_phase() -> None:
    oni = {"provinces": [{"card": at("oni-no-chi", facedown=False)}, {}, {}, {}]}
    game = scene({"personalities": [YOJO], **oni})
    assert not game.first.may("use:oni-no-chi")
    game = scene({"personalities": [UONA], **oni}, phase="dynasty")
    assert not game.first.may("recruit:oni-no-chi") and not game.first.may("use:oni-no-chi")


# Oni no Genso


def test_genso_silences_a_ring_of_earth_until_the_turn_ends() -> None:
    game = scene({"personalities": ["oni-no-genso"]}, {"rings": ["ring-of-earth", "ring-of-air"]})
    game.first.does("use:oni-no-genso")
    assert game.card("ring-of-earth").blank and game.card("oni-no-genso").bowed
    game.pass_to("action", seat=1, turn=2)
    assert not game.card("ring-of-earth").blank


def test_genso_does_not_silence_a_ring_of_air_at_rest() -> None:
    game = scene({"personalities": ["oni-no-genso"]}, {"rings": ["ring-of-air"]})
    assert not game.first.may("use:oni-no-genso")


@pytest.mark.parametrize(("oni", "loss"), [("oni-no-mizu", 4), ("oni-no-genso", 4), ("oni-no-seiryoku", 5)])
def test_oni_cost_honor(oni: str, loss: int) -> None:
    lying = [{"card": at(oni, facedown=False)}, {}, {}, {}]
    game = scene({"provinces": lying, "holdings": ["gold-mine"] * 4, "honor": 9}, phase="dynasty")
    game.first.does(f"recruit:{oni}").pays()
    assert game.first.honor == 9 - loss


# Oni no Jimen


def test_jimen_breaks_a_region() -> None:
    regions = [{"attached": ["training-grounds"]}, {}, {}, {}]
    game = scene({"personalities": ["oni-no-jimen"]}, {"provinces": regions})
    game.first.does("use:oni-no-jimen")
    assert game.province(1, 0).region is None


# Oni no Kamu


def test_kamu_binds_the_stronghold_and_goes_after_three_turns() -> None:
    places = [{"card": at("oni-no-kamu", facedown=False)}, {}, {}, {}]
    game = scene({"provinces": places, "honor": 9, "holdings": ["retired-general"]}, phase="dynasty")
    game.first.does("recruit:oni-no-kamu")
    stronghold = game.first.player.stronghold
    assert stronghold.bowed and stronghold.blank and game.first.honor == 3
    game.pass_to("action", seat=0, turn=3)
    assert stronghold.bowed
    game.pass_to("action", seat=0, turn=7)
    assert game.zone("oni-no-kamu") == "play"
    game.pass_to("action", seat=1, turn=8)
    assert game.zone("oni-no-kamu") == "dynasty discard" and not stronghold.blank


# Oni no Kaze


# Cloak of Night: worded as in Lotus Edition, by a public table of cards (dragncards-hac).


def test_the_hidden_card_stays_with_a_personality_who_becomes_one_with_an_oni() -> None:
    row = ["oni-no-kaze", at("asahina-tomo", attachments=["possession"]), at("isawa-tadaka", beneath=[KATANA])]
    game = scene({"personalities": row, "honor": 10})
    game.first.does("use:possession").chooses("isawa-tadaka")
    assert game.card("oni-no-kaze").beneath == [game.card(KATANA)]
    kept(game)


def test_it_counts_as_two_destroyed_cards() -> None:
    merged = fights(ONI, covers=["isawa-tadaka"], lasting=[{"attribute": "merged", "value": 1, "until": "play"}])
    game = scene({"personalities": [STRONG]}, {"personalities": [merged]},
                 attack=battle_at(0))  # fmt: skip
    honor = game.first.honor
    game.resolve_battle()
    assert game.first.honor == honor + 4


def test_a_personality_lies_under_another_only_if_they_are_one() -> None:
    with pytest.raises(Refused, match="impossible-position"):
        scene({"personalities": [at(ONI, covers=["isawa-tadaka"])]})


# Oni no Mizu


def flooded(**second: Any) -> Scene:
    there = [fights(UNARI, "1.2")]
    return scene({"personalities": [fights("oni-no-mizu"), *there]},
                 {"personalities": [fights(UJI), fights(SUKUNE, "1.2")], **second},
                 attack=battle_at(0), to_act=0)  # fmt: skip


def test_mizu_exchanges_two_battles() -> None:
    game = flooded()
    game.first.does("use:oni-no-mizu").chooses("province:1.2")
    here, there = game.province(1, 0), game.province(1, 2)
    assert [game.card(one).at for one in (UNARI, SUKUNE)] == [here, here]
    assert [game.card(one).at for one in ("oni-no-mizu", UJI)] == [there, there]


def test_mizu_breaks_on_the_ring_of_water() -> None:
    assert not flooded(rings=["ring-of-water"]).first.may("use:oni-no-mizu")


# Oni no Ogon


def tribute(**second: Any) -> Scene:
    game = scene({"personalities": ["oni-no-ogon"], **THREE_DIAMONDS}, {"personalities": [YOJO], **second})
    game.first.does("use:oni-no-ogon").pays("bow:diamond-mine")
    game.second.passes()
    game.first.does("use:oni-no-ogon:1")
    return game


def test_a_player_who_can_pay_gives_tribute_to_the_oni() -> None:
    game = tribute(holdings=["copper-mine", "small-farm"])
    game.second.pays("bow:copper-mine")
    assert game.card("copper-mine").bowed and not game.card("small-farm").bowed


def test_a_player_who_cannot_pay_tribute_bows_all_producers_of_gold() -> None:
    poor = {"stronghold": at(CRAB, bowed=True)}
    game = scene({"personalities": [at("oni-no-ogon", tokens=[{"name": "Blood", "force": 9}])]},
                 {"holdings": ["copper-mine", "small-farm", "dance-troupe", "hawks-and-falcons"], **poor})  # fmt: skip
    game.first.does("use:oni-no-ogon:1")
    bowed = [card.id for card in game.table.players[1].holdings if card.bowed]
    assert bowed == ["copper-mine", "small-farm", "dance-troupe"]


def test_an_oni_without_force_asks_for_nothing() -> None:
    assert not scene({"personalities": ["oni-no-ogon"]}).first.may("use:oni-no-ogon:1")


# Oni no Sanru


def sanru(tokens: int) -> Scene:
    places = [{"card": at("oni-no-sanru", facedown=False)}, {}, {}, {}]
    laden = at(YOJO, tokens=[{"force": 1, "name": "Blood", "amount": tokens}])
    return scene({"provinces": places, "holdings": ["gold-mine"] * 4, "personalities": [laden], "honor": 9},
                 phase="dynasty")  # fmt: skip


def test_sanru_costs_four_tokens() -> None:
    game = sanru(5)
    game.first.does("recruit:oni-no-sanru").pays()
    assert len(game.card(YOJO).tokens) == 1 and game.first.honor == 5
    assert not sanru(3).first.may("recruit:oni-no-sanru")


def test_sanru_grows_by_the_tokens_it_faces() -> None:
    game = fought([fights("oni-no-sanru")], [fights(UJI, tokens=[{"name": "Plague", "chi": -1, "amount": 2}])])
    assert numbers(game, "oni-no-sanru") == (2, 0)


def test_sanru_costs_four_tokens_of_any_of_the_players_cards() -> None:
    plague = {"name": "Plague", "chi": 0}
    game = oni_offered(
        "oni-no-sanru", at(UNARI, tokens=[{**plague, "amount": 3}]), at(YOJO, tokens=[{**plague, "amount": 2}])
    )
    game.first.does("recruit:oni-no-sanru").pays()
    for _ in range(3):
        game.first.chooses(UNARI)
    game.first.chooses(YOJO)
    assert game.card("oni-no-sanru").in_play
    assert [len(game.card(one).tokens) for one in (UNARI, YOJO)] == [0, 1]
    assert not oni_offered("oni-no-sanru", at(UNARI, tokens=[{**plague, "amount": 3}])).first.may(
        "recruit:oni-no-sanru"
    )


# Oni no Seiryoku


@pytest.mark.parametrize(("target", "eats"), [(YOJO, True), (HISA, False)])
def test_seiryoku_feeds_on_a_spell_against_its_player(target: str, eats: bool) -> None:
    caster = at(UONA, attachments=["touch-of-despair"])
    game = scene({"personalities": [caster, HISA]}, {"personalities": ["oni-no-seiryoku", YOJO]})
    game.first.does("use:touch-of-despair:1").chooses(target)
    assert game.second.may("trigger:oni-no-seiryoku") is eats
    if eats:
        game.second.does("trigger:oni-no-seiryoku")
        assert numbers(game, "oni-no-seiryoku") == (1, 1)


def test_seiryoku_feeds_on_opposing_shugenja_in_its_battle() -> None:
    caster = fights(UONA, attachments=["earthquake"])
    game = scene({"personalities": [caster]}, {"personalities": [fights("oni-no-seiryoku"), fights(YOJO)]},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("use:earthquake").chooses(YOJO)
    game.second.does("trigger:oni-no-seiryoku")
    assert numbers(game, "oni-no-seiryoku") == (1, 1)


def test_seiryoku_starves_while_its_own_side_casts() -> None:
    caster = fights(UONA, attachments=["earthquake"])
    game = scene({"personalities": [fights(YOJO)]}, {"personalities": [fights("oni-no-seiryoku"), caster]},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("use:earthquake")
    assert not game.second.may("trigger:oni-no-seiryoku")


# Oni no Shikibu


@pytest.mark.parametrize("how", ["honorably", "dishonorably"])
def test_shikibu_returns_for_honor_and_devours_nobody_again(how: str) -> None:
    brought = at(SHIKIBU, died=how, permanent=[{"attribute": "brought", "source": SHIKIBU}])
    game = scene({"dynasty_discard": [brought], "personalities": [UNARI], "honor": 5, **IDLE}, phase="dynasty")
    game.first.does(f"return:{SHIKIBU}")
    assert game.card(SHIKIBU).in_play and game.card(UNARI).in_play and game.first.honor == 3


def test_shikibu_devours_another_the_first_time() -> None:
    lying = [{"card": at(SHIKIBU, facedown=False)}, {}, {}, {}]
    side = {"personalities": [UNARI], "holdings": ["gold-mine"] * 5, "honor": 9, "provinces": lying}
    game = scene(side, phase="dynasty")
    game.first.does(f"recruit:{SHIKIBU}").pays().chooses(UNARI)
    assert game.card(SHIKIBU).in_play and game.zone(UNARI) == "dynasty discard" and game.card(UNARI).died
    assert game.card(SHIKIBU).added("brought")


def test_only_the_dead_return() -> None:
    game = dead(
        SHIKIBU, "", provinces=[{"card": at("stables", facedown=False)}, {}, {}, {}], holdings=["gold-mine"] * 3
    )
    assert not game.first.may(f"return:{SHIKIBU}")


# Oni no Taki-Bi


def test_taki_bi_burns_followers_of_one_unit_below_its_chi() -> None:
    # 3 Chi: Followers of 2 Force together.
    foes = [fights(YOJO, attachments=["light-infantry", "ashigaru", "heavy-infantry"]),
            fights(SUKUNE, attachments=["light-infantry"])]  # fmt: skip
    game = fought([fights("oni-no-taki-bi")], foes)
    game.first.does("use:oni-no-taki-bi").chooses(YOJO)
    assert game.first.prompt is not None and not game.first.may("heavy-infantry")
    game.first.does("light-infantry")
    assert [card.zone for card in game.cards("light-infantry") if card.owner == 1].count("play") == 1
    assert game.card("oni-no-taki-bi").bowed


def test_taki_bi_spares_a_player_with_the_ring_of_fire() -> None:
    foes = [fights(YOJO, attachments=["light-infantry"])]
    game = fought([fights("oni-no-taki-bi")], foes, rings=["ring-of-fire"])
    assert not game.first.may("use:oni-no-taki-bi")
    assert fought([fights("oni-no-taki-bi")], foes, rings=["ring-of-water"]).first.may("use:oni-no-taki-bi")


# Pennaggolan


def test_the_pennaggolan_feeds_on_small_farms() -> None:
    game = scene({"personalities": ["pennaggolan"]}, {"holdings": ["small-farm", "gold-mine"]})
    game.first.does("use:pennaggolan")
    assert [card.id for card in game.second.player.holdings] == ["gold-mine"]
    assert numbers(game, "pennaggolan") == (1, 1)
    hungry = scene({"personalities": ["pennaggolan", "hisa"], **IDLE}, {"holdings": ["gold-mine"]})
    assert not hungry.first.may("use:pennaggolan")


# Shuten Doji


def test_shuten_doji_comes_fat_and_feeds_on_others_tokens() -> None:
    places = [{"card": at("shuten-doji", facedown=False)}, {}, {}, {}]
    game = scene({"provinces": places, "holdings": ["gold-mine"] * 4}, {"personalities": [
        at(YOJO, tokens=[{"chi": -1, "name": "Plague"}])]}, phase="dynasty")  # fmt: skip
    game.first.does("recruit:shuten-doji").pays()
    assert numbers(game, "shuten-doji") == (4, 4)
    game.pass_to("action", seat=0, turn=3)
    assert numbers(game, "shuten-doji") == (5, 5) and not game.card(YOJO).tokens


def test_shuten_doji_starves() -> None:
    hungry = at("shuten-doji", tokens=[{"force": 1, "chi": 1, "name": "Feast", "amount": 4}])
    game = scene({"personalities": [hungry]})
    game.pass_to("action", seat=0, turn=3)
    assert numbers(game, "shuten-doji") == (1, 1)
    game.pass_to("action", seat=0, turn=5)
    assert game.zone("shuten-doji") == "dynasty discard"


# Tsuburu no Oni


def test_tsuburu_eats_a_comrade_and_leads_nobody() -> None:
    places = [{"card": at("tsuburu-no-oni", facedown=False)}, {}, {}, {}]
    rich = {"provinces": places, "holdings": ["gold-mine"] * 3, "honor": 9}
    game = scene({**rich, "personalities": [YOJO], "hand": ["light-infantry", "the-emerald-armor"]}, phase="dynasty")
    game.first.does("recruit:tsuburu-no-oni").pays()
    assert game.zone(YOJO) == "dynasty discard" and game.first.honor == 4
    assert not any(game.table.may_attach(card, game.card("tsuburu-no-oni")) for card in game.first.player.hand)
    assert not scene(rich, phase="dynasty").first.may("recruit:tsuburu-no-oni")


@pytest.mark.parametrize(("defenders", "falls"), [([], True), ([UJI], False)])
def test_tsuburu_rages_where_nobody_defends(defenders: list[str], falls: bool) -> None:
    weak = [{"lasting": [{"attribute": "strength", "value": -1, "until": "game"}]}, {}, {}, {}]
    game = scene({"personalities": [fights("tsuburu-no-oni")]},
                 {"personalities": [fights(one) for one in defenders], "provinces": weak},
                 attack=battle_at(0))  # fmt: skip
    game.resolve_battle()
    assert game.province(1, 0).destroyed is falls


def test_tsuburu_costs_a_personality_before_it_enters() -> None:
    game = oni_offered("tsuburu-no-oni", UNARI, YOJO)
    game.first.does("recruit:tsuburu-no-oni").pays().chooses(YOJO)
    assert game.zone(YOJO) == "dynasty discard" and game.card("tsuburu-no-oni").in_play
    kinds = [record.kind for record in game.match.records]
    assert kinds.index("destroy") < kinds.index("enter-play")
    assert not oni_offered("tsuburu-no-oni").first.may("recruit:tsuburu-no-oni")


# Tsukuro


def test_tsukuro_leads_the_followers_of_the_shadowlands() -> None:
    game = met_in_battle(
        [fights("tsukuro", attachments=["goblin-mob"]), fights("hida-unari", attachments=["light-infantry"])], []
    )
    assert game.card("goblin-mob").force == game.card("goblin-mob").face.force + 1
    assert game.card("light-infantry").force == game.card("light-infantry").face.force


# Yogo Junzo • Experienced


def test_black_scrolls_cost_nothing_on_the_experienced_junzo() -> None:
    game = scene({"personalities": ["yogo-junzo-experienced"], "hand": ["the-wasting-disease", "earthquake"]})
    assert game.first.may("attach:the-wasting-disease") and not game.first.may("attach:earthquake")
    game.first.does("attach:the-wasting-disease")
    assert game.card("the-wasting-disease").host is game.card("yogo-junzo-experienced")


def test_corruption_does_not_weaken_junzo_of_forbidden_knowledge() -> None:
    """The rulebook's example of immunity to effects: he may receive the tokens, but they do not reduce his Chi."""
    rot = [{"name": "Corruption", "chi": -1, "amount": 3}]
    game = scene(
        {
            "personalities": [
                at("yogo-junzo-experienced", tokens=rot),
                at(YOJO, tokens=[{"name": "Corruption", "chi": -1}]),
            ]
        }
    )
    assert game.card("yogo-junzo-experienced").chi == 4 and len(game.card("yogo-junzo-experienced").tokens) == 3
    assert game.card(YOJO).chi == 1


def test_junzo_frightens_twice_a_turn() -> None:
    armies = [fights(SUKUNE, attachments=["medium-infantry"]), fights(UJI, attachments=["light-infantry"])]
    game = scene({"personalities": [fights("yogo-junzo-experienced")]}, {"personalities": armies}, attack=battle_at(0),
                 to_act=0)  # fmt: skip
    game.first.does("use:yogo-junzo-experienced").does(SUKUNE)
    game.second.does("pass")
    game.first.does("use:yogo-junzo-experienced")
    assert game.card("light-infantry").bowed and game.card("medium-infantry").bowed
