"""Neutral cards, Core Set: events."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL
from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.scene import Scene, at, inside, scene

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
    """Let the first player, with two participants, play the event Banzai! on Deathseeker.

    The second player may cancel the event.
    """
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
    """Let both players bid in the draw phase. The first player changes the value of their bid."""
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


@proves("Choisir une Option")
def test_contingency_plan_shows_how_it_changes_the_bid_only_if_nobody_cancels_it() -> None:
    """The selection comes after the dash, so it is made while the effect resolves."""
    edict = {"hand": ["forged-edict"], "characters": ["doji-whisperer"], "fate": 1}
    game = scene({"hand": ["contingency-plan"]}, edict, step="2.2")
    game.first.bids(2)
    game.second.bids(2)
    game.first.does("trigger:contingency-plan")
    assert game.first.asked is None and game.second.asked == "interrupt"
    game.second.passes()
    assert game.first.options == ["select:increase", "select:decrease"]


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


def test_court_games_offers_only_real_changes() -> None:
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
