"""Ancestors."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.scenes import dragon, dueling, fought, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

HITOMI = "mirumoto-hitomi"
AGASHA = "shiryo-no-agasha"
UJI = "daidoji-uji"
TOGAI = "bayushi-togai"
IDLE = {"holdings": ["retired-general"]}
JUNZO = "yogo-junzo"
SUKUNE = "hida-sukune"
YOJO = "matsu-yojo"
UNARI = "hida-unari"
UONA = "isawa-uona"
TWO_DIAMONDS = {"holdings": ["diamond-mine"] * 2}
MOSAKU = "shinjo-mosaku"


# Shiryo no Agasha


def test_a_personality_with_agasha_bows_for_a_dragon_of_too_high_a_requirement() -> None:
    game = dragon(0)
    game.first.does("recruit:air-dragon").pays()
    assert game.card("air-dragon").in_play and game.card(HITOMI).bowed


def test_agasha_does_not_speak_for_the_clan_nor_through_somebody_bowed() -> None:
    assert not dragon(0, "togashi-yokuni").first.may("recruit:togashi-yokuni")
    assert not dragon(0, bowed=True).first.may("recruit:air-dragon")


def test_agasha_lets_two_more_cards_stay_in_hand() -> None:
    side = {"personalities": [at(HITOMI, attachments=[AGASHA])], "hand": ["light-infantry"] * 9, "fate_deck": []}
    game = scene(side, phase="end")
    assert len(game.first.hand) == 9
    game.pass_to("action", 1)
    assert len(game.first.hand) == 9


# Shiryo no Akodo


def agetoki_challenged(foe: str, *options: str) -> Scene:
    unit = at("matsu-agetoki", attachments=["shiryo-no-akodo"])
    game = scene({"personalities": [foe], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": [unit], "hand": []}, asked=(1,))  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    return game


def test_akodo_adds_chi_in_a_duel() -> None:
    game = agetoki_challenged(UJI)
    chi = game.card("matsu-agetoki").chi
    assert not game.second.may("trigger:shiryo-no-akodo:1")
    game.second.does("trigger:shiryo-no-akodo")
    assert game.card("matsu-agetoki").bowed and game.card("matsu-agetoki").chi == chi + 1


def test_akodo_adds_three_chi_against_less_honor() -> None:
    game = agetoki_challenged("ginawa")
    chi = game.card("matsu-agetoki").chi
    game.second.does("trigger:shiryo-no-akodo:1")
    assert game.card("matsu-agetoki").chi == chi + 3


# Shiryo no Bayushi


def test_bayushi_destroys_black_scrolls_and_corruption() -> None:
    guarded = at(TOGAI, attachments=["shiryo-no-bayushi"])
    dark = at("asahina-tomo", attachments=["touch-of-despair"], tokens=[{"name": "Corruption", "chi": -1, "amount": 2}])
    game = scene({"personalities": [guarded]}, {"personalities": [dark]})
    assert game.first.may("use:shiryo-no-bayushi:1")
    game.first.does("use:shiryo-no-bayushi")
    assert game.zone("touch-of-despair") == "fate discard" and game.card(TOGAI).bowed
    other = scene({"personalities": [guarded]}, {"personalities": [dark]})
    other.first.does("use:shiryo-no-bayushi:1")
    assert numbers(other, "asahina-tomo") == (0, -1) and other.zone("touch-of-despair") == "play"


def test_bayushi_removes_the_taint_of_the_personality_he_guides() -> None:
    """The target is the token, so the token may lie on the player's own Personality who bows for this (§target)."""
    corrupt = at(TOGAI, attachments=["shiryo-no-bayushi"], tokens=[{"name": "Corruption", "chi": -1}])
    game = scene({"personalities": [corrupt]})
    game.first.does("use:shiryo-no-bayushi:1")
    assert game.card(TOGAI).tokens == () and game.card(TOGAI).bowed


def test_bayushi_finds_nothing_where_all_is_clean() -> None:
    game = scene({"personalities": [at(TOGAI, attachments=["shiryo-no-bayushi"]), SUKUNE], **IDLE},
                 {"personalities": [at(JUNZO, tokens=[{"name": "-1C", "chi": -1}])]})  # fmt: skip
    assert not game.first.may("use:shiryo-no-bayushi") and not game.first.may("use:shiryo-no-bayushi:1")


# Shiryo no Doji


def test_doji_shouts_without_the_first_shout() -> None:
    game = fought([fights("doji-kuwanan", attachments=["shiryo-no-doji"]), fights(YOJO)], [fights(UJI)],
                  {"hand": ["the-second-shout", "the-third-shout"]})  # fmt: skip
    assert not game.first.may("play:the-third-shout")
    game.first.does("play:the-second-shout").chooses("doji-kuwanan")
    game.second.passes()
    game.first.does("play:the-third-shout").chooses("doji-kuwanan")
    assert numbers(game, "doji-kuwanan") == (7, 4)


# Shiryo no Hida


def test_hida_strengthens_a_defender_once_a_turn() -> None:
    own = fights(UNARI, attachments=["shiryo-no-hida"])
    game = scene({"personalities": [fights(SUKUNE)]}, {"personalities": [own]}, attack=battle_at(0))
    game.second.does("use:shiryo-no-hida")
    assert numbers(game, UNARI) == (2, 2)
    game.first.passes()
    assert not game.second.may("use:shiryo-no-hida")


def test_hida_does_not_help_an_attacker() -> None:
    game = fought([fights(UNARI, attachments=["shiryo-no-hida"])], [fights(YOJO)], first={"hand": ["charge"]})
    assert not game.first.may("use:shiryo-no-hida")


@pytest.mark.parametrize(("ancestor", "reached"), [("shiryo-no-hida", False), ("shiryo-no-hiruma", True)])
def test_the_favor_does_not_reach_the_unit_hida_watches(ancestor: str, reached: bool) -> None:
    army = [fights(SUKUNE), fights("hisa")]
    game = scene({"personalities": army}, {"personalities": [fights(UNARI, attachments=[ancestor])]},
                 attack=battle_at(0), favor=0)  # fmt: skip
    game.pass_to("battle-action", seat=0)
    game.first.does("use:imperial-favor:2")
    assert game.first.may("hisa") and game.first.may(UNARI) is reached


# Shiryo no Hiruma


def test_hiruma_grows_against_the_shadowlands() -> None:
    own = fights(UNARI, attachments=["shiryo-no-hiruma"])
    game = fought([own], [fights(JUNZO, attachments=["goblin-mob"]), fights(YOJO), "mountain-goblin"])
    assert numbers(game, UNARI)[0] == 2
    assert numbers(scene({"personalities": [at(UNARI, attachments=["shiryo-no-hiruma"])]},
                         {"personalities": [JUNZO]}), UNARI)[0] == 0  # fmt: skip


@pytest.mark.parametrize(("foe", "more"), [(JUNZO, 3), (YOJO, 0)])
def test_hiruma_steadies_the_hand_in_duels_with_the_shadowlands(foe: str, more: int) -> None:
    own = at(UNARI, attachments=["shiryo-no-hiruma"])
    game = scene({"personalities": [own], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": [foe], "hand": ["naginata"]})  # fmt: skip
    before = game.card(UNARI).chi
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    assert game.card(UNARI).chi - before == more


# Shiryo no Isawa


# Isawa Natsune (Forbidden Knowledge) may not bow to produce Spell effects. The effect of a Kiho is one too (§kiho).


def test_an_ancestor_of_the_isawa_stops_elemental_effects() -> None:
    game = scene(
        {"personalities": [at("isawa-tadaka")], "hand": ["archers"]},
        {"personalities": [at(UONA, attachments=["shiryo-no-isawa"])]},
    )
    game.first.does("use:isawa-tadaka")
    game.second.does("trigger:shiryo-no-isawa")
    assert game.card(UONA).bowed and game.province(0, 0).strength == game.province(1, 0).strength


def test_an_ancestor_of_the_isawa_makes_room_for_any_number_of_spells() -> None:
    worn = ["shiryo-no-isawa", *["biting-steel"] * 3]
    game = scene({"personalities": [at(UONA, attachments=worn)], "hand": ["summon-faeries"], **TWO_DIAMONDS})
    assert game.first.may("attach:summon-faeries")


def test_an_ancestor_of_the_isawa_does_not_mind_other_actions() -> None:
    game = scene({"personalities": ["kuni-yori"], "hand": ["archers"]},
                 {"personalities": [at(UONA, attachments=["shiryo-no-isawa"])], "hand": ["charge"]})  # fmt: skip
    game.first.does("use:kuni-yori")
    assert not game.second.may("trigger:shiryo-no-isawa")


# Shiryo no Kakita


def test_kakita_focuses_twice_at_once_in_a_duel() -> None:
    game = dueling("kakita-yoshi", "shiryo-no-kakita")
    game.first.does("focus:charge")
    game.first.does("focus:outflank")
    assert not game.first.hand


# Shiryo no Matsu


def wooed(hand: tuple[str, ...] = ()) -> Scene:
    game = scene(
        {"personalities": [at("matsu-gohei", attachments=["shiryo-no-matsu"])], "hand": ["focus"], "honor": 9},
        {"personalities": [at(YOJO, attachments=["light-infantry"])], "hand": list(hand), "honor": 9},
    )
    game.first.does("use:shiryo-no-matsu")
    return game


def test_a_personality_who_refuses_the_matsu_loses_the_follower() -> None:
    game = wooed()
    game.second.does("refuse")
    assert game.card("light-infantry").host is game.card("matsu-gohei") and game.card("light-infantry").controller == 0


def test_a_personality_who_loses_to_the_matsu_dies_without_the_follower() -> None:
    game = wooed()
    game.second.does("accept")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.zone(YOJO) == "dynasty discard" and game.card("light-infantry").host is game.card("matsu-gohei")


def test_a_personality_who_beats_the_matsu_keeps_the_follower() -> None:
    game = wooed(("focus",))
    game.second.does("accept").does("focus:focus")
    game.first.does("strike")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.card("light-infantry").host is game.card(YOJO) and game.zone("matsu-gohei") == "dynasty discard"


# Shiryo no Shiba


def test_the_shiba_comes_back_from_the_discard_pile() -> None:
    game = scene({"fate_discard": ["shiryo-no-shiba"], "personalities": ["shiba-katsuda"]}, {}, phase="straighten")
    game.pass_while(lambda: not game.first.may("trigger:shiryo-no-shiba"))
    game.first.does("trigger:shiryo-no-shiba")
    assert game.zone("shiryo-no-shiba") == "hand"


def test_the_shiba_comes_back_in_the_events_phase_of_the_own_turn() -> None:
    game = scene({}, {"fate_discard": ["shiryo-no-shiba"]}, phase="straighten")
    while game.table.phase != "action":
        assert not game.second.may("trigger:shiryo-no-shiba")
        prompt = game.match.open_prompts()[0]
        game.match.answer(prompt.seat, [option.key for option in prompt.least()])


# Shiryo no Shinjo


def test_shinjo_keeps_the_unit_out_of_sight_in_battle() -> None:
    foes = [fights(MOSAKU, attachments=["shiryo-no-shinjo", "light-infantry"]), fights(SUKUNE)]
    game = fought([fights("dairya")], foes)
    game.first.does("use:dairya")
    assert game.zone(MOSAKU) == "play" and not game.first.may(MOSAKU) and not game.first.may("light-infantry")


def test_shinjo_hides_nobody_outside_a_battle_or_from_the_own_player() -> None:
    unit = at(MOSAKU, attachments=["shiryo-no-shinjo"])
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9}, {"personalities": [unit]})
    game.first.does("play:kolat-assassin").pays()
    assert game.zone(MOSAKU) == "dynasty discard"
    own = fought([fights(MOSAKU, attachments=["shiryo-no-shinjo"])], [fights(UNARI)], first={"hand": ["charge"]})
    assert not own.card(MOSAKU).forbids("be-targeted", own.table.framework)


# Shiryo no Togashi


@pytest.mark.parametrize("host", [at("mirumoto-daini", attachments=["shiryo-no-togashi"]), at("hoseki")])
def test_one_spell_in_hands_that_are_no_shugenja_s(host: dict[str, Any]) -> None:
    game = scene({"personalities": [host], "hand": ["touch-of-despair", "biting-steel"], "holdings": ["gold-mine"] * 3},
                 {"personalities": [YOJO]})  # fmt: skip
    game.first.does("attach:touch-of-despair").pays()
    game.second.passes()
    assert not game.first.may("attach:biting-steel")
    game.first.does("use:touch-of-despair:1").chooses(YOJO)
    assert game.card(YOJO).trait("Shadowlands") and game.card(host["id"]).bowed


def test_nobody_refuses_the_challenge_of_togashi() -> None:
    game = scene({"personalities": [at("mirumoto-daini", attachments=["shiryo-no-togashi"])],
                  "hand": ["iaijutsu-challenge"], "honor": 10}, {"personalities": [YOJO], "hand": []})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    assert not game.second.may("refuse")
