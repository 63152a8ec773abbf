"""Neutral cards and roles, Core Set: each ability does its work, and each condition, cost and limit is kept."""

from typing import Any

import pytest

from tests.l5r_lcg.scene import DEFAULTS, Scene, at, inside, scene

ELEMENTS = ("air", "earth", "fire", "water", "void")
POLITICAL = {"attacker": 0, "ring": "air", "skill": "political"}
MILITARY = {"attacker": 0, "ring": "air", "skill": "military"}


def row(first: str, *cards: Any, **facts: Any) -> list[Any]:
    """Provinces of which the first is this one, with these cards on it; faceup unless ``facts`` say otherwise."""
    return [at(first, cards=list(cards), **facts), *(other for other in DEFAULTS if other != first)][:5]


# Otomo Courtier, Seppun Guardsman


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
        {"characters": [inside("ikoma-eiji"), card], "provinces": row("fertile-fields", "favorable-ground")},
        {"characters": [card, "ikoma-prodigy"]},
        conflict=conflict,
        step="3.2.1",
        favor={"player": 1, "side": "military"},
    )
    assert game.second.may(f"defend:{card}")
    game.second.defends(card)
    game.second.passes()
    assert game.first.does("trigger:favorable-ground") and not game.first.may(card)


# Keeper Initiate, Seeker Initiate


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
    "place", [{"dynasty_discard": ["keeper-initiate"]}, {"provinces": row("fertile-fields", "keeper-initiate")}]
)
def test_keeper_initiate_comes_with_a_fate_when_its_ring_is_claimed(place: Any) -> None:
    game = claimed("water", "keeper-of-water", **place)
    assert game.offers("trigger:keeper-initiate")
    game.first.does("trigger:keeper-initiate")
    initiate = game.card("keeper-initiate")
    assert initiate.in_play and initiate.fate == 1 and not initiate.participating


def test_keeper_initiate_needs_the_role_the_ring_and_to_lie_faceup() -> None:
    discard = {"dynasty_discard": ["keeper-initiate"]}
    hidden = {"provinces": row("fertile-fields", at("keeper-initiate", facedown=True))}
    for ring, role, place in (
        ("air", "keeper-of-water", discard),
        ("water", None, discard),
        ("water", "keeper-of-water", hidden),
        ("water", "keeper-of-water", {"characters": [inside("doji-hotaru"), "keeper-initiate"]}),
        ("water", "keeper-of-water", {"dynasty_deck": ["keeper-initiate"]}),
    ):
        assert not claimed(ring, role, **place).offers("trigger:keeper-initiate")


def test_keeper_initiate_is_for_the_player_who_claims() -> None:
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


# Miya Mystic, Wandering Ronin


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


# Favorable Ground, Imperial Storehouse


def ground(*characters: Any, **facts: Any) -> Scene:
    return scene(
        {"provinces": row("fertile-fields", "favorable-ground"), "characters": list(characters)},
        {"characters": [inside("doji-challenger")]},
        **{"conflict": MILITARY, "to_act": 0, "asked": (0, 1), **facts},
    )


def test_favorable_ground_moves_one_of_yours_to_the_conflict_or_home() -> None:
    for chosen, there in (("akodo-gunso", True), ("deathseeker", False)):
        game = ground("akodo-gunso", inside("deathseeker"), "ikoma-prodigy")
        assert game.province(0, 0).strength == 5
        game.first.does("trigger:favorable-ground")
        assert not game.first.may("doji-challenger")
        game.first.does(chosen)
        assert game.card(chosen).participating is there
        assert game.zone("favorable-ground") == "dynasty discard" and game.province(0, 0).contents[0].facedown


def test_favorable_ground_needs_a_conflict_and_somebody_to_move() -> None:
    outside = scene(
        {"provinces": row("fertile-fields", "favorable-ground"), "characters": ["deathseeker"]}, asked=(0, 1)
    )
    assert outside.first.barred("trigger:favorable-ground")
    assert ground("matsu-berserker", conflict=POLITICAL).first.barred("trigger:favorable-ground")


def test_imperial_storehouse_is_given_up_for_a_card() -> None:
    game = scene({"provinces": row("fertile-fields", "imperial-storehouse")}, step="1.4")
    assert game.province(0, 0).strength == 5
    game.first.does("trigger:imperial-storehouse")
    assert len(game.first.hand) == 1 and game.zone("imperial-storehouse") == "dynasty discard"


# Fine Katana, Ornate Fan, Cloud the Mind


def test_fine_katana_and_ornate_fan_add_to_one_skill_each() -> None:
    game = scene({"characters": [at("akodo-gunso", attachments=["fine-katana", "ornate-fan"])]}, asked=(0, 1))
    gunso = game.card("akodo-gunso")
    assert (gunso.military, gunso.political) == (4, 3)
    assert game.card("fine-katana").has("restricted") and game.card("ornate-fan").has("restricted")


def test_cloud_the_mind_blanks_all_but_traits_and_attachments() -> None:
    game = scene(
        {"characters": ["kitsu-spiritcaller", inside("doji-challenger")], "hand": ["cloud-the-mind"], "fate": 1},
        {"characters": [inside("brash-samurai", attachments=["duelist-training"])]},
        conflict={**MILITARY, "province": 2},
        to_act=0,
        asked=(0, 1),
    )
    game.first.plays("cloud-the-mind", on="brash-samurai")
    assert game.second.barred("trigger:brash-samurai")
    assert game.second.may("trigger:brash-samurai:duelist-training.0") and game.card("brash-samurai").trait("bushi")


def test_cloud_the_mind_is_played_only_with_a_shugenja() -> None:
    for mine, theirs in (([inside("doji-challenger")], ["kitsu-spiritcaller"]), ([], ["kitsu-spiritcaller"])):
        game = scene({"characters": mine, "hand": ["cloud-the-mind"], "fate": 1}, {"characters": theirs},
                     conflict=MILITARY, to_act=0, asked=(0, 1))  # fmt: skip
        assert game.first.barred("play:cloud-the-mind")


# Assassination


def test_assassination_costs_three_honor_and_discards_somebody_cheap() -> None:
    game = scene(
        {"characters": [inside("akodo-gunso"), "doji-challenger"], "hand": ["assassination", "assassination"]},
        {"characters": [at("ikoma-prodigy", fate=2), inside("doji-challenger")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("play:assassination")
    assert game.first.options == ["choose:akodo-gunso", "choose:ikoma-prodigy"]
    game.first.does("ikoma-prodigy")
    assert game.first.honor == 7 and game.zone("ikoma-prodigy") == "dynasty discard"
    game.pass_all(until="action")
    game.second.passes()
    # Max 1 per round.
    assert not game.first.may("play:assassination")


def test_assassination_is_not_played_again_in_the_next_conflict() -> None:
    game = scene(
        {"characters": [inside("akodo-toturi"), "doji-challenger"], "hand": ["assassination", "assassination"],
         "honor": 12},
        {"characters": [at("ikoma-prodigy"), at("brash-samurai")]},
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    game.first.plays("assassination", on="ikoma-prodigy")
    game.finish()
    game.pass_all(until="declare-conflict")
    game.second.passes()
    game.first.declares("fire", "political", 1, "doji-challenger")
    assert not game.offers("play:assassination")


def test_assassination_needs_a_conflict_and_three_honor() -> None:
    outside = scene({"hand": ["assassination"]}, {"characters": ["ikoma-prodigy"]}, asked=(0, 1))
    assert outside.first.barred("play:assassination")
    poor = scene(
        {"characters": [inside("doji-challenger")], "hand": ["assassination"], "honor": 2},
        {"characters": ["ikoma-prodigy"]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    assert poor.first.barred("play:assassination")


# Banzai!


def banzai(*hand: str) -> Scene:
    """The first player, with two participants, plays Banzai! on Deathseeker; the second might cancel."""
    game = scene(
        {"characters": [inside("deathseeker"), inside("akodo-gunso"), "doji-challenger"], "hand": ["banzai", "banzai"]},
        {"characters": [inside("doji-challenger", status="honored")], "hand": list(hand)},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    game.first.does("play:banzai")
    assert game.first.options == ["choose:deathseeker", "choose:akodo-gunso", "choose:doji-challenger"]
    game.first.does("deathseeker")
    return game


def test_banzai_gives_two_military_skill_for_the_conflict_once() -> None:
    game = banzai()
    game.first.does("select:done")
    assert game.card("deathseeker").military == 4 and game.first.honor == 10
    game.second.passes()
    # Max 1 per conflict.
    assert game.first.barred("play:banzai")
    game.finish()
    assert game.card("deathseeker").military == 2


def test_banzai_again_for_an_honor_on_the_same_or_another() -> None:
    for second, skills in (("deathseeker", (6, 2)), ("akodo-gunso", (4, 4))):
        game = banzai()
        game.first.does("select:lose-honor").does(second)
        assert (game.card("deathseeker").military, game.card("akodo-gunso").military) == skills
        assert game.first.honor == 9 and game.second.asked == "action"


def test_faq_banzai_cancelled_whole() -> None:
    game = banzai("voice-of-honor")
    game.second.does("trigger:voice-of-honor")
    assert game.card("deathseeker").military == 2 and game.second.asked == "action"
    assert game.zone("banzai") in ("conflict discard", "hand") and game.first.hand == ["banzai"]


def test_faq_banzai_cancelled_by_half() -> None:
    game = banzai("voice-of-honor")
    game.second.passes()
    game.first.does("select:lose-honor").does("deathseeker")
    game.second.does("trigger:voice-of-honor")
    assert game.card("deathseeker").military == 4 and game.first.honor == 9


def test_faq_banzai_not_cancelled() -> None:
    game = banzai("voice-of-honor")
    game.second.passes()
    game.first.does("select:lose-honor").does("deathseeker")
    game.second.passes()
    assert game.card("deathseeker").military == 6 and game.second.hand == ["voice-of-honor"]


def test_banzai_may_be_played_again_in_another_conflict() -> None:
    game = scene(
        {"characters": [inside("deathseeker"), "doji-challenger"], "hand": ["banzai", "banzai"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("banzai").does("select:done")
    game.finish()
    game.pass_all(until="declare-conflict")
    game.first.declares("fire", "political", 1, "doji-challenger")
    assert game.offers("play:banzai")


def test_banzai_needs_a_participant_with_military_skill() -> None:
    for characters, conflict in (
        (["deathseeker"], MILITARY),
        ([inside("venerable-historian"), "deathseeker"], POLITICAL),
    ):
        game = scene({"characters": characters, "hand": ["banzai"]}, conflict=conflict, to_act=0, asked=(0, 1))
        assert game.first.barred("play:banzai")
    assert scene({"characters": ["deathseeker"], "hand": ["banzai"]}, asked=(0, 1)).first.barred("play:banzai")


# Contingency Plan


def plan(mine: int, theirs: int, how: str) -> Scene:
    """Both bid in the draw phase, and the first player changes the value of their bid."""
    game = scene({"hand": ["contingency-plan"]}, {}, step="2.2")
    game.first.bids(mine)
    game.second.bids(theirs)
    game.first.does("trigger:contingency-plan").does(f"select:{how}")
    return game


def test_contingency_plan_changes_the_value_of_the_bid_and_not_the_dial() -> None:
    game = plan(5, 3, "increase")
    assert (game.first.honor, game.second.honor) == (7, 13) and len(game.first.hand) == 6
    assert game.first.player.bid == 5 and game.zone("contingency-plan") == "conflict discard"
    game = plan(2, 3, "decrease")
    assert (game.first.honor, game.second.honor) == (12, 8) and len(game.first.hand) == 1
    assert game.first.player.bid == 2 and len(game.second.hand) == 3


def test_contingency_plan_may_lower_the_bid_to_nothing() -> None:
    game = plan(1, 1, "decrease")
    assert len(game.first.hand) == 0 and (game.first.honor, game.second.honor) == (11, 9)


def test_contingency_plan_cannot_lower_nothing() -> None:
    game = scene({"hand": ["contingency-plan", "contingency-plan"]}, {}, step="2.2")
    game.first.bids(1)
    game.second.bids(1)
    game.first.does("trigger:contingency-plan").does("select:decrease")
    game.first.does("trigger:contingency-plan")
    assert len(game.first.hand) == 1 and game.first.player.bid_value == 1


def test_contingency_plan_counts_in_a_duel() -> None:
    game = scene(
        {"characters": [inside("doji-challenger", attachments=["duelist-training"])], "hand": ["contingency-plan"]},
        {"characters": [inside("kakita-kaezin")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:doji-challenger:duelist-training.0")
    game.first.bids(1)
    game.second.bids(1)
    game.first.does("trigger:contingency-plan").does("select:increase")
    assert game.card("kakita-kaezin").bowed and game.first.honor == 9


# Court Games


def court(**facts: Any) -> Scene:
    return scene(
        {"characters": [inside("ikoma-prodigy"), inside("doji-whisperer"), "ikoma-eiji"], "hand": ["court-games"] * 2},
        {"characters": [inside("doji-challenger"), inside("kakita-asami"), "doji-hotaru"]},
        **{"conflict": POLITICAL, "to_act": 0, "asked": (0,), **facts},
    )


def test_court_games_honors_one_of_yours() -> None:
    game = court()
    game.first.plays("court-games").does("select:honor")
    game.pass_all(until="target")
    assert game.first.options == ["choose:ikoma-prodigy", "choose:doji-whisperer"]
    game.first.does("doji-whisperer")
    assert game.card("doji-whisperer").honored


def test_court_games_lets_the_opponent_dishonor_one_of_theirs_once_a_conflict() -> None:
    game = court()
    game.first.plays("court-games").does("select:dishonor")
    game.pass_all(until="target")
    assert game.second.options == ["choose:doji-challenger", "choose:kakita-asami"]
    game.second.does("kakita-asami")
    assert game.card("kakita-asami").dishonored
    game.second.passes()
    assert game.first.barred("play:court-games")


def test_court_games_offers_only_what_changes_something() -> None:
    game = scene(
        {"characters": [inside("ikoma-prodigy", status="honored")], "hand": ["court-games"]},
        {"characters": [inside("doji-challenger")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("court-games")
    assert game.card("doji-challenger").dishonored
    nothing = scene(
        {"characters": [inside("ikoma-prodigy", status="honored")], "hand": ["court-games"]},
        {"characters": [inside("doji-challenger", status="dishonored")]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert nothing.first.barred("play:court-games")


def test_court_games_needs_a_political_conflict() -> None:
    assert court(conflict=MILITARY).first.barred("play:court-games")


def test_court_games_may_be_played_again_in_another_conflict() -> None:
    game = scene(
        {"characters": [inside("doji-hotaru")], "hand": ["court-games", "court-games"]},
        {"characters": ["doji-challenger"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("court-games")
    assert game.card("doji-hotaru").honored
    game.finish()
    game.pass_all(until="declare-conflict")
    game.second.declares("fire", "political", 1, "doji-challenger")
    assert game.offers("play:court-games")


# For Shame!


def shame(status: str = "normal", bowed: bool = False, steward: Any = "steward-of-law") -> Scene:
    return scene(
        {"characters": [inside("doji-whisperer"), steward], "hand": ["for-shame"]},
        {"characters": [inside("doji-challenger", status=status, bowed=bowed), "kakita-asami"]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )


def test_for_shame_dishonors_or_bows_as_the_opponent_selects() -> None:
    for selected in ("dishonor", "bow"):
        game = shame()
        game.first.does("play:for-shame")
        assert game.second.options == ["select:dishonor", "select:bow"]
        game.second.does(f"select:{selected}")
        game.pass_all(until="action")
        challenger = game.card("doji-challenger")
        assert (challenger.dishonored, challenger.bowed) == (selected == "dishonor", selected == "bow")


def test_for_shame_must_change_something() -> None:
    for facts, changed in (
        ({"status": "dishonored"}, "bowed"),
        ({"bowed": True}, "dishonored"),
        ({"steward": inside("steward-of-law")}, "bowed"),
    ):
        game = shame(**facts)
        game.first.plays("for-shame")
        game.pass_all(until="action")
        assert getattr(game.card("doji-challenger"), changed)
    assert shame("dishonored", bowed=True).first.barred("play:for-shame")


def test_for_shame_is_selected_before_its_effects_initiate() -> None:
    game = scene(
        {"characters": [inside("ikoma-prodigy")], "hand": ["for-shame"]},
        {"characters": [inside("doji-challenger", status="honored")], "hand": ["voice-of-honor"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("for-shame")
    assert game.second.asked == "select"
    game.second.does("select:bow").does("trigger:voice-of-honor")
    assert not game.card("doji-challenger").bowed


def test_for_shame_needs_a_courtier_of_yours_there_and_an_enemy() -> None:
    for mine, theirs in (
        ([inside("doji-challenger"), "doji-whisperer"], [inside("kakita-kaezin")]),
        ([inside("doji-whisperer")], ["kakita-kaezin"]),
        ([inside("doji-challenger")], [inside("doji-whisperer")]),
    ):
        game = scene(
            {"characters": mine, "hand": ["for-shame"]}, {"characters": theirs}, conflict=POLITICAL, to_act=0,
            asked=(0, 1),
        )  # fmt: skip
        assert game.first.barred("play:for-shame")


# Good Omen


def test_good_omen_places_fate_on_somebody_dear_while_your_bid_is_lower() -> None:
    game = scene(
        {"characters": ["doji-challenger", "akodo-gunso"], "hand": ["good-omen"], "bid": 1},
        {"bid": 2, "characters": ["doji-hotaru"]},
    )
    game.first.does("play:good-omen")
    assert game.first.options == ["choose:doji-challenger", "choose:doji-hotaru"]
    game.first.does("doji-challenger")
    assert game.card("doji-challenger").fate == 1


def test_good_omen_needs_the_lower_bid_and_looks_at_the_dials() -> None:
    for mine, theirs in ((2, 2), (3, 2), (None, None)):
        game = scene(
            {"characters": ["doji-challenger"], "hand": ["good-omen"], "bid": mine}, {"bid": theirs}, asked=(0, 1)
        )
        assert game.first.barred("play:good-omen")
    dials = scene(
        {"hand": ["contingency-plan", "good-omen"], "characters": ["doji-challenger"]}, step="2.2", asked=(0,)
    )
    dials.first.bids(2)
    dials.second.bids(2)
    dials.first.does("trigger:contingency-plan").does("select:decrease")
    dials.pass_all(until="action")
    assert dials.table.step == "2.5" and dials.first.barred("play:good-omen")


# Spies at Court


def spies(*mine: Any, skill: str = "political", theirs: Any = (), hand: int = 3) -> Scene:
    return scene(
        {"characters": [*mine, "doji-whisperer"], "hand": ["spies-at-court", "spies-at-court"]},
        {"hand": ["banzai", "outwit", "rout"][:hand], "characters": list(theirs)},
        conflict={"attacker": 0, "ring": "air", "skill": skill, "province": 4},
        to_act=0,
        random={"discard:1": ["rout", "banzai"]},
    )


def test_spies_at_court_dishonors_a_participant_and_takes_two_cards_at_random() -> None:
    game = spies(inside("doji-hotaru"), inside("kakita-asami"))
    assert game.offers("trigger:spies-at-court")
    game.first.does("trigger:spies-at-court")
    assert game.first.options == ["choose:doji-hotaru", "choose:kakita-asami"]
    game.first.does("doji-hotaru")
    assert game.card("doji-hotaru").dishonored and game.second.hand == ["outwit"]
    # Max 1 per conflict.
    assert game.first.hand == ["spies-at-court"] and not game.offers("trigger:spies-at-court")


def test_spies_at_court_takes_the_last_card() -> None:
    game = spies(inside("doji-hotaru"), hand=1)
    assert game.offers("trigger:spies-at-court")
    game.first.does("trigger:spies-at-court")
    assert game.second.hand == []


def test_spies_at_court_needs_a_won_political_conflict_a_cost_and_a_hand() -> None:
    hotaru = inside("doji-hotaru")
    assert not spies(hotaru, skill="military").offers("trigger:spies-at-court")
    assert not spies(inside("ikoma-prodigy"), theirs=[inside("kakita-asami")]).offers("trigger:spies-at-court")
    assert not spies(inside("doji-hotaru", status="dishonored")).offers("trigger:spies-at-court")
    assert not spies(hotaru, hand=0).offers("trigger:spies-at-court")


def test_spies_at_court_may_be_played_again_in_another_conflict() -> None:
    game = scene(
        {"characters": [inside("doji-hotaru"), "kakita-asami"], "hand": ["spies-at-court"] * 2},
        {"hand": ["ornate-fan"] * 4, "provinces": ["manicured-garden", "rally-to-the-cause", *DEFAULTS[2:]]},
        conflict=POLITICAL,
        to_act=0,
    )
    assert game.offers("trigger:spies-at-court")
    game.first.does("trigger:spies-at-court")
    game.finish()
    game.pass_all(until="declare-conflict")
    game.first.declares("fire", "military", 1, "kakita-asami")
    game.second.does("trigger:province:1.1")
    assert game.offers("trigger:spies-at-court")


# Charge!


def charge(*lying: Any, conflict: Any = MILITARY, fate: int = 1, **facts: Any) -> Scene:
    return scene(
        {"provinces": row("fertile-fields", *lying), "hand": ["charge"], "fate": fate, "characters": ["ikoma-prodigy"]},
        {"provinces": row("manicured-garden", "doji-challenger")},
        conflict=conflict,
        to_act=0,
        asked=(0,),
        **facts,
    )


def test_charge_puts_a_character_of_your_provinces_into_the_conflict() -> None:
    game = charge("akodo-toturi", "staging-ground", at("deathseeker", facedown=True))
    game.first.plays("charge")
    game.pass_all(until="action")
    toturi = game.card("akodo-toturi")
    assert toturi.attacking and toturi.fate == 0 and game.first.fate == 0


def test_charge_needs_a_military_conflict_its_fate_and_somebody_who_can_come() -> None:
    assert charge("akodo-toturi", conflict=POLITICAL).first.barred("play:charge")
    assert charge("akodo-toturi", fate=0).first.barred("play:charge")
    for lying in ("staging-ground", "venerable-historian", at("deathseeker", facedown=True)):
        assert charge(lying).first.barred("play:charge")


def test_charge_does_not_bring_somebody_who_cannot_attack_the_favored() -> None:
    # Ne Peut Pas Participer: such a character is not put into play in that conflict.
    for holder in (0, 1):
        game = charge("seppun-guardsman", favor={"player": holder, "side": "political"})
        assert game.first.asked == "action" and game.first.may("play:charge") is (holder == 0)


# Fallen in Battle


def fallen(skill: str, *defenders: Any, fate: int = 2) -> Scene:
    return scene(
        {"characters": [inside("akodo-toturi")], "hand": ["fallen-in-battle"] * 2, "fate": fate},
        {"characters": [*defenders, "doji-challenger"]},
        conflict={"attacker": 0, "ring": "air", "skill": skill},
        to_act=0,
        asked=(0, 1),
    )


def test_fallen_in_battle_discards_a_participant_after_a_clear_victory() -> None:
    game = fallen("military", inside("asahina-artisan", fate=3))
    assert game.offers("trigger:fallen-in-battle")
    game.first.does("trigger:fallen-in-battle")
    assert game.first.options == ["choose:akodo-toturi", "choose:asahina-artisan"]
    game.first.does("asahina-artisan")
    assert game.zone("asahina-artisan") == "dynasty discard" and game.first.fate == 1
    # Max 1 per conflict.
    assert not game.offers("trigger:fallen-in-battle")


def test_fallen_in_battle_needs_five_more_in_a_military_conflict_and_its_fate() -> None:
    assert fallen("military", inside("hida-guardian")).offers("trigger:fallen-in-battle")
    for game in (
        fallen("military", inside("brash-samurai")),
        fallen("political"),
        fallen("military", fate=0),
    ):
        assert not game.offers("trigger:fallen-in-battle") and "compare-skills" in game.kinds


def test_fallen_in_battle_is_not_for_the_loser() -> None:
    game = scene(
        {"characters": [inside("akodo-toturi")]},
        {"characters": [inside("asahina-artisan")], "hand": ["fallen-in-battle"], "fate": 1},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    assert not game.offers("trigger:fallen-in-battle") and "compare-skills" in game.kinds


def test_fallen_in_battle_may_be_played_again_in_another_conflict() -> None:
    game = scene(
        {
            "characters": [inside("akodo-toturi"), "doji-challenger", "kakita-kaezin"],
            "hand": ["fallen-in-battle"] * 2,
            "fate": 2,
        },
        {
            "characters": [inside("asahina-artisan")],
            "provinces": ["manicured-garden", "rally-to-the-cause", *DEFAULTS[2:]],
        },
        conflict=MILITARY,
        to_act=0,
    )
    assert game.offers("trigger:fallen-in-battle")
    game.first.does("trigger:fallen-in-battle").does("asahina-artisan")
    game.finish()
    game.first.declares("fire", "political", 1, "doji-challenger", "kakita-kaezin")
    game.second.does("trigger:province:1.1")
    assert game.offers("trigger:fallen-in-battle")


# Outwit, Rout

# The card, its conflict, one who outdoes a second, and a third who is not outdone.
OUTDOING = pytest.mark.parametrize(
    ("card", "conflict", "strong", "weak", "equal"),
    [
        ("outwit", POLITICAL, "kakita-asami", "ikoma-prodigy", "ikoma-eiji"),
        ("rout", MILITARY, "doji-challenger", "brash-samurai", "kakita-kaezin"),
    ],
)


@OUTDOING
def test_outwit_and_rout_send_home_somebody_outdone(
    card: str, conflict: Any, strong: str, weak: str, equal: str
) -> None:
    game = scene(
        {"characters": [inside(strong), inside("asahina-artisan")], "hand": [card], "fate": 1},
        {"characters": [inside(weak), inside(equal), "asahina-artisan"]},
        conflict=conflict,
        to_act=0,
    )
    game.first.plays(card)
    assert not game.card(weak).participating and not game.card(weak).bowed and game.first.fate == 0
    assert game.card(equal).participating


@OUTDOING
def test_outwit_and_rout_need_the_right_friend_there_who_may_be_bowed(
    card: str, conflict: Any, strong: str, weak: str, equal: str
) -> None:
    for friends, able in (
        ([inside(strong, bowed=True)], True),
        ([strong, inside("asahina-artisan")], False),
        ([inside("isawa-atsuko")], False),
    ):
        game = scene(
            {"characters": friends, "hand": [card], "fate": 1},
            {"characters": [inside(weak)]},
            conflict=conflict,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.asked == "action" and game.first.may(f"play:{card}") is able


@OUTDOING
def test_outwit_and_rout_need_a_conflict_and_a_fate(
    card: str, conflict: Any, strong: str, weak: str, equal: str
) -> None:
    outside = scene({"characters": [strong], "hand": [card], "fate": 1}, {"characters": [weak]}, asked=(0, 1))
    poor = scene(
        {"characters": [inside(strong)], "hand": [card]},
        {"characters": [inside(weak)]},
        conflict=conflict,
        to_act=0,
        asked=(0, 1),
    )
    assert outside.first.barred(f"play:{card}") and poor.first.barred(f"play:{card}")


# Ancestral Lands, Entrenched Position


@pytest.mark.parametrize(("card", "skill"), [("ancestral-lands", "political"), ("entrenched-position", "military")])
def test_ancestral_lands_and_entrenched_position_are_stronger_in_their_conflicts(card: str, skill: str) -> None:
    for kind in ("military", "political"):
        game = scene(
            {"characters": [inside("doji-challenger")], "provinces": row(card)},
            {"provinces": row(card)},
            conflict={"attacker": 0, "ring": "air", "skill": kind},
            asked=(0, 1),
        )
        assert game.province(1, 0).strength == (10 if kind == skill else 5) and game.province(1, 1).strength == 4
    assert scene({"provinces": row(card)}, asked=(0, 1)).province(0, 0).strength == 5


# Elemental Fury


def attack(province: Any, *attackers: str, skill: str = "political", **facts: Any) -> Scene:
    """The first player attacks the second's facedown first province."""
    game = scene(
        {"characters": list(attackers), **facts.pop("first", {})},
        {"provinces": row(province, facedown=True), **facts.pop("second", {})},
        step="3.2",
        **facts,
    )
    game.first.declares("air", skill, 0, *attackers)
    return game


def test_elemental_fury_switches_the_contested_ring_and_keeps_the_type() -> None:
    game = attack("elemental-fury", "doji-hotaru", rings={"fire": {"fate": 2}, "void": {"claimed_by": 1}})
    game.second.does("trigger:province:1.0")
    assert game.second.options == [f"choose:ring:{element}" for element in ("earth", "fire", "water")]
    game.second.does("choose:ring:fire")
    assert game.conflict is not None
    assert game.conflict.ring.element == "fire" and game.conflict.skill == "political"
    assert game.table.rings["air"].unclaimed and game.first.fate == 2


def test_elemental_fury_needs_an_unclaimed_ring() -> None:
    rings = {element: {"claimed_by": 1} for element in ELEMENTS[1:]}
    assert attack("elemental-fury", "doji-hotaru", rings=rings, asked=(0, 1)).second.asked == "action"


def test_elemental_fury_needs_its_own_reveal() -> None:
    other = scene(
        {"characters": ["doji-hotaru"]},
        {"provinces": ["manicured-garden", at("elemental-fury"), *DEFAULTS[1:4]]},
        step="3.2",
        asked=(0, 1),
    )
    other.first.declares("air", "political", 0, "doji-hotaru")
    assert other.second.asked == "action"


# Fertile Fields, Manicured Garden, Meditations on the Tao


@pytest.mark.parametrize("card", ["fertile-fields", "manicured-garden", "meditations-on-the-tao"])
def test_fertile_fields_manicured_garden_and_meditations_on_the_tao_need_a_conflict_there(card: str) -> None:
    for facts in ({"conflict": {**MILITARY, "province": 1}}, {}):
        there = inside if facts else at
        game = scene(
            {"characters": [there("doji-challenger", fate=1)], "provinces": row(card)},
            {"provinces": row(card)},
            asked=(0, 1),
            **facts,
        )
        if not facts:
            game.first.passes()
        assert game.second.barred("trigger:province:1.0")


def test_fertile_fields_draws_a_card() -> None:
    game = scene({"characters": [inside("doji-challenger")]}, {"provinces": row("fertile-fields")}, conflict=MILITARY)
    game.second.does("trigger:province:1.0")
    assert len(game.second.hand) == 1 and len(game.first.hand) == 0


def test_manicured_garden_gains_a_fate_once_a_round() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")]}, {"provinces": row("manicured-garden")}, conflict=MILITARY,
        asked=(0, 1),
    )  # fmt: skip
    game.second.does("trigger:province:1.0")
    game.first.passes()
    assert game.second.fate == 1 and game.second.barred("trigger:province:1.0")


def test_meditations_on_the_tao_removes_fate_from_an_attacker() -> None:
    game = scene(
        {"characters": [inside("doji-challenger", fate=2), inside("akodo-toturi", fate=1), inside("deathseeker"),
                        at("ikoma-eiji", fate=1)]},
        {"provinces": row("meditations-on-the-tao"), "characters": [inside("brash-samurai", fate=1)]},
        conflict=MILITARY,
    )  # fmt: skip
    game.second.does("trigger:province:1.0")
    assert game.second.options == ["choose:doji-challenger", "choose:akodo-toturi"]
    game.second.does("doji-challenger")
    assert game.card("doji-challenger").fate == 1


# Night Raid


def test_night_raid_costs_the_opponent_a_card_for_each_attacker() -> None:
    game = attack("night-raid", "doji-hotaru", "kakita-asami", first={"hand": ["banzai", "outwit", "rout"]})
    game.second.does("trigger:province:1.0")
    assert game.first.asked == "discard"
    game.first.does("banzai", "rout")
    assert game.first.hand == ["outwit"] and len(game.first.player.conflict_discard) == 2


def test_night_raid_takes_no_more_than_there_are_and_needs_a_hand() -> None:
    game = attack("night-raid", "doji-hotaru", "kakita-asami", first={"hand": ["banzai"]})
    game.second.does("trigger:province:1.0")
    if game.first.asked == "discard":
        game.first.does("banzai")
    assert game.first.hand == []
    assert attack("night-raid", "doji-hotaru", asked=(0, 1)).second.asked == "action"


def test_night_raid_reacts_to_its_own_reveal_only() -> None:
    game = scene(
        {"characters": ["doji-hotaru"], "hand": ["banzai"]},
        {"provinces": ["manicured-garden", at("night-raid"), *DEFAULTS[1:4]]},
        step="3.2",
        asked=(1,),
    )
    game.first.declares("air", "political", 0, "doji-hotaru")
    assert game.second.asked == "action"


# Pilgrimage


def test_pilgrimage_cancels_the_ring_effect_while_it_stands() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")]}, {"provinces": row("pilgrimage")}, conflict=POLITICAL, to_act=0,
        asked=(0, 1),
    )  # fmt: skip
    assert not game.offers("resolve:ring:air") and game.table.rings["air"].claimed_by == 0
    elsewhere = scene(
        {"characters": [inside("doji-challenger")]},
        {"provinces": ["manicured-garden", at("pilgrimage"), *DEFAULTS[1:4]]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert elsewhere.offers("resolve:ring:air")


def test_pilgrimage_broken_lets_the_ring_effect_resolve() -> None:
    game = scene(
        {"characters": [inside("doji-hotaru")]}, {"provinces": row("pilgrimage")}, conflict=POLITICAL, to_act=0
    )
    assert game.offers("resolve:ring:air") and game.province(1, 0).broken
    game.first.does("resolve:ring:air").does("select:gain")
    assert game.first.honor == 12


# Rally to the Cause


def test_rally_to_the_cause_switches_the_type_and_keeps_the_element() -> None:
    game = attack("rally-to-the-cause", "doji-hotaru", "venerable-historian", skill="political")
    game.second.does("trigger:province:1.0")
    assert game.conflict is not None
    assert game.conflict.skill == "military" and game.conflict.ring.element == "air"
    # Who has a dash now goes home bowed.
    assert game.card("venerable-historian").bowed and not game.card("venerable-historian").participating
    assert game.totals == (3, 0)


def test_rally_to_the_cause_reacts_to_its_own_reveal_only() -> None:
    game = scene(
        {"characters": ["doji-hotaru"]},
        {"provinces": ["manicured-garden", at("rally-to-the-cause"), *DEFAULTS[1:4]]},
        step="3.2",
        asked=(1,),
    )
    game.first.declares("air", "political", 0, "doji-hotaru")
    assert game.second.asked == "action"


# Shameful Display


def display(*characters: Any, conflict: Any = POLITICAL) -> Scene:
    return scene(
        {"characters": list(characters)},
        {"provinces": row("shameful-display"), "characters": [inside("ikoma-prodigy"), "doji-whisperer"]},
        conflict=conflict,
        asked=(0, 1),
    )


def test_shameful_display_honors_one_participant_and_dishonors_another() -> None:
    game = display(inside("doji-challenger"), inside("kakita-asami"), "doji-hotaru")
    game.second.does("trigger:province:1.0")
    assert game.second.options == ["choose:doji-challenger", "choose:kakita-asami", "choose:ikoma-prodigy"]
    game.second.does("doji-challenger", "ikoma-prodigy").does("ikoma-prodigy")
    assert game.card("ikoma-prodigy").honored and game.card("doji-challenger").dishonored
    assert game.card("kakita-asami").status == 0


def test_faq_shameful_display_may_change_only_one_of_the_two() -> None:
    game = display(inside("doji-challenger", status="dishonored"))
    game.second.does("trigger:province:1.0")
    game.second.does("doji-challenger", "ikoma-prodigy").does("ikoma-prodigy")
    assert game.card("ikoma-prodigy").honored and game.card("doji-challenger").dishonored


def test_shameful_display_needs_two_participants_and_a_conflict_there() -> None:
    assert display("doji-challenger").second.barred("trigger:province:1.0")
    assert display(inside("doji-challenger"), conflict={**POLITICAL, "province": 1}).second.barred(
        "trigger:province:1.0"
    )


# Roles


@pytest.mark.parametrize("element", ELEMENTS)
def test_keeper_of_an_element_gains_fate_for_a_conflict_won_in_defense(element: str) -> None:
    for ring in ELEMENTS:
        game = scene(
            {"characters": [inside("ikoma-prodigy")]},
            {"characters": [inside("doji-hotaru")], "role": f"keeper-of-{element}"},
            conflict={"attacker": 0, "ring": ring, "skill": "political"},
            to_act=0,
        )
        assert game.offers(f"trigger:keeper-of-{element}") is (ring == element)
        if ring == element:
            game.second.does(f"trigger:keeper-of-{element}")
            assert game.second.fate == 1


@pytest.mark.parametrize("element", ELEMENTS)
def test_keeper_of_an_element_gains_nothing_in_attack_or_defeat(element: str) -> None:
    for attacker, defender, seat in (("doji-hotaru", "ikoma-prodigy", 0), ("doji-hotaru", "ikoma-prodigy", 1),
                                     ("ikoma-prodigy", "doji-hotaru", 0)):  # fmt: skip
        sides: list[dict[str, Any]] = [{"characters": [inside(attacker)]}, {"characters": [inside(defender)]}]
        sides[seat]["role"] = f"keeper-of-{element}"
        conflict = {"attacker": 0, "ring": element, "skill": "political"}
        game = scene(*sides, conflict=conflict, to_act=0, asked=(0, 1))
        assert not game.offers(f"trigger:keeper-of-{element}") and "compare-skills" in game.kinds


def test_keeper_of_air_answers_to_what_the_conflict_was_when_it_was_won() -> None:
    """Tomonatsu, in the same window, takes away the Seeker who made it an air conflict; won it is as that."""
    game = scene(
        {"characters": [inside("seeker-of-knowledge")]},
        {"characters": [inside("hida-tomonatsu")], "role": "keeper-of-air"},
        conflict={"attacker": 0, "ring": "fire", "skill": "military"},
        to_act=0,
        asked=(0, 1),
    )
    assert game.offers("trigger:hida-tomonatsu")
    game.second.does("trigger:hida-tomonatsu")
    assert game.zone("seeker-of-knowledge") == "conflict deck" and game.offers("trigger:keeper-of-air")


PROVINCES = {
    "air": "fertile-fields",
    "earth": "entrenched-position",
    "fire": "meditations-on-the-tao",
    "water": "rally-to-the-cause",
    "void": "pilgrimage",
}


@pytest.mark.parametrize("element", ELEMENTS)
def test_seeker_of_an_element_gains_fate_for_the_reveal_of_such_a_province_of_yours(element: str) -> None:
    for of, province in PROVINCES.items():
        game = attack(province, "doji-hotaru", second={"role": f"seeker-of-{element}"}, asked=(0, 1))
        assert game.second.may(f"trigger:seeker-of-{element}") is (of == element)
        if of == element:
            game.second.does(f"trigger:seeker-of-{element}")
            assert game.second.fate == 1


@pytest.mark.parametrize("element", ELEMENTS)
def test_seeker_of_an_element_gains_nothing_for_the_opponents_provinces(element: str) -> None:
    game = attack(PROVINCES[element], "doji-hotaru", first={"role": f"seeker-of-{element}"}, asked=(0, 1))
    assert not game.first.may(f"trigger:seeker-of-{element}")
