"""The parts of a card's state that a view and a position state, and the parts that no position holds."""

from typing import Any

from engine.desks import find_desk
from tests.l5r_lcg.scene import Scene, at, inside, scene


def seen(game: Scene, card: str, viewer: int | None = None) -> dict[str, Any]:
    """Return the view of a character."""
    shown = [one for player in game.match.view(viewer)["players"] for one in player["characters"] if one["id"] == card]
    found: dict[str, Any] = shown[0]
    return found


def test_everybody_sees_which_character_covert_has_evaded() -> None:
    game = scene({"characters": ["unassuming-yojimbo"]}, {"characters": ["doji-challenger"]}, step="3.2")
    assert "covered" not in seen(game, "doji-challenger")
    evaded = {"unassuming-yojimbo": "doji-challenger"}
    game.first.declares("air", "military", 0, "unassuming-yojimbo", covert=evaded)
    assert seen(game, "doji-challenger")["covered"] is seen(game, "doji-challenger", 1)["covered"] is True
    game.finish()
    assert "covered" not in seen(game, "doji-challenger")


def test_a_position_is_not_whole_while_a_card_may_ask_who_came_from_a_hand_in_this_phase() -> None:
    """Soshi Shadowshaper returns a character that entered play from its owner's hand in this phase."""
    game = scene({"hand": ["stoic-gunso"], "fate": 9}, {"fate": 0}, asked=(0, 1))
    desk = find_desk("l5r-lcg")
    assert desk.is_whole(game.match)
    game.first.plays("stoic-gunso", into="where:home", fate=0)
    assert game.card("stoic-gunso").in_play
    assert desk.beyond(game.match) == [] and not desk.is_whole(game.match)


def test_a_position_says_which_cards_of_every_kind_are_bowed() -> None:
    bearer = at("doji-whisperer", attachments=[at("fine-katana", bowed=True), "ornate-fan"])
    game = scene({"characters": [bearer], "stronghold": at("shizuka-toshi", bowed=True)})
    side = find_desk("l5r-lcg").position(game.match)["players"][0]
    attached = {card["id"]: card.get("bowed", False) for card in side["characters"][0]["attachments"]}
    assert attached == {"fine-katana": True, "ornate-fan": False}
    assert side["stronghold"]["bowed"] is True


def test_a_position_does_not_hold_what_is_used_up() -> None:
    """Kachiko's ability is used up for the round."""
    desk = find_desk("l5r-lcg")
    conflict = {"attacker": 0, "ring": "air", "skill": "political"}
    sides = {"characters": [inside("bayushi-kachiko")]}, {"characters": [inside("doji-challenger")]}
    game = scene(*sides, conflict=conflict, to_act=0, asked=(0, 1))
    before = desk.beyond(game.match)
    game.first.triggers("bayushi-kachiko", "select:done")
    (used,) = [fact for fact in desk.beyond(game.match) if fact not in before]
    assert used[0] == game.card("bayushi-kachiko").key and used[2] == 1


def test_a_position_says_who_controls_an_attachment_of_another_player() -> None:
    worn = [{"id": "fine-katana", "controller": 1}, {"id": "ornate-fan", "owner": 1}]
    game = scene({"characters": [at("doji-challenger", attachments=worn)]})
    found = game.card("doji-challenger").attachments
    assert [(card.owner, card.controller) for card in found] == [(0, 1), (1, 1)]
