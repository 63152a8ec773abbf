"""The Brotherhood of Shinsei: Monks, Kiho, seekers of the Rings."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

AIR, EARTH, FIRE, WATER, VOID = (
    "ring-of-air", "ring-of-earth", "ring-of-fire", "ring-of-water", "ring-of-the-void",
)  # fmt: skip


def dueled(challenger: Any, challenged: Any, **sides: Any) -> Scene:
    """Let the first player's Personality challenge the second player's, who accepts."""
    first, second = sides.get("first", {}), sides.get("second", {})
    game = scene(
        {"honor": 10, **first, "personalities": [challenger, *first.get("personalities", ())],
         "hand": ["iaijutsu-challenge", *first.get("hand", ())]},
        {"honor": 10, **second, "personalities": [challenged, *second.get("personalities", ())]},
    )  # fmt: skip
    names = [one if isinstance(one, str) else one["id"] for one in (challenger, challenged)]
    game.first.does("play:iaijutsu-challenge").chooses(names[0]).chooses(names[1])
    game.second.does("accept")
    return game


# Acolytes


def cast_at(target: str, ring: str | None) -> Scene:
    """Let the first player's Isawa Uona cast Biting Steel on a Personality."""
    rings = [] if ring is None else [ring]
    game = scene(
        {"personalities": [at("isawa-uona", attachments=["biting-steel"]), "horiuchi-shoan"]},
        {"personalities": ["togashi-jodome", "hida-unari"], "rings": rings},
    )
    game.first.does("use:biting-steel").does(target)
    return game


def test_jodome_cancels_a_spell_aimed_at_his_own_with_the_ring_of_air() -> None:
    game = cast_at("hida-unari", AIR)
    game.second.does("trigger:togashi-jodome")
    assert game.card("hida-unari").force == 4 and game.card("togashi-jodome").bowed


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


def test_takao_with_less_chi_is_first_to_focus() -> None:
    # Takao challenges (2 Chi): the challenged Daidoji Uji (3 Chi) would begin.
    game = dueled("takao", "daidoji-uji", first={"hand": ["no-dachi"]}, second={"hand": ["no-dachi"]})
    game.first.does("trigger:takao")
    assert game.first.asked == "duel"


def test_takao_is_not_first_with_as_much_chi() -> None:
    game = dueled("takao", "hida-sukune", first={"hand": ["no-dachi"]}, second={"hand": ["no-dachi"]})
    assert not game.first.may("trigger:takao")


@pytest.mark.parametrize("ring", [FIRE, WATER])
def test_takao_breaks_the_opponents_weapon_with_the_ring_of_fire(ring: str) -> None:
    armed = at("matsu-yojo", attachments=["naginata"])
    game = dueled("takao", armed, first={"hand": ["no-dachi"], "rings": [ring]}, second={"hand": ["no-dachi"]})
    assert game.first.may("trigger:takao:1") is (ring == FIRE)
    if ring == FIRE:
        game.first.does("trigger:takao:1").chooses("naginata")
        assert game.zone("naginata") == "fate discard" and game.card("takao").bowed


def test_takao_needs_an_opponent_with_a_weapon() -> None:
    game = dueled("takao", "hida-sukune", first={"hand": ["no-dachi"], "rings": [FIRE]}, second={"hand": ["no-dachi"]})
    assert not game.first.may("trigger:takao:1")


def flooded(suana_at: str | None = "1.0", **more: Any) -> Scene:
    """Return a battle in which the second player has played a Terrain. The first player acts next."""
    suana = at("suana") if suana_at is None else fights("suana", suana_at)
    game = scene(
        {"personalities": [suana, fights("hida-unari")], "hand": ["entrapping-terrain"], **more},
        {"personalities": [fights("matsu-yojo")], "hand": ["dispersive-terrain"]},
        attack=battle_at(0),
    )
    game.second.does("play:dispersive-terrain")
    return game


def test_suana_lays_a_terrain_over_the_one_that_lies_there() -> None:
    game = flooded()
    game.first.does("use:suana")
    assert game.battle.terrain is game.card("entrapping-terrain") and game.card("suana").bowed
    assert game.zone("dispersive-terrain") == "fate discard"
    laid = next(record for record in reversed(game.match.records) if record.kind == "lay-terrain")
    assert laid.facts["other"] == game.card("dispersive-terrain").key


def test_suana_needs_a_terrain_and_to_be_in_the_battle() -> None:
    assert flooded(hand=["naginata"]).first.barred("suana", "battle-action")
    assert flooded(suana_at=None).first.barred("suana", "battle-action")


def test_suana_goes_to_another_province_once_a_turn_with_the_ring_of_water() -> None:
    game = flooded(rings=[WATER])
    game.first.does("use:suana:1").chooses("province:1.2")
    assert game.card("suana").at is game.province(1, 2)
    game.second.passes()
    assert game.first.barred("use:suana:1", "battle-action")
    assert flooded(rings=[FIRE]).first.barred("use:suana:1", "battle-action")


# Norio, Seikua, Yodin


def test_norio_takes_over_weakening_tokens_and_heals_himself_and_never_dies_of_them() -> None:
    plague = [{"name": "Plague", "force": 0, "chi": -2, "amount": 2}, {"name": "Blood", "force": 2, "chi": 2}]
    game = scene({"personalities": ["norio", at("hida-unari", tokens=plague)], "holdings": ["retired-general"]})
    # 3 Chi, 4 less and 2 more.
    assert game.card("hida-unari").chi == 1
    game.first.does("use:norio").chooses("hida-unari")
    assert game.card("hida-unari").chi == 5 and game.card("norio").chi == 1
    game.pass_to("action", seat=0, turn=3)
    game.first.does("use:norio:1")
    assert game.card("norio").chi == 3


def test_norio_has_nothing_to_do_without_weakening_tokens() -> None:
    strong = at("hida-unari", tokens=[{"name": "Blood", "force": 2, "chi": 2}])
    game = scene({"personalities": ["norio", strong], "holdings": ["retired-general"]})
    assert game.first.asked == "action"
    assert not game.first.may("use:norio") and not game.first.may("use:norio:1")


def test_seikua_grows_with_the_rings_and_carries_nothing() -> None:
    game = scene({"personalities": ["seikua"], "rings": [AIR, VOID], "hand": ["naginata", "light-infantry"],
                  "holdings": ["diamond-mine"]})  # fmt: skip
    assert (game.card("seikua").force, game.card("seikua").chi) == (1 + 2, 2 + 4)
    assert not game.first.may("attach:naginata") and not game.first.may("attach:light-infantry")


def test_yodin_seeks_another_ring_as_one_comes_into_play() -> None:
    game = scene({"personalities": ["yodin"], "hand": [VOID], "fate_deck": ["naginata", AIR, WATER]})
    game.first.does(f"play:{VOID}").does("trigger:yodin").does(WATER)
    assert game.first.hand == [WATER] and game.card("yodin").bowed
    assert sorted(card.id for card in game.first.player.fate_deck) == ["naginata", AIR]


def test_yodin_may_find_nothing_and_shuffles() -> None:
    game = scene({"personalities": ["yodin"], "hand": [VOID], "fate_deck": ["naginata"]})
    game.first.does(f"play:{VOID}").does("trigger:yodin")
    game.pass_while(lambda: game.first.asked == "target")
    assert game.first.hand == [] and "shuffle" in game.kinds


def test_yodin_does_not_seek_for_other_players_rings() -> None:
    game = scene({"hand": [VOID]}, {"personalities": ["yodin"], "fate_deck": [AIR]})
    game.first.does(f"play:{VOID}")
    assert not game.second.may("trigger:yodin")


def test_enlightenment_takes_a_ring_back_for_a_bowed_monk() -> None:
    game = scene({"personalities": ["hitoshi"], "hand": ["enlightenment"], "fate_discard": ["naginata", EARTH]})
    game.first.does("play:enlightenment").chooses("hitoshi").chooses(EARTH)
    assert game.first.hand == [EARTH] and game.card("hitoshi").bowed


@pytest.mark.parametrize(("who", "discarded"), [("hida-unari", EARTH), ("hitoshi", "naginata")])
def test_enlightenment_needs_a_monk_and_a_ring_in_the_discard_pile(who: str, discarded: str) -> None:
    game = scene({"personalities": [who], "hand": ["enlightenment"], "fate_discard": [discarded],
                  "holdings": ["retired-general"]})  # fmt: skip
    assert game.first.barred("enlightenment")


# Kiho


def test_double_chi_doubles_a_duelists_focus() -> None:
    # 2 Chi and twice Focus 3 against 3 and 4.
    game = dueled(
        "matsu-yojo",
        "daidoji-uji",
        first={"hand": ["kolat-assassin", "double-chi"], "personalities": ["hitoshi"]},
        second={"hand": ["earthquake"]},
    )
    game.first.does("trigger:double-chi").chooses("hitoshi")
    assert game.card("hitoshi").bowed and game.card("matsu-yojo").trait("Double Chi")
    game.second.does("focus:earthquake")
    game.first.does("focus:kolat-assassin")
    assert game.zone("daidoji-uji") == "dynasty discard"
    assert not game.card("matsu-yojo").trait("Double Chi")


def test_double_chi_needs_somebody_to_bow_and_a_duel_of_the_player() -> None:
    game = dueled("matsu-yojo", "daidoji-uji", first={"hand": ["double-chi"]}, second={"hand": ["naginata"]})
    assert not game.first.may("trigger:double-chi")
    third = scene(
        {"personalities": ["matsu-yojo"], "hand": ["iaijutsu-challenge"]},
        {"personalities": ["daidoji-uji"]},
        {"personalities": ["hitoshi"], "hand": ["double-chi"]},
    )
    third.first.does("play:iaijutsu-challenge").chooses("daidoji-uji")
    third.second.does("accept")
    assert not third.third.may("trigger:double-chi")


def test_void_strike_draws_and_adds_its_focus_for_the_duel() -> None:
    # 2 Chi, Focus 3 of the card drawn and Focus 1 against 3 and 2: the drawn card stays in hand.
    game = dueled(
        "matsu-yojo",
        "daidoji-uji",
        first={"hand": ["light-infantry", "void-strike"], "personalities": ["hitoshi"], "fate_deck": ["naginata"]},
        second={"hand": ["heavy-infantry"]},
    )
    # The name of the card says so, but the action is not Elemental.
    strike = game.card("void-strike")
    assert not game.table.use(strike.face.abilities[0], strike, 0).is_("Elemental")
    game.first.does("trigger:void-strike").chooses("hitoshi")
    assert "naginata" in game.first.hand and game.card("matsu-yojo").chi == 2 + game.card("naginata").focus
    game.second.does("strike")
    assert game.zone("daidoji-uji") == "dynasty discard" and game.card("matsu-yojo").chi == 2


def test_void_strike_needs_a_card_to_draw() -> None:
    first = {"hand": ["light-infantry", "void-strike"], "personalities": ["hitoshi"], "fate_deck": []}
    game = dueled("matsu-yojo", "daidoji-uji", first=first, second={"hand": ["heavy-infantry"]})
    assert not game.first.may("trigger:void-strike")


def frightened(*caster: Any) -> Scene:
    game = scene(
        {"personalities": [*caster, fights("hida-unari")], "hand": ["a-glimpse-of-the-soul-s-shadow"]},
        {"personalities": [fights("matsu-yojo", attachments=["light-infantry", "heavy-infantry"])]},
        attack=battle_at(0),
    )
    game.second.passes()
    return game


def test_a_glimpse_frightens_followers_up_to_the_chi_of_the_shugenja() -> None:
    game = frightened(fights("heichi-chokei"))
    game.first.does("play:a-glimpse-of-the-soul-s-shadow").chooses("heichi-chokei").chooses("matsu-yojo")
    # 2 Chi: Light Infantry (1) bows, Heavy Infantry (5) does not.
    assert game.card("light-infantry").bowed and not game.card("heavy-infantry").bowed


def test_a_glimpse_needs_a_shugenja_in_the_battle() -> None:
    assert frightened("heichi-chokei").first.barred("a-glimpse-of-the-soul-s-shadow", "battle-action")
    assert frightened(fights("hitoshi")).first.barred("a-glimpse-of-the-soul-s-shadow", "battle-action")


def marching(**more: Any) -> Scene:
    leader = at("hida-unari", attachments=["light-infantry", at("heavy-infantry", bowed=True)])
    side = {"personalities": [leader, "hida-sukune", "hitoshi"], "hand": ["the-spirit-of-water"], **more}
    return scene({**side, "holdings": ["retired-general"]})


def test_the_spirit_of_water_leads_straight_followers_to_another() -> None:
    game = marching()
    game.first.does("play:the-spirit-of-water").chooses("hitoshi").chooses("hida-unari").chooses("hida-sukune")
    game.first.chooses("light-infantry")
    assert game.card("light-infantry").host is game.card("hida-sukune")
    assert game.card("heavy-infantry").host is game.card("hida-unari")
    assert not game.card("hida-sukune").bowed


def test_the_spirit_of_water_needs_two_straight_personalities() -> None:
    alone = [at("hida-unari", attachments=["light-infantry"]), at("hida-sukune", bowed=True), "hitoshi"]
    # Hitoshi bows for it: no straight Personality is left that could take them.
    assert marching(personalities=alone).first.barred("the-spirit-of-water")


# A Terrain destroyed


def test_diversionary_tactics_destroy_the_terrain_before_it_works() -> None:
    game = scene(
        {"personalities": [fights("hida-unari")], "hand": ["diversionary-tactics"]},
        {"personalities": [fights("hida-sukune")], "hand": ["dispersive-terrain"]},
        attack=battle_at(0),
    )
    game.second.does("play:dispersive-terrain")
    game.first.does("play:diversionary-tactics")
    assert game.zone("dispersive-terrain") == "fate discard"
    game.resolve_battle()
    # 4 Force against 3, which the Terrain would have made 5.
    assert game.zone("hida-sukune") == "dynasty discard" and game.zone("hida-unari") == "play"


def test_diversionary_tactics_need_a_terrain() -> None:
    game = scene(
        {"personalities": [fights("hida-unari")], "hand": ["diversionary-tactics", "charge"]},
        {"personalities": [fights("hida-sukune")]},
        attack=battle_at(0),
    )
    game.second.passes()
    assert game.first.barred("diversionary-tactics", "battle-action")
