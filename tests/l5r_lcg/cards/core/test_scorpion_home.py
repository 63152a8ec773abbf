"""Scorpion Clan, Core Set: strongholds, provinces and holdings."""

from typing import Any

from tests.l5r_lcg.cards.positions import POLITICAL, faceup
from tests.l5r_lcg.scene import Scene, at, inside, scene

# City of the Open Hand


def test_city_of_the_open_hand_takes_an_honor_from_the_more_honorable() -> None:
    game = scene({"stronghold": "city-of-the-open-hand", "honor": 9}, asked=(0, 1))
    game.first.does("trigger:city-of-the-open-hand")
    assert (game.first.honor, game.second.honor) == (10, 9) and game.card("city-of-the-open-hand").bowed


def test_city_of_the_open_hand_needs_less_honor_and_to_be_ready() -> None:
    for honor, bowed in ((10, False), (11, False), (9, True)):
        game = scene({"stronghold": at("city-of-the-open-hand", bowed=bowed), "honor": honor}, asked=(0, 1))
        assert game.first.barred("trigger:city-of-the-open-hand")


# Secret Cache


def cache(province: int, facedown: bool, **facts: Any) -> Scene:
    """The first player attacks. The second's first province is Secret Cache."""
    game = scene(
        {"characters": ["doji-challenger"]},
        {
            "provinces": faceup("secret-cache", facedown=facedown),
            "conflict_deck": ["banzai", *["ornate-fan"] * 5, "rout"],
            **facts,
        },
        step="3.2",
        asked=(0, 1),
    )
    game.first.declares("air", "military", province, "doji-challenger")
    return game


def test_secret_cache_searches_five_cards_whenever_it_is_attacked() -> None:
    for facedown in (True, False):
        game = cache(0, facedown)
        game.second.does("trigger:province:1.0")
        assert len(game.second.options) == 5 and not game.second.may("rout")
        game.second.does("banzai")
        assert game.second.hand == ["banzai"] and "shuffle" in game.kinds


def test_secret_cache_may_find_nothing_and_needs_a_deck_and_an_attack_on_it() -> None:
    game = cache(0, facedown=True)
    game.second.does("trigger:province:1.0").does()
    assert game.second.hand == [] and "shuffle" in game.kinds
    assert cache(0, facedown=True, conflict_deck=[]).second.asked == "action"
    assert cache(1, facedown=False).second.asked == "action"


# City of Lies


def lies(*hand: str, fate: int = 2, cities: int = 1) -> Scene:
    game = scene(
        {"provinces": faceup("fertile-fields", *["city-of-lies"] * cities), "hand": list(hand), "fate": fate,
         "characters": [inside("kakita-asami")]},
        {"characters": [inside("ikoma-prodigy"), inside("doji-whisperer", status="dishonored")]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )  # fmt: skip
    for _ in range(cities):
        game.first.does("trigger:city-of-lies")
        game.second.passes()
    return game


def test_city_of_lies_makes_the_next_event_cheaper_and_no_other() -> None:
    game = lies("outwit", "admit-defeat", "outwit", fate=1)
    game.first.plays("outwit", on="ikoma-prodigy")
    game.pass_all(until="action")
    assert game.first.fate == 1 and not game.card("ikoma-prodigy").participating
    game.second.passes()
    game.first.plays("admit-defeat")
    game.pass_all(until="action")
    assert game.first.fate == 0 and game.card("doji-whisperer").bowed


def test_city_of_lies_is_spent_by_a_free_event() -> None:
    game = lies("way-of-the-crane", "outwit", fate=0)
    assert game.first.may("play:outwit")
    game.first.plays("way-of-the-crane")
    game.pass_all(until="action")
    game.second.passes()
    assert game.first.barred("play:outwit")


def test_city_of_lies_is_for_events_and_not_for_attachments() -> None:
    game = lies("cloud-the-mind", "court-mask", fate=0)
    assert game.first.barred("play:court-mask")


def test_two_city_of_lies_add_up() -> None:
    game = lies("i-can-swim", "ambush", fate=1, cities=2)
    assert game.province(0, 0).strength == 6 and not game.first.may("play:ambush")
    assert [lasting.attribute for lasting in game.first.player.lasting] == ["event-discount"] * 2


def test_city_of_lies_counts_for_this_phase() -> None:
    game = scene(
        {"provinces": faceup("fertile-fields", "city-of-lies"), "hand": ["ornate-fan"]}, step="2.5-window", asked=(0, 1)
    )
    game.first.does("trigger:city-of-lies")
    game.second.passes()
    game.first.passes()
    game.second.passes()
    assert game.table.phase == "conflict" and game.first.player.lasting == ()
