"""Personalities of the Dragon."""

from typing import Any

import pytest

from engine.l5r_ccg.machinery.position import dump
from tests.l5r_ccg.cards.scenes import adept, cast_at, fought, lying, met_in_battle, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fight, fights, scene
from tests.l5r_ccg.scene import fights as f

MINED = ["gold-mine", "gold-mine", "diamond-mine"]
SUKUNE = "hida-sukune"
YOJO = "matsu-yojo"
UJI = "daidoji-uji"
JUNZO = "yogo-junzo"
AIR = "ring-of-air"
EARTH = "ring-of-earth"
MIKOTO = "togashi-mikoto"
ISAWA_TOMO = "isawa-tomo"
IDLE = {"holdings": ["retired-general"]}


# Agasha Heizo


def test_heizo_lends_his_force() -> None:
    game = scene({"personalities": ["agasha-heizo", "hida-unari"]})
    game.first.does("use:agasha-heizo")
    assert game.first.options == ["number:1", "number:2"]
    game.first.does("number:2")
    assert game.card("agasha-heizo").force == 0 and game.card("hida-unari").force == 6


# Agasha Koishi


def test_koishi_moves_strength_between_her_provinces_until_the_end_of_the_next_turn() -> None:
    game = scene({"personalities": ["agasha-koishi"]})
    game.first.does("use:agasha-koishi").chooses("province:0.0")
    game.first.chooses("province:0.3")
    before = game.province(0, 1).strength
    assert [game.province(0, place).strength - before for place in range(4)] == [-3, 0, 0, 3]
    game.pass_to("action", seat=0, turn=3)
    assert game.province(0, 0).strength == before - 3
    game.pass_to("action", seat=1, turn=4)
    assert game.province(0, 0).strength == before


def test_koishi_takes_no_strength_where_too_little_is_left() -> None:
    weak = [{"lasting": [{"attribute": "strength", "value": -5, "until": "game"}]}, {}, {}, {}]
    game = scene({"personalities": ["agasha-koishi"], "provinces": weak})
    game.first.does("use:agasha-koishi")
    assert not game.first.may("province:0.0")


# Agasha Tamori


def test_tamori_has_three_more_chi_for_the_spells_attached_to_him() -> None:
    spells = ["biting-steel"] * 5
    game = scene({"personalities": [at("agasha-tamori", attachments=spells[:4])], "hand": spells, "holdings": MINED})
    game.first.does("attach:biting-steel").pays()
    assert sum(worn.id == "biting-steel" for worn in game.card("agasha-tamori").attachments) == 5
    assert game.card("agasha-tamori").chi == 2
    full = scene({"personalities": [at("agasha-tamori", attachments=spells)], "hand": spells, "holdings": MINED})
    assert full.first.barred("attach:biting-steel")


def test_tamori_has_it_too_while_he_bows_for_a_spell() -> None:
    """The strength of the Fury of Osano-Wo is its Shugenja's Chi plus 2. Tamori's 3 Chi for spells count too."""
    fury = at("the-fury-of-osano-wo", tokens=[{"name": "Fury"}])

    def struck(caster: str) -> bool:
        game = scene({"personalities": [fights(SUKUNE, tokens=[{"force": 4}])]},
                     {"personalities": [fights(caster, attachments=[fury])]}, attack=battle_at(0))  # fmt: skip
        assert game.card(SUKUNE).force == 7
        return game.second.may("use:the-fury-of-osano-wo:4")

    assert struck("agasha-tamori") and not struck("isawa-uona")


# Hitomi Kokujin


def consumed(foe: Any, *followers: str, chi: int = 0) -> Scene:
    kokujin = at("hitomi-kokujin", tokens=[{"chi": chi}] if chi else [])
    game = scene({"personalities": [kokujin], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": [at(foe, attachments=list(followers))], "hand": []})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    return game


def test_kokujin_consumes_a_personality_that_he_beats() -> None:
    game = consumed(YOJO, "light-infantry", "naginata", chi=3)
    game.first.does("trigger:hitomi-kokujin")
    soul = game.card(YOJO)
    assert soul.controller == 0 and soul.bowed and soul.personal_honor == 0 and soul.trait("Shadowlands")
    assert soul.chi == soul.face.chi + 1 and [one.id for one in soul.attachments] == ["naginata"]


def test_kokujin_consumes_nobody_after_a_tie() -> None:
    game = consumed("asahina-tomo", chi=1)
    assert not game.first.may("trigger:hitomi-kokujin") and game.zone("hitomi-kokujin") == "dynasty discard"


# Hitomi Kokujin: the Personal Honor of a consumed Personality is permanently 0.


def test_the_consumed_keep_no_personal_honor_that_they_had_gained() -> None:
    kokujin = at("hitomi-kokujin", tokens=[{"name": "Chi", "chi": 9}])
    game = scene({"personalities": [kokujin], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": [YOJO], "hand": [], "honor": 10})  # fmt: skip
    game.happens(*game.table.rules_of(1).gives(game.card(YOJO), honor=2, until="permanent"))
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:hitomi-kokujin")
    assert game.card(YOJO).controller == 0 and game.card(YOJO).personal_honor == 0


# Kitsuki Yasu


def test_yasu_sees_to_it_that_a_samurai_accepts() -> None:
    game = scene({"personalities": [UJI, "kitsuki-yasu"], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": [YOJO]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(UJI)
    game.first.does("trigger:kitsuki-yasu")
    assert not game.second.may("refuse") and game.card("kitsuki-yasu").bowed


@pytest.mark.parametrize(
    ("yasu", "foe"), [(at("kitsuki-yasu", bowed=True), YOJO), ("kitsuki-yasu", JUNZO)]
)  # Bowed; no Samurai.
def test_yasu_is_straight_and_minds_samurai_alone(yasu: Any, foe: str) -> None:
    game = scene({"personalities": [UJI, yasu], "hand": ["iaijutsu-challenge"], "honor": 10}, {"personalities": [foe]})
    game.first.does("play:iaijutsu-challenge")
    game.first.does(UJI) if game.first.may(UJI) else None
    assert not game.first.may("trigger:kitsuki-yasu")


# Mirumoto Hitomi • Experienced


def test_hitomi_wears_the_obsidian_hand_for_nothing() -> None:
    game = scene({"personalities": ["mirumoto-hitomi-experienced", "hida-unari"], "hand": ["the-obsidian-hand"]})
    hand = game.card("the-obsidian-hand")
    assert game.table.gold_cost(hand, 0, game.card("mirumoto-hitomi-experienced")) == 0
    assert game.table.gold_cost(hand, 0, game.card("hida-unari")) == hand.face.gold_cost


# Mirumoto Taki


def test_taki_carries_two_weapons() -> None:
    game = scene({"personalities": [at("mirumoto-taki", attachments=["no-dachi"])], "hand": ["naginata"]})
    assert game.table.may_attach(game.card("naginata"), game.card("mirumoto-taki"))
    other = scene({"personalities": [at("hida-unari", attachments=["no-dachi"])], "hand": ["naginata"]})
    assert not other.table.may_attach(other.card("naginata"), other.card("hida-unari"))


# Togashi Gaijutsu


@pytest.mark.parametrize(("who", "may"), [("mirumoto-daini", True), ("agasha-tamori", False)])
def test_gaijutsu_tattoos_a_dragon_samurai_who_came_at_full_cost(who: str, may: bool) -> None:
    game = scene({"personalities": ["togashi-gaijutsu"], "provinces": lying(who), "holdings": ["gold-mine"] * 3,
                  "stronghold": "the-mountain-keep-of-the-dragon", "honor": 9, "fate_deck": ["jade-bow"]},
                 phase="dynasty")  # fmt: skip
    game.first.does(f"recruit:{who}").does("honor").pays()
    assert game.first.may("trigger:togashi-gaijutsu") is may
    if may:
        game.first.does("trigger:togashi-gaijutsu")
        focus = game.card("jade-bow").focus
        assert numbers(game, who) == (focus, focus) and game.first.honor == 9


def test_gaijutsu_does_not_tattoo_for_a_discount() -> None:
    game = scene({"personalities": ["togashi-gaijutsu"], "provinces": lying("mirumoto-daini"),
                  "holdings": ["gold-mine"] * 3, "stronghold": "the-mountain-keep-of-the-dragon", "honor": 9},
                 phase="dynasty")  # fmt: skip
    game.first.does("recruit:mirumoto-daini").does("gold").pays()
    assert not game.first.may("trigger:togashi-gaijutsu")


# Togashi Jodome


@pytest.mark.parametrize(("target", "ring"), [("hida-unari", EARTH), ("hida-unari", None), ("horiuchi-shoan", AIR)])
def test_jodome_does_nothing_without_the_ring_or_for_others(target: str, ring: str | None) -> None:
    game = cast_at(target, ring)
    assert game.card(target).force == game.card(target).face.force + 2 and not game.card("togashi-jodome").bowed


def test_jodome_lets_actions_of_others_than_shugenja_pass() -> None:
    game = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9},
        {"personalities": ["togashi-jodome"], "rings": [AIR]},
    )
    game.first.does("play:kolat-assassin").pays()
    assert game.zone("togashi-jodome") == "dynasty discard"


# Togashi Mikoto


def yojo_duels(mine: list[str], theirs: list[str]) -> Scene:
    """Let Matsu Yojo challenge Mikoto, who focuses first."""
    game = scene({"personalities": [at(YOJO, tokens=[{"chi": 3, "name": "Chi"}])], "honor": 10,
                  "hand": ["iaijutsu-challenge", *mine]},
                 {"personalities": [MIKOTO], "hand": theirs, "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    return game


def test_mikoto_duels_again_after_the_focus_cards_are_discarded_once_in_a_duel() -> None:
    game = yojo_duels([], ["naginata", "light-infantry"])
    game.second.does("focus:naginata")
    if game.first.asked == "duel":
        game.first.does("strike")
    assert game.second.asked == "reaction"
    game.second.does(f"trigger:{MIKOTO}")
    assert game.zone("naginata") == "fate discard" and game.second.asked == "duel"
    game.second.does("strike")
    assert game.second.asked != "reaction" and game.zone(MIKOTO) == "dynasty discard"


def test_mikoto_may_accept_the_loss() -> None:
    game = yojo_duels([], ["light-infantry"])
    game.second.does("strike")
    game.second.does("pass")
    assert game.zone(MIKOTO) == "dynasty discard" and game.zone(YOJO) == "play"


def test_mikoto_has_no_reason_to_duel_again_after_winning() -> None:
    game = scene({"personalities": [at(YOJO, tokens=[{"chi": -1, "name": "Chi"}])], "honor": 10,
                  "hand": ["iaijutsu-challenge"]}, {"personalities": [MIKOTO], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    assert game.zone(MIKOTO) == "play" and game.zone(YOJO) == "dynasty discard"
    assert not [one for one in game.match.records if one.kind == "renew-duel"]


# Togashi Mitsu


def test_an_adept_who_is_bowed_stops_nothing() -> None:
    game = adept("water", "togashi-mitsu")
    game.happens(game.table.framework.bow(game.card(ISAWA_TOMO)))
    game.first.does("use:togashi-mitsu")
    assert game.second.asked != "reaction"


def test_an_adept_of_water_stops_mitsus_fire() -> None:
    game = adept("water", "togashi-mitsu")
    game.first.does("use:togashi-mitsu")
    assert game.second.asked == "reaction"
    game.second.does("trigger:isawa-tomo:text.the-way-of-water.0")
    assert game.card(ISAWA_TOMO).bowed and game.card("togashi-mitsu").tokens == ()


# Togashi Rinjin


def test_rinjin_shoots_alone_and_stays_straight() -> None:
    game = met_in_battle([fights("hida-unari", attachments=["light-cavalry"])], [fights("togashi-rinjin")])
    game.second.does("use:togashi-rinjin").chooses("light-cavalry")
    assert game.zone("light-cavalry") == "fate discard" and not game.card("togashi-rinjin").bowed


def test_arrows_do_not_help_an_attack_that_cannot_be_changed() -> None:
    game = fight({"personalities": [fights("togashi-rinjin")], "hand": ["arrows-from-the-woods"]},
                 {"personalities": [fights(UJI)]})  # fmt: skip
    game.first.does("use:togashi-rinjin").chooses(UJI)
    assert game.zone(UJI) == "dynasty discard" and game.first.hand == ["arrows-from-the-woods"]


# Togashi Yama


def mountain(tokens: int, attackers: int = 1) -> Scene:
    """Return a battle at a Province with Mountain tokens. The Province's player acts next."""
    lasting = [{"attribute": "mountain", "value": tokens, "until": "game"}] if tokens else []
    foes = [fights(one) for one in (YOJO, UJI)[:attackers]]
    own = {"personalities": ["togashi-yama"], "provinces": [{"lasting": lasting}, {}, {}, {}]}
    return scene({"personalities": foes}, own, attack=battle_at(0), to_act=1)


def test_yama_raises_a_mountain_on_a_province_of_his_player() -> None:
    game = scene({"personalities": ["togashi-yama"], **IDLE})
    game.first.does("use:togashi-yama").chooses("0.1")
    assert game.province(0, 1).added("mountain") == 1 and game.card("togashi-yama").bowed
    held = dump(game.table)["players"][0]["provinces"][1]["lasting"]
    assert [one["attribute"] for one in held] == ["mountain"]


@pytest.mark.parametrize(("tokens", "attackers"), [(1, 1), (2, 2), (3, 2)])
def test_as_many_mountains_as_units_send_them_home(tokens: int, attackers: int) -> None:
    game = mountain(tokens, attackers)
    game.second.does("use:togashi-yama:1")
    assert all(game.card(one).at is None and not game.card(one).bowed for one in (YOJO, UJI)[:attackers])
    assert game.province(1, 0).added("mountain") == tokens - attackers


@pytest.mark.parametrize(("tokens", "attackers"), [(0, 1), (1, 2)])
def test_too_few_mountains_stop_nobody(tokens: int, attackers: int) -> None:
    assert not mountain(tokens, attackers).second.may("use:togashi-yama")


# Togashi Yokuni


@pytest.mark.parametrize(("card", "clan"), [("togashi-yokuni", "dragon"), ("shinjo-yokatsu", "unicorn")])
def test_champions_join_their_own_clan_alone(card: str, clan: str) -> None:
    strongholds = {"dragon": "the-mountain-keep-of-the-dragon", "unicorn": "the-provincial-estate-of-the-unicorn"}
    for name, stronghold in strongholds.items():
        lying = [{"card": at(card, facedown=False)}, {"card": at("small-farm", facedown=False)}, {}, {}]
        game = scene({"stronghold": stronghold, "provinces": lying, "honor": 30, "holdings": ["gold-mine"] * 5},
                     phase="dynasty")  # fmt: skip
        assert game.first.may(f"recruit:{card}") is (name == clan) and game.first.may("recruit:small-farm")


# Togashi Yokuni • Experienced


def test_yokuni_throws_a_card_without_bowing() -> None:
    game = fought([f("togashi-yokuni-experienced")], [f(SUKUNE)], first={"hand": ["archers", "focus"]})
    game.first.does("use:togashi-yokuni-experienced").chooses("focus")
    assert game.zone(SUKUNE) == "dynasty discard" and not game.card("togashi-yokuni-experienced").bowed
    assert game.first.hand == ["archers"]


def test_yokuni_does_nothing_with_too_weak_a_card() -> None:
    game = fought([f("togashi-yokuni-experienced")], [f(SUKUNE)], first={"hand": ["archers"]})
    assert not game.first.may("use:togashi-yokuni-experienced")


def test_the_champion_joins_the_dragon_alone() -> None:
    lying = [{"card": at("togashi-yokuni-experienced", facedown=False)}, {}, {}, {}]
    own = {"provinces": lying, "holdings": ["diamond-mine"] * 4, "honor": 15}
    assert not scene(own, phase="dynasty").first.may("recruit:togashi-yokuni-experienced")
    dragon = scene({**own, "stronghold": "the-mountain-keep-of-the-dragon"}, phase="dynasty")
    assert dragon.first.may("recruit:togashi-yokuni-experienced")


# Togashi Yoshi


def test_yoshi_sees_the_top_of_a_duelists_deck() -> None:
    game = scene({"personalities": ["matsu-yojo", "togashi-yoshi"], "hand": ["iaijutsu-challenge", "light-infantry"],
                  "fate_deck": ["kolat-assassin"], "honor": 10},
                 {"personalities": ["daidoji-uji"], "hand": ["light-infantry"], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses("matsu-yojo").chooses("daidoji-uji")
    game.second.does("accept")
    game.first.does("trigger:togashi-yoshi")
    assert game.card("matsu-yojo").chi == 2 + 3 and game.card("togashi-yoshi").bowed
    assert game.zone("kolat-assassin") == "fate discard"
    # The action does not count as a Focus: the challenged player still has the first choice.
    assert game.second.asked == "duel" and game.table.duel is not None and not game.table.duel.challenger.ready
