"""Challenges and duels (chapter 11)."""

from typing import Any

import pytest

from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, at, scene

# Cards of Focus 3, 2 and 1 that have no other effect in a duel.
THREE, TWO, ONE = "kolat-assassin", "heavy-infantry", "light-infantry"


def challenged(first: dict[str, Any], second: dict[str, Any], **position: Any) -> Scene:
    """Let matsu-yojo (2 Chi, 2 Personal Honor) challenge daidoji-uji (3 Chi) with Iaijutsu Challenge."""
    game = scene(
        {"personalities": ["matsu-yojo"], "honor": 10, **first, "hand": ["iaijutsu-challenge", *first.get("hand", ())]},
        {"personalities": ["daidoji-uji"], "honor": 10, **second},
        **position,
    )
    game.first.does("play:iaijutsu-challenge").chooses("matsu-yojo").chooses("daidoji-uji")
    return game


@proves("challenge")
def test_a_challenged_personality_may_refuse_with_the_consequences_on_the_card() -> None:
    game = challenged({}, {})
    assert game.second.asked == "challenge"
    game.second.does("refuse").does("pass")
    assert game.card("daidoji-uji").dishonored and game.second.honor == 3
    assert game.table.duel is None and game.card("matsu-yojo").in_play


@proves("challenge", "duel")
def test_a_personality_who_accepts_begins_the_duel_with_a_focus_or_the_strike() -> None:
    game = challenged({"hand": [ONE]}, {"hand": [ONE]})
    game.second.does("accept")
    assert game.second.asked == "duel"
    assert game.second.may("strike") and game.second.may("focus:light-infantry")
    game.second.does("focus:light-infantry")
    assert game.first.asked == "duel"


@proves("duel-resolution")
def test_the_higher_chi_wins_and_the_loser_is_destroyed() -> None:
    game = challenged({"hand": [THREE]}, {"hand": []})
    game.second.does("accept")
    # Without a card the challenged must strike: 3 Chi against 2.
    assert game.zone("matsu-yojo") == "dynasty discard" and game.card("daidoji-uji").in_play
    assert game.second.honor == 15 and game.first.honor == 10


@proves("duel", "focus")
def test_focus_is_added_when_somebody_strikes() -> None:
    game = challenged({"hand": [THREE]}, {"hand": [ONE]})
    game.second.does("accept").does(f"focus:{ONE}")
    game.first.does(f"focus:{THREE}")
    # 3 and 1 against 2 and 3; the player with an empty hand strikes.
    assert game.zone("daidoji-uji") == "dynasty discard" and game.first.honor == 15


@proves("duel")
def test_a_duelist_may_focus_as_often_as_there_are_cards() -> None:
    game = challenged({"hand": [ONE, ONE]}, {"hand": [ONE, TWO, ONE]})
    game.second.does("accept").does(f"focus:{ONE}")
    game.first.does(f"focus:{ONE}")
    game.second.does(f"focus:{TWO}")
    game.first.does(f"focus:{ONE}")
    assert game.second.asked == "duel"
    game.second.does("strike")
    assert game.card("daidoji-uji").chi == 3 + 1 + 2


@proves("duel-resolution")
def test_in_a_tie_both_suffer_the_losers_fate_and_nobody_wins() -> None:
    game = challenged({"hand": [ONE]}, {"hand": [TWO]})
    game.second.does("accept").does(f"focus:{TWO}")
    game.first.does(f"focus:{ONE}")
    assert game.second.honor == 15
    game = challenged({"hand": [THREE]}, {"hand": [TWO]})
    game.second.does("accept").does(f"focus:{TWO}")
    game.first.does(f"focus:{THREE}")
    assert game.zone("matsu-yojo") == game.zone("daidoji-uji") == "dynasty discard"
    assert game.first.honor == game.second.honor == 10


@proves("duel", "focus")
def test_the_bonus_lasts_until_the_end_of_the_turn() -> None:
    game = challenged({"hand": [THREE]}, {"hand": [ONE]})
    game.second.does("accept").does(f"focus:{ONE}")
    game.first.does(f"focus:{THREE}")
    assert game.card("matsu-yojo").chi == 5
    game.pass_to("action", seat=1, turn=2)
    assert game.card("matsu-yojo").chi == 2


@proves("duel-resolution", "focus")
def test_focus_cards_are_discarded_and_nothing_else_on_them_counts() -> None:
    game = challenged({"hand": [THREE]}, {"hand": ["marries-a-barbarian"]})
    game.second.does("accept").does("focus:marries-a-barbarian")
    game.first.does("strike")
    assert game.zone("marries-a-barbarian") == "fate discard"
    assert not game.card("daidoji-uji").dishonored and game.first.hand == [THREE]


@proves("double-chi")
def test_double_chi_doubles_every_focus() -> None:
    game = scene(
        {
            "personalities": [at("matsu-yojo", permanent=[{"attribute": "trait:Double Chi"}])],
            "hand": ["iaijutsu-challenge", TWO, ONE],
            "honor": 10,
        },
        {"personalities": ["kakita-toshimoko"], "hand": [ONE, ONE], "honor": 10},
    )
    game.first.does("play:iaijutsu-challenge")
    # A Personality who may not refuse is not asked.
    game.second.does(f"focus:{ONE}")
    game.first.does(f"focus:{TWO}")
    game.second.does(f"focus:{ONE}")
    game.first.does(f"focus:{ONE}")
    # 2 + 2 × 3 against 7 + 2. The challenged player has no card left and strikes.
    assert game.zone("matsu-yojo") == "dynasty discard" and game.card("kakita-toshimoko").chi == 9
    revealed = next(record for record in game.match.records if record.kind == "reveal-focus")
    assert [focus for _, focus in revealed.facts["focus"]] == [6, 2]


@proves("challenge", "reactions")
def test_reactions_about_a_duel_have_their_moment_when_it_is_entered_and_no_later() -> None:
    game = scene(
        {"personalities": ["shiba-tsukune"], "hand": ["iaijutsu-challenge", ONE], "honor": 10},
        {"personalities": ["isawa-tsuke"], "hand": [ONE], "honor": 10},
    )
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    assert game.first.may("trigger:shiba-tsukune")
    game.first.does("trigger:shiba-tsukune")
    assert game.second.asked == "duel" and game.card("shiba-tsukune").chi == 5
    game.second.does(f"focus:{ONE}")
    assert not game.first.may("trigger:shiba-tsukune")


@proves("challenge", "actions")
def test_nothing_else_is_played_before_a_challenge_is_resolved() -> None:
    game = challenged(
        {"holdings": ["retired-general"], "hand": [ONE]}, {"hand": [ONE], "holdings": ["retired-general"]}
    )
    game.second.does("accept")
    assert not game.second.may("use:retired-general") and not game.first.may("use:retired-general")


@proves("duel-resolution")
def test_a_duelist_who_dies_before_the_duel_resolves_ends_it() -> None:
    game = scene(
        {"personalities": ["matsu-yojo"], "hand": ["iaijutsu-challenge", ONE, "poisoned-weapon"], "honor": 10},
        {"personalities": ["daidoji-uji"], "hand": [ONE], "honor": 10},
    )
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept").does("strike")
    game.first.does("trigger:poisoned-weapon")
    assert game.zone("daidoji-uji") == "dynasty discard" and game.card("matsu-yojo").in_play
    # Nobody won, so no honor is gained. The poison cost four Honor.
    assert (game.first.honor, game.second.honor) == (6, 10)


@proves("duel")
def test_a_focus_is_known_to_its_player_alone_until_the_strike() -> None:
    game = challenged({"hand": [THREE]}, {"hand": [TWO, ONE]})
    game.second.does("accept").does(f"focus:{TWO}")
    own, others = game.match.view(1)["duel"], game.match.view(0)["duel"]
    assert [side["count"] for side in others["duelists"]] == [0, 1]
    assert len(own["duelists"][1]["focused"]) == 1 and others["duelists"][1]["focused"] == []
    assert TWO not in str(game.match.view(0)["players"][1])
    told = [record for record in game.match.records if record.kind == "focus"]
    assert "card" not in told[0].seen_by(0).facts and "card" in told[0].seen_by(1).facts  # type: ignore[union-attr]


def test_only_another_players_personality_is_challenged_and_only_by_a_straight_one() -> None:
    game = scene({"personalities": [at("matsu-yojo", bowed=True), "daidoji-sembi"], "hand": ["iaijutsu-challenge"]},
                 {"personalities": [at("daidoji-uji", bowed=True)]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    # A question with one possible answer is answered automatically. A bowed Personality may be challenged.
    assert game.second.asked == "challenge"
    assert game.match.pending[0].data == {
        "challenger": game.card("daidoji-sembi").key, "challenged": game.card("daidoji-uji").key,
    }  # fmt: skip


def test_without_a_straight_challenger_the_card_is_not_played() -> None:
    game = scene({"personalities": [at("matsu-yojo", bowed=True)], "hand": ["iaijutsu-challenge"]},
                 {"personalities": ["daidoji-uji"]})  # fmt: skip
    assert not game.first.may("play:iaijutsu-challenge")


@pytest.mark.parametrize("hand", [[], [ONE], [TWO, THREE]])
def test_the_hand_does_not_show_in_the_question(hand: list[str]) -> None:
    game = challenged({"hand": [ONE]}, {"hand": hand}, asked=(0, 1))
    assert game.second.asked == "challenge"


@proves("duel-resolution", "chi")
def test_a_duelist_whose_chi_came_from_the_duel_alone_dies_as_it_ends() -> None:
    """If a card in play made the challenge, nothing else happens after the duel, so only its end can show the death."""
    game = scene({"personalities": ["the-hooded-ronin"]}, {"personalities": ["matsu-yojo"], "hand": [ONE]})
    game.first.does("use:the-hooded-ronin")
    game.second.does("accept")
    ronin, rules = game.card("the-hooded-ronin"), game.table.rules_of(0)
    game.happens(rules.apply(ronin, "chi", 2, until="duel"))
    game.happens(rules.place_token(ronin, chi=-ronin.face.chi))
    game.second.does("strike")
    assert game.table.duel is None and not game.table.unsettled
    assert game.zone("matsu-yojo") == "dynasty discard" and game.zone("the-hooded-ronin") == "dynasty discard"
