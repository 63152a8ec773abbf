"""Personalities of the Phoenix."""

from typing import Any

import pytest

from engine.l5r_ccg.abilities.rituals import others
from tests.l5r_ccg.cards.scenes import CLANS, STANDARDS, castle, dead, fought, met_in_battle, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene
from tests.l5r_ccg.scene import fights as f

# A Personality of the standard's clan to bear it, another one of that clan, and one of another clan.
UONA = "isawa-uona"
YOJO = "matsu-yojo"
UJI = "daidoji-uji"
GOLD = ["gold-mine"] * 5
KIDNAPPER = "ninja-kidnapper"
NORIKAZU = "isawa-norikazu"
SUKUNE = "hida-sukune"
TADAKA = "isawa-tadaka-experienced"
JUNZO = "yogo-junzo"
UNARI = "hida-unari"
TAINTED = "yogo-junzo"
PHOENIX = "the-sacred-temple-of-the-phoenix"
UJIMITSU = "shiba-ujimitsu"


# Asako Oyo


# Isawa Natsune (Forbidden Knowledge) may not bow to produce Spell effects. The effect of a Kiho is one too (§kiho).


@pytest.mark.parametrize(("top", "where"), [("biting-steel", "play"), ("charge", "fate deck")])
def test_oyo_seeks_a_spell(top: str, where: str) -> None:
    game = scene({"personalities": ["asako-oyo"], "fate_deck": [top, "archers"]})
    game.first.does("use:asako-oyo")
    assert game.zone(top) == where and game.card("asako-oyo").bowed
    assert where == "play" or game.table.players[0].fate_deck[-1].id == top


@pytest.mark.parametrize("clan", CLANS)
def test_a_standard_shames_only_kinsmen_who_oppose_it(clan: str) -> None:
    standard, (bearer, kinsman, other) = STANDARDS[clan], CLANS[clan]
    army = [fights(bearer, attachments=[standard])]
    enemies = [fights(kinsman, attachments=["light-infantry"]), fights(other), at("asako-oyo")]
    battle = scene({"personalities": army}, {"personalities": enemies}, attack=battle_at(0))
    plain = scene({"personalities": [fights(bearer)]}, {"personalities": enemies}, attack=battle_at(0))
    shame = {one: plain.card(one).force - battle.card(one).force for one in (kinsman, other, "asako-oyo")}
    assert shame == {kinsman: 1, other: 0, "asako-oyo": 0}
    assert battle.card(kinsman).followers[0].force == 2


# Asako Yasu


def questioned(yasu: Any = "asako-yasu", hand: tuple[str, ...] = ()) -> Scene:
    game = scene(
        {"personalities": [yasu], "hand": ["focus"]}, {"personalities": [UONA, YOJO], "hand": list(hand), "honor": 9}
    )
    game.first.does("use:asako-yasu")
    return game


def test_yasu_questions_a_shugenja_without_a_focus() -> None:
    game = questioned(hand=("naginata",))
    game.second.does("strike")
    assert game.zone(UONA) == "dynasty discard" and game.first.hand == ["focus"] and game.card("asako-yasu").bowed


def test_yasu_does_not_die_of_his_questions() -> None:
    game = questioned(hand=("focus",))
    game.second.does("focus:focus")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.zone("asako-yasu") == "play" and game.zone(UONA) == "play"


def test_yasu_questions_no_samurai() -> None:
    game = scene({"personalities": ["asako-yasu"]}, {"personalities": [YOJO]})
    assert not game.first.may("use:asako-yasu")


# Isawa Kaede


def test_kaede_trades_a_card_of_a_province_for_a_fate_card() -> None:
    provinces = [{"card": at("gold-mine", facedown=False)}, {}, {}, {}]
    game = scene({"personalities": ["isawa-kaede"], "provinces": provinces, "fate_deck": ["naginata"]})
    game.first.does("use:isawa-kaede")
    assert game.first.hand == ["naginata"] and game.zone("gold-mine") == "dynasty discard"
    assert game.province(0, 0).card is not None


# Isawa Natsune


def test_natsune_holds_any_number_of_spells_for_less() -> None:
    spells = ["biting-steel"] * 3
    game = scene({"personalities": [at("isawa-natsune", attachments=spells)], "hand": ["earthquake"]})
    assert game.card("isawa-natsune").chi == 2
    assert game.table.gold_cost(game.card("earthquake"), 0, game.card("isawa-natsune")) == 1
    assert game.first.may("attach:earthquake")


# Isawa Natsune (Forbidden Knowledge) may not bow to produce Spell effects. The effect of a Kiho is one too (§kiho).


def test_natsune_may_not_bow_for_her_spells() -> None:
    game = scene({"personalities": [at("isawa-natsune", attachments=["biting-steel"]), YOJO]})
    assert not game.first.may("use:biting-steel")


def test_natsune_casts_while_shugenja_need_not_bow() -> None:
    lying = [{"card": "celestial-alignment"}, {}, {}, {}]
    side = {"personalities": [at("isawa-natsune", attachments=["biting-steel"]), YOJO], "provinces": lying}
    game = scene(side, phase="events")
    game.pass_to("action", seat=0)
    game.first.does("use:biting-steel").chooses(YOJO)
    assert not game.card("isawa-natsune").bowed


def test_natsune_takes_no_part_in_rituals_of_others() -> None:
    # "Sharing the Strength of Many" needs no others, so Natsune's part alone is in question.
    game = scene({"personalities": [at("isawa-uona", attachments=["sharing-the-strength-of-many"]), "isawa-natsune"]})
    use = game.table.use(game.card("sharing-the-strength-of-many").face.abilities[0],
                         game.card("sharing-the-strength-of-many"), 0)  # fmt: skip
    assert game.card("isawa-natsune") not in others(use)


@pytest.mark.parametrize(("caster", "may"), [("isawa-natsune", False), ("isawa-uona", True)])
def test_natsune_may_not_bow_for_a_kiho(caster: str, may: bool) -> None:
    game = fought(
        [f(caster), f(YOJO)], [f(UJI, attachments=["light-infantry"])],
        first={"hand": ["a-glimpse-of-the-soul-s-shadow"]},
    )  # fmt: skip
    assert game.first.may("play:a-glimpse-of-the-soul-s-shadow") is may


# Isawa Norikazu


def test_norikazu_sends_an_action_back_to_its_hand() -> None:
    game = scene({"hand": ["marries-a-barbarian"]}, {"personalities": ["isawa-norikazu", YOJO]})
    game.first.does("play:marries-a-barbarian").chooses(YOJO)
    game.second.does("trigger:isawa-norikazu")
    assert not game.card(YOJO).dishonored and game.first.hand == []
    game.pass_to("action", seat=1, turn=2)
    assert "marries-a-barbarian" in game.first.hand


def test_norikazu_foresees_a_terrain_in_his_battle_only() -> None:
    for place, may in (("1.0", True), (None, False)):
        seer = fights("isawa-norikazu", place) if place else at("isawa-norikazu")
        game = scene({"personalities": [fights(YOJO)], "hand": ["entrapping-terrain"]},
                     {"personalities": [fights(UJI), seer]}, attack=battle_at(0), to_act=0)  # fmt: skip
        game.first.does("play:entrapping-terrain")
        assert game.second.may("trigger:isawa-norikazu") is may


def test_norikazu_does_not_mind_what_befalls_others() -> None:
    game = scene({"hand": ["marries-a-barbarian"], "personalities": [YOJO]}, {"personalities": ["isawa-norikazu"]})
    game.first.does("play:marries-a-barbarian").chooses(YOJO)
    assert not game.second.may("trigger:isawa-norikazu")


# Isawa Norikazu (Crimson and Jade) cancels Action cards that are played from a hand.


def test_norikazu_does_not_cancel_an_action_that_already_stays_in_play() -> None:
    game = scene(
        {"personalities": [fights(UJI)], "holdings": [KIDNAPPER, *GOLD], "honor": 10},
        {"personalities": [fights(NORIKAZU), fights(SUKUNE, bowed=True)], "honor": 10},
        attack=battle_at(0), to_act=1,
    )  # fmt: skip
    held = game.table.rules_of(0).apply(game.card(SUKUNE), "bound", game.card(KIDNAPPER).uid, until="game")
    game.happens(held)
    game.second.does("pass")
    game.first.does(f"use:{KIDNAPPER}:1").pays()
    assert not game.second.may(f"trigger:{NORIKAZU}") and not game.card(SUKUNE).bowed


# Isawa Osugi


def test_osugi_learns_one_spell_for_nothing() -> None:
    game = scene({"personalities": ["isawa-osugi"], "hand": ["earthquake", "biting-steel"]})
    game.first.does("attach:biting-steel")
    assert game.card("biting-steel").host is game.card("isawa-osugi")
    game.pass_to("action", seat=0)
    assert not game.first.may("attach:earthquake")


def test_nothing_makes_osugi_shadowlands() -> None:
    caster = at("heichi-chokei", attachments=["touch-of-despair"])
    game = scene({"personalities": [caster]}, {"personalities": ["isawa-osugi", "matsu-yojo"]})
    game.first.does("use:touch-of-despair:1").chooses("isawa-osugi")
    assert not game.card("isawa-osugi").trait("Shadowlands") and game.card("heichi-chokei").bowed
    other = scene({"personalities": [caster]}, {"personalities": ["isawa-osugi", "matsu-yojo"]})
    other.first.does("use:touch-of-despair:1").chooses("matsu-yojo")
    assert other.card("matsu-yojo").trait("Shadowlands")


# Isawa Tadaka • Experienced


def test_an_innate_ability_there_bows_nobody_and_works_once() -> None:
    game = castle(fights(TADAKA), foe=fights("kyoso-no-oni"))
    game.second.does(f"use:{TADAKA}")
    assert not game.card(TADAKA).bowed
    assert not game.second.may(f"use:{TADAKA}")


# Isawa Tomo • Experienced


def test_the_master_of_water_sends_tainted_units_home_unbowed() -> None:
    game = fought([fights("isawa-tomo-experienced"), fights(UNARI, attachments=["goblin-mob"])],
                  [fights(JUNZO), fights(YOJO)])  # fmt: skip
    game.first.does("use:isawa-tomo-experienced")
    assert [game.card(one).at is None for one in (UNARI, JUNZO, YOJO)] == [True, True, False]
    # The Master of Water is a Shadowlands Personality himself. He is bowed by the action, not by its effect.
    assert game.card("isawa-tomo-experienced").at is None and not game.card(UNARI).bowed


def test_the_master_of_water_must_be_in_the_battle() -> None:
    game = fought(["isawa-tomo-experienced", fights(UNARI)], [fights(JUNZO)])
    assert not game.first.may("use:isawa-tomo-experienced")


# Isawa Tsuke • Experienced


def burned(target: Any) -> Scene:
    game = scene({"personalities": ["isawa-tsuke-experienced", "isawa-uona"], "hand": ["naginata"], "honor": 20},
                 {"personalities": [target], "hand": ["naginata"], "honor": 20})  # fmt: skip
    game.first.does("use:isawa-tsuke-experienced:1")
    return game


@pytest.mark.parametrize(("foe", "chi", "dishonored"), [("daidoji-uji", 3, True), (JUNZO, 6, False)])
def test_tsuke_burns_brighter_in_the_duel_he_calls_for(foe: str, chi: int, dishonored: bool) -> None:
    game = burned(foe)
    assert game.second.asked == "duel"
    assert numbers(game, "isawa-tsuke-experienced")[1] == chi
    assert game.card("isawa-tsuke-experienced").dishonored is dishonored
    game.second.does("strike")
    assert game.zone(foe) == "dynasty discard" and numbers(game, "isawa-tsuke-experienced")[1] == 0


def test_tsuke_rots_whenever_he_straightens() -> None:
    game = scene({"personalities": [at("isawa-tsuke-experienced", bowed=True)]})
    game.pass_to("action", seat=0, turn=3)
    assert [token.name for token in game.card("isawa-tsuke-experienced").tokens] == ["Corruption"]
    assert numbers(game, "isawa-tsuke-experienced")[1] == -1


# Isawa Uona


def test_uona_looks_at_as_many_cards_as_the_discard_says() -> None:
    game = scene(
        {"personalities": ["isawa-uona"], "hand": ["heavy-infantry", "naginata"]},
        {"provinces": [{"card": at("small-farm", facedown=True)}] * 4},
    )
    focus = game.card("heavy-infantry").face.focus
    game.first.does("use:isawa-uona").does("heavy-infantry")
    game.first.refused(*["province:1.0", "province:1.1", "province:1.2", "province:1.3"][: focus + 1])
    game.first.does(*["province:1.0", "province:1.1", "province:1.2"][:focus])
    seen = [record for record in game.match.records if record.kind == "look-at"]
    assert len(seen) == 1 and len(seen[0].facts["cards"]) == min(3, focus) and seen[0].seats == (0,)


def test_uona_looks_into_hands_and_decks_too() -> None:
    """The cards of both decks and of a hand are face down as well (14: "face cachée", "main du Destin")."""
    game = scene(
        {"personalities": ["isawa-uona"], "hand": ["heavy-infantry", "naginata"]},
        {"hand": ["charge"], "dynasty_deck": ["gold-mine"], "provinces": [{"card": "small-farm"}, {}, {}, {}]},
    )
    assert game.card("heavy-infantry").face.focus == 2
    game.first.does("use:isawa-uona").does("heavy-infantry")
    assert game.first.options[0] == "choose:province:1.0" and not game.first.may("hand:0")
    game.first.does("hand:1", "dynasty:1")
    (looked,) = [record for record in game.match.records if record.kind == "look-at"]
    assert looked.facts["cards"] == ["charge", "gold-mine"] and looked.seats == (0,)


def test_a_discard_without_focus_lets_uona_look_at_nothing_and_asks_nothing() -> None:
    game = scene(
        {"personalities": ["isawa-uona"], "hand": ["ratling-bushi", "naginata"]},
        {"provinces": [{"card": at("small-farm", facedown=True)}] * 4, "hand": ["naginata"]},
        asked=(0, 1),
    )
    game.first.does("use:isawa-uona").does("ratling-bushi")
    assert game.first.asked is None and "look-at" not in game.kinds


# Isawa Uona • Experienced


def test_uona_bows_a_shadowlands_card() -> None:
    dark = at(JUNZO, attachments=["goblin-mob", "light-infantry"])
    game = scene({"personalities": ["isawa-uona-experienced"]}, {"personalities": [dark, YOJO]})
    game.first.does("use:isawa-uona-experienced")
    assert not game.first.may("light-infantry") and not game.first.may(YOJO)
    game.first.does("goblin-mob")
    assert game.card("goblin-mob").bowed and game.card("isawa-uona-experienced").bowed


def test_uona_who_bows_for_it_is_no_card_to_bow() -> None:
    """The target must still be legal for the effect (7, 15). Uona herself is of the Shadowlands."""
    uona = "isawa-uona-experienced"
    assert not scene({"personalities": [uona]}, {"personalities": [YOJO]}).first.may(f"use:{uona}")
    game = scene({"personalities": [uona]}, {"personalities": [JUNZO]})
    game.first.does(f"use:{uona}")
    assert game.card(JUNZO).bowed


# The Nameless One


def test_kage_and_the_nameless_one_are_keener_against_the_dark() -> None:
    game = scene({"personalities": ["the-nameless-one"]}, {"personalities": [TAINTED], "hand": ["naginata"]})
    game.first.does("use:the-nameless-one")
    assert game.second.asked == "duel" and game.card("the-nameless-one").chi == 5


# Oni no Tadaka


def test_the_captive_oni_lifts_the_phoenix_and_weakens_them_when_it_falls() -> None:
    game = scene({"personalities": ["oni-no-tadaka", "isawa-uona"]}, {"personalities": ["isawa-tomo", "kuni-yori"]})
    assert [numbers(game, one)[1] for one in ("isawa-uona", "isawa-tomo", "kuni-yori")] == [1, 1, 0]
    game.happens(game.table.framework.destroy(game.card("oni-no-tadaka")))
    assert [numbers(game, one)[1] for one in ("isawa-uona", "isawa-tomo", "kuni-yori")] == [-1, -1, 0]
    game.pass_to("action", seat=1, turn=2)
    assert numbers(game, "isawa-uona")[1] == 0


# Shiba Tetsu


def test_shiba_tetsu_takes_heart_from_a_shugenja_once_a_battle() -> None:
    game = met_in_battle([], [fights("shiba-tetsu"), fights("isawa-tadaka")])
    before = game.card("shiba-tetsu").force
    game.second.does("use:shiba-tetsu").chooses("isawa-tadaka")
    assert game.card("shiba-tetsu").force == before + 3
    game.pass_to("battle-action", seat=1)
    assert not game.second.may("use:shiba-tetsu")


# Shiba Ujimitsu


def test_ujimitsu_takes_the_place_of_a_personality() -> None:
    worn = at(UNARI, attachments=["light-infantry"], tokens=[{"name": "+1F", "force": 1}], dishonored=True, bowed=True,
              permanent=[{"attribute": "chi", "value": 2, "source": "oath-of-fealty"}])  # fmt: skip
    game = dead(UJIMITSU, personalities=[worn], stronghold=PHOENIX)
    game.first.does(f"return:{UJIMITSU}")
    one = game.card(UJIMITSU)
    assert one.in_play and not one.bowed and not one.dishonored
    assert [worn.id for worn in one.attachments] == ["light-infantry"] and one.attachments[0].host is one
    assert [token.name for token in one.tokens] == ["+1F"] and one.chi == one.face.chi + 2
    former = game.card(UNARI)
    assert former.zone == "dynasty discard" and not former.died and not former.lasting and not former.tokens


@pytest.mark.parametrize(("how", "there"), [("dishonorably", [UNARI]), ("", [UNARI]), ("honorably", [])])
def test_ujimitsu_returns_only_from_an_honorable_death_for_somebody(how: str, there: list[str]) -> None:
    game = dead(UJIMITSU, how, personalities=there, stronghold=PHOENIX,
                provinces=[{"card": at("kaiu-kenru", facedown=False)}, {}, {}, {}])  # fmt: skip
    assert not game.first.may(f"return:{UJIMITSU}")


def test_ujimitsu_joins_phoenix_players_only() -> None:
    lying = [{"card": at(UJIMITSU, facedown=False)}, {}, {}, {}]
    rich = {"holdings": ["gold-mine"] * 5, "honor": 20, "provinces": lying}
    assert not scene(rich, phase="dynasty").first.may(f"recruit:{UJIMITSU}")
    assert scene({**rich, "stronghold": PHOENIX}, phase="dynasty").first.may(f"recruit:{UJIMITSU}")
