"""Gaining and losing honor, and all ways to win or lose a game."""

import pytest

from engine.kernel.prompt import Refused
from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political"}
MILITARY = {"attacker": 0, "ring": "fire", "skill": "military"}


@proves("Gagner la Partie", "Honneur")
def test_twenty_five_honor_wins_immediately() -> None:
    """From 24 a single honor is enough: the game is over before anything else can happen."""
    game = scene(
        {"honor": 24, "characters": [inside("kakita-asami")]},
        {"characters": [inside("asahina-artisan")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:kakita-asami")
    assert game.outcome == {"winner": 0, "reason": "honor"} and game.match.pending == ()
    assert game.kinds[-2:] == ["transfer-honor", "game-over"] and game.table.step == "3.2.2"
    with pytest.raises(Refused):
        game.match.answer(1, ["pass"])


@proves("Gagner la Partie")
def test_twenty_four_honor_does_not_win_and_more_than_twenty_five_does() -> None:
    """A player wins with 25 honor or more."""
    below = scene({"honor": 22, "characters": [inside("doji-hotaru")]}, conflict=POLITICAL)
    play_on(below, "ring-effect")
    below.first.does("resolve:ring:air").does("select:gain")
    assert below.first.honor == 24 and below.outcome is None
    above = scene({"honor": 24, "characters": [inside("doji-hotaru")]}, conflict=POLITICAL)
    play_on(above, "ring-effect")
    above.first.does("resolve:ring:air").does("select:gain")
    assert above.first.honor == 26 and above.outcome == {"winner": 0, "reason": "honor"}


@proves("Gagner la Partie", "Honneur")
@pytest.mark.parametrize("payer", [0, 1])
def test_a_player_without_honor_is_out_and_the_other_wins(payer: int) -> None:
    """A player who loses the last honor, even as a cost, loses the game before the ability continues."""
    sides = [{"honor": 3, "hand": ["assassination"]}, {"characters": [inside("doji-whisperer")]}]
    game = scene(*(sides if payer == 0 else sides[::-1]), conflict=POLITICAL, to_act=payer)
    (game.first if payer == 0 else game.second).does("play:assassination")
    assert game.outcome == {"winner": 1 - payer, "reason": "dishonor"}
    assert game.zone("doji-whisperer") == "play"


@proves("Gagner la Partie", "Détruire une Province, Province Détruite")
def test_the_stronghold_broken_by_other_means_loses_the_game_too() -> None:
    """The rule holds for any way to break that province: here its own text breaks it when it is attacked."""
    row = [at(name, broken=True) for name in ("secret-cache", "night-raid", "elemental-fury")]
    game = scene(
        {"characters": ["doji-challenger"]},
        {"provinces": [*row, "fertile-fields", "endless-plains"]},
        step="3.2",
    )
    game.first.declares("air", "military", 4, "doji-challenger")
    game.second.does("trigger:province:1.4")
    assert game.outcome == {"winner": 0, "reason": "conquest"}


@proves("Gagner la Partie", "Deck Épuisé", "2.5")
@pytest.mark.parametrize("first_player", [0, 1])
def test_if_both_players_lose_together_the_first_player_wins(first_player: int) -> None:
    """Both players draw from an empty deck at the same time with 5 honor left.

    The player with the first player token wins.
    """
    side = {"honor": 5, "conflict_deck": [], "conflict_discard": ["charge", "rout"]}
    game = scene(side, side, step="2.2", first_player=first_player)
    game.first.bids(1)
    game.second.bids(1)
    assert (game.first.honor, game.second.honor) == (0, 0)
    assert game.outcome == {"winner": first_player, "reason": "dishonor"}


@proves("Gagner la Partie", "Prendre", "Donner")
def test_one_transfer_may_end_the_game_for_both_in_one_way() -> None:
    """Taking one honor makes 25 for one player and 0 for the other: the same player wins by either rule."""
    game = scene(
        {"honor": 24, "characters": [inside("kakita-asami")]},
        {"honor": 1, "characters": [inside("asahina-artisan")]},
        conflict=POLITICAL,
        to_act=0,
        first_player=1,
    )
    game.first.does("trigger:kakita-asami")
    assert (game.first.honor, game.second.honor) == (25, 0)
    assert game.outcome is not None and game.outcome["winner"] == 0


@proves("Gagner", "Honneur", "Réserve de Pions, Réserve Générale de Pions")
def test_honor_and_fate_are_gained_from_the_pool_and_lost_to_it() -> None:
    """Gained honor is taken from nobody. Honor lost for an unopposed conflict goes to nobody."""
    game = scene({"characters": [inside("doji-hotaru")]}, conflict=POLITICAL)
    play_on(game, "ring-effect")
    assert (game.first.honor, game.second.honor) == (10, 9)
    game.first.does("resolve:ring:air").does("select:gain")
    assert (game.first.honor, game.second.honor) == (12, 9)


@proves("Gagner", "Imprimé", "Mots-clés")
def test_a_gained_ability_works_like_a_printed_one_and_is_not_printed() -> None:
    """A kimono gives Pride, a mount gives Cavalry. Togashi Yokuni can copy printed abilities, not gained ones."""
    proud = scene(
        {"characters": [inside("doji-challenger", attachments=["magnificent-kimono", "favored-mount"])]},
        conflict=MILITARY,
        asked=(0,),
    )
    assert proud.card("doji-challenger").has("pride") and proud.card("doji-challenger").trait("cavalry")
    play_on(proud, "ring-effect")
    assert proud.card("doji-challenger").honored
    copying = scene(
        {"characters": ["togashi-yokuni", at("doji-whisperer", attachments=["duelist-training"]), "border-rider"]},
        step="3.1-window",
    )
    copying.first.does("trigger:togashi-yokuni")
    assert [card.id for card in copying.table.characters() if card.gained] == ["togashi-yokuni", "doji-whisperer"]


@proves("Prendre", "Donner")
def test_a_player_takes_from_the_other_players_pool() -> None:
    """The air ring takes one honor from the opponent. From a player without fate no fate is taken."""
    game = scene({"characters": [inside("doji-hotaru")]}, {"honor": 4}, conflict=POLITICAL)
    play_on(game, "ring-effect")
    game.first.does("resolve:ring:air").does("select:take")
    assert (game.first.honor, game.second.honor) == (11, 2)
    mediator = scene(
        {"characters": ["meddling-mediator"]},
        {"fate": 0, "declared": ["military", "political"], "conflicts_left": 0},
        step="3.1-window",
    )
    mediator.first.does("trigger:meddling-mediator")
    assert (mediator.first.honor, mediator.second.honor, mediator.first.fate) == (11, 9, 0)


@proves("Honneur")
def test_more_and_less_honorable_compare_the_pools() -> None:
    """Venerable Historian needs more honor than the opponent, Yogo Outcast less; with equal honor neither works."""

    def seen(honor: int) -> tuple[bool, int]:
        game = scene(
            {"honor": honor, "characters": [inside("venerable-historian"), inside("yogo-outcast")]},
            {"characters": [inside("doji-whisperer")]},
            conflict=POLITICAL,
            to_act=0,
            asked=(0,),
        )
        return game.first.may("trigger:venerable-historian"), game.card("yogo-outcast").political

    assert (seen(9), seen(10), seen(11)) == ((False, 3), (False, 2), (True, 2))


@proves("Honneur", "Valeur de Mise", "2.3")
def test_a_players_bid_is_the_number_on_the_dial() -> None:
    """I Can Swim compares the numbers on the dials, which a change of a bid's value does not affect."""

    def playable(mine: int, theirs: int) -> bool:
        game = scene(
            {"characters": [inside("doji-challenger")], "hand": ["i-can-swim"], "fate": 2, "bid": mine},
            {"characters": [inside("matsu-beiona", status="dishonored")], "bid": theirs},
            conflict=MILITARY,
            to_act=0,
            asked=(0,),
        )
        game.second.player.bid_modifier = 2
        return game.first.may("play:i-can-swim")

    assert playable(4, 3) and not playable(3, 3) and not playable(2, 3)


@proves("Gagner la Partie")
def test_a_game_that_is_over_stays_over_when_it_is_rebuilt() -> None:
    """The result follows from the decisions, so a rebuilt game has it too."""
    game = scene(
        {"honor": 24, "characters": [inside("kakita-asami")]},
        {"characters": [inside("asahina-artisan")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:kakita-asami")
    again = type(game.match).rebuild(game.match.header, game.match.log)
    assert again.outcome is not None and again.outcome == game.match.outcome
