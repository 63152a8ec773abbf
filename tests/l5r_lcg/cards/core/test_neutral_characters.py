"""Neutral cards, Core Set: characters."""

from typing import Any

import pytest

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, faceup
from tests.l5r_lcg.scene import Scene, at, inside, scene

# Otomo Courtier


@pytest.mark.parametrize(("card", "skill"), [("otomo-courtier", "political"), ("seppun-guardsman", "military")])
def test_otomo_courtier_and_seppun_guardsman_do_not_attack_the_favored(card: str, skill: str) -> None:
    for favored, able in ((1, False), (0, True), (None, True)):
        favor = {} if favored is None else {"favor": {"player": favored, "side": "military"}}
        game = scene({"characters": [card, "ikoma-eiji"]}, step="3.2", asked=(0, 1), **favor)
        assert game.first.asked == "declare-conflict" and game.first.may(f"commit:{card}") is able
        if able:
            game.first.declares("air", skill, 0, card)
            assert game.card(card).attacking


@pytest.mark.parametrize(("card", "conflict"), [("otomo-courtier", POLITICAL), ("seppun-guardsman", MILITARY)])
def test_otomo_courtier_and_seppun_guardsman_may_defend_and_cannot_be_moved(card: str, conflict: Any) -> None:
    game = scene(
        {"characters": [inside("ikoma-eiji"), card], "provinces": faceup("fertile-fields", "favorable-ground")},
        {"characters": [card, "ikoma-prodigy"]},
        conflict=conflict,
        step="3.2.1",
        favor={"player": 1, "side": "military"},
    )
    assert game.second.may(f"defend:{card}")
    game.second.defends(card)
    game.second.passes()
    assert game.first.does("trigger:favorable-ground") and not game.first.may(card)


# Keeper Initiate


def claimed(ring: str, role: str | None, skill: str = "political", **facts: Any) -> Scene:
    """The first player wins with Hotaru and is about to claim this ring."""
    side = {"characters": [inside("doji-hotaru"), "doji-challenger"], **facts}
    if role:
        side["role"] = role
    return scene(
        side,
        {"characters": ["ikoma-prodigy"]},
        conflict={"attacker": 0, "ring": ring, "skill": skill, "province": 4},
        to_act=0,
        asked=(0, 1),
    )


@pytest.mark.parametrize(
    "place", [{"dynasty_discard": ["keeper-initiate"]}, {"provinces": faceup("fertile-fields", "keeper-initiate")}]
)
def test_keeper_initiate_comes_with_a_fate_when_its_ring_is_claimed(place: Any) -> None:
    game = claimed("water", "keeper-of-water", **place)
    assert game.offers("trigger:keeper-initiate")
    game.first.does("trigger:keeper-initiate")
    initiate = game.card("keeper-initiate")
    assert initiate.in_play and initiate.fate == 1 and not initiate.participating


def test_keeper_initiate_needs_the_role_the_ring_and_to_lie_faceup() -> None:
    discard = {"dynasty_discard": ["keeper-initiate"]}
    hidden = {"provinces": faceup("fertile-fields", at("keeper-initiate", facedown=True))}
    for ring, role, place in (
        ("air", "keeper-of-water", discard),
        ("water", None, discard),
        ("water", "keeper-of-water", hidden),
        ("water", "keeper-of-water", {"characters": [inside("doji-hotaru"), "keeper-initiate"]}),
        ("water", "keeper-of-water", {"dynasty_deck": ["keeper-initiate"]}),
    ):
        assert not claimed(ring, role, **place).offers("trigger:keeper-initiate")


def test_keeper_initiate_reacts_to_the_claim_of_its_own_controller() -> None:
    game = scene(
        {"characters": [inside("doji-hotaru")]},
        {"role": "keeper-of-air", "dynasty_discard": ["keeper-initiate"], "characters": [inside("ikoma-prodigy")]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert not game.offers("trigger:keeper-initiate") and game.table.rings["air"].claimed_by == 0


def test_keeper_initiate_answers_to_an_element_that_the_ring_gained() -> None:
    game = claimed(
        "water",
        "keeper-of-air",
        characters=[inside("doji-hotaru"), inside("seeker-of-knowledge")],
        dynasty_discard=["keeper-initiate"],
    )
    assert game.offers("trigger:keeper-initiate")


# Seeker Initiate


def test_seeker_initiate_searches_five_cards_for_one() -> None:
    game = claimed(
        "void",
        "seeker-of-void",
        characters=[inside("doji-hotaru"), "seeker-initiate"],
        conflict_deck=["banzai", "outwit", "rout", "charge", "for-shame", "court-games"],
    )
    assert game.offers("trigger:seeker-initiate")
    game.first.does("trigger:seeker-initiate")
    assert game.first.asked == "search" and len(game.first.options) == 5 and not game.first.may("court-games")
    game.first.does("rout")
    assert game.first.hand == ["rout"] and "shuffle" in game.kinds and "look-at" in game.kinds


def test_seeker_initiate_needs_the_role_the_ring_a_deck_and_to_be_in_play() -> None:
    there = [inside("doji-hotaru"), "seeker-initiate"]
    for ring, role, facts in (
        ("air", "seeker-of-void", {"characters": there}),
        ("void", None, {"characters": there}),
        ("void", "seeker-of-void", {"characters": there, "conflict_deck": []}),
        ("void", "seeker-of-void", {"dynasty_discard": ["seeker-initiate"]}),
    ):
        assert not claimed(ring, role, **facts).offers("trigger:seeker-initiate")


# Miya Mystic


def test_miya_mystic_gives_herself_up_to_discard_an_attachment() -> None:
    game = scene(
        {"characters": ["miya-mystic", at("ikoma-prodigy", attachments=["fine-katana"])]},
        {"characters": [at("akodo-toturi", attachments=["honored-blade"])]},
    )
    game.first.triggers("miya-mystic", "honored-blade")
    assert game.zone("miya-mystic") == "dynasty discard" and game.zone("honored-blade") == "conflict discard"
    assert game.zone("fine-katana") == "play"


def test_miya_mystic_needs_the_conflict_phase_and_an_attachment() -> None:
    bare = scene({"characters": ["miya-mystic", "ikoma-prodigy"]}, asked=(0, 1))
    assert bare.first.barred("trigger:miya-mystic")
    early = scene(
        {"characters": ["miya-mystic", at("ikoma-prodigy", attachments=["fine-katana"])]},
        step="2.5-window",
        asked=(0, 1),
    )
    assert early.first.barred("trigger:miya-mystic")


# Wandering Ronin


def test_wandering_ronin_burns_fate_for_skill_twice_a_conflict() -> None:
    game = scene({"characters": [inside("wandering-ronin", fate=3)]}, conflict=MILITARY, to_act=0, asked=(0, 1))
    for fate, skill in ((2, 4), (1, 6)):
        game.first.does("trigger:wandering-ronin")
        ronin = game.card("wandering-ronin")
        assert (ronin.fate, ronin.military, ronin.political) == (fate, skill, skill)
        game.second.passes()
    assert game.first.barred("trigger:wandering-ronin")
    game.finish()
    assert ronin.military == 2


def test_wandering_ronin_may_do_so_again_in_the_next_conflict() -> None:
    game = scene(
        {"characters": [at("wandering-ronin", fate=3), inside("doji-challenger")]}, conflict=MILITARY, to_act=0
    )
    game.first.does("trigger:wandering-ronin")
    game.second.passes()
    game.first.does("trigger:wandering-ronin")
    game.finish()
    game.first.declares("fire", "political", 1, "wandering-ronin")
    assert game.offers("trigger:wandering-ronin")


def test_wandering_ronin_needs_a_conflict_and_fate() -> None:
    assert scene({"characters": [at("wandering-ronin", fate=1)]}, asked=(0, 1)).first.barred("trigger:wandering-ronin")
    poor = scene({"characters": [inside("wandering-ronin")]}, conflict=MILITARY, to_act=0, asked=(0, 1))
    assert poor.first.barred("trigger:wandering-ronin")
