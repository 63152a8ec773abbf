"""The Chrysanthemum Throne: each ability works, and each condition, cost and limit holds."""

from typing import Any

import pytest

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, barred, favor, fight, row
from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.scene import DEFAULTS, at, inside, scene

LOW = "hida-guardian"
STRONG = [inside("hida-kisada"), inside("doji-hotaru")]


def test_before_the_throne_takes_honor_when_it_breaks() -> None:
    game = scene({"characters": STRONG}, {"provinces": row(first="before-the-throne")}, conflict=MILITARY)
    assert game.offers("trigger:province:1.0")
    before = (game.first.honor, game.second.honor)
    game.second.triggers("province:1.0")
    assert (game.first.honor, game.second.honor) == (before[0] - 2, before[1] + 2) and game.province(1, 0).broken


def test_guardians_of_the_seikitsu_bow_everybody_cheap() -> None:
    game = scene(
        {"characters": ["doji-challenger", "matsu-berserker"]},
        {"characters": [LOW, "matsu-beiona"], "provinces": ["guardians-of-the-seikitsu", *DEFAULTS[1:]]},
        step="3.2",
    )
    game.first.declares("air", "military", 0, "doji-challenger")
    game.second.does("trigger:province:1.0")
    assert game.card("matsu-berserker").bowed and game.card(LOW).bowed
    assert not game.card("doji-challenger").bowed and not game.card("matsu-beiona").bowed


@proves("Erratum Inventrice Kaiu")
def test_kaiu_inventor_lets_a_holding_work_twice_this_round() -> None:
    """Errata of 1.5: the holding works one additional time in this round, not in each round."""
    game = scene(
        {"characters": ["kaiu-inventor", "eager-scout", "vanguard-warrior", LOW], "provinces": row("funeral-pyre")}
    )
    game.first.triggers("kaiu-inventor")
    game.first.triggers("funeral-pyre", "eager-scout")
    game.first.triggers("funeral-pyre", "vanguard-warrior")
    assert len(game.first.hand) == 2 and not game.first.may("trigger:funeral-pyre")
    assert barred("trigger:kaiu-inventor", {"characters": ["kaiu-inventor"]})


def test_doji_shizue_keeps_fate_and_life_with_the_favor() -> None:
    for holder, fate, there in ((0, 1, True), (1, 0, True)):
        game = scene({"characters": [at("doji-shizue", fate=1)]}, step="4.1", favor=favor(holder))
        assert (game.card("doji-shizue").fate, game.card("doji-shizue").in_play) == (fate, there)
    kept = scene({"characters": ["doji-shizue"]}, step="4.1", favor=favor())
    lost = scene({"characters": ["doji-shizue"]}, step="4.1")
    assert kept.card("doji-shizue").in_play and not lost.card("doji-shizue").in_play


def test_doji_shizue_may_be_discarded_in_other_phases() -> None:
    game = scene({"characters": [inside("doji-shizue")]}, {"characters": [inside(LOW)], "hand": ["assassination"]},
                 conflict=MILITARY, to_act=1, favor=favor())  # fmt: skip
    game.second.plays("assassination", on="doji-shizue")
    assert not game.card("doji-shizue").in_play


@pytest.mark.parametrize(("attacker", "holder", "bowed"), [(0, 0, False), (0, 1, True), (1, 0, True)])
def test_agasha_sumiko_does_not_bow_from_attacking_with_the_favor(attacker: int, holder: int, bowed: bool) -> None:
    game = scene({"characters": [inside("agasha-sumiko")]}, {"characters": [inside(LOW)]},
                 conflict=fight(attacker=attacker), favor=favor(holder))  # fmt: skip
    game.finish()
    assert game.card("agasha-sumiko").bowed is bowed


def test_mountaintop_statuary_moves_under_the_stronghold_and_sends_attackers_home() -> None:
    game = scene({"provinces": row(at("mountaintop-statuary", facedown=True))}, step="1.2")
    game.first.does("trigger:mountaintop-statuary")
    assert game.province(0, 4).contents == [game.card("mountaintop-statuary")]
    assert [card.facedown for card in game.province(0, 0).contents] == [True]
    stronghold = [*DEFAULTS[:4], at("ancestral-lands", cards=["mountaintop-statuary"])]
    here = scene(
        {"characters": [inside("matsu-berserker"), inside("doji-challenger")]}, {"provinces": stronghold},
        conflict=fight(province=4), to_act=1,
    )  # fmt: skip
    here.second.does("trigger:mountaintop-statuary:1")
    assert not here.card("matsu-berserker").participating and here.zone("mountaintop-statuary") == "dynasty discard"
    assert here.province(1, 4).contents == []
    away = scene({"characters": [inside("matsu-berserker")]}, {"provinces": stronghold}, conflict=MILITARY, to_act=1,
                 asked=(1,))  # fmt: skip
    assert away.second.barred("mountaintop-statuary:1")


def test_akodo_toshiro_fights_without_breaking_and_is_discarded_after() -> None:
    game = scene({"characters": [inside("akodo-toshiro")]}, conflict=MILITARY, to_act=0)
    game.first.triggers("akodo-toshiro")
    assert game.conflict is not None and [lasting.source for lasting in game.conflict.lasting] == ["akodo-toshiro"]
    assert game.totals[0] == 7
    game.finish()
    assert not game.province(1, 0).broken and game.zone("akodo-toshiro") == "dynasty discard"


def test_akodo_toshiro_stays_with_a_commander_and_must_attack() -> None:
    game = scene({"characters": [inside("akodo-toshiro"), "gifted-tactician"]}, conflict=MILITARY, to_act=0)
    game.first.triggers("akodo-toshiro")
    game.finish()
    assert game.card("akodo-toshiro").in_play
    assert barred("trigger:akodo-toshiro", {"characters": [inside("akodo-toshiro")]}, conflict=fight(attacker=1))


def test_implacable_magistrate_counts_itself_and_the_honored() -> None:
    game = scene(
        {"characters": [inside("implacable-magistrate"), inside("matsu-berserker")]},
        {"characters": [inside("doji-challenger"), inside(LOW, status="honored")]},
        conflict=MILITARY,
    )
    assert game.totals == (2, 2)


def test_haughty_magistrate_counts_nobody_of_lower_glory() -> None:
    game = scene(
        {"characters": [inside("haughty-magistrate"), inside("moto-youth", status="honored")]},
        {"characters": [inside("eager-scout"), inside("staunch-hida")]},
        conflict=MILITARY,
    )
    expected = [c for c in ("staunch-hida",) if game.card(c).glory >= 1]
    assert game.totals[1] == sum(game.card(c).military for c in expected)


def test_fawning_diplomat_claims_the_favor_on_leaving() -> None:
    game = scene({"characters": ["fawning-diplomat"], "provinces": row("funeral-pyre")}, favor=favor(1))
    game.first.triggers("funeral-pyre")
    game.first.does("trigger:fawning-diplomat").does("favor:political")
    assert game.table.favor == (0, "political") and not game.card("fawning-diplomat").in_play


def test_utaku_mediator_is_stronger_without_the_favor() -> None:
    for holder, skills in ((None, (1, 2)), (1, (1, 2)), (0, (0, 1))):
        game = scene({"characters": ["utaku-mediator"]}, favor=None if holder is None else favor(holder))
        card = game.card("utaku-mediator")
        assert (card.military, card.political) == skills


def test_the_imperial_palace_adds_three_to_each_glory_count() -> None:
    game = scene({"provinces": row("the-imperial-palace")}, {"characters": ["doji-challenger"]}, step="3.4.1")
    assert game.table.glory_count() == (3, 2)
    game.first.does("favor:military")
    assert game.table.favor == (0, "military")


@proves("Erratum Fosse Piégée")
def test_pit_trap_is_played_on_an_attacker_who_stays_bowed() -> None:
    """Errata of 1.5: Pit Trap is attached to a character, and may only be played on an attacking character."""
    game = scene(
        {"characters": [inside("doji-challenger"), "matsu-berserker"]},
        {"characters": [inside(LOW)], "hand": ["pit-trap"], "fate": 3},
        conflict=MILITARY,
        to_act=1,
    )
    game.second.does("play:pit-trap")
    challenger = game.card("doji-challenger")
    assert game.card("pit-trap").host is challenger and challenger.military == 2
    game.finish()
    assert game.card("pit-trap").host is challenger
    assert barred("play:pit-trap", {"hand": ["pit-trap"], "fate": 3, "characters": [LOW]})
    trapped = at("doji-challenger", bowed=True, fate=1, attachments=["pit-trap"])
    rest = scene({"characters": [trapped, at(LOW, bowed=True, fate=1)]}, step="5.2")
    assert rest.card("doji-challenger").bowed and not rest.card(LOW).bowed


def test_curry_favor_readies_after_your_second_conflict() -> None:
    side = {"characters": [inside("doji-challenger")], "hand": ["curry-favor"]}
    second = {"declared": ["political"], "conflicts_left": 1}
    game = scene({**side, **second}, conflict=MILITARY)
    assert game.offers("trigger:curry-favor")
    game.first.does("trigger:curry-favor")
    assert not game.card("doji-challenger").bowed
    assert not scene(side, conflict=MILITARY).offers("trigger:curry-favor")
    defending = scene({**side, **second}, {"characters": [inside(LOW)]}, conflict=fight(attacker=1))
    assert not defending.offers("trigger:curry-favor")


def test_centipede_tattoo_keeps_a_losing_monk_ready() -> None:
    for monk_wins in (False, True):
        enemy = inside("eager-scout") if monk_wins else inside("hida-kisada")
        bearer = inside("togashi-initiate", attachments=["centipede-tattoo"])
        game = scene({"characters": [bearer]}, {"characters": [enemy]}, conflict=MILITARY)
        assert game.card("togashi-initiate").trait("tattooed")
        game.finish()
        assert game.card("togashi-initiate").bowed is monk_wins
    hand = {"hand": ["centipede-tattoo"], "characters": [LOW]}
    assert barred("play:centipede-tattoo", hand)


def test_guard_duty_honors_a_defender() -> None:
    armed = inside(LOW, attachments=["guard-duty"])
    game = scene({"characters": [armed]}, {"characters": [inside("doji-challenger")]}, conflict=fight(attacker=1),
                 to_act=0)  # fmt: skip
    game.first.triggers("guard-duty")
    assert game.card(LOW).honored
    assert barred("trigger:guard-duty", {"characters": [armed]}, conflict=MILITARY)


def test_seal_of_the_phoenix_gives_clan_and_trait() -> None:
    bearer = scene({"characters": [at(LOW, attachments=["seal-of-the-phoenix"])]}).card(LOW)
    assert bearer.of_clan("phoenix") and bearer.trait("scholar") and bearer.political == 2


@pytest.mark.parametrize("seat", [0, 1])
def test_backhanded_compliment_is_for_either_player(seat: int) -> None:
    game = scene({"hand": ["backhanded-compliment"]})
    game.first.plays("backhanded-compliment", on=f"choose:player:{seat}")
    chosen = (game.first, game.second)[seat]
    assert chosen.honor == 9 and len(chosen.hand) == 1


def test_gaijin_customs_readies_no_unicorn() -> None:
    bowed = [at(LOW, bowed=True), at("border-rider", bowed=True)]
    side: dict[str, Any] = {"characters": bowed, "hand": ["gaijin-customs"], "fate": 1}
    game = scene(side)
    game.first.does("play:gaijin-customs")
    assert not game.card(LOW).bowed and game.card("border-rider").bowed
    assert barred("play:gaijin-customs", {**side, "characters": bowed[:1]})
    stronghold = {**side, "characters": bowed[:1], "stronghold": "golden-plains-outpost"}
    assert not barred("play:gaijin-customs", stronghold)


def test_way_of_the_chrysanthemum_doubles_honor_from_bids_once_a_round() -> None:
    hands = {"hand": ["way-of-the-chrysanthemum", "way-of-the-chrysanthemum"], "fate": 4}
    game = scene(hands, step="2.2")
    game.first.bids(1)
    game.second.bids(4)
    game.first.does("trigger:way-of-the-chrysanthemum")
    assert game.first.honor == 16 and game.second.honor == 7
    assert game.table.maximums


def test_way_of_the_chrysanthemum_ignores_honor_that_is_taken_or_paid() -> None:
    hand = {"hand": ["way-of-the-chrysanthemum"], "fate": 2}
    paying = scene(hand, step="2.2", asked=(0,))
    paying.first.bids(4)
    paying.second.bids(1)
    assert not paying.first.may("trigger:way-of-the-chrysanthemum")
    taking = scene({**hand, "characters": [inside("kakita-asami")]}, conflict=POLITICAL, to_act=0)
    taking.first.triggers("kakita-asami")
    assert not taking.first.may("trigger:way-of-the-chrysanthemum")
