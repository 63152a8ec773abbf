"""Appendix I, 2.1 to 2.6: the draw phase; bids, drawing, and decks that run out."""

import pytest

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import at, inside, scene


@proves("2.1")
def test_the_draw_phase_begins_before_the_bid() -> None:
    """2.1 is a separate moment: Forgotten Library reacts to it and draws before anybody bids."""
    library = [at("fertile-fields", cards=["forgotten-library"]), "night-raid", "pilgrimage", "elemental-fury"]
    game = scene({"provinces": [*library, "the-art-of-peace"]}, step="2.1")
    assert game.table.phase == "draw" and game.first.asked == "reaction" and game.second.prompt is None
    game.first.does("trigger:forgotten-library")
    assert len(game.first.hand) == 1 and game.first.asked == "bid"


@proves("2.2", "Honneur")
def test_bids_are_set_in_secret_from_one_to_five() -> None:
    """Step 2.2: both players are asked at once. Nobody learns a bid, and no dial shows it, before both are set."""
    game = scene(step="2.2")
    assert game.first.asked == game.second.asked == "bid"
    assert game.first.options == [f"bid:{number}" for number in range(1, 6)]
    before = game.match.view(1)
    game.first.bids(5)
    assert game.match.view(1) == before and game.first.player.bid is None and game.first.prompt is None
    assert not game.match.records
    game.second.bids(1)
    assert (game.first.player.bid, game.second.player.bid) == (5, 1)


@proves("2.3", "Valeur de Mise", "Honneur")
def test_dials_are_revealed_together_and_stay_until_the_next_bid() -> None:
    """2.3: both dials are revealed at once and keep showing the bid, which Good Omen uses in the conflict phase."""
    side = {"characters": ["doji-challenger"], "hand": ["good-omen"]}
    game = scene(side, side, step="2.2")
    game.first.bids(2)
    game.second.bids(3)
    assert game.kinds.count("reveal-dials") == 1
    play_on(game, lambda prompt: game.table.step == "3.1")
    assert (game.first.player.bid, game.second.player.bid) == (2, 3)
    assert game.first.may("play:good-omen")


@proves("2.4", "Donner", "Honneur")
@pytest.mark.parametrize(("bids", "honors"), [((4, 1), (7, 13)), ((2, 5), (13, 7)), ((3, 3), (10, 10))])
def test_the_higher_bidder_gives_the_difference(bids: tuple[int, int], honors: tuple[int, int]) -> None:
    """Step 2.4: the higher bidder gives the difference to the lower one. With equal bids nobody gives anything."""
    game = scene(step="2.2")
    game.first.bids(bids[0])
    game.second.bids(bids[1])
    assert (game.first.honor, game.second.honor) == honors
    assert ("transfer-honor" in game.kinds) is (honors != (10, 10))


@proves("2.4")
def test_a_position_between_the_bids_and_the_payment_goes_on_with_the_payment() -> None:
    game = scene({"bid": 4}, {"bid": 1}, step="2.4")
    assert (game.first.honor, game.second.honor) == (7, 13)
    assert (len(game.first.hand), len(game.second.hand)) == (4, 1)


@proves("2.5", "Piocher des Cartes")
def test_each_player_draws_as_many_cards_as_bid() -> None:
    """Step 2.5: players draw from the top of the conflict deck, however large the hand becomes."""
    game = scene(
        {"hand": ["banzai"] * 9, "conflict_deck": ["charge", "rout", "outwit", "levy"]},
        {"conflict_deck": ["assassination", "fine-katana"]},
        step="2.2",
    )
    game.first.bids(3)
    game.second.bids(1)
    assert game.first.hand == ["banzai"] * 9 + ["charge", "rout", "outwit"]
    assert game.second.hand == ["assassination"]


@proves("2.5", "2.6", "Fenêtres d'Action", "Premier Joueur, Pion Premier Joueur")
def test_the_first_player_acts_first_in_the_window_after_drawing() -> None:
    """In the window between 2.5 and 2.6 the first player acts first. When both pass in a row, the phase ends."""
    game = scene(step="2.5-window", first_player=1, asked=(0, 1))
    assert game.first.prompt is None and game.second.asked == "action"
    game.second.passes()
    game.first.passes()
    assert "phase-ends" in game.kinds and game.table.phase == "conflict"


@proves("2.6", "Effets Durables")
def test_an_effect_until_the_end_of_the_phase_ends_with_the_draw_phase() -> None:
    """Step 2.6: glory gained in the draw phase's window is gone in the conflict phase."""
    game = scene({"stronghold": "isawa-mori-seido", "characters": ["doji-whisperer"]}, step="2.5-window", asked=(0, 1))
    game.first.does("trigger:isawa-mori-seido")
    assert game.card("doji-whisperer").glory == 3
    game.second.passes()
    game.first.passes()
    assert game.table.phase == "conflict" and game.card("doji-whisperer").glory == 1


@proves("Valeur de Mise")
@pytest.mark.parametrize(
    ("bid", "choice", "drawn", "honors"), [(5, "increase", 6, (5, 15)), (1, "decrease", 0, (11, 9))]
)
def test_a_changed_bid_may_pass_five_and_fall_to_zero(
    bid: int, choice: str, drawn: int, honors: tuple[int, int]
) -> None:
    """A dial at five counts as six and a dial at one as zero, for the honor and for the draw.

    The dials do not change.
    """
    game = scene({"hand": ["contingency-plan"]}, step="2.2")
    game.first.bids(bid)
    game.second.bids(1)
    game.first.does("trigger:contingency-plan").does(f"select:{choice}")
    assert (game.first.honor, game.second.honor) == honors
    assert len(game.first.hand) == drawn and game.first.player.bid == bid


@proves("Valeur de Mise", "Honneur")
def test_a_changed_bid_is_worth_so_only_for_that_bid() -> None:
    """A duel has a new bid. An earlier change of the draw phase's bid does not affect it."""
    game = scene(
        {"hand": ["contingency-plan"], "characters": ["doji-whisperer"]},
        step="2.2",
    )
    game.first.bids(5)
    game.second.bids(5)
    game.first.does("trigger:contingency-plan").does("select:increase")
    assert game.first.player.bid_value == 6
    game = scene(
        {"characters": [inside("mirumoto-raitsugu")], "bid": 5},
        {"characters": [inside("matsu-berserker", fate=1)], "bid": 1},
        conflict={"attacker": 0, "ring": "air", "skill": "military"},
        to_act=0,
    )
    game.first.player.bid_modifier = 1
    game.first.does("trigger:mirumoto-raitsugu").bids(1)
    game.second.bids(1)
    assert (game.first.honor, game.second.honor) == (10, 10) and game.first.player.bid_value == 1


@proves("Deck Épuisé", "Piocher des Cartes", "2.5")
def test_an_empty_conflict_deck_costs_five_honor_and_the_discard_pile_becomes_the_deck() -> None:
    """After the last card the player loses 5 honor, shuffles the discard pile and draws the rest."""
    game = scene(
        {"honor": 10, "conflict_deck": ["charge"], "conflict_discard": ["rout", "outwit", "levy"]},
        step="2.2",
    )
    game.first.bids(3)
    game.second.bids(3)
    assert game.first.honor == 5 and game.second.honor == 10
    assert game.first.hand[0] == "charge" and len(game.first.hand) == 3
    assert not game.first.player.conflict_discard and len(game.first.player.conflict_deck) == 1


@proves("Deck Épuisé")
def test_the_last_card_of_a_deck_is_drawn_for_nothing() -> None:
    """Drawing from an empty deck costs honor. Drawing the deck's last card costs nothing."""
    game = scene({"conflict_deck": ["charge", "rout"], "conflict_discard": ["levy"]}, step="2.2")
    game.first.bids(2)
    game.second.bids(2)
    assert game.first.honor == 10 and not game.first.player.conflict_deck


@proves("Pions, Être à Court de", "Réserve de Pions, Réserve Générale de Pions")
def test_tokens_never_run_out() -> None:
    """However much honor and fate is in use, players can still gain and place more."""
    game = scene(
        {"honor": 24, "fate": 200, "characters": [at("doji-whisperer", fate=200, status="honored")]},
        rings={"air": {"fate": 200}},
        step="4.4",
        asked=(0,),
    )
    assert game.table.rings["air"].fate == 201
    game = scene({"fate": 200}, {"fate": 300}, step="1.3", asked=(0, 1))
    assert (game.first.fate, game.second.fate) == (207, 307)
