"""The Dragons of Earth and Thunder, Oni, Kolat, Ninja and wanderers."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.test_lords import fought, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, YOJO, UJI, SUKUNE, HISA, UONA = "hida-unari", "matsu-yojo", "daidoji-uji", "hida-sukune", "hisa", "isawa-uona"
JUNZO = "yogo-junzo"

# Dragons


def test_the_earth_dragon_grows_once_a_turn_where_it_defends() -> None:
    game = scene({"personalities": [fights(YOJO)]}, {"personalities": [fights("earth-dragon")]},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("use:earth-dragon")
    assert numbers(game, "earth-dragon") == (5, 0) and not game.card("earth-dragon").bowed
    game.first.does("pass")
    assert not game.second.may("use:earth-dragon")


def test_the_earth_dragon_does_not_grow_while_attacking() -> None:
    assert not fought([fights("earth-dragon")], [fights(UJI)]).first.may("use:earth-dragon")


def test_the_thunder_dragon_strikes_one_foe_in_a_battle() -> None:
    game = fought([fights("thunder-dragon")], [fights(UJI), fights(YOJO)])
    game.first.does("use:thunder-dragon").chooses(UJI)
    assert game.card(UJI).bowed and not game.card("thunder-dragon").bowed
    game.second.passes()
    assert not game.first.may("use:thunder-dragon")


@pytest.mark.parametrize("beast", ["earth-dragon", "thunder-dragon", "oni-no-seiryoku", "oni-no-mizu"])
def test_they_carry_and_lead_nothing(beast: str) -> None:
    game = scene({"personalities": [beast, HISA], "hand": ["naginata", "light-infantry"],
                  "holdings": ["gold-mine"] * 2})  # fmt: skip
    host = game.card(beast)
    assert not any(game.table.may_attach(card, host) for card in game.first.player.hand)


# Oni


def test_genso_silences_a_ring_of_earth_until_the_turn_ends() -> None:
    game = scene({"personalities": ["oni-no-genso"]}, {"rings": ["ring-of-earth", "ring-of-air"]})
    game.first.does("use:oni-no-genso")
    assert game.card("ring-of-earth").blank and game.card("oni-no-genso").bowed
    game.pass_to("action", seat=1, turn=2)
    assert not game.card("ring-of-earth").blank


def test_genso_does_not_silence_a_ring_of_air_at_rest() -> None:
    game = scene({"personalities": ["oni-no-genso"]}, {"rings": ["ring-of-air"]})
    assert not game.first.may("use:oni-no-genso")


def test_genso_stops_the_ring_of_the_void_as_it_is_used() -> None:
    game = scene({"rings": ["ring-of-the-void"], "hand": []}, {"personalities": ["oni-no-genso"]})
    game.first.does("use:ring-of-the-void:1")
    game.second.does("trigger:oni-no-genso:1")
    assert not game.first.hand and game.card("ring-of-the-void").blank


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


@pytest.mark.parametrize(("oni", "loss"), [("oni-no-mizu", 4), ("oni-no-genso", 4), ("oni-no-seiryoku", 5)])
def test_oni_cost_honor(oni: str, loss: int) -> None:
    lying = [{"card": at(oni, facedown=False)}, {}, {}, {}]
    game = scene({"provinces": lying, "holdings": ["gold-mine"] * 4, "honor": 9}, phase="dynasty")
    game.first.does(f"recruit:{oni}").pays()
    assert game.first.honor == 9 - loss


def test_yori_gives_a_card_of_his_land_for_another() -> None:
    game = scene({"personalities": ["kuni-yori-experienced"], "provinces": [{"card": at("gold-mine", facedown=False)},
                  {}, {}, {}]}, {"provinces": [{"card": at(HISA, facedown=False)}, {}, {}, {}]})  # fmt: skip
    game.first.does("use:kuni-yori-experienced").chooses("province:1.0")
    assert game.zone("gold-mine", 0) == game.zone(HISA) == "dynasty discard"


def test_yori_needs_a_card_of_his_own_beside_the_other() -> None:
    game = scene({"personalities": ["kuni-yori-experienced"], "provinces": [{"card": at("gold-mine", facedown=False)},
                  {}, {}, {}]})  # fmt: skip
    assert not game.first.may("use:kuni-yori-experienced")


# Kolat and Ninja


@pytest.mark.parametrize(("top", "dies"), [("goblin-mob", True), ("personal-champion", False)])
def test_the_whisperer_talks_a_dishonored_man_into_seppuku(top: str, dies: bool) -> None:
    game = scene({"personalities": ["kolat-whisperer"], "hand": ["charge"]},
                 {"personalities": [at(YOJO, dishonored=True), UJI], "fate_deck": [top], "honor": 9})  # fmt: skip
    game.first.does("use:kolat-whisperer")
    assert (game.zone(YOJO) == "dynasty discard") is dies and game.zone(top) == "fate discard"
    assert game.first.hand == [] and game.second.honor == 9
    if dies:
        assert game.card(YOJO).died == "honorably"


def test_the_whisperer_needs_a_card_and_a_dishonored_human() -> None:
    weak = [at(YOJO, dishonored=True)]
    assert not scene({"personalities": ["kolat-whisperer"], "hand": []}, {"personalities": weak}).first.may(
        "use:kolat-whisperer"
    )
    game = scene({"personalities": ["kolat-whisperer"], "hand": ["charge"]},
                 {"personalities": [UJI, at("qarash", dishonored=True)]})  # fmt: skip
    assert not game.first.may("use:kolat-whisperer")


def plotting(*others: Any, **second: Any) -> Scene:
    game = scene({"hand": ["kolat-master"], "holdings": ["diamond-mine"] * 2, "honor": 9},
                 {"personalities": [HISA, *others], **second})  # fmt: skip
    game.first.does("play:kolat-master").chooses(HISA).pays()
    return game


def test_chinoko_stops_the_kolat() -> None:
    game = plotting("chinoko")
    game.second.does("trigger:chinoko")
    assert game.card(HISA).controller == 1 and game.card("chinoko").bowed


def test_chinoko_makes_kolat_cards_cheaper_by_four() -> None:
    game = scene({"personalities": ["chinoko"], "hand": ["kolat-master"]}, {"personalities": [HISA]})
    madam = game.card("chinoko")
    assert madam.face.gold_for(madam, game.card("kolat-master")) == 4
    assert madam.face.gold_for(madam, game.card(HISA)) == 0


def test_mamoru_prevents_a_dark_deed() -> None:
    game = plotting("mamoru")
    game.second.does("trigger:mamoru")
    assert game.card(HISA).controller == 1 and game.card("mamoru").bowed


def test_mamoru_does_not_mind_what_befalls_others() -> None:
    game = scene({"hand": ["kolat-master"], "holdings": ["diamond-mine"] * 2, "honor": 9},
                 {"personalities": [HISA]}, {"personalities": ["mamoru"]})  # fmt: skip
    game.first.does("play:kolat-master").pays()
    assert not game.third.may("trigger:mamoru") and game.card(HISA).controller == 0


@pytest.mark.parametrize(("hand", "beaten"), [([], False), (["personal-champion"], True)])
def test_mamoru_fights_a_person_who_does_the_deed(hand: list[str], beaten: bool) -> None:
    victim = at(YOJO, bowed=True)
    game = scene({"personalities": ["matsu-hiroru"], "honor": 9, "hand": hand},
                 {"personalities": [victim, "mamoru"], "hand": []})  # fmt: skip
    game.first.does("use:matsu-hiroru").chooses(YOJO)
    game.second.does("trigger:mamoru")
    while game.first.asked == "duel":
        game.first.does(*[f"focus:{card}" for card in hand] if game.first.hand else ["strike"])
    assert (game.zone("mamoru") == "dynasty discard") is beaten
    assert (game.zone("matsu-hiroru") == "dynasty discard") is not beaten


# Wanderers


def test_the_conjuror_inspires_all_ratlings() -> None:
    rats = [at("ratling-conjuror"), at("ratling-scavenger", attachments=["ratling-pack"])]
    game = scene({"personalities": rats, "hand": ["charge"]}, {"personalities": ["ratling-thief", HISA]})
    game.first.does("use:ratling-conjuror")
    for one in ("ratling-conjuror", "ratling-scavenger", "ratling-thief"):
        assert numbers(game, one) == (1, 0)
    assert game.card("ratling-pack").force == 2 and numbers(game, HISA) == (0, 0) and not game.first.hand


def test_the_conjuror_knows_small_spells_only() -> None:
    game = scene({"personalities": ["ratling-conjuror"], "hand": ["biting-steel", "earthquake"]})
    host = game.card("ratling-conjuror")
    assert [card.id for card in game.first.player.hand if game.table.may_attach(card, host)] == ["biting-steel"]


def test_the_snow_maiden_grows_with_the_forests() -> None:
    game = scene({"personalities": ["yuki-no-onna"], "holdings": ["forest"]}, {"holdings": ["forest", "gold-mine"]})
    assert numbers(game, "yuki-no-onna") == (2, 2)


@pytest.mark.parametrize("forests", [[], ["forest"]])
def test_the_dark_may_refuse_the_snow_maiden_unless_it_has_a_forest(forests: list[str]) -> None:
    game = scene({"personalities": ["yuki-no-onna"], "hand": []},
                 {"personalities": [JUNZO, HISA], "holdings": forests, "hand": [], "honor": 5})  # fmt: skip
    game.first.does("use:yuki-no-onna")
    assert game.card("yuki-no-onna").bowed
    if forests:
        assert game.zone(JUNZO) == "dynasty discard"
    else:
        game.second.does("refuse")
        assert game.zone(JUNZO) == "play" and game.second.honor == 5


def test_yugoro_leads_bandits() -> None:
    band = at("yugoro", attachments=[at("light-infantry", lasting=[{"attribute": "trait:Bandit", "until": "game"}])])
    assert numbers(scene({"personalities": [band]}), "yugoro") == (0, 1)


@pytest.mark.parametrize(("answer", "alive"), [("refuse", True), ("accept", False)])
def test_yugoro_robs_the_opponents_whom_he_beats_or_frightens(answer: str, alive: bool) -> None:
    lying = [{"card": at("gold-mine", facedown=False)}, {}, {}, {}]
    game = scene({"personalities": ["yugoro"], "hand": [], "provinces": lying, "holdings": []},
                 {"personalities": [YOJO], "hand": []})  # fmt: skip
    game.first.does("use:yugoro")
    game.second.does(answer)
    assert (game.zone(YOJO) == "play") is alive
    assert [(one.attribute, one.value) for one in game.first.player.lasting] == [("bounty", 2)]
    game.pass_to("action", seat=1, turn=2)
    assert not game.first.player.lasting


def test_yugoro_gets_nothing_from_a_defeat() -> None:
    game = scene({"personalities": ["yugoro"], "hand": []}, {"personalities": ["matsu-tsuko"], "hand": []})
    game.first.does("use:yugoro")
    game.second.does("accept")
    assert game.zone("yugoro") == "dynasty discard" and not game.first.player.lasting


def test_the_hooded_ronin_calls_a_thunder_for_nothing() -> None:
    lying = [{"card": at("doji-hoturi", facedown=False)}, {}, {}, {}]
    game = scene({"personalities": ["the-hooded-ronin-experienced"], "provinces": lying, "honor": 20,
                  "stronghold": "the-esteemed-house-of-the-crane", "holdings": []}, phase="dynasty")  # fmt: skip
    ronin = game.card("the-hooded-ronin-experienced")
    assert ronin.face.enters_bowed
    assert ronin.face.gold_for(ronin, game.card("doji-hoturi")) == game.table.gold_cost(game.card("doji-hoturi"), 0)
    assert ronin.face.gold_for(ronin, game.table.phantom(game.card("the-hooded-ronin-experienced").face, 0)) == 0


def test_the_hooded_ronin_stops_the_shadowlands() -> None:
    game = scene({"personalities": ["pennaggolan"]}, {"personalities": ["the-hooded-ronin-experienced"],
                  "holdings": ["small-farm"]})  # fmt: skip
    game.first.does("use:pennaggolan")
    game.second.does("trigger:the-hooded-ronin-experienced")
    assert game.zone("small-farm", 1) == "play" and game.card("the-hooded-ronin-experienced").bowed


def test_the_hooded_ronin_lets_others_act() -> None:
    game = scene({"personalities": ["yasuki-taka"], "holdings": ["gold-mine", at("small-farm", bowed=True)]},
                 {"personalities": ["the-hooded-ronin-experienced"]})  # fmt: skip
    game.first.does("use:yasuki-taka")
    assert not game.second.may("trigger:the-hooded-ronin-experienced")


def relieved(seat: int) -> Scene:
    patient = {"personalities": [at(YOJO, tokens=[{"chi": -1, "name": "Plague"}])]}
    monk: dict[str, Any] = {"personalities": ["the-laughing-monk"]}
    if seat == 0:
        monk["personalities"] += patient["personalities"]
    game = scene(monk, patient if seat else None)
    game.first.does("use:the-laughing-monk")
    return game


def test_the_laughing_monk_takes_a_token_off() -> None:
    assert not relieved(0).card(YOJO).tokens


def test_the_laughing_monk_asks_another_player_first() -> None:
    game = relieved(1)
    game.second.does()
    assert len(game.card(YOJO).tokens) == 1 and game.card("the-laughing-monk").bowed
    game = relieved(1)
    game.second.does(YOJO)
    assert not game.card(YOJO).tokens


def test_the_laughing_monk_has_neither_followers_nor_armor() -> None:
    game = scene({"personalities": ["the-laughing-monk"], "hand": ["light-infantry", "the-emerald-armor", "naginata"]})
    host = game.card("the-laughing-monk")
    assert [card.id for card in game.first.player.hand if game.table.may_attach(card, host)] == ["naginata"]
