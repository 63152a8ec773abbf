"""Positions of the 1997 game: what comes back as it was, and what is refused with its place."""

from typing import Any

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.l5r_ccg.position import dump, load
from tests.l5r_ccg.scene import CRAB, Scene, at, battle_at, fights, scene

YOJO, UJI, SUKUNE, FORT = "matsu-yojo", "daidoji-uji", "hida-sukune", "barbican"
DEAD = {"destroyed": True}


def again(game: Scene) -> dict[str, Any]:
    """Return the table's literal, having seen that it makes the same table."""
    literal = dump(game.table)
    copy = load("again", frozenset(), literal)
    assert literal == dump(copy)
    return literal


def full() -> Scene:
    """A table with something in every place."""
    first = {
        "personalities": [
            fights(YOJO, tokens=[{"force": 1, "chi": 1, "name": "Fire", "amount": 2}], dishonored=True,
                   attachments=["naginata", at("light-infantry", bowed=True)]),
            fights("isawa-tadaka-experienced", covers=["isawa-tadaka"], bowed=True),
        ],
        "holdings": [at("diamond-mine", bowed=True), "retired-general"],
        "rings": ["ring-of-air"],
        "provinces": [{"card": "small-farm"}, {"card": at("small-farm")}, {}, {"destroyed": True}],
        "hand": ["kolat-assassin"], "fate_deck": ["naginata"], "dynasty_deck": ["small-farm"],
        "fate_discard": ["no-dachi"], "dynasty_discard": [at(SUKUNE, died="dishonorably")], "removed": ["naginata"],
        "honor": -3, "lobbied": True,
    }  # fmt: skip
    second = {"personalities": [at(UJI, owner=2, permanent=[{"attribute": "clan:Lion", "value": 1}])]}
    attack = battle_at(0, fought=[2], invited={"attack": [2], "defend": []}, allies={2: "attack"},
                       terrain={"id": "entrapping-terrain", "controller": 1, "owner": 1})  # fmt: skip
    return scene(first, second, {}, attack=attack, favor=2, turn=7, asked=(0, 1, 2))


def test_every_place_comes_back_as_it_was() -> None:
    literal = again(full())
    first, second, _ = literal["players"]
    assert [card["id"] for card in first["personalities"][0]["attachments"]] == ["naginata", "light-infantry"]
    assert first["dynasty_discard"][0]["died"] == "dishonorably" and second["personalities"][0]["owner"] == 2
    assert literal["attack"]["terrain"]["controller"] == 1 and literal["favor"] == 2


def test_units_that_have_fought_for_a_destroyed_province_wait_there_to_go_home() -> None:
    game = scene({"personalities": [fights(SUKUNE), fights(YOJO, "1.1")]}, {"personalities": [fights(UJI, "1.1")]},
                 attack=battle_at(0), asked=(0, 1))  # fmt: skip
    game.happens(game.table.framework.gives(game.card(SUKUNE), force=20)[0])
    game.resolve_battle()
    game.pass_to("battle-action")
    assert game.province(1, 0).destroyed and game.card(SUKUNE).at is game.province(1, 0)
    literal = dump(game.table)
    assert load("again", frozenset(), literal).players[0].personalities[0].at is not None


def test_a_battle_that_is_resolved_is_told_as_over() -> None:
    """While the end of a battle is reacted to, a position tells the moment after."""
    game = scene({"personalities": [fights(SUKUNE)], "hand": ["rallying-cry"]}, {}, attack=battle_at(0), asked=(0, 1))
    game.happens(game.table.framework.gives(game.card(SUKUNE), force=20)[0])
    game.pass_to("reaction", 0)
    attack = dump(game.table)["attack"]
    assert attack["segment"] == "battles" and attack["province"] is None and attack["fought"] == [0]
    load("again", frozenset(), dump(game.table))


def problems(**position: Any) -> list[tuple[str, str]]:
    """Return what is wrong with a position, each with its place."""
    sides = position.pop("players", [{}, {}])
    header = Header("l5r-ccg", "bad", ({}, {}), position={"players": sides, **position})
    with pytest.raises(Refused) as refusal:
        Match.start(header)
    assert refusal.value.reason == "impossible-position"
    return [(one["at"], one["problem"]) for one in refusal.value.data["problems"]]


@pytest.mark.parametrize(
    ("side", "place", "problem"),
    [
        ({"hand": ["no-such-card"]}, "hand.0", "unknown-card"),
        ({"hand": ["light-infantry", "small-farm"]}, "hand.1", "wrong-place"),
        ({"hand": [at("naginata", owner=1)]}, "hand.0", "not-the-owners"),
        ({"hand": [at("naginata", bowed=True)]}, "hand.0", "bowed-out-of-play"),
        ({"hand": [at("naginata", facedown=True)]}, "hand.0", "facedown-outside-a-province"),
        ({"personalities": [at(YOJO, facedown=True)]}, "personalities.0", "facedown-outside-a-province"),
        ({"personalities": [at(YOJO, died="honorably")]}, "personalities.0", "died-outside-the-discard"),
        ({"personalities": ["small-farm"]}, "personalities.0", "wrong-place"),
        ({"personalities": [at(YOJO, owner=4)]}, "personalities.0", "no-such-seat"),
        ({"personalities": [at(YOJO, attachments=[SUKUNE])]}, "personalities.0.attachments.0", "wrong-place"),
        ({"personalities": [at(YOJO, covers=[SUKUNE])]}, "personalities.0.covers", "no-former-self"),
        ({"personalities": [at(YOJO, permanent=[{"attribute": "forse"}])]}, "personalities.0", "unknown-attribute"),
        ({"personalities": [at(YOJO, at="1.0")]}, "personalities.0.at", "not-in-an-attack"),
        ({"holdings": [FORT]}, "holdings.0", "wrong-place"),
        ({"provinces": [{"attached": ["small-farm"]}]}, "provinces.0.attached.0", "wrong-place"),
        ({"provinces": [{}, {"attached": [FORT, FORT]}]}, "provinces.1.attached", "one-of-a-kind"),
        ({"provinces": [{**DEAD, "card": "small-farm"}]}, "provinces.0", "destroyed"),
        ({"fate_deck": ["trained-animal"]}, "fate_deck.0", "wrong-place"),
        ({"stronghold": "small-farm"}, "stronghold", "wrong-place"),
        ({"stronghold": at(CRAB, owner=1)}, "stronghold", "not-the-owners"),
    ],
)
def test_a_card_that_cannot_be_there_is_told_with_its_place(side: dict[str, Any], place: str, problem: str) -> None:
    assert (f"players.0.{place}", problem) in problems(players=[side, {}])


@pytest.mark.parametrize(
    ("position", "found"),
    [
        ({"active": 2}, ("active", "no-such-seat")),
        ({"favor": 5}, ("favor", "no-such-seat")),
        ({"passes": 2}, ("passes", "too-many")),
        ({"events_seen": ["small-farm"]}, ("events_seen.0", "unknown-card")),
        ({"phase": "attack", "attack": {"attacker": 0, "defender": 0}}, ("attack", "both-sides")),
        ({"phase": "action", "attack": {"attacker": 0, "defender": 1}}, ("attack", "not-now")),
        ({"phase": "attack", "attack": {"attacker": 0, "defender": 3}}, ("attack", "no-such-seat")),
        ({"phase": "attack", "attack": battle_at(0, fought=[0])}, ("attack.province", "destroyed")),
        ({"phase": "attack", "attack": battle_at(0, fought=[4])}, ("attack.fought.0", "less_than_equal")),
        ({"phase": "attack", "attack": battle_at(0, terrain={"id": "x"})}, ("attack.terrain", "unknown-card")),
        ({"phase": "attack", "attack": battle_at(0, terrain={"id": YOJO})}, ("attack.terrain", "wrong-place")),
        ({"turns": 3}, ("turns", "extra_forbidden")),
    ],
)
def test_a_moment_that_cannot_be_is_told_with_its_place(position: dict[str, Any], found: tuple[str, str]) -> None:
    assert found in problems(**position)


def test_all_that_is_wrong_is_told_at_once() -> None:
    sides = [{"hand": ["x"], "personalities": [at(YOJO, uid=9), at(SUKUNE, uid=9)]}, {"favor": 3}]
    assert ("players.1.favor", "extra_forbidden") in problems(players=sides)
    found = problems(players=[sides[0], {"rings": ["x"]}])
    assert [problem for _, problem in found] == ["unknown-card", "unknown-card", "uid-twice"]


def test_what_the_rules_do_not_let_stand_is_settled_before_anybody_is_asked() -> None:
    game = scene({"personalities": [at(YOJO, tokens=[{"chi": -9}])], "honor": 5}, {"honor": -25}, {})
    assert game.zone(YOJO) == "dynasty discard"
    assert not game.table.is_in(1) and game.second.asked is None and game.match.outcome is None


def test_a_position_in_which_one_player_is_left_is_over_at_once() -> None:
    game = scene({}, {"provinces": [DEAD] * 4})
    assert game.outcome == {"winner": 0, "reason": "military"}
