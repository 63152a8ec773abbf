"""A Unique Personality won over, gold on credit, Holdings under threat."""

from typing import Any

import pytest

from engine.l5r_ccg.definition import find_card
from engine.l5r_ccg.turn.gold import affordable
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, scene

LOYALTY, DEALINGS, THREAT = "change-of-loyalty", "shady-dealings", "threat-of-war"
MOTSO, UNARI, YOJO, UJI = "kitsu-motso", "hida-unari", "matsu-yojo", "daidoji-uji"
DEAL = "deal:the-war-fortress-of-the-crab>shady-dealings"
MINE, INFANTRY, GROWN = "silver-mine", "medium-infantry", "daidoji-uji-experienced"


# Change of Loyalty


def wooing(*hand: str, theirs: Any = MOTSO, **facts: Any) -> Scene:
    side = {"provinces": [{"card": at(MOTSO)}, {}, {}, {}], "holdings": [MINE] * 3, "hand": list(hand), "honor": 10}
    return scene({**side, **facts.pop("mine", {})}, {"personalities": [theirs]}, phase="dynasty", to_act=0, **facts)


def test_the_personality_joins_and_the_other_players_is_destroyed() -> None:
    game = wooing(LOYALTY)
    game.first.does(f"recruit:{MOTSO}").pays()
    own, his = game.cards(MOTSO, 0)[0], game.cards(MOTSO, 1)[0]
    assert own.in_play and own.controller == 0 and his.zone == "dynasty discard" and his.died == "honorably"
    assert game.zone(LOYALTY) == "fate discard"
    kept(game)


def test_without_it_the_unique_personality_cannot_join() -> None:
    assert not wooing("charge").first.may(f"recruit:{MOTSO}")


def test_it_does_not_replace_its_players_own_personality() -> None:
    game = wooing(LOYALTY, theirs=YOJO, mine={"personalities": [MOTSO]})
    assert not game.first.may(f"recruit:{MOTSO}")


def test_the_usual_costs_and_requirements_stay() -> None:
    assert not wooing(LOYALTY, mine={"holdings": [], "stronghold": at("the-war-fortress-of-the-crab", bowed=True)}
                      ).first.may(f"recruit:{MOTSO}")  # fmt: skip
    assert not wooing(LOYALTY, mine={"honor": 7}).first.may(f"recruit:{MOTSO}")


def test_a_personality_that_cannot_be_destroyed_stays() -> None:
    safe = at(MOTSO, lasting=[{"attribute": "cannot:be-destroyed", "until": "game"}])
    assert not wooing(LOYALTY, theirs=safe).first.may(f"recruit:{MOTSO}")


def test_every_player_who_might_hold_it_is_asked_in_the_dynasty_phase() -> None:
    """The question must not tell whether the player holds Change of Loyalty."""
    side = {"provinces": [{"card": at(MOTSO)}, {}, {}, {}]}
    assert wooing("charge", asked=(0,), mine=side).first.asked == "dynasty"
    assert wooing(asked=(0,), mine=side).first.asked != "dynasty"


def growing(*hand: str, **facts: Any) -> Scene:
    """Let an Experienced Personality lie in a Province of the first player.

    The foe of this player has the same one in play.
    """
    side = {"provinces": [{"card": at(GROWN)}, {}, {}, {}], "personalities": [UJI], "hand": list(hand)}
    return scene({**side, **facts.pop("mine", {})}, {"personalities": [GROWN]}, phase="dynasty", to_act=0, **facts)


def test_it_lets_an_experienced_personality_lie_over_its_former_self() -> None:
    game = growing(LOYALTY)
    game.first.does(f"overlay:{GROWN}>{UJI}")
    own, his = game.cards(GROWN, 0)[0], game.cards(GROWN, 1)[0]
    assert own.in_play and own.covers and his.zone == "dynasty discard" and game.zone(LOYALTY) == "fate discard"


def test_without_it_the_experienced_personality_stays_away() -> None:
    assert not growing("charge").first.may(f"overlay:{GROWN}>{UJI}")


@pytest.mark.parametrize("hand", [["charge"], [LOYALTY]])
def test_every_player_who_might_hold_it_is_asked_whether_a_personality_grows(hand: list[str]) -> None:
    poor = at("the-war-fortress-of-the-crab", bowed=True)
    assert growing(*hand, asked=(0,), mine={"stronghold": poor}).first.asked == "dynasty"
    assert growing(asked=(0,), mine={"stronghold": poor}).first.asked != "dynasty"


# Shady Dealings


def dealing(*hand: str, **facts: Any) -> Scene:
    return scene({"personalities": [UNARI], "hand": list(hand), **facts}, {"hand": ["charge"]})


def test_the_stronghold_makes_five_gold_and_stays_bowed() -> None:
    game = dealing(DEALINGS, INFANTRY)
    game.first.does(f"attach:{INFANTRY}").does(DEAL)
    home = game.table.players[0].stronghold
    assert home.bowed and game.card(INFANTRY).in_play and game.card(DEALINGS).zone == "play"
    assert home.forbids("straighten")
    kept(game)
    game.pass_to("action", 0, turn=game.table.turn + 2)
    assert home.bowed and not game.card(UNARI).bowed


def test_it_pays_where_the_stronghold_alone_cannot() -> None:
    game = dealing(DEALINGS, "hawk-riders", holdings=[MINE, MINE, MINE])
    assert game.first.may("attach:hawk-riders")
    assert not dealing("charge", "hawk-riders", holdings=[MINE, MINE]).first.may("attach:hawk-riders")


def test_five_gold_paid_later_free_the_stronghold() -> None:
    game = dealing(DEALINGS, INFANTRY, holdings=[MINE] * 3)
    game.first.does(f"attach:{INFANTRY}").does(DEAL)
    game.second.does("pass")
    game.first.does(f"use:{DEALINGS}").pays()
    assert game.zone(DEALINGS) == "fate discard"
    assert not game.table.players[0].stronghold.forbids("straighten")


def test_it_cannot_be_destroyed_without_the_gold() -> None:
    game = dealing(DEALINGS, INFANTRY)
    game.first.does(f"attach:{INFANTRY}").does(DEAL)
    assert not game.first.may(f"use:{DEALINGS}")


def test_a_bowed_stronghold_makes_no_deal() -> None:
    game = dealing(DEALINGS, INFANTRY, stronghold=at("the-war-fortress-of-the-crab", bowed=True), holdings=[MINE] * 2)
    game.first.does(f"attach:{INFANTRY}")
    assert not game.first.may(DEAL)


def test_it_helps_with_no_personality_and_no_action() -> None:
    side = {"provinces": [{"card": at(UNARI)}, {}, {}, {}], "hand": [DEALINGS], "holdings": [MINE] * 3}
    game = scene({**side, "honor": 10}, phase="dynasty", to_act=0)
    game.first.does(f"recruit:{UNARI}").chooses("gold")
    assert game.first.asked == "pay" and not game.first.may(DEAL)


@pytest.mark.parametrize(("hand", "asked"), [(["charge"], True), ([], False)])
def test_everybody_who_might_hold_it_confirms_the_payment(hand: list[str], asked: bool) -> None:
    """Only the Stronghold can pay, so the answer is clear. The question must not tell whether the card is held."""
    side = {"personalities": [UNARI], "hand": ["light-infantry", *hand]}
    game = scene(side, {"hand": ["charge"]}, asked=(0,))
    game.first.does("attach:light-infantry")
    assert (game.first.asked == "pay") is asked
    assert scene(side).first.does("attach:light-infantry").asked != "pay"


@pytest.mark.parametrize("last", [DEALINGS, "charge"])
def test_the_question_to_act_does_not_tell_whether_the_last_card_is_it(last: str) -> None:
    game = scene({"personalities": [UNARI], "hand": [last]}, {"hand": ["charge"]}, asked=(0,))
    dear = game.table.phantom(find_card("hawk-riders"), 0)
    assert not affordable(game.first.player, 5, dear) and affordable(game.first.player, 4, dear)


# Threat of War


def threat(*samurai: Any, **facts: Any) -> Scene:
    """Return the first player's Action Phase, after the second player has played the threat."""
    game = scene({"personalities": [*samurai, "asahina-tomo"], "holdings": [MINE, "hawks-and-falcons"], **facts},
                 {"personalities": [YOJO], "holdings": [MINE] * 5, "hand": [THREAT]}, to_act=1)  # fmt: skip
    game.second.does(f"play:{THREAT}").pays()
    assert game.card(YOJO).bowed
    kept(game)
    return game


def test_a_holding_makes_gold_only_if_a_samurai_bows_with_it() -> None:
    game = threat(UNARI, hand=[INFANTRY])
    game.first.does(f"attach:{INFANTRY}").chooses("asahina-tomo")
    game.first.does(f"bow:{MINE}", "bow:the-war-fortress-of-the-crab")
    assert game.first.asked == "threatened"
    game.first.does(UNARI)
    assert game.card(UNARI).bowed and game.card(INFANTRY).in_play


def test_a_player_who_bows_no_samurai_loses_the_gold() -> None:
    game = threat(UNARI, hand=["ratling-bushi"], holdings=[MINE])
    game.first.does("attach:ratling-bushi").chooses("asahina-tomo").pays()
    game.first.does("pass")
    assert all(one.bowed for one in game.cards(MINE, 0)) and game.card("ratling-bushi").zone == "hand"
    assert not game.card(UNARI).bowed


def test_without_a_samurai_the_holding_has_no_effect_and_nobody_is_asked() -> None:
    game = threat()
    honor = game.first.honor
    game.first.does("use:hawks-and-falcons")
    assert game.card("hawks-and-falcons").bowed and game.first.honor == honor and "threatened" not in game.kinds


def test_an_ability_of_a_holding_works_if_a_samurai_bows() -> None:
    game = threat(UNARI)
    honor = game.first.honor
    game.first.does("use:hawks-and-falcons")
    game.first.does(UNARI)
    assert game.first.honor == honor + 1


@pytest.mark.parametrize("willing", [True, False])
def test_a_holding_that_bows_for_another_card_needs_a_samurai(willing: bool) -> None:
    game = threat(UNARI, "yasuki-taka", holdings=[MINE, at("small-farm", bowed=True)])
    game.first.does("use:yasuki-taka").chooses("small-farm")
    assert game.first.asked == "threatened"
    game.first.does(UNARI if willing else "pass")
    assert game.cards(MINE, 0)[0].bowed and game.card("small-farm").bowed is not willing


def test_an_action_that_bows_no_holding_is_not_threatened() -> None:
    game = threat(UNARI, hand=["charge"], holdings=[at(MINE, bowed=True)], stronghold="the-war-fortress-of-the-crab")
    game.first.does("use:the-war-fortress-of-the-crab").chooses("province:0.0")
    assert "threatened" not in game.kinds


def test_two_threats_ask_for_two_samurai() -> None:
    twice = [{"attribute": "has-text", "source": THREAT, "until": "turn"}] * 2
    home = at("the-war-fortress-of-the-crab", lasting=twice)
    game = scene({"personalities": [UNARI, UJI], "holdings": ["hawks-and-falcons"], "stronghold": home})
    honor = game.first.honor
    game.first.does("use:hawks-and-falcons")
    game.first.does(UNARI, UJI)
    assert game.card(UJI).bowed and game.first.honor == honor + 1


def test_the_stronghold_makes_gold_without_a_samurai() -> None:
    game = threat(UNARI, hand=["light-infantry"], holdings=[])
    game.first.does("attach:light-infantry").chooses("asahina-tomo").pays()
    assert game.card("light-infantry", 0).in_play and not game.card(UNARI).bowed


def test_the_threat_ends_with_the_turn() -> None:
    game = threat(UNARI)
    game.pass_to("action", 0, turn=game.table.turn + 2)
    game.first.does("use:hawks-and-falcons")
    assert not game.card(UNARI).bowed


@pytest.mark.parametrize("active", [0, 1])
def test_it_is_played_in_another_players_turn_with_a_samurai(active: int) -> None:
    side = {"personalities": [YOJO], "holdings": [MINE] * 5, "hand": [THREAT]}
    assert scene({}, side, active=active, to_act=1).second.may(f"play:{THREAT}") is (active == 0)
    assert not scene({}, {**side, "personalities": ["asahina-tomo"]}, to_act=1).second.may(f"play:{THREAT}")
