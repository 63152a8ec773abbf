"""Breath of the Kami: each ability works, and each condition, cost and limit holds."""

from typing import Any

import pytest

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, barred, fight, row, used
from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import DEFAULTS, at, inside, scene

LOW = "hida-guardian"
MONK = "togashi-initiate"


def test_hisu_mori_toride_opens_a_second_military_conflict() -> None:
    mine = [inside("hida-kisada", fate=1), at("matsu-berserker", fate=1), at("matsu-beiona", fate=1)]
    side = {"stronghold": "hisu-mori-toride", "characters": mine}
    game = scene(side, {"honor": 12}, conflict=MILITARY)
    assert game.offers("trigger:hisu-mori-toride")
    game.first.triggers("hisu-mori-toride", "matsu-berserker")
    assert game.card("hisu-mori-toride").bowed and not game.card("matsu-berserker").in_play
    assert game.table.players[0].conflicts_left == 2
    play_on(game, "declare-conflict")
    game.second.passes()
    play_on(game, "declare-conflict")
    game.first.declares("fire", "military", 1, "matsu-beiona")
    assert game.conflict is not None and game.conflict.skill == "military"
    player = game.table.players[0]
    assert player.declared == ["military", "military"] and player.conflicts_left == 1


@pytest.mark.parametrize(("attacker", "skill"), [("doji-challenger", "military"), ("doji-hotaru", "political")])
def test_hisu_mori_toride_needs_a_military_victory_by_five(attacker: str, skill: str) -> None:
    side = {"stronghold": "hisu-mori-toride", "characters": [inside(attacker), "matsu-berserker"]}
    assert not scene(side, conflict=fight(skill)).offers("trigger:hisu-mori-toride")


def test_sacred_sanctuary_readies_and_protects_a_monk() -> None:
    game = scene(
        {"characters": ["lion-s-pride-brawler", "doji-challenger"]},
        {"characters": [at(MONK, bowed=True), LOW], "provinces": ["sacred-sanctuary", *DEFAULTS[1:]]},
        step="3.2",
        asked=(1,),
    )
    game.first.declares("air", "military", 0, "lion-s-pride-brawler")
    game.second.does("trigger:province:1.0")
    monk = game.card(MONK)
    assert not monk.bowed
    game.second.defends(MONK).passes()
    assert not game.first.may(f"choose:{MONK}")
    game.first.does("trigger:lion-s-pride-brawler")
    assert not monk.bowed
    play_on(game, lambda prompt: game.conflict is None)
    assert not monk.bowed and not monk.forbids("bow-after-conflict")


def test_sacred_sanctuary_needs_a_monk_and_a_conflict_at_its_province() -> None:
    provinces = ["sacred-sanctuary", *DEFAULTS[1:]]
    for mine, province in (([LOW], 0), ([MONK], 1)):
        game = scene({"characters": ["doji-challenger"]}, {"characters": mine, "provinces": provinces}, step="3.2")
        game.first.declares("air", "military", province, "doji-challenger")
        assert not game.second.may("trigger:province:1.0")


def test_demonstrating_excellence_is_stronger_with_an_air_role_and_pays_when_broken() -> None:
    strong = {"characters": [inside("hida-kisada"), inside("doji-hotaru")]}
    for role, strength in (("keeper-of-air", 5), ("seeker-of-fire", 3)):
        second = {"role": role, "provinces": row(first="demonstrating-excellence")}
        game = scene(strong, second, conflict=MILITARY, asked=(0,))
        assert game.province(1, 0).strength == strength
    assert game.offers("trigger:province:1.0")
    game.second.does("trigger:province:1.0")
    assert game.second.fate == 1 and len(game.second.hand) == 1


def test_third_tower_guard_is_stronger_with_earth_or_water() -> None:
    for ring, holder, military in (("earth", 0, 3), ("water", 0, 3), ("air", 0, 1), ("earth", 1, 1)):
        game = scene({"characters": ["third-tower-guard"]}, rings={ring: {"claimed_by": holder}})
        assert game.card("third-tower-guard").military == military


def test_hiruma_outpost_punishes_attacks_on_bare_provinces() -> None:
    outpost = [at(DEFAULTS[0], cards=["hiruma-outpost"]), at(DEFAULTS[1], cards=[at("iron-mine", facedown=True)]),
               *DEFAULTS[2:]]  # fmt: skip
    for province, offered in ((0, False), (1, True), (2, True)):
        game = scene({"characters": ["doji-challenger"]}, {"provinces": outpost}, step="3.2")
        game.first.declares("air", "military", province, "doji-challenger")
        assert game.second.may("trigger:hiruma-outpost") is offered
        if offered:
            game.second.does("trigger:hiruma-outpost")
            assert game.first.honor == 9
    broken = [{**outpost[0], "broken": True}, *outpost[1:]]
    game = scene({"characters": ["doji-challenger"]}, {"provinces": broken}, step="3.2")
    game.first.declares("air", "military", 2, "doji-challenger")
    assert not game.second.may("trigger:hiruma-outpost")


@pytest.mark.parametrize("holder", [0, 1])
def test_fu_sui_disciple_affects_the_character_named_by_the_holder_of_air(holder: int) -> None:
    sides: list[dict[str, Any]] = [
        {"characters": ["fu-sui-disciple", LOW]},
        {"characters": ["moto-youth", "doji-whisperer"]},
    ]
    game = scene(*sides, rings={"air": {"claimed_by": holder}}, asked=(0, 1))
    game.first.does("trigger:fu-sui-disciple")
    chooser, named = ((game.first, LOW), (game.second, "moto-youth"))[holder]
    assert len(chooser.options) == 2
    chooser.does(named)
    game.first.does("select:dishonor")
    assert game.card(named).dishonored
    assert barred("trigger:fu-sui-disciple", sides[0], sides[1])
    honored = {"characters": [at(LOW, status="honored"), at("moto-youth", status="dishonored")]}
    assert barred("trigger:fu-sui-disciple", sides[0], honored, rings={"air": {"claimed_by": 1}})


def test_if_both_have_air_the_user_of_fu_sui_disciple_decides_whose_ring_counts() -> None:
    """With Secluded Shrine both players count as having the ring, so "the player that has" it may be either.

    The controller of the ability makes all decisions not given to another player (RR 1.5, Capacité, last point).
    """
    shrine = {"provinces": [at("fertile-fields", cards=["secluded-shrine"]), *DEFAULTS[1:]]}
    for named, chooser in (("player:0", 0), ("player:1", 1)):
        game = scene(
            {"characters": ["fu-sui-disciple", LOW], **shrine},
            {"characters": ["moto-youth", "doji-whisperer"]},
            rings={"air": {"claimed_by": 1}},
            step="3.1",
        )
        game.first.does("trigger:secluded-shrine").does("choose:ring:air")
        game.first.does("trigger:fu-sui-disciple").does(f"choose:{named}")
        asked = (game.first, game.second)[chooser]
        asked.does((LOW, "moto-youth")[chooser])
        game.first.does("select:honor")
        assert game.card((LOW, "moto-youth")[chooser]).honored


def test_heartless_intimidator_hears_of_honor_lost_for_an_empty_deck() -> None:
    """A player whose deck runs out loses honor (RR 1.5, Deck Épuisé), so a reaction to losing honor may follow.

    First the deck is renewed and the drawing ends, in the same resolution. Then the top card of the deck is discarded.
    """
    game = scene(
        {"characters": ["heartless-intimidator"]},
        {"conflict_deck": [], "conflict_discard": ["ornate-fan"] * 6, "hand": ["oracle-of-stone"], "fate": 5},
        first_player=1,
    )
    game.second.does("play:oracle-of-stone")
    assert game.second.honor == 5
    deck = len(game.second.player.conflict_deck)
    game.first.does("trigger:heartless-intimidator")
    assert len(game.second.player.conflict_deck) == deck - 1


def test_heartless_intimidator_hears_of_a_deck_that_ends_in_the_draw_phase() -> None:
    game = scene(
        {"characters": ["heartless-intimidator"]},
        {"conflict_deck": [], "conflict_discard": ["ornate-fan"] * 6},
        step="2.2",
    )
    game.first.bids(2)
    game.second.bids(2)
    assert game.second.honor == 5
    game.first.does("trigger:heartless-intimidator")
    assert len(game.second.player.conflict_deck) == 3


def test_heartless_intimidator_hears_of_a_dynasty_deck_that_ends() -> None:
    game = scene(
        {"characters": ["heartless-intimidator"], "passed": True},
        {
            "provinces": [at("fertile-fields", cards=["doji-whisperer"]), *DEFAULTS[1:]],
            "dynasty_deck": [],
            "dynasty_discard": ["brash-samurai"] * 6,
            "fate": 1,
        },
        step="1.4",
        first_player=1,
    )
    game.second.plays("doji-whisperer")
    assert game.second.honor == 5
    game.first.does("trigger:heartless-intimidator")
    assert len(game.second.player.conflict_deck) == 7


def test_matsu_seventh_legion_keeps_courtiers_from_defending() -> None:
    for attackers, offered in ((("matsu-seventh-legion",), False), (("doji-challenger",), True)):
        game = scene(
            {"characters": ["matsu-seventh-legion", "doji-challenger"]},
            {"characters": ["doji-whisperer", LOW]},
            step="3.2",
        )
        game.first.declares("air", "military", 0, *attackers)
        assert game.second.may("defend:doji-whisperer") is offered and game.second.may(f"defend:{LOW}")
    assert barred("play:pit-trap", {"characters": ["matsu-seventh-legion"], "hand": ["pit-trap"], "fate": 3})


def test_isawa_uona_bows_after_an_air_card() -> None:
    side = {"characters": ["isawa-uona", inside("adept-of-the-waves")], "hand": ["benten-s-touch", "banzai"], "fate": 2}
    enemy = {"characters": [inside(LOW), inside("doji-hotaru")]}
    game = scene(side, enemy, conflict=MILITARY, to_act=0)
    game.first.does("play:banzai")
    while game.first.asked in ("target", "select"):
        game.first.does("select:done" if game.first.asked == "select" else game.first.options[0])
    assert not game.first.may("trigger:isawa-uona")
    game = scene(side, enemy, conflict=MILITARY, to_act=0)
    game.first.does("play:benten-s-touch")
    while game.first.asked in ("target", "cost"):
        game.first.does(game.first.options[0])
    game.first.does("trigger:isawa-uona")
    assert not game.first.may("doji-hotaru")
    game.first.does(LOW)
    assert game.card(LOW).bowed


@proves("Erratum Manipulateur d'Ombre Soshi")
def test_soshi_shadowshaper_returns_a_character_played_from_hand_this_phase() -> None:
    """Errata of 1.5: the character may have been played from any player's hand."""
    game = scene(
        {"characters": ["soshi-shadowshaper"], "hand": ["hiruma-skirmisher"], "fate": 1},
        {"characters": [LOW], "hand": ["meek-informant"], "fate": 1},
        asked=(0, 1),
    )
    game.first.plays("hiruma-skirmisher")
    while game.first.asked == "reaction":
        game.first.passes()
    game.second.plays("meek-informant")
    while game.second.asked == "reaction":
        game.second.passes()
    game.first.does("trigger:soshi-shadowshaper")
    assert sorted(game.first.options) == ["choose:hiruma-skirmisher", "choose:meek-informant"]
    game.first.does("meek-informant")
    assert game.second.hand == ["meek-informant"] and game.first.honor == 9
    assert barred("trigger:soshi-shadowshaper", {"characters": ["soshi-shadowshaper", LOW]})


def test_heartless_intimidator_mills_for_each_loss_of_honor() -> None:
    game = scene(
        {"characters": ["heartless-intimidator", inside("moto-youth")]},
        {"characters": [inside(LOW)], "hand": ["assassination"], "conflict_deck": ["rout", "charge"]},
        conflict=MILITARY,
        to_act=1,
    )
    game.second.does("play:assassination")
    game.first.does("trigger:heartless-intimidator")
    assert game.zone("rout") == "conflict discard" and game.second.honor == 7


def test_heartless_intimidator_ignores_honor_that_is_taken() -> None:
    taking = scene({"characters": ["heartless-intimidator", inside("kakita-asami")]}, conflict=POLITICAL, to_act=0)
    taking.first.triggers("kakita-asami")
    assert not taking.first.may("trigger:heartless-intimidator")


def test_shinjo_shono_leads_the_larger_host() -> None:
    riders = [inside("shinjo-shono"), inside("moto-youth"), inside(LOW)]
    game = scene({"characters": riders}, {"characters": [inside("doji-challenger")]}, conflict=MILITARY, to_act=0)
    before = game.card("moto-youth").military
    game.first.triggers("shinjo-shono")
    assert game.card("shinjo-shono").military == 5 and game.card("moto-youth").military == before + 1
    assert game.card(LOW).military == 1
    even = {"characters": [inside("shinjo-shono")]}
    assert barred("trigger:shinjo-shono", even, {"characters": [inside(LOW)]}, conflict=MILITARY)


def test_shiotome_encampment_readies_a_rider_with_a_military_ring() -> None:
    side = {"characters": [at("moto-youth", bowed=True)], "provinces": row("shiotome-encampment")}
    game = scene(side, rings={"air": {"claimed_by": 0, "face": "military"}})
    game.first.triggers("shiotome-encampment")
    assert not game.card("moto-youth").bowed
    assert barred("trigger:shiotome-encampment", side, rings={"air": {"claimed_by": 0, "face": "political"}})
    assert barred("trigger:shiotome-encampment", side, rings={"air": {"claimed_by": 1, "face": "military"}})


@pytest.mark.parametrize(("ring", "attacker", "offered"), [("air", 0, True), ("fire", 0, False), ("air", 1, False)])
def test_kudaka_profits_from_claiming_air(ring: str, attacker: int, offered: bool) -> None:
    fighter = {"characters": [inside("doji-challenger")]}
    sides = [{"characters": ["kudaka"]}, {}]
    sides[attacker] = {"characters": [*sides[attacker].get("characters", []), *fighter["characters"]]}
    game = scene(*sides, conflict=fight(ring=ring, attacker=attacker))
    assert game.offers("trigger:kudaka") is offered
    if offered:
        game.first.does("trigger:kudaka")
        assert game.first.fate == 1 and len(game.first.hand) == 1


def test_formal_invitation_brings_a_glorious_guest() -> None:
    side = {"characters": [at("doji-challenger", attachments=["formal-invitation"]), inside("doji-whisperer")]}
    game = scene(side, conflict=POLITICAL, to_act=0)
    game.first.triggers("formal-invitation")
    assert game.card("doji-challenger").attacking
    military = {"characters": [side["characters"][0], inside(LOW)]}
    assert barred("trigger:formal-invitation", military, conflict=MILITARY)
    assert barred("play:formal-invitation", {"characters": [LOW], "hand": ["formal-invitation"]})


def test_formal_invitation_falls_when_its_bearers_glory_does() -> None:
    game = scene({"characters": [at(LOW, attachments=["favor-of-the-kami", "formal-invitation"])], "hand": ["let-go"]},
                 asked=(0, 1))  # fmt: skip
    game.first.plays("let-go", on="favor-of-the-kami")
    assert game.zone("formal-invitation") == "conflict discard"


def test_ancient_master_teaches_as_an_attachment() -> None:
    deck = ["banzai", "mantra-of-fire", "fine-katana", "centipede-tattoo", "rout", "hurricane-punch"]
    for defending in (False, True):
        bearer = at("doji-challenger", attachments=["ancient-master"])
        sides: list[dict[str, Any]] = [{"characters": [LOW]}, {"characters": [bearer], "conflict_deck": deck}]
        if not defending:
            sides = [sides[1], {}]
        game = scene(*sides, step="3.2")
        game.first.declares("air", "military", 0, LOW if defending else "doji-challenger")
        game.second.defends("doji-challenger")
        seat = game.second if defending else game.first
        assert game.offers("ancient-master")
        seat.does("ancient-master")
        assert sorted(seat.options) == ["choose:centipede-tattoo", "choose:mantra-of-fire"]
        seat.does("mantra-of-fire")
        assert seat.hand == ["mantra-of-fire"]


def test_ancient_master_is_a_character_too() -> None:
    game = scene({"hand": ["ancient-master"], "fate": 1, "characters": [LOW]})
    assert game.first.may("play:ancient-master:attachment")
    game.first.plays("ancient-master")
    assert game.card("ancient-master").is_character


def test_hurricane_punch_strengthens_a_monk_and_draws() -> None:
    side = {"characters": [inside(MONK), inside(LOW)], "hand": ["hurricane-punch"]}
    game = scene(side, conflict=MILITARY, to_act=0)
    game.first.does("play:hurricane-punch")
    assert game.card(MONK).military == 3 and len(game.first.hand) == 1
    assert barred("play:hurricane-punch", {**side, "characters": [MONK, inside(LOW)]}, conflict=MILITARY)


def test_even_the_odds_moves_and_honors_a_commander() -> None:
    enemies = {"characters": [inside("doji-challenger"), inside("matsu-beiona")]}
    for mover, honored in (("gifted-tactician", True), ("moto-youth", False)):
        side = {"characters": [inside(LOW), mover], "hand": ["even-the-odds"]}
        game = scene(side, enemies, conflict=MILITARY, to_act=0)
        game.first.does("play:even-the-odds")
        assert game.card(mover).attacking and game.card(mover).honored is honored
    even = {"characters": [inside(LOW), inside(MONK), "moto-youth"], "hand": ["even-the-odds"]}
    assert barred("play:even-the-odds", even, enemies, conflict=MILITARY)


def test_even_the_odds_honors_a_commander_who_cannot_be_moved() -> None:
    """A target is invalid only if no part of the effect can change it (RR 1.5, Cible). The rest is resolved (Effets).

    A dash keeps Matsu Berserker out of a political conflict. As a Commander it is still honored.
    """
    general = at("matsu-berserker", attachments=["seal-of-the-lion"])
    side = {"characters": [inside("miwaku-kabe-guard"), general], "hand": ["even-the-odds"]}
    enemies = {"characters": [inside("doji-challenger"), inside("matsu-beiona")]}
    game = scene(side, enemies, conflict=POLITICAL, to_act=0)
    game.first.plays("even-the-odds")
    assert game.card("matsu-berserker").honored and not game.card("matsu-berserker").participating
    plain = {"characters": [inside("miwaku-kabe-guard"), "matsu-berserker"], "hand": ["even-the-odds"]}
    assert barred("play:even-the-odds", plain, enemies, conflict=POLITICAL)


def test_winds_of_change_frees_the_air_ring() -> None:
    for holder in (0, 1):
        game = scene({"hand": ["winds-of-change"]}, rings={"air": {"claimed_by": holder}}, asked=(0, 1))
        game.first.does("play:winds-of-change")
        assert game.table.rings["air"].unclaimed and used(game, "return-ring") == 1
    assert barred("play:winds-of-change", {"hand": ["winds-of-change"]}, rings={"fire": {"claimed_by": 0}})


@pytest.mark.parametrize(("guess", "fooled"), [("even", True), ("odd", False)])
def test_maze_of_illusion_punishes_a_wrong_guess(guess: str, fooled: bool) -> None:
    side = {"characters": [inside(LOW)], "hand": ["maze-of-illusion", "contingency-plan"], "fate": 1, "bid": 1}
    game = scene(side, {"characters": [inside("doji-challenger")]}, conflict=MILITARY, to_act=0)
    game.first.does("play:maze-of-illusion").does("bid:3")
    assert game.table.players[0].bid == 1 and "3" not in str(game.match.view(1)["players"][0]["bid"])
    assert game.second.options == ["select:even", "select:odd"]
    game.second.does(f"select:{guess}")
    challenger = game.card("doji-challenger")
    assert challenger.bowed is challenger.dishonored is fooled
    assert game.table.players[0].bid == 3 and not game.first.may("trigger:contingency-plan")


def test_maze_of_illusion_needs_an_enemy_it_can_affect() -> None:
    side = {"characters": [inside(LOW)], "hand": ["maze-of-illusion"], "fate": 1}
    for enemies in ([], ["doji-challenger"], [inside("doji-challenger", bowed=True, status="dishonored")]):
        assert barred("play:maze-of-illusion", side, {"characters": enemies}, conflict=MILITARY)
