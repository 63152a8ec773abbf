"""Cards attached in unusual ways: for a lower cost, immediately, or moved from one Personality to another."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, scene

UNARI, YOJO, UONA = "hida-unari", "matsu-yojo", "isawa-uona"


# Caravans and armor


@pytest.mark.parametrize(("host", "less"), [("shinjo-hanari", 3), (YOJO, 0)])
def test_daikoku_brings_unique_items_to_unicorns(host: str, less: int) -> None:
    game = scene({"personalities": ["ide-daikoku", host], "hand": ["the-jade-hand", "naginata"]}, {})
    hand, plain = game.card("the-jade-hand"), game.card("naginata")
    assert game.table.gold_cost(hand, 0, game.card(host)) == hand.face.gold_cost - less
    assert game.table.gold_cost(plain, 0, game.card(host)) == plain.face.gold_cost


@pytest.mark.parametrize(("worn", "cost"), [("heavy-infantry", 5), ("medium-infantry", 1), ("light-infantry", 1),
                                            ("goblin-mob", 0), ("naginata", 3)])  # fmt: skip
def test_the_emerald_armor_makes_followers_cheaper(worn: str, cost: int) -> None:
    game = scene({"personalities": [at(UNARI, attachments=["the-emerald-armor"])], "hand": [worn]})
    assert game.table.gold_cost(game.card(worn), 0, game.card(UNARI)) == cost


def test_nobody_in_the_emerald_armor_loses_the_last_chi() -> None:
    sick = at(YOJO, attachments=["the-emerald-armor"], tokens=[{"name": "Plague", "chi": -5}])
    game = scene({"personalities": [sick]})
    game.happens(game.table.framework.place_token(game.card(YOJO), chi=-1, name="Plague"))
    assert game.zone(YOJO) == "play" and game.card(YOJO).chi == 1
    game.happens(game.table.framework.destroy(game.card("the-emerald-armor")))
    assert game.zone(YOJO) == "dynasty discard"


# The Courier


def test_the_courier_takes_its_attachments_to_another_personality() -> None:
    loaded = at(UNARI, attachments=["courier", "naginata", at("warhorses", bowed=True)])
    game = scene({"personalities": [loaded, YOJO]})
    game.first.does("use:courier").does("naginata")
    assert [card.id for card in game.card(YOJO).attachments] == ["courier", "naginata"]
    assert game.card("courier").bowed and not game.card(YOJO).bowed


def test_the_courier_may_go_alone() -> None:
    game = scene({"personalities": [at(UNARI, attachments=["courier", "naginata"]), YOJO]})
    game.first.does("use:courier").does()
    assert [card.id for card in game.card(YOJO).attachments] == ["courier"]


@pytest.mark.parametrize(("sender", "receiver"), [(True, False), (False, True)])
def test_the_courier_needs_both_straight(sender: bool, receiver: bool) -> None:
    own = [at(UNARI, bowed=sender, attachments=["courier"]), at(YOJO, bowed=receiver)]
    assert not scene({"personalities": own}).first.may("use:courier")


# When they come into play


def coming(who: str, hand: list[str], region: str = "", where: int = 0, **facts: Any) -> Scene:
    lying: list[dict[str, Any]] = [{}, {}, {}, {}]
    lying[where]["card"] = at(who, facedown=False)
    if region:
        lying[0]["attached"] = [region]
    game = scene(
        {"provinces": lying, "hand": hand, "holdings": ["diamond-mine"] * 3, "honor": 10}, phase="dynasty", **facts
    )
    game.first.does(f"recruit:{who}").pays()
    return game


def test_fusaki_brings_a_spell_along() -> None:
    game = coming("fusaki", ["earthquake", "archers"])
    assert game.first.asked == "attach-now" and not game.first.may("attach:archers")
    game.first.does("attach:earthquake")
    assert game.card("earthquake").host is game.card("fusaki")


def test_fusaki_is_asked_though_the_hand_holds_no_spell() -> None:
    """If the player were not asked, everybody would learn that the hand holds no spell."""
    game = coming("fusaki", ["archers"], asked=(0,))
    game.pass_to("attach-now", seat=0)
    assert game.first.options == ["pass"]


@pytest.mark.parametrize(("who", "where", "asked"), [(UONA, 0, True), (UONA, 1, False), (YOJO, 0, False)])
def test_the_woodlands_teach_shugenja_from_there(who: str, where: int, asked: bool) -> None:
    game = coming(who, ["earthquake"], "the-isawa-woodlands", where)
    assert (game.first.asked == "attach-now") is asked
    if asked:
        game.first.does("attach:earthquake")
        assert game.card("earthquake").host is game.card(who)


@pytest.mark.parametrize("where", [0, 1])
def test_the_pass_arms_a_personality_from_there(where: int) -> None:
    """The Yari costs 8 gold, and 4 at the pass's Province. Without its Ring the card does nothing."""
    game = coming(YOJO, ["katana-of-fire", "archers"], "kaiu-pass", where)
    assert (game.first.asked == "attach-now") is (where == 0)
    if where == 0:
        assert not game.first.may("attach:archers")
        game.first.does("attach:katana-of-fire").pays()
        assert game.card("katana-of-fire").host is game.card(YOJO)


def test_arms_too_dear_for_the_pass_are_not_offered() -> None:
    lying = [{"card": at(YOJO, facedown=False), "attached": ["kaiu-pass"]}, {}, {}, {}]
    own = {"provinces": lying, "hand": ["katana-of-fire"], "holdings": ["diamond-mine"], "honor": 10}
    game = scene({**own, "stronghold": at("the-war-fortress-of-the-crab", bowed=True)}, phase="dynasty", asked=(0,))
    game.first.does(f"recruit:{YOJO}")
    assert game.first.asked == "attach-now" and game.first.options == ["pass"]
