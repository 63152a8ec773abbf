"""Meditations on the Ephemeral: each ability works, and each condition, cost and limit holds."""

from typing import Any

import pytest

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, barred, favor, fight, row, used
from tests.l5r_lcg.scene import DEFAULTS, at, inside, scene

LOW = "hida-guardian"


def test_along_the_river_of_gold_switches_base_skills_at_any_water_province() -> None:
    river = [at("along-the-river-of-gold"), at("rally-to-the-cause"), *DEFAULTS[2:]]
    for province, offered in ((0, True), (1, True), (2, False)):
        provinces = [*river[:2], at(DEFAULTS[2]), *DEFAULTS[3:]]
        game = scene({"characters": [inside("kakita-yoshi")]}, {"provinces": provinces},
                     conflict=fight("political", province=province), to_act=1, asked=(1,))  # fmt: skip
        element = game.province(1, province).face.element
        assert game.second.may("trigger:province:1.0") is (element == "water") and (element == "water") is offered
        if offered:
            game.second.does("trigger:province:1.0")
            yoshi = game.card("kakita-yoshi")
            assert (yoshi.military, yoshi.political) == (6, 2)


def test_kuni_ritsuko_takes_a_fate_from_a_beaten_attacker() -> None:
    attackers = {"characters": [inside(LOW, fate=2), inside("kaiu-envoy", fate=1)]}
    game = scene(attackers, {"characters": [inside("kuni-ritsuko")]}, conflict=MILITARY)
    assert game.offers("trigger:kuni-ritsuko")
    game.second.triggers("kuni-ritsuko", LOW)
    assert game.card(LOW).fate == 1
    lost = scene(
        {"characters": [inside("hida-kisada", fate=1)]}, {"characters": [inside("kuni-ritsuko")]}, conflict=MILITARY
    )
    assert not lost.offers("trigger:kuni-ritsuko")


def test_iron_mine_is_sacrificed_instead() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")], "hand": ["assassination"]},
        {"characters": [inside(LOW)], "provinces": row("iron-mine")},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("assassination")
    game.second.does("trigger:iron-mine")
    assert game.card(LOW).in_play and game.zone("iron-mine") == "dynasty discard"


def test_iron_mine_saves_nobody_elses_character_and_no_cost() -> None:
    mine = row("iron-mine")
    game = scene(
        {"characters": [inside("doji-challenger")], "hand": ["assassination"], "provinces": mine},
        {"characters": [inside(LOW)]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("assassination")
    assert not game.card(LOW).in_play
    pyre = scene({"characters": [LOW], "provinces": row("iron-mine", "funeral-pyre")})
    pyre.first.triggers("funeral-pyre")
    pyre.first.does("trigger:iron-mine")
    assert pyre.card(LOW).in_play and not pyre.first.hand  # the cost was not paid


def test_silver_tongued_magistrate_counts_nobody_else_without_fate() -> None:
    game = scene(
        {"characters": [inside("silver-tongued-magistrate"), inside("matsu-berserker", fate=1)]},
        {"characters": [inside("doji-challenger"), inside(LOW, fate=1)]},
        conflict=MILITARY,
    )
    assert game.totals == (5, 1)


def test_togashi_mendicant_orders_the_dynasty_deck() -> None:
    deck = ["doji-challenger", "doji-whisperer", LOW, "moto-youth"]
    game = scene({"characters": [at("togashi-mendicant", fate=2)], "dynasty_deck": deck}, step="4.1")
    game.first.does("trigger:togashi-mendicant")
    game.first.does(LOW).does("doji-challenger")
    found = [card.id for card in game.table.players[0].dynasty_deck[::-1]]
    assert found == [LOW, "doji-challenger", "doji-whisperer", "moto-youth"]
    told = str([seen.facts for record in game.match.records if (seen := record.seen_by(1))])
    assert "doji-challenger" not in told


def test_beastmaster_matriarch_grows_with_the_opponents_rings() -> None:
    rings = {"air": {"claimed_by": 1}, "fire": {"claimed_by": 1}, "void": {"claimed_by": 0}}
    assert scene({"characters": ["beastmaster-matriarch"]}, rings=rings).card("beastmaster-matriarch").military == 7


def test_asako_tsuki_honors_a_scholar_whichever_player_claims_water() -> None:
    for ring, offered in (("water", True), ("air", False)):
        game = scene({"characters": ["asako-tsuki"]}, {"characters": [inside("doji-challenger")]},
                     conflict=fight(ring=ring, attacker=1))  # fmt: skip
        assert game.offers("trigger:asako-tsuki") is offered
        if offered:
            game.first.triggers("asako-tsuki")
            assert game.card("asako-tsuki").honored


def test_kanjo_district_bows_and_sends_home_for_the_favor() -> None:
    side = {"provinces": row("kanjo-district")}
    enemy = {"characters": [inside("doji-challenger")]}
    game = scene(side, enemy, conflict=fight(attacker=1), to_act=0, favor=favor())
    game.first.triggers("kanjo-district")
    challenger = game.card("doji-challenger")
    assert challenger.bowed and not challenger.participating and game.table.favor is None
    assert barred("trigger:kanjo-district", side, enemy, conflict=fight(attacker=1), favor=favor(1))


def test_sake_house_confidant_emboldens_all_shinobi() -> None:
    mine = {"characters": [inside("sake-house-confidant"), "shosuro-miyako", "doji-whisperer"]}
    game = scene(mine, conflict=POLITICAL, to_act=0, favor=favor())
    game.first.triggers("sake-house-confidant")
    found = [game.card(name).political for name in ("sake-house-confidant", "shosuro-miyako", "doji-whisperer")]
    assert found == [3, game.card("shosuro-miyako").face.political + 2, 3]  # type: ignore[operator]
    home = {"characters": ["sake-house-confidant", inside("doji-whisperer")]}
    assert barred("trigger:sake-house-confidant", home, conflict=POLITICAL, favor=favor())


def test_illustrious_plagiarist_uses_the_topmost_event_as_its_own() -> None:
    discard = ["way-of-the-crane", "banzai", "fine-katana"]
    game = scene(
        {"characters": [inside("illustrious-plagiarist"), inside(LOW)]},
        {
            "conflict_discard": discard,
            "hand": ["voice-of-honor"],
            "characters": [at("doji-whisperer", status="honored")],
        },
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("illustrious-plagiarist")
    game.second.passes()
    ability = next(option for option in game.first.options if "illustrious-plagiarist:" in option)
    game.first.does(ability).does(LOW).does("select:done")
    assert game.card(LOW).military == 3 and game.zone("banzai", 1) == "conflict discard"
    game.table.course.expire("phase")
    assert not game.card("illustrious-plagiarist").gained


def test_illustrious_plagiarist_uses_the_gained_ability_once_a_round() -> None:
    """An event has no limit in hand; on a character, its ability has the general one (§triggered-abilities)."""
    game = scene(
        {"characters": ["illustrious-plagiarist"]}, {"conflict_discard": ["backhanded-compliment"]}, asked=(0, 1)
    )
    game.first.does("trigger:illustrious-plagiarist")
    game.second.passes()
    (gained,) = [option for option in game.first.options if "illustrious-plagiarist:" in option]
    game.first.does(gained).does("choose:player:1")
    assert game.second.honor == 9
    game.second.passes()
    assert game.first.barred(gained)


def test_an_ability_gained_twice_has_two_limits() -> None:
    """Each copy of an ability may be used as often as its limit says (RR 1.5, Limite), and each gain is a copy.

    Only a keyword gained several times works once (Mots-clés). Way of the Dragon lets the Plagiarist gain the ability
    twice, and use each of the two twice.
    """
    plagiarist = at("illustrious-plagiarist", attachments=["way-of-the-dragon"])
    game = scene({"characters": [plagiarist]}, {"conflict_discard": ["backhanded-compliment"]}, asked=(0, 1))
    for _ in range(2):
        game.first.does("trigger:illustrious-plagiarist")
        game.second.passes()
    gained = [option for option in game.first.options if "illustrious-plagiarist:" in option]
    assert len(gained) == 2
    for option in (*gained, *gained):
        game.first.does(option).does("choose:player:1")
        game.second.passes()
    assert game.second.honor == 6 and not any(game.first.may(option) for option in gained)


@pytest.mark.parametrize("discard", [["fine-katana"], ["banzai", "censure"], []])
def test_illustrious_plagiarist_finds_nothing_without_a_topmost_action_event(discard: list[str]) -> None:
    side = {"characters": ["illustrious-plagiarist"]}
    assert barred("trigger:illustrious-plagiarist", side, {"conflict_discard": discard})


def test_shinjo_scout_gains_with_the_first_to_pass() -> None:
    game = scene({"characters": ["shinjo-scout"]}, step="1.4", asked=(0, 1))
    game.first.passes()
    game.first.does("trigger:shinjo-scout")
    assert game.first.fate == 2
    second = scene({"characters": ["shinjo-scout"]}, step="1.4", asked=(0, 1), first_player=1)
    second.second.passes()
    second.first.passes()
    assert not second.first.may("trigger:shinjo-scout")


def test_miya_satoshi_digs_for_an_imperial_card() -> None:
    provinces = [at(DEFAULTS[0], cards=["doji-whisperer"]), at(DEFAULTS[1], cards=[at("moto-youth", facedown=True)]),
                 *DEFAULTS[2:]]  # fmt: skip
    deck = [LOW, "otomo-courtier", "matsu-berserker"]
    game = scene({"characters": ["miya-satoshi"], "provinces": provinces, "dynasty_deck": deck})
    game.first.does("trigger:miya-satoshi")
    assert game.zone(LOW) == "dynasty discard"
    game.first.does("doji-whisperer")
    (lying,) = game.province(0, 0).contents
    assert lying.id == "otomo-courtier" and not lying.facedown and game.zone("doji-whisperer") == "dynasty discard"


def test_miya_satoshi_may_find_nothing() -> None:
    game = scene({"characters": ["miya-satoshi"], "provinces": row("doji-whisperer"), "dynasty_deck": [LOW, LOW]})
    game.first.does("trigger:miya-satoshi")
    assert used(game, "put-on-province") == 0 and game.zone("doji-whisperer") == "province"
    assert barred("trigger:miya-satoshi", {"characters": ["miya-satoshi"], "dynasty_deck": []})


def test_pillow_book_reveals_the_top_card_for_the_conflict() -> None:
    bearer = {
        "characters": [inside(LOW, attachments=["pillow-book"])],
        "conflict_deck": ["banzai", "ornate-fan", "rout"],
    }
    game = scene(bearer, conflict=MILITARY, to_act=0)
    game.first.triggers("pillow-book")
    assert game.match.view(1)["players"][0]["revealed"]
    game.second.passes()
    game.first.does("play:banzai")
    assert game.card(LOW).military == 3 or game.first.asked == "select"
    kept = scene(bearer, conflict=MILITARY, to_act=0)
    kept.first.triggers("pillow-book")
    kept.finish()
    assert not kept.table.players[0].revealed
    assert barred("trigger:pillow-book", {"characters": [at(LOW, attachments=["pillow-book"])]})


def test_a_character_played_with_the_pillow_book_first_goes_to_the_conflict_or_home() -> None:
    """The question announced for the option is the question that is then asked (3.2.2)."""
    bearer = {"characters": [inside(LOW, attachments=["pillow-book"])], "fate": 5}
    game = scene({**bearer, "conflict_deck": ["adept-of-shadows", "ornate-fan"]}, conflict=MILITARY, to_act=0)
    game.first.triggers("pillow-book")
    game.second.passes()
    prompt, option = game.first.prompt, game.first.find("play:adept-of-shadows")
    assert prompt is not None and prompt.follows is not None and option is not None
    announced = prompt.follows(option)
    game.first.does("play:adept-of-shadows")
    assert announced is None and game.first.asked == "where"


def test_seal_of_the_dragon_gives_clan_and_trait() -> None:
    bearer = scene({"characters": [at(LOW, attachments=["seal-of-the-dragon"])]}).card(LOW)
    assert bearer.of_clan("dragon") and bearer.trait("monk") and bearer.political == 2


def test_written_in_the_stars_gives_or_takes() -> None:
    hand = {"hand": ["written-in-the-stars"], "fate": 1}
    rings: dict[str, Any] = {"air": {"fate": 2}, "fire": {"claimed_by": 1}, "void": {"fate": 1}}
    for choice, expected in (("place-fate", [2, 1, 0, 1, 1]), ("remove-fate", [1, 0, 0, 0, 0])):
        game = scene(hand, rings=rings)
        game.first.plays("written-in-the-stars", on=f"select:{choice}")
        placed = [game.table.rings[name].fate for name in ("air", "earth", "fire", "void", "water")]
        assert placed == expected or game.table.phase != "conflict"
        kind = "place-fate-on-ring" if choice == "place-fate" else "remove-ring-fate"
        assert [r.facts["ring"] for r in game.match.records if r.kind == kind][:2] in (
            ["earth", "water"],
            ["air", "void"],
        )


def test_a_legion_of_one_strengthens_the_loner_twice_for_a_fate() -> None:
    side = {"characters": [inside("moto-youth", fate=1), LOW], "hand": ["a-legion-of-one"]}
    game = scene(side, conflict=MILITARY, to_act=0)
    game.first.does("play:a-legion-of-one").does("select:remove-fate")
    assert game.totals[0] >= 8 and game.card("moto-youth").fate == 0
    once = scene(side, conflict=MILITARY, to_act=0)
    once.first.does("play:a-legion-of-one").does("select:done")
    assert once.card("moto-youth").fate == 1 and once.totals[0] <= 6
    two = {**side, "characters": [inside("moto-youth"), inside(LOW)]}
    assert barred("play:a-legion-of-one", two, conflict=MILITARY)
    assert barred("play:a-legion-of-one", side, conflict=POLITICAL)


def test_oni_mask_blanks_for_a_fate_on_its_bearer() -> None:
    bearer = at("moto-youth", fate=1, attachments=["oni-mask"])
    enemy = {"characters": [inside("steward-of-law")]}
    game = scene({"characters": [bearer, inside(LOW)]}, enemy, conflict=MILITARY, to_act=0)
    game.first.triggers("oni-mask", "steward-of-law")
    assert game.card("steward-of-law").blank and game.card("moto-youth").fate == 0
    poor = at("moto-youth", attachments=["oni-mask"])
    assert barred("trigger:oni-mask", {"characters": [poor, inside(LOW)]}, enemy, conflict=MILITARY)


def test_seal_of_the_unicorn_gives_clan_and_trait() -> None:
    bearer = scene({"characters": [at(LOW, attachments=["seal-of-the-unicorn"])]}).card(LOW)
    assert bearer.of_clan("unicorn") and bearer.trait("cavalry") and bearer.military == 2


def test_talisman_of_the_sun_may_lead_a_military_conflict_to_chisei_district() -> None:
    """At Chisei District no military conflict can be declared. A conflict that is moved there was declared before."""
    game = scene(
        {"characters": [at(LOW, attachments=["talisman-of-the-sun"])],
         "provinces": [*DEFAULTS[:2], at("fertile-fields", cards=["chisei-district"]), *DEFAULTS[3:]]},
        {"characters": [inside("doji-challenger")]},
        conflict=fight("military", attacker=1),
        to_act=0,
    )  # fmt: skip
    game.first.does("trigger:talisman-of-the-sun")
    game.first.does("choose:province:0.2")
    assert game.conflict is not None and game.conflict.province is game.province(0, 2)


def test_talisman_of_the_sun_leads_the_attackers_elsewhere() -> None:
    bearer = at(LOW, attachments=["talisman-of-the-sun"])
    game = scene({"characters": [bearer]}, {"characters": [inside("doji-challenger")]}, conflict=fight(attacker=1),
                 to_act=0)  # fmt: skip
    game.first.does("trigger:talisman-of-the-sun")
    game.first.does("choose:province:0.3")
    assert game.conflict is not None and game.conflict.province is game.province(0, 3)
    assert not game.province(0, 3).facedown and game.card("talisman-of-the-sun").bowed
    attacking = {"characters": [inside(LOW, attachments=["talisman-of-the-sun"])]}
    assert barred("trigger:talisman-of-the-sun", attacking, conflict=MILITARY)


def test_mono_no_aware_takes_a_fate_from_everybody() -> None:
    game = scene(
        {"characters": [at(LOW, fate=2), "moto-youth"], "hand": ["mono-no-aware", "mono-no-aware"], "fate": 6},
        {"characters": [at("doji-challenger", fate=1)]},
        asked=(0, 1),
    )
    game.first.does("play:mono-no-aware")
    assert game.card(LOW).fate == 1 and game.card("doji-challenger").fate == 0 and len(game.first.hand) == 2
    game.second.passes()
    assert game.first.barred("play:mono-no-aware")
