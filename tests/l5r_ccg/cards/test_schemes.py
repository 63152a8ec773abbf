"""Actions between battles that attack gold, hands and provinces."""

from typing import Any

import pytest

from engine.kernel.match import Match
from tests.l5r_ccg.scene import CRAB, Scene, at, scene

YOJO, UJI, SUKUNE, KUWANAN, TSUKE = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan", "isawa-tsuke"
UNARI, HANARI, JUNZO, TOMO = "hida-unari", "shinjo-hanari", "yogo-junzo", "asahina-tomo"
GOLD = ["gold-mine"] * 4
POOR = {"stronghold": at(CRAB, bowed=True)}


# Disarmament


def disarmed(*lying: Any) -> Scene:
    farms = [{"card": at("small-farm", facedown=False)}, {}, {}, {}]
    game = scene({"provinces": farms, "hand": ["disarmament"]}, {"provinces": [{"card": one} for one in lying]})
    game.pass_to("discard-dynasty", seat=0)
    game.first.does("discard:small-farm")
    return game


def test_a_player_who_discards_makes_another_discard_a_face_up_card() -> None:
    game = disarmed(at("port", facedown=False), at("stables", facedown=False))
    game.first.does("trigger:disarmament")
    game.second.does("stables")
    assert game.zone("stables") == "dynasty discard" and game.zone("port") == "province"


def test_only_a_player_without_face_up_cards_loses_a_random_face_down_one() -> None:
    """Printed text of Disarmament (Anvil of Despair): only "if they do not have any" do they lose a hidden card."""
    game = disarmed(at("port", facedown=False), "stables")
    game.first.does("trigger:disarmament")
    assert game.zone("port") == "dynasty discard" and game.zone("stables") == "province"
    game = disarmed("stables")
    game.first.does("trigger:disarmament")
    assert game.zone("stables") == "dynasty discard"


def test_nobody_is_disarmed_by_an_event_or_a_hand() -> None:
    game = scene({"provinces": [{"card": "summons-from-beyond"}, {}, {}, {}], "hand": ["disarmament"]},
                 {"provinces": [{"card": "port"}, {}, {}, {}]}, phase="events")  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    assert "disarmament" in game.first.hand


# Counterfeit


def forged(**more: Any) -> Scene:
    game = scene({"personalities": [YOJO], "hand": ["naginata"], "holdings": GOLD},
                 {"hand": ["counterfeit"], "holdings": GOLD, **more})  # fmt: skip
    game.first.does("attach:naginata").pays()
    return game


def test_a_counterfeit_is_shuffled_back() -> None:
    game = forged()
    game.second.does("trigger:counterfeit").pays()
    assert game.zone("naginata") == "fate deck" and not game.card(YOJO).attachments


def test_a_counterfeit_is_destroyed_for_its_price() -> None:
    game = forged()
    game.second.does("trigger:counterfeit:1").pays()
    assert game.zone("naginata") == "fate discard" and not game.card(YOJO).attachments


def test_without_that_gold_it_is_only_shuffled_back() -> None:
    game = forged(holdings=["gold-mine"], **POOR)
    assert game.second.may("trigger:counterfeit") and not game.second.may("trigger:counterfeit:1")


def test_the_price_of_the_item_is_one_cost_with_the_gold_of_the_counterfeit() -> None:
    # Crimson and Jade: the gold for the Item is additional. A single Diamond Mine pays 2 and 3 as one cost of 5.
    game = forged(holdings=["diamond-mine"], **POOR)
    game.second.does("trigger:counterfeit:1").pays()
    assert game.zone("naginata") == game.zone("counterfeit") == "fate discard"


# Darkness Feeds


def test_the_darkness_feeds_on_the_dead_until_the_end_of_the_next_turn() -> None:
    game = scene({"personalities": [JUNZO, "mountain-goblin"], "hand": ["darkness-feeds"]},
                 {"hand": ["kolat-assassin"], "holdings": GOLD})  # fmt: skip
    game.pass_to("action", seat=1, turn=2)
    game.second.does("play:kolat-assassin").chooses(JUNZO).pays()
    game.first.does("trigger:darkness-feeds")
    assert (game.card("mountain-goblin").force, game.card("mountain-goblin").chi) == (4, 3)
    game.pass_to("action", seat=0, turn=3)
    assert game.card("mountain-goblin").force == 4
    game.pass_to("action", seat=1, turn=4)
    assert game.card("mountain-goblin").force == 1


def test_the_darkness_does_not_feed_on_others() -> None:
    game = scene({"hand": ["kolat-assassin"], "holdings": GOLD},
                 {"personalities": [YOJO, JUNZO], "hand": ["darkness-feeds"]})  # fmt: skip
    game.first.does("play:kolat-assassin").chooses(YOJO).pays()
    assert game.second.hand == ["darkness-feeds"]


# Kolat Infiltrator


def test_an_infiltrator_spoils_the_gold_of_a_holding() -> None:
    game = scene({"personalities": [YOJO], "hand": ["naginata"], "holdings": ["gold-mine", "gold-mine"], **POOR},
                 {"hand": ["kolat-infiltrator"], "holdings": GOLD})  # fmt: skip
    game.first.does("attach:naginata").pays()
    game.second.does("trigger:kolat-infiltrator:1").pays()
    assert game.first.hand == ["naginata"] and all(one.bowed for one in game.cards("gold-mine", 0))


def test_an_action_paid_with_spoiled_gold_is_not_played() -> None:
    game = scene({"hand": ["kolat-assassin"], "holdings": GOLD, "honor": 10},
                 {"personalities": [YOJO], "hand": ["kolat-infiltrator"], "holdings": GOLD})  # fmt: skip
    game.first.does("play:kolat-assassin").pays()
    game.second.does("trigger:kolat-infiltrator:1").pays()
    assert game.zone(YOJO) == "play" and "kolat-assassin" in game.first.hand


def test_an_infiltrator_stops_what_a_holding_bows_for() -> None:
    game = scene({"holdings": ["hawks-and-falcons"], "honor": 5}, {"hand": ["kolat-infiltrator"], "holdings": GOLD})
    game.first.does("use:hawks-and-falcons")
    game.second.does("trigger:kolat-infiltrator").pays()
    assert game.first.honor == 5 and game.card("hawks-and-falcons").bowed


def test_a_stronghold_is_no_holding() -> None:
    game = scene({}, {"hand": ["kolat-infiltrator"], "holdings": GOLD})
    game.first.does("use:the-war-fortress-of-the-crab")
    assert game.second.hand[0] == "kolat-infiltrator" and game.second.asked != "reaction"


# Reserve Movement


def test_reserves_are_attached_after_the_dynasty_phase_for_their_costs() -> None:
    game = scene({"personalities": [YOJO], "hand": ["reserve-movement", "naginata", "light-infantry", "biting-steel"],
                  "holdings": GOLD}, {})  # fmt: skip
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:reserve-movement").does("naginata").pays("bow:gold-mine", "bow:gold-mine")
    assert not game.first.may("biting-steel")
    game.first.does("light-infantry").pays("bow:gold-mine")
    assert [one.id for one in game.card(YOJO).attachments] == ["naginata", "light-infantry"]


def test_reserves_move_in_the_own_turn_and_need_somebody() -> None:
    game = scene({}, {"hand": ["reserve-movement"]})
    game.pass_to("action", seat=1, turn=2)
    assert "reserve-movement" in game.second.hand


# A Gift of Honor, Imperial Taxation


def gift(mine: int, theirs: int) -> Scene:
    game = scene({"holdings": GOLD, "honor": 10}, {"hand": ["a-gift-of-honor"], "holdings": GOLD, "honor": 10})
    game.first.does("pass")
    game.second.does("play:a-gift-of-honor").does(f"number:{mine}").pays()
    game.first.does(f"number:{theirs}").pays()
    return game


@pytest.mark.parametrize(
    ("mine", "theirs", "honor"), [(4, 2, (9, 13)), (2, 4, (13, 9)), (2, 2, (10, 10)), (1, 0, (9, 13))]
)
def test_the_player_who_gives_more_gains_the_honor(mine: int, theirs: int, honor: tuple[int, int]) -> None:
    game = gift(mine, theirs)
    assert (game.first.honor, game.second.honor) == honor


def test_a_gift_is_given_in_anothers_turn_with_some_gold() -> None:
    game = scene({"hand": ["a-gift-of-honor"], "holdings": GOLD}, {"hand": ["a-gift-of-honor"]})
    assert game.first.barred("play:a-gift-of-honor")


def taxation() -> Scene:
    game = scene({"holdings": ["port", *GOLD]}, {"hand": ["imperial-taxation"], "holdings": GOLD})
    game.first.does("pass")
    game.second.does("play:imperial-taxation").chooses("port").pays()
    return game


def test_a_taxed_holding_is_paid_for_again() -> None:
    game = taxation()
    game.first.does("port").pays("bow:gold-mine", "bow:gold-mine")
    assert game.zone("port") == "play"


def test_a_taxed_holding_that_is_not_paid_for_is_destroyed() -> None:
    game = taxation()
    game.first.does()
    assert game.zone("port") == "dynasty discard"


def test_nobody_taxes_in_his_own_turn_or_beyond_his_means() -> None:
    own = scene({"holdings": GOLD, "hand": ["imperial-taxation"]}, {"holdings": GOLD})
    assert own.first.barred("play:imperial-taxation")
    poor = scene({"holdings": ["port"]}, {"hand": ["imperial-taxation"], **POOR})
    poor.first.does("pass")
    assert not poor.second.may("play:imperial-taxation")


@pytest.mark.parametrize("sources", [{}, POOR])
def test_the_tax_on_a_holding_without_a_cost_bows_nothing_for_gold(sources: dict[str, Any]) -> None:
    """Imperial Taxation costs as much as the holding, and Black Market costs nothing (printed).

    Asahina Tamako's gold depends on the hand, so her player is asked even how to pay in the only possible way.
    """
    taxing = {"hand": ["imperial-taxation"], "personalities": ["asahina-tamako"], **sources}
    game = scene({"holdings": ["black-market"]}, taxing)
    game.first.does("pass")
    game.second.does("play:imperial-taxation").chooses("black-market")
    assert game.first.asked == "target" and game.second.player.stronghold.bowed == bool(sources)
    assert Match.rebuild(game.match.header, game.match.log).log == game.match.log


# Levy Troops


def test_a_levy_gives_a_samurai_a_follower_for_each_3_gold() -> None:
    game = scene({"personalities": [YOJO], "hand": ["levy-troops"], "holdings": GOLD, "honor": 10})
    game.first.does("play:levy-troops").does("number:2").pays()
    levied = game.card(YOJO).followers
    assert [(one.id, one.force, one.trait("Ashigaru")) for one in levied] == [("levied-ashigaru", 1, True)] * 2


def test_all_the_levied_follow_the_same_samurai() -> None:
    game = scene({"personalities": [YOJO, "hida-unari"], "hand": ["levy-troops"], "holdings": GOLD, "honor": 10})
    game.first.does("play:levy-troops").does("choose:hida-unari").does("number:2").pays()
    assert len(game.card("hida-unari").followers) == 2 and not game.card(YOJO).followers


def test_each_of_the_levied_that_is_lost_costs_an_honor() -> None:
    game = scene({"personalities": [YOJO], "hand": ["levy-troops"], "holdings": GOLD, "honor": 10})
    game.first.does("play:levy-troops").does("number:2").pays()
    first, second = game.card(YOJO).followers
    game.happens(game.table.framework.destroy(first))
    assert game.first.honor == 9
    game.happens(game.table.framework.discard_from_play(second))
    assert game.first.honor == 8


def test_a_levy_needs_a_samurai_and_3_gold() -> None:
    assert scene({"personalities": [TSUKE], "hand": ["levy-troops"], "holdings": GOLD}).first.barred("play:levy-troops")
