"""Positions state delayed effects, conditional bonuses, and lent or borrowed cards."""

from typing import Any

import pytest

from engine.l5r_ccg.machinery.position import dump
from tests.l5r_ccg.scene import Scene, at, battle_at, scene
from tests.l5r_ccg.test_position import SUKUNE, YOJO, again, problems, resumed

THERE = "players.0.personalities.0"


def quiet(game: Scene, kind: str = "action") -> Scene:
    """Let everybody pass all reactions until the next action is asked for."""
    for _ in range(20):
        if game.match.pending[0].kind in (kind, "battle-action"):
            return game
        game.seats[game.match.pending[0].seat].passes()
    raise AssertionError("nobody is to act")


def test_a_delayed_effect_still_waits_after_loading() -> None:
    """Frenzy destroys the Followers at the end of the turn. Numbers identify the Followers."""
    mad = at(SUKUNE, at="1.0", attachments=["medium-infantry"])
    game = scene({}, {"personalities": [mad], "hand": ["frenzy"]}, attack=battle_at(0), asked=(0, 1))
    game.second.does("play:frenzy")
    quiet(game)
    (waiting,) = again(game)["waiting"]
    assert waiting["effect"] == "frenzy" and waiting["about"] == game.card(SUKUNE).uid
    copy = resumed(game)
    assert copy.card("medium-infantry").in_play
    copy.pass_to("action", 1, turn=2)
    assert copy.zone("medium-infantry") == "fate discard" and copy.card(SUKUNE).in_play
    assert not dump(copy.table)["waiting"]


def test_an_effect_on_cards_that_enter_later_still_waits_after_loading() -> None:
    """The dead stay in play until their player's next Events Phase, even those who come into play later."""
    side = {"provinces": [{"card": at("dead-walk-the-earth")}, {}, {}, {}], "personalities": ["moto-tsume"]}
    game = scene(side, {"hand": ["goblin-chuckers"], "holdings": ["diamond-mine"], "personalities": ["kumo"]},
                 phase="events", asked=(0, 1))  # fmt: skip
    game.pass_to("action", 1, turn=2)
    copy = resumed(game)
    assert [one["effect"] for one in dump(copy.table)["waiting"]] == [
        "dead-walk-the-earth",
        "dead-walk-the-earth.purge",
    ]
    copy.second.does("attach:goblin-chuckers").pays()
    quiet(copy)
    assert copy.card("goblin-chuckers").force == 2 + 4 and copy.card("moto-tsume").force == 4 + 4
    copy.pass_to("action", 0, turn=3, limit=300)
    assert copy.zone("moto-tsume") == copy.zone("kumo") == "dynasty discard"


def test_a_conditional_bonus_is_written_with_its_condition() -> None:
    game = scene({"personalities": [YOJO], "stronghold": "the-ancestral-home-of-the-lion"}, asked=(0, 1))
    game.first.does("use:the-ancestral-home-of-the-lion")
    quiet(game)
    lasting = again(game)["players"][0]["personalities"][0]["lasting"]
    assert [one["test"] for one in lasting] == ["while-attacking"]
    copy = resumed(game)
    assert copy.card(YOJO).force == copy.card(YOJO).face.force
    copy.to_attack().attacks(1)
    copy.first.commits(matsu_yojo="1.0")
    assert copy.card(YOJO).force == copy.card(YOJO).face.force + 2


def test_an_ability_that_was_copied_is_there_until_the_turn_ends() -> None:
    game = scene({"personalities": ["ninja-shapeshifter"]}, {"personalities": ["togashi-mitsu"]}, asked=(0, 1))
    game.first.does("use:ninja-shapeshifter").does("copy:togashi-mitsu.0")
    quiet(game)
    (lent,) = again(game)["players"][0]["personalities"][0]["lent"]
    assert lent["ability"] == "togashi-mitsu.0" and lent["until"] == "turn"
    copy = resumed(game)
    copy.second.passes()
    copy.first.does("use:ninja-shapeshifter:togashi-mitsu.togashi-mitsu.0").does("number:2")
    assert copy.card("ninja-shapeshifter").force == 2 + 2
    copy.pass_to("action", 1, turn=2)
    assert copy.card("ninja-shapeshifter").force == 2 and not dump(copy.table)["players"][0]["personalities"][0].get(
        "lent"
    )


def test_a_token_made_by_a_copied_ability_is_gone_with_the_turn() -> None:
    game = scene({"personalities": ["ninja-shapeshifter"]}, {"personalities": ["matsu-imura"]}, asked=(0, 1))
    game.first.does("use:ninja-shapeshifter").does("copy:matsu-imura.0")
    quiet(game).second.passes()
    game.first.does("use:ninja-shapeshifter:matsu-imura.matsu-imura.0")
    copy = resumed(quiet(game))
    assert [one.id for one in copy.card("ninja-shapeshifter").attachments] == ["trained-animal"]
    copy.pass_to("action", 1, turn=2)
    assert not copy.card("ninja-shapeshifter").attachments


def test_a_card_that_is_only_borrowed_goes_back() -> None:
    borrowed = at(YOJO, owner=1, borrowed=[{"seat": 1, "until": "turn"}])
    game = scene({"personalities": [borrowed]}, asked=(0, 1))
    copy = resumed(game)
    assert copy.card(YOJO).controller == 0
    copy.pass_to("action", 1, turn=2)
    assert copy.card(YOJO).controller == 1 and copy.card(YOJO) in copy.second.player.personalities


@pytest.mark.parametrize(
    ("position", "found"),
    [
        ({"waiting": [{"effect": "frenzies", "seat": 0, "card": 7}]}, ("waiting.0", "unknown-effect")),
        ({"waiting": [{"effect": "frenzy", "seat": 3, "card": 7}]}, ("waiting.0", "no-such-seat")),
        ({"waiting": [{"effect": "frenzy", "seat": 0, "card": 8}]}, ("waiting.0", "unknown-card")),
        ({"waiting": [{"effect": "frenzy", "seat": 0, "card": 7, "about": 9}]}, ("waiting.0", "unknown-card")),
        ({"lasting": {"attribute": "force", "test": "when-it-rains"}}, (THERE, "unknown-condition")),
        ({"lent": {"ability": "togashi-mitsu.9"}}, (THERE, "unknown-ability")),
        ({"borrowed": {"seat": 4}}, (THERE, "no-such-seat")),
    ],
)  # fmt: skip
def test_an_effect_without_a_subject_is_reported_with_its_place(
    position: dict[str, Any], found: tuple[str, str]
) -> None:
    facts = {name: [position.pop(name)] for name in ("lasting", "lent", "borrowed") if name in position}
    sides = [{"personalities": [at(YOJO, uid=7, **facts)]}, {}]
    assert found in problems(players=sides, **position)


def test_a_permanent_effect_names_the_card_that_made_it() -> None:
    """An Armorer may strengthen a Follower only once in a game."""
    sides = {"personalities": ["kaiu-kenru", at(YOJO, attachments=["light-infantry"])]}
    game = scene(sides, asked=(0, 1))
    game.first.does("use:kaiu-kenru")
    assert game.card("light-infantry", 0).force == 2 + 1
    game.pass_to("action", 0, turn=3, limit=300)
    assert not game.first.may("use:kaiu-kenru") and not resumed(game).first.may("use:kaiu-kenru")


def test_everybody_sees_lasting_and_delayed_effects_and_used_abilities() -> None:
    """The view contains everything that a player at the table would know."""
    used = [{"ability": "ninja-shapeshifter.0", "seat": 0}]
    lasting = [{"attribute": "trait:Cavalry"}, {"attribute": "force", "value": 2, "until": "next-turn 0.1"}]
    borrowed = at(YOJO, owner=1, borrowed=[{"seat": 1, "until": "turn"}], lasting=lasting)
    waiting = [{"effect": "frenzy", "seat": 0, "card": 7, "about": 9, "until": "permanent"}]
    game = scene(
        {"personalities": [borrowed, at("ninja-shapeshifter", used=used, uid=9)], "fate_discard": [at("frenzy", uid=7)],
         "lasting": [{"attribute": "cannot:attack"}]},
        {"provinces": [{"lasting": [{"attribute": "strength", "value": 3}]}, {}, {}, {}]},
        waiting=waiting,
    )  # fmt: skip
    seen = game.match.view(1)
    yojo, ninja = seen["players"][0]["personalities"]
    assert {"Cavalry", "Samurai"} <= set(yojo["traits"]) and yojo["cavalry"] and yojo["borrowed"][0]["player"] == 1
    assert [(one["attribute"], one["until"]) for one in yojo["lasting"]] == [
        ("trait:Cavalry", "turn"), ("force", "next-turn"),
    ]  # fmt: skip
    assert ninja["used"] == {"ninja-shapeshifter.0": 1} and "Cavalry" not in ninja["traits"]
    assert seen["waiting"] == [{"effect": "frenzy", "player": 0, "card": ninja["key"], "until": "permanent"}]
    assert seen["players"][0]["lasting"][0]["attribute"] == "cannot:attack"
    assert seen["players"][1]["provinces"][0]["lasting"][0]["value"] == 3


def test_an_effect_on_an_unseen_card_is_not_shown() -> None:
    """A goblin that is to return was shuffled into a deck since, so nobody may read its name."""
    waiting = [{"effect": "mountain-goblin", "seat": 0, "card": 7, "about": 7, "until": "game"}]
    game = scene({"dynasty_deck": [at("mountain-goblin", uid=7), "small-farm"]}, {}, waiting=waiting)
    assert [one["card"] for one in game.match.view(0)["waiting"]] == [None]
    lying = scene({"dynasty_discard": [at("mountain-goblin", uid=7)]}, {}, waiting=waiting)
    assert lying.match.view(1)["waiting"][0]["card"] == "mountain-goblin#7"


def test_a_position_also_names_the_prepared_deck_of_a_player() -> None:
    game = scene({"deck": "lion-1997"}, {}, asked=(0, 1))
    assert again(game)["players"][0]["deck"] == "lion-1997" and resumed(game).match.view(1)["players"][0]["deck"]
    assert game.match.view(1)["players"][1]["deck"] is None
    assert ("players.0.deck", "unknown-deck") in problems(players=[{"deck": "no-such-deck"}, {}])
