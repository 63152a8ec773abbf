"""Positions of the 1997 game: good ones load unchanged, bad ones are refused with the place of the fault."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.desks import RANDOM
from engine.fuzzing.ccg import CcgProbe
from engine.fuzzing.run import Plan, Tally, Watched
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.l5r_ccg.machinery.position import dump, load
from engine.players.driver import play_on
from tests.l5r_ccg.scene import CRAB, Scene, at, battle_at, fights, scene

YOJO, UJI, SUKUNE, FORT = "matsu-yojo", "daidoji-uji", "hida-sukune", "barbican"
DEAD = {"destroyed": True}
PROBE = CcgProbe()


def again(game: Scene) -> dict[str, Any]:
    """Return the table's literal after checking that it makes the same table."""
    literal = dump(game.table)
    copy = load("again", frozenset(), literal)
    assert literal == dump(copy)
    return literal


def full() -> Scene:
    """Return a table with something in every place."""
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


def test_a_resolved_battle_is_written_as_over() -> None:
    """While players react to the end of a battle, a position describes the moment after the battle."""
    game = scene({"personalities": [fights(SUKUNE)], "hand": ["rallying-cry"]}, {}, attack=battle_at(0), asked=(0, 1))
    game.happens(game.table.framework.gives(game.card(SUKUNE), force=20)[0])
    game.pass_to("reaction", 0)
    attack = dump(game.table)["attack"]
    assert attack["segment"] == "battles" and attack["province"] is None and attack["fought"] == [0]
    load("again", frozenset(), dump(game.table))


def resumed(game: Scene) -> Scene:
    """Return the match that starts from this one's literal, after checking that it asks the same question."""
    again(game)
    seats = tuple({} for _ in game.seats)
    copy = Scene(Match.start(Header("l5r-ccg", "again", seats, options={"asked": [0, 1]}, position=dump(game.table))))
    asked = [[(prompt.seat, prompt.kind, prompt.data) for prompt in one.match.pending] for one in (game, copy)]
    assert asked[0] == asked[1] and [seat.options for seat in game.seats] == [seat.options for seat in copy.seats]
    return copy


def test_an_ability_used_this_turn_or_battle_is_not_offered_again() -> None:
    """Limits for the turn, the battle and the game, each until that is over (§fear, §tactician)."""
    army = [fights("ninja-shapeshifter"), fights("akodo-godaigo", attachments=["toturi-s-fan"])]
    game = scene({"personalities": army}, {"personalities": [fights(UJI, attachments=["light-infantry"])]},
                 attack=battle_at(0), asked=(0, 1))  # fmt: skip
    tricks = ("use:ninja-shapeshifter", "use:akodo-godaigo:1", "use:toturi-s-fan")
    for trick in tricks:
        game.second.passes()
        assert game.first.may(trick)
        game.first.does(trick).chooses(UJI).chooses("force")
    game.second.passes()
    copy = resumed(game)
    assert not any(copy.first.may(trick) for trick in tricks)
    copy.pass_to("action", 1, turn=2)
    used = dump(copy.table)["players"][0]["personalities"][1]["attachments"][0]["used"]
    assert [one["ability"] for one in used] == ["toturi-s-fan.0"]


def test_a_limit_written_by_hand_counts_for_the_period_of_its_ability() -> None:
    used = [{"ability": "ninja-shapeshifter.0", "seat": 0}]
    game = scene({"personalities": [at("ninja-shapeshifter", used=used), YOJO]})
    assert not game.first.may("use:ninja-shapeshifter")
    game.pass_to("action", 0, turn=3, limit=200)
    assert game.first.may("use:ninja-shapeshifter")


def test_a_temporary_effect_goes_on_and_ends_with_its_period() -> None:
    lasting = [{"attribute": "force", "value": 2}, {"attribute": "chi", "value": 3, "until": "next-turn 0.1"}]
    game = scene({"personalities": [at(YOJO, lasting=lasting)], "lasting": [{"attribute": "cannot:attack"}]},
                 {"provinces": [{"lasting": [{"attribute": "strength", "value": 4}]}]})  # fmt: skip
    printed = game.card(YOJO).face
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (printed.force + 2, printed.chi + 3)
    strength = game.province(1, 0).strength
    copy = resumed(game)
    copy.pass_to("action", 1, turn=2)
    assert (copy.card(YOJO).force, copy.card(YOJO).chi) == (printed.force, printed.chi + 3)
    assert copy.province(1, 0).strength == strength - 4
    copy.pass_to("action", 0, turn=3, limit=200)
    assert copy.card(YOJO).chi == printed.chi


def test_a_permanent_effect_returns_with_a_card_from_the_discard_pile() -> None:
    game = scene({"dynasty_discard": [at(YOJO, permanent=[{"attribute": "force", "value": 1}])]})
    card = resumed(game).card(YOJO)
    assert [lasting.attribute for lasting in card.lasting] == ["force"]


def test_a_player_who_has_passed_in_the_dynasty_phase_may_only_discard() -> None:
    game = scene({"provinces": [{"card": at("small-farm")}]}, phase="dynasty")
    game.first.does("pass")
    assert game.first.asked == "discard-dynasty"
    copy = resumed(game)
    copy.first.does("small-farm")
    assert [card.id for card in copy.table.players[0].dynasty_discard] == ["small-farm"]


def test_the_end_phase_gives_its_card_once() -> None:
    game = scene({"hand": ["naginata"] * 8}, phase="end")
    assert game.first.asked == "discard-hand" and len(game.first.hand) == 9
    copy = resumed(game)
    assert len(copy.first.hand) == 9
    copy.first.does("naginata")
    assert len(copy.first.hand) == 8 and copy.table.turn == 2


def test_a_player_who_has_answered_in_a_segment_of_the_attack_is_not_asked_again() -> None:
    sides = [{"personalities": [YOJO, SUKUNE]}, {"personalities": [UJI]}, {"personalities": ["daidoji-sembi"]}]
    game = scene(*sides, phase="attack")
    game.first.does("player:1")
    game.first.does("player:2")
    game = resumed(game)
    assert (game.second.asked, game.table.attack and game.table.attack.heard) == ("invite", 1)
    game.second.does()
    game = resumed(game)
    game.first.commits(matsu_yojo="1.0")
    copy = resumed(game)
    assert copy.third.asked == "commit" and copy.card(YOJO).at is copy.province(1, 0)


def test_a_destroyed_terrain_still_counts_as_played() -> None:
    side = {"personalities": [fights(UJI)], "hand": ["entrapping-terrain"]}
    assert scene({"personalities": [fights(YOJO)]}, side, attack=battle_at(0)).second.may("entrapping-terrain")
    game = scene({"personalities": [fights(YOJO)]}, side, attack=battle_at(0, terrains=[0]), asked=(0, 1))
    assert not game.second.may("play:entrapping-terrain")
    assert resumed(game).battle.terrains == [0]


def test_focus_cards_of_a_duel_lie_where_they_will_when_it_is_over() -> None:
    game = scene(
        {"personalities": [YOJO], "hand": ["iaijutsu-challenge", "naginata"]},
        {"personalities": ["kakita-toshimoko"], "hand": ["no-dachi", "meditation"]},
    )
    game.first.does("play:iaijutsu-challenge")
    game.second.does("focus:no-dachi")
    discarded = [[card["id"] for card in player["fate_discard"]] for player in again(game)["players"]]
    assert discarded == [["iaijutsu-challenge"], ["no-dachi"]]


@settings(max_examples=6, deadline=None)
@given(number=st.integers(0, 10**6))
def test_a_position_taken_from_any_restart_of_a_random_game_asks_the_same(number: int) -> None:
    """A property test: the literal restores the table from which it was made, and the next question is the same."""
    game = Watched(Plan("l5r-ccg", "position", mixed=True), number, Tally(PROBE.coverage([RANDOM])))
    match = Match.start(game.header)
    answers = play_on(match, game.players, game.checks.pick)
    for _ in range(120):
        if match.outcome is not None:
            return
        PROBE.check_position(match)
        next(answers)


def problems(**position: Any) -> list[tuple[str, str]]:
    """Return the faults of a position, each with its place."""
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
        ({"provinces": [{"attached": ["the-kaiu-walls", FORT]}]}, "provinces.0.attached", "one-of-a-kind"),
        ({"provinces": [{**DEAD, "card": "small-farm"}]}, "provinces.0", "destroyed"),
        ({"fate_deck": ["trained-animal"]}, "fate_deck.0", "wrong-place"),
        ({"stronghold": "small-farm"}, "stronghold", "wrong-place"),
        ({"stronghold": at(CRAB, owner=1)}, "stronghold", "not-the-owners"),
        ({"personalities": [at(YOJO, lasting=[{"attribute": "forse"}])]}, "personalities.0", "unknown-attribute"),
        ({"dynasty_discard": [at(YOJO, permanent=[{"attribute": "x"}])]}, "dynasty_discard.0", "unknown-attribute"),
        ({"personalities": [at(YOJO, used=[{"ability": "x.0", "seat": 0}])]}, "personalities.0", "unknown-ability"),
    ],
)
def test_an_impossible_card_is_reported_with_its_place(side: dict[str, Any], place: str, problem: str) -> None:
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
        ({"players": [{"lasting": [{"attribute": "x"}]}, {}]}, ("players.0", "unknown-attribute")),
        ({"phase": "attack", "attack": battle_at(0, terrains=[4])}, ("attack", "no-such-seat")),
        ({"phase": "attack", "attack": battle_at(0, fought=[0])}, ("attack.province", "destroyed")),
        ({"phase": "attack", "attack": battle_at(0, fought=[4])}, ("attack.fought.0", "no-such-province")),
        ({"phase": "attack", "attack": battle_at(0, terrain={"id": "x"})}, ("attack.terrain", "unknown-card")),
        ({"phase": "attack", "attack": battle_at(0, terrain={"id": YOJO})}, ("attack.terrain", "wrong-place")),
        ({"turns": 3}, ("turns", "extra_forbidden")),
    ],
)
def test_an_impossible_moment_is_reported_with_its_place(position: dict[str, Any], found: tuple[str, str]) -> None:
    assert found in problems(**position)


def test_all_faults_are_reported_together() -> None:
    sides = [{"hand": ["x"], "personalities": [at(YOJO, uid=9), at(SUKUNE, uid=9)]}, {"favor": 3}]
    assert ("players.1.favor", "extra_forbidden") in problems(players=sides)
    found = problems(players=[sides[0], {"rings": ["x"]}])
    assert [problem for _, problem in found] == ["unknown-card", "unknown-card", "uid-twice"]


def test_states_that_the_rules_forbid_are_settled_before_the_first_question() -> None:
    game = scene({"personalities": [at(YOJO, tokens=[{"chi": -9}])], "honor": 5}, {"honor": -25}, {})
    assert game.zone(YOJO) == "dynasty discard"
    assert not game.table.is_in(1) and game.second.asked is None and game.match.outcome is None


def test_a_position_with_a_single_player_left_is_over_immediately() -> None:
    game = scene({}, {"provinces": [DEAD] * 4})
    assert game.outcome == {"winner": 0, "reason": "military"}
