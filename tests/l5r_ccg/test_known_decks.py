"""Whether a player of the 1997 game is asked depends only on what everybody knows of the fate deck."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.l5r_ccg.definition import decks, find_card

from .scene import CRAB, Scene, at, battle_at, fights, scene

LION, PHOENIX, SCORPION = "lion-1997", "phoenix-1997", "scorpion-1997"
YOJO, RUFFIAN = "matsu-yojo", "hisa"
IDLE = at(CRAB, bowed=True)
# All cards that the Lion could play in another player's Action Phase.
OPEN = ["careful-planning", "careful-planning", "rise-brother"]


def own(deck: str) -> dict[str, Any]:
    """Return the deck list as a player's own list, which nobody else knows."""
    return decks()[deck].model_dump(mode="json") | {"id": "kept.1.1"}


def others_than(deck: str, *kept: str) -> list[str]:
    """Return all strategies of a deck except these, each as often as the deck has it."""
    found = {card: copies for card, copies in decks()[deck].fate.items() if find_card(card).type == "strategy"}
    return [card for card, copies in found.items() if card not in kept for _ in range(copies)]


def others_turn(hand: Sequence[str], lying: Sequence[str] = (), deck: Any = LION, **side: Any) -> Scene:
    """Let the first player pass in the first player's Action Phase. The second player has no usable card in play."""
    second = {"personalities": [YOJO], "stronghold": IDLE, "hand": [*hand], "fate_discard": [*lying], **side}
    game = scene({}, second, asked=(0, 1), decks=("crab-1997", deck))
    game.first.does("pass")
    return game


def asks(game: Scene) -> bool:
    """Tell whether the second seat is asked in the first one's Action Phase."""
    return game.table.active == 0 and game.second.asked == "action"


@pytest.mark.parametrize("hand", [["light-infantry"], ["careful-planning"]])
def test_a_player_who_may_hold_an_open_action_is_asked_whether_it_is_held_or_not(hand: list[str]) -> None:
    assert asks(others_turn(hand))


def test_a_player_without_cards_or_abilities_is_not_asked() -> None:
    assert not asks(others_turn([]))


def test_a_player_without_cards_but_with_an_ability_is_asked() -> None:
    assert asks(others_turn([], stronghold=CRAB))


def test_once_every_copy_lies_open_nobody_is_asked_for_it() -> None:
    assert asks(others_turn(["light-infantry"], OPEN[:1]))
    assert not asks(others_turn(["light-infantry"], OPEN))


def test_an_unknown_deck_may_hold_anything() -> None:
    assert asks(others_turn(["light-infantry"], OPEN, own(LION)))


def test_without_a_personality_in_play_no_action_that_needs_one_is_expected() -> None:
    assert not asks(others_turn(["light-infantry"], personalities=[]))


def own_turn(hand: Sequence[str], deck: Any = LION, **side: Any) -> Scene:
    """Return the Action Phase of a player without a usable card in play; all strategies of the deck lie face up."""
    first = {"stronghold": IDLE, "hand": [*hand], "fate_discard": others_than(deck), **side}
    return scene(first, {}, asked=(0, 1), decks=(deck, "crab-1997"))


def acts(game: Scene) -> bool:
    """Tell whether the first seat is asked in its own Action Phase."""
    return game.table.turn == 1 and game.first.asked == "action"


@pytest.mark.parametrize(("mines", "asked"), [(0, False), (1, True)])
def test_in_the_own_turn_a_player_is_asked_if_a_card_could_be_attached(mines: int, asked: bool) -> None:
    """All cards that the Lion can attach cost gold. The Personality is dishonored and cannot lobby."""
    side = {"personalities": [at(YOJO, dishonored=True)], "holdings": ["diamond-mine"] * mines}
    assert acts(own_turn(["light-infantry"], **side)) is asked
    assert acts(own_turn(["charge"], **side)) is asked


def test_no_attachment_to_a_bowed_personality_is_expected() -> None:
    assert not acts(own_turn(["light-infantry"], personalities=[at(YOJO, bowed=True)], holdings=["diamond-mine"]))


@pytest.mark.parametrize("hand", ["light-infantry", "ring-of-the-void"])
def test_the_one_card_of_a_hand_may_be_the_ring_of_the_void(hand: str) -> None:
    assert acts(own_turn([hand], "brotherhood-1997"))
    assert not acts(own_turn([hand, "light-infantry"], "brotherhood-1997"))


def defending(hand: Sequence[str], deck: Any, lying: Sequence[str], **side: Any) -> Scene:
    """Return a battle in which the second seat defends, acts first and has no usable card in play."""
    second = {"personalities": [fights(YOJO)], "stronghold": IDLE, "hand": [*hand], "fate_discard": [*lying], **side}
    first = {"personalities": [fights(RUFFIAN)]}
    return scene(first, second, asked=(0, 1), decks=("crab-1997", deck), attack=battle_at(0))


@pytest.mark.parametrize(("mines", "asked"), [(1, False), (2, True)])
def test_an_action_is_expected_where_so_much_gold_could_be_there(mines: int, asked: bool) -> None:
    """Bribery costs 8 gold. A mine makes 5."""
    lying = others_than(SCORPION, "bribery")
    game = defending(["light-infantry"], SCORPION, lying, holdings=["diamond-mine"] * mines)
    assert (game.second.asked == "battle-action") is asked


def test_gold_that_depends_on_the_hand_is_expected_whatever_the_hand() -> None:
    game = defending(["light-infantry"], SCORPION, others_than(SCORPION, "bribery"), holdings=["merchant-caravan"])
    assert game.second.asked == "battle-action"


@pytest.mark.parametrize("hand", [["light-infantry"], ["entrapping-terrain"]])
def test_a_player_who_could_lay_a_terrain_from_play_is_asked_whether_one_is_held_or_not(hand: list[str]) -> None:
    game = defending(hand, SCORPION, others_than(SCORPION), holdings=["go-master"])
    assert game.second.asked == "battle-action"


def test_a_card_in_play_that_is_bowed_lays_none() -> None:
    lying = others_than(SCORPION)
    game = defending(["light-infantry"], SCORPION, lying, holdings=[at("go-master", bowed=True)])
    assert game.second.asked != "battle-action"


@pytest.mark.parametrize(("lying", "asked"), [([], True), (["rallying-cry"] * 2, False)])
def test_a_reaction_is_asked_for_as_long_as_a_copy_may_be_held(lying: list[str], asked: bool) -> None:
    """The Lion deck has two Rallying Cries, which help a Personality after a battle."""
    side = {"hand": ["light-infantry"], "fate_discard": lying, "personalities": [fights(YOJO)], "stronghold": IDLE}
    first = {"personalities": [fights(RUFFIAN)], "stronghold": IDLE}
    game = scene(first, side, asked=(1,), decks=("crab-1997", LION), attack=battle_at(0))
    game.pass_while(lambda: game.second.asked == "battle-action")
    assert (game.second.asked == "reaction") is asked


def test_a_copy_on_a_personality_of_somebody_else_lies_open_too() -> None:
    """The Lion deck contains one Fan of Command."""
    game = scene({"personalities": [at(YOJO, attachments=[{"id": "fan-of-command", "owner": 1}])]}, {},
                 decks=("crab-1997", LION))  # fmt: skip
    assert not game.table.may_hold(find_card("fan-of-command"), 1)
    assert game.table.may_hold(find_card("jade-bow"), 1)


def test_the_view_shows_the_public_knowledge_of_decks() -> None:
    lists = ({"deck": own(LION), "prepared": LION}, {"deck": PHOENIX}, {"deck": own(LION)})
    match = Match.start(Header("l5r-ccg", "known", lists))
    assert [player["deck"] for player in match.view(None)["players"]] == [LION, PHOENIX, None]
    assert [player["deck"] for player in match.fork().view(None)["players"]] == [LION, PHOENIX, None]
