"""Dragon Clan, Core Set: characters."""

from typing import Any

import pytest

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, QUIET, finish, row, seen
from tests.l5r_lcg.scene import DEFAULTS, Scene, at, inside, scene

# Doomed Shugenja


def test_doomed_shugenja_takes_no_fate_when_played_and_is_limited() -> None:
    game = scene(
        {"fate": 5, "provinces": [at("pilgrimage", cards=["doomed-shugenja", "doomed-shugenja", "niten-adept"]),
                                  *DEFAULTS[1:]]},
        {"passed": True},
        step="1.4",
    )  # fmt: skip
    game.first.does("play:doomed-shugenja")
    assert game.card("doomed-shugenja").in_play and game.first.asked == "dynasty" and game.first.fate == 4
    assert not game.first.may("play:doomed-shugenja") and game.first.may("play:niten-adept")


def test_no_question_about_fate_is_announced_for_doomed_shugenja() -> None:
    """No fate can be placed on it when it is played (card text), so the rules never ask for any."""
    side = {"fate": 5, "provinces": [at("pilgrimage", cards=["doomed-shugenja", "niten-adept"]), *DEFAULTS[1:]]}
    game = scene(side, step="1.4", asked=(0, 1))
    prompt = game.first.prompt
    assert prompt is not None and prompt.follows is not None
    announced = []
    for name in ("doomed-shugenja", "niten-adept"):
        option = game.first.find(f"play:{name}")
        assert option is not None
        announced.append(prompt.follows(option))
    assert announced[0] is None and announced[1] is not None and announced[1].kind == "fate"


# Togashi Initiate


def test_togashi_initiate_spends_fate_to_a_ring_to_be_honored() -> None:
    game = scene({"characters": [inside("togashi-initiate")], "fate": 1}, conflict=MILITARY, to_act=0)
    game.first.triggers("togashi-initiate", "ring:fire")
    assert game.card("togashi-initiate").honored
    assert game.table.rings["fire"].fate == 1 and game.first.fate == 0


@pytest.mark.parametrize(("attacker", "fate"), [(1, 1), (0, 0)])
def test_togashi_initiate_must_attack_and_pay(attacker: int, fate: int) -> None:
    game = scene(
        {"characters": [inside("togashi-initiate")], "fate": fate},
        conflict={**MILITARY, "attacker": attacker},
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:togashi-initiate")


def test_togashi_initiate_cannot_pay_to_the_contested_ring_or_a_claimed_one() -> None:
    game = scene(
        {"characters": [inside("togashi-initiate")], "fate": 1},
        conflict=MILITARY,
        rings={"void": {"claimed_by": 1}},
        to_act=0,
    )
    game.first.triggers("togashi-initiate")
    assert game.first.options == ["choose:ring:earth", "choose:ring:fire", "choose:ring:water"]


# Agasha Swordsmith


def test_agasha_swordsmith_finds_an_attachment_and_shows_it() -> None:
    deck = ["banzai", "fine-katana", "rout", "outwit", "court-games", "ornate-fan"]
    game = scene({"characters": ["agasha-swordsmith"], "conflict_deck": deck})
    game.first.triggers("agasha-swordsmith")
    assert game.first.options == ["choose:fine-katana"]
    game.first.does("fine-katana")
    assert game.first.hand == ["fine-katana"] and "shuffle" in game.kinds
    assert "fine-katana" in seen(game, 1) and "outwit" not in seen(game, 1)


def test_agasha_swordsmith_works_without_a_find_but_needs_a_deck() -> None:
    game = scene({"characters": ["agasha-swordsmith"], "conflict_deck": ["banzai", "fine-katana"]})
    game.first.triggers("agasha-swordsmith").does()
    assert game.first.hand == [] and "shuffle" in game.kinds
    bare = scene({"characters": ["agasha-swordsmith"], "conflict_deck": []}, asked=(0,))
    assert not bare.first.may("trigger:agasha-swordsmith")


# Mirumoto Prodigy


def test_mirumoto_prodigy_alone_meets_one_defender() -> None:
    defenders = {"characters": ["matsu-berserker", "brash-samurai"]}
    game = scene({"characters": [inside("mirumoto-prodigy")]}, defenders, conflict=MILITARY, step="3.2.1")
    assert game.second.refused("defend:matsu-berserker", "defend:brash-samurai") == "too-many"
    game.second.defends("matsu-berserker")
    assert game.card("matsu-berserker").defending
    company = scene(
        {"characters": [inside("mirumoto-prodigy"), inside("niten-adept")]}, defenders, conflict=MILITARY, step="3.2.1"
    )
    company.second.defends("matsu-berserker", "brash-samurai")
    assert company.totals == (4, 5)


# Niten Adept


def test_niten_adept_bows_an_attachment_to_bow_the_unarmed() -> None:
    game = scene(
        {"characters": [inside("niten-adept", attachments=["fine-katana"])]},
        {
            "characters": [
                inside("matsu-berserker"),
                inside("brash-samurai", attachments=["ornate-fan"]),
                "doji-whisperer",
            ]
        },
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("niten-adept")
    assert game.card("fine-katana").bowed and game.card("matsu-berserker").bowed
    assert not game.card("brash-samurai").bowed and not game.card("doji-whisperer").bowed


@pytest.mark.parametrize(
    "adept",
    [
        inside("niten-adept"),
        at("niten-adept", attachments=["fine-katana"]),
        inside("niten-adept", attachments=[at("fine-katana", bowed=True)]),
        inside("niten-adept", attachments=[at("fine-katana", controller=1, owner=1)]),
    ],
)
def test_niten_adept_needs_a_ready_attachment_of_yours_and_to_participate(adept: Any) -> None:
    game = scene(
        {"characters": [adept, inside("togashi-initiate")]},
        {"characters": [inside("matsu-berserker")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:niten-adept")


# Seeker of Enlightenment


def test_seeker_of_enlightenment_counts_fate_on_unclaimed_rings() -> None:
    rings = {"fire": {"fate": 2}, "water": {"fate": 1}, "void": {"fate": 1, "claimed_by": 0}, "air": {"fate": 1}}
    game = scene({"characters": [inside("seeker-of-enlightenment")]}, conflict=MILITARY, rings=rings)
    seeker = game.card("seeker-of-enlightenment")
    assert (seeker.military, seeker.political) == (4, 4)


# Enlightened Warrior


def test_enlightened_warrior_gains_fate_from_the_opponent_s_choice_of_ring() -> None:
    rings = {"fire": {"fate": 1}}
    game = scene({"characters": ["niten-adept"]}, {"characters": ["enlightened-warrior"]}, step="3.2", rings=rings)
    game.first.declares("fire", "military", 0, "niten-adept")
    game.second.triggers("enlightened-warrior")
    assert game.card("enlightened-warrior").fate == 1 and game.first.fate == 1


def test_enlightened_warrior_ignores_empty_rings_and_its_own_player() -> None:
    rings = {"fire": {"fate": 1}}
    game = scene({"characters": ["niten-adept"]}, {"characters": ["enlightened-warrior"]}, step="3.2", rings=rings)
    game.first.declares("water", "military", 0, "niten-adept")
    assert game.second.asked != "reaction"
    own = scene({"characters": ["enlightened-warrior"]}, {"characters": ["niten-adept"]}, step="3.2", rings=rings)
    own.first.declares("fire", "military", 0, "enlightened-warrior")
    assert own.first.asked != "reaction" and own.card("enlightened-warrior").fate == 0


# Kitsuki Investigator


def test_kitsuki_investigator_sees_the_hand_and_discards_a_card() -> None:
    game = scene(
        {"characters": [inside("kitsuki-investigator")], "fate": 1},
        {"hand": ["banzai", "rout"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.triggers("kitsuki-investigator", "ring:void")
    assert game.first.options == ["choose:banzai", "choose:rout"]
    game.first.does("rout")
    assert game.second.hand == ["banzai"] and game.zone("rout") == "conflict discard"
    assert game.table.rings["void"].fate == 1
    assert "banzai" in seen(game, 0)
    assert "banzai" not in str([r.facts for record in game.match.records if (r := record.seen_by(None))])


def test_kitsuki_investigator_acts_once_in_a_conflict_for_all_copies() -> None:
    game = scene(
        {"characters": [inside("kitsuki-investigator"), inside("kitsuki-investigator")], "fate": 2},
        {"hand": ["banzai"] * 3, "provinces": QUIET},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )
    game.first.triggers("kitsuki-investigator", "ring:void", "banzai")
    game.second.passes()
    assert game.first.asked == "action" and not game.first.may("trigger:kitsuki-investigator")


def test_kitsuki_investigator_acts_once_a_round_even_in_another_conflict() -> None:
    ground = row("favorable-ground", first="pilgrimage")
    game = scene(
        {"characters": [inside("kitsuki-investigator")], "fate": 2, "provinces": ground},
        {"characters": ["savvy-politician"], "hand": ["banzai"] * 3, "provinces": QUIET},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )
    game.first.triggers("kitsuki-investigator", "ring:void", "banzai")
    game.second.passes()
    game.first.triggers("favorable-ground")
    finish(game)
    game.pass_all(until="declare-conflict")
    game.second.declares("water", "political", 0, "savvy-politician")
    game.first.defends("kitsuki-investigator")
    assert game.first.asked == "action" and not game.first.may("trigger:kitsuki-investigator")


@pytest.mark.parametrize(
    ("conflict", "investigator", "side", "hand"),
    [
        (MILITARY, inside("kitsuki-investigator"), {"fate": 1}, ["banzai"]),
        (POLITICAL, at("kitsuki-investigator"), {"fate": 1}, ["banzai"]),
        (POLITICAL, inside("kitsuki-investigator"), {"fate": 0}, ["banzai"]),
        (POLITICAL, inside("kitsuki-investigator"), {"fate": 1}, []),
    ],
)
def test_kitsuki_investigator_needs_politics_fate_and_a_hand(
    conflict: Any, investigator: Any, side: Any, hand: list[str]
) -> None:
    game = scene(
        {**side, "characters": [investigator, inside("niten-adept")]},
        {"hand": hand},
        conflict=conflict,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:kitsuki-investigator")


# Mirumoto Raitsugu


def raitsugu_against(*, bids: tuple[int, int], fate: int = 0) -> Scene:
    """Return the scene after Raitsugu's duel with a Matsu Berserker; both have 3 military skill."""
    game = scene(
        {"characters": [inside("mirumoto-raitsugu"), inside("niten-adept")]},
        {"characters": [inside("matsu-berserker", fate=fate), "brash-samurai"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("mirumoto-raitsugu")
    game.first.bids(bids[0])
    game.second.bids(bids[1])
    return game


def test_mirumoto_raitsugu_discards_the_loser_or_takes_its_fate() -> None:
    assert raitsugu_against(bids=(2, 1)).zone("matsu-berserker") == "dynasty discard"
    spared = raitsugu_against(bids=(2, 1), fate=1)
    assert spared.card("matsu-berserker").in_play and spared.card("matsu-berserker").fate == 0
    lost = raitsugu_against(bids=(1, 2))
    assert lost.zone("mirumoto-raitsugu") == "dynasty discard" and lost.card("matsu-berserker").in_play


def test_mirumoto_raitsugu_in_a_tie_harms_nobody() -> None:
    game = raitsugu_against(bids=(1, 1))
    assert game.card("matsu-berserker").in_play and game.card("mirumoto-raitsugu").in_play


@pytest.mark.parametrize(("raitsugu", "enemy"), [(at, inside), (inside, at)])
def test_mirumoto_raitsugu_and_his_enemy_must_participate(raitsugu: Any, enemy: Any) -> None:
    game = scene(
        {"characters": [raitsugu("mirumoto-raitsugu"), inside("niten-adept")]},
        {"characters": [enemy("matsu-berserker")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:mirumoto-raitsugu")
