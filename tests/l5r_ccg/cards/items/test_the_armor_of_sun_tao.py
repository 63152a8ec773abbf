"""Cards that lie face down under a card in play: who sees them, where they go, how they are played."""

from typing import Any

import pytest

from engine.fuzzing.ccg import CcgProbe
from engine.kernel.prompt import Refused
from engine.l5r_ccg.machinery.position import dump, load
from engine.l5r_ccg.machinery.view import ALL, view
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

ARMOR, UNARI, UJI, YOJO = "the-armor-of-sun-tao", "hida-unari", "daidoji-uji", "matsu-yojo"
GROUND, HIGHER = "deadly-ground", "higher-ground"


def worn(*under: str) -> dict[str, Any]:
    return at(ARMOR, beneath=list(under))


def hiding() -> Scene:
    side = {"personalities": [at(UNARI, attachments=[ARMOR]), YOJO], "hand": [GROUND, HIGHER, "light-infantry"]}
    return scene(side)


def field(*under: str, terrain: Any = None, acts: int = 0) -> Scene:
    place = battle_at(0) if terrain is None else battle_at(0, terrain=terrain, terrains=[1])
    return scene({"personalities": [fights(UNARI, attachments=[worn(*under)]), YOJO], "hand": ["charge"]},
                 {"personalities": [fights(UJI)], "hand": ["outflank"]}, attack=place, to_act=acts)  # fmt: skip


# Putting them there


def test_any_number_of_terrains_go_under_the_armor_and_nothing_else() -> None:
    game = hiding()
    game.first.does(f"use:{ARMOR}")
    assert not game.first.may("choose:light-infantry")
    game.first.does(f"choose:{GROUND}", f"choose:{HIGHER}")
    assert game.first.hand == ["light-infantry"]
    assert [one.id for one in game.card(ARMOR).beneath] == [GROUND, HIGHER]
    kept(game)


def test_nobody_else_sees_what_lies_under_the_armor() -> None:
    game = hiding()
    game.first.does(f"use:{ARMOR}").does(f"choose:{GROUND}")
    own, other, public, all_open = (view(game.table, viewer) for viewer in (0, 1, None, ALL))
    key = game.card(GROUND).key
    for seen in (own, all_open):
        assert seen["players"][0]["beneath"] == [{"key": key, "under": game.card(ARMOR).key}]
    for seen in (other, public):
        assert key not in repr(seen)
        (armor,) = seen["players"][0]["personalities"][0]["attachments"]
        assert armor["beneath"] == 1
    told = [one.seen_by(1) for one in game.match.records if one.kind == "put-beneath"]
    assert told[0] is not None and told[0].facts["amount"] == 1 and "cards" not in told[0].facts


def test_a_player_without_a_terrain_is_asked_nevertheless() -> None:
    side = {"personalities": [at(UNARI, attachments=[ARMOR])], "hand": ["light-infantry"]}
    game = scene(side, asked=(0,))
    game.first.does(f"use:{ARMOR}")
    assert game.first.asked == "put-beneath"
    assert not scene({**side, "hand": []}).first.may(f"use:{ARMOR}")


# Where they go


def test_cards_under_the_armor_move_with_it_and_are_destroyed_with_it() -> None:
    game = field(GROUND)
    cause = game.table.rules_of(0)
    game.happens(cause.attach(game.card(ARMOR), game.card(YOJO)))
    assert [one.id for one in game.card(ARMOR).beneath] == [GROUND]
    game.happens(cause.destroy(game.card(ARMOR)))
    assert game.zone(GROUND) == "fate discard" and not game.first.player.beneath


def test_cards_under_a_card_that_has_moved_are_shown_in_the_order_of_a_kept_position() -> None:
    row = [at(UNARI, attachments=[worn(GROUND)]), at("hida-sukune", beneath=["crystal-katana"]), YOJO]
    game = scene({"personalities": row})
    game.happens(game.table.rules_of(0).attach(game.card(ARMOR), game.card(YOJO)))
    seen = view(game.table, 0)["players"][0]["beneath"]
    assert [one["key"] for one in seen] == [game.card("crystal-katana").key, game.card(GROUND).key]
    kept(game)


# Playing them


def test_a_terrain_from_under_the_armor_is_played_and_cannot_be_destroyed() -> None:
    game = field(GROUND, HIGHER)
    kept(game)
    game.first.does(f"use:{ARMOR}:1").does(f"choose:{HIGHER}")
    ground = game.battle.terrain
    assert ground is not None and ground.id == HIGHER and ground.forbids("be-destroyed")
    assert [one.id for one in game.card(ARMOR).beneath] == [GROUND] and not ground.lies_under
    assert not game.card(ARMOR).bowed
    kept(game)
    again = load("again", frozenset(), dump(game.table)).battle
    assert again is not None and again.terrain is not None and again.terrain.forbids("be-destroyed")


def test_it_destroys_a_terrain_that_lies_there() -> None:
    game = field(HIGHER, terrain=at("narrow-ground", owner=1, controller=1))
    game.first.does(f"use:{ARMOR}:1")
    assert game.battle.terrain is game.card(HIGHER) and game.zone("narrow-ground") == "fate discard"


def test_the_armor_must_be_in_the_battle_with_something_under_it() -> None:
    assert not field().first.may(f"use:{ARMOR}:1")
    side = {"personalities": [at(UNARI, attachments=[worn(GROUND)]), fights(YOJO)], "hand": ["charge"]}
    assert not scene(side, {"personalities": [fights(UJI)]}, attack=battle_at(0), to_act=0).first.may(f"use:{ARMOR}:1")


# Literals and the fuzzer


@pytest.mark.parametrize("under", ["light-infantry", UJI, at(GROUND, bowed=True)])
def test_only_straight_actions_lie_under_a_card(under: Any) -> None:
    with pytest.raises(Refused, match="impossible-position"):
        scene({"personalities": [at(UNARI, attachments=[at(ARMOR, beneath=[under])])]})


def test_the_fuzzer_exchanges_what_lies_there_with_other_terrains() -> None:
    side = {"personalities": [at(UNARI, attachments=[worn(GROUND)])], "hand": [HIGHER, "charge"]}
    pairs = CcgProbe().alike(scene(side).table, 1)
    ((here, there),) = [pair for pair in pairs if any(spot.pile == "beneath" for spot in pair[0])]
    assert [spot.pile for spot in here] == ["beneath"] and [(spot.pile, spot.place) for spot in there] == [("hand", 0)]
