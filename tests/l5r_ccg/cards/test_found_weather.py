"""Monsoon and Political Dissent, whose wording comes from a public table of cards (dragncards-hac).

Each section names the printing whose wording the card follows.
"""

from typing import Any

from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, scene

UNARI, YOJO, UJI, SUKUNE, TSUKE, KUWANAN = (
    "hida-unari", "matsu-yojo", "daidoji-uji", "hida-sukune", "isawa-tsuke", "doji-kuwanan",
)  # fmt: skip


# Monsoon (Anvil of Despair)

MONSOON, GENERAL = "monsoon", "retired-general"


def raining(*hand: str, **side: Any) -> Scene:
    game = scene(
        {"personalities": [UNARI], "hand": list(hand), "holdings": [GENERAL],
         "provinces": [{"card": at(MONSOON, facedown=True)}, {}, {}, {}], **side},
        {"personalities": [UJI]}, phase="events",
    )  # fmt: skip
    game.pass_to("action", seat=0)
    return game


def test_an_action_that_would_strengthen_somebody_does_nothing_at_all() -> None:
    game = raining("meditation")
    game.first.does("play:meditation").chooses(UNARI)
    assert (game.card(UNARI).force, game.card(UNARI).chi) == (4, 3) and game.zone("meditation") == "fate discard"
    assert not game.first.may(f"use:{GENERAL}")


def test_the_rain_washes_away_what_such_actions_have_given() -> None:
    lasting = [
        {"attribute": name, "value": 2, "until": "next-turn 0.1", "source": "biting-steel"} for name in ("force", "chi")
    ]
    game = raining(personalities=[at(UNARI, lasting=lasting)])
    assert (game.card(UNARI).force, game.card(UNARI).chi) == (4, 3)


def test_permanent_bonuses_and_tokens_still_count() -> None:
    game = raining(personalities=[at(UNARI, permanent=[{"attribute": "force", "value": 1, "source": "blood-oath"}],
                                     tokens=[{"force": 1, "name": "Sensei"}])])  # fmt: skip
    cause = game.table.rules_of(0)
    assert game.card(UNARI).force == 6
    game.happens(cause.place_token(game.card(UNARI), force=1, name="Sensei"))
    game.happens(cause.apply(game.card(UNARI), "force", 1, until="permanent"))
    assert game.card(UNARI).force == 8


def test_the_rain_ends_in_the_end_phase_two_turns_later() -> None:
    game = raining()
    kept(game)
    for turn, there in ((3, True), (5, True), (7, False)):
        game.pass_to("action", seat=0, turn=turn)
        assert game.card(MONSOON).in_play is there
    assert game.first.may(f"use:{GENERAL}")


def test_the_place_of_the_monsoon_is_filled_again() -> None:
    assert raining().province(0, 0).card is not None


# Political Dissent (Gold Edition)

DISSENT = "political-dissent"
GOOD_WILL = f"use:the-war-fortress-of-the-crab:text.{DISSENT}.0"


def at_odds(**more: Any) -> Scene:
    """Return a table at which the first player has set the second against the third."""
    game = scene({"personalities": [UNARI], "hand": [DISSENT]}, {"personalities": [UJI, KUWANAN], **more},
                 {"personalities": [YOJO, SUKUNE]})  # fmt: skip
    game.first.does(f"play:{DISSENT}").chooses("player:1")
    game.first.chooses("player:2")
    return game


def invites(game: Scene, attacker: int, defender: int) -> dict[int, bool]:
    """Let a player attack another. Return whether each of the two players may invite the remaining one."""
    game.pass_to("declare-attack", seat=attacker)
    game.seats[attacker].attacks(defender)
    rest = 3 - attacker - defender
    found = {}
    for seat in (attacker, defender):
        asked = game.seats[seat].asked == "invite"
        found[seat] = asked and game.seats[seat].may(f"invite:player:{rest}")
        if asked:
            game.seats[seat].does()
    return found


def test_two_players_set_against_each_other_cannot_invite_each_other() -> None:
    game = at_odds()
    assert game.card(UNARI).bowed
    kept(game)
    assert invites(game, 1, 0) == {1: False, 0: True}


def test_the_dissent_needs_a_straight_personality() -> None:
    game = scene({"personalities": [at(UNARI, bowed=True)], "hand": [DISSENT]}, {}, {})
    assert not game.first.may(f"play:{DISSENT}")


def test_signs_of_good_will_of_both_end_the_dissent() -> None:
    game = at_odds()
    game.pass_to("action", seat=1, turn=2)
    game.second.does(GOOD_WILL).chooses(KUWANAN)
    assert game.zone(KUWANAN) == "dynasty discard"
    assert not game.second.may(GOOD_WILL)
    game.pass_to("action", seat=2, turn=3)
    assert not (game.second.player.lasting and game.third.player.lasting) or game.third.may(GOOD_WILL)
    game.third.does(GOOD_WILL).chooses(SUKUNE)
    kept(game)
    assert invites(game, 2, 0) == {2: True, 0: True}


def test_one_sign_alone_is_not_enough() -> None:
    game = at_odds()
    game.pass_to("action", seat=1, turn=2)
    game.second.does(GOOD_WILL).chooses(KUWANAN)
    assert invites(game, 1, 0) == {1: False, 0: True}


def test_a_sign_costs_a_personality() -> None:
    game = at_odds()
    game.happens(*(game.table.rules_of(0).destroy(one) for one in tuple(game.second.player.personalities)))
    game.pass_to("action", seat=1, turn=2)
    assert not game.second.may(GOOD_WILL)


def test_the_reconciled_send_stronger_samurai_to_defend_each_other() -> None:
    game = at_odds()
    game.pass_to("action", seat=1, turn=2)
    game.second.does(GOOD_WILL).chooses(KUWANAN)
    game.pass_to("action", seat=2, turn=3)
    game.third.does(GOOD_WILL).chooses(SUKUNE)
    game.pass_to("declare-attack", seat=0, turn=4)
    game.first.attacks(1)
    game.pass_to("invite", seat=1)
    game.second.does("invite:player:2")
    game.first.commits(hida_unari="1.0")
    game.pass_to("commit", seat=2)
    force, chi = game.card(YOJO).force, game.card(YOJO).chi
    game.third.commits(matsu_yojo="1.0")
    game.pass_while(lambda: bool(game.match.open_prompts()) and game.table.battle is None, 20)
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (force + 2, chi + 2)
    game.resolve_battle()
    assert game.card(YOJO).force == force or not game.card(YOJO).in_play
