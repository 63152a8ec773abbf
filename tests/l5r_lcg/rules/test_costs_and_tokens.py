"""Costs, fate, giving, and the keyword that gains fate."""

import pytest

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.scene import at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political", "province": 1}
MILITARY = {"attacker": 0, "ring": "air", "skill": "military", "province": 1}
FOUR = ["entrenched-position", "meditations-on-the-tao", "night-raid", "ancestral-lands"]


@proves("Coût", "Destin", "Jouer, Mettre en Jeu")
def test_playing_a_card_costs_the_fate_printed_on_it() -> None:
    """The card costs the same from a province and from hand. A player with less fate cannot play the card."""
    province = {"provinces": [at("fertile-fields", cards=["doji-challenger"]), *FOUR]}
    game = scene({**province, "fate": 3}, step="1.4", asked=(0,))
    game.first.plays("doji-challenger")
    assert game.first.fate == 0 and game.zone("doji-challenger") == "play"
    poor = scene({**province, "fate": 2}, step="1.4", asked=(0,))
    assert not poor.first.may("play:doji-challenger")


@proves("Coût", "Initier des Capacités / Jouer des Cartes")
def test_everything_before_the_dash_except_choices_is_a_cost() -> None:
    """Asahina Artisan bows before her target is chosen. While bowed she cannot use the ability again."""
    game = scene(
        {"characters": ["asahina-artisan", inside("doji-whisperer"), inside("doji-hotaru")]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )
    game.first.does("trigger:asahina-artisan")
    assert game.first.asked == "target" and game.card("asahina-artisan").bowed
    game.first.does("doji-whisperer")
    assert game.card("doji-whisperer").political == 6 and not game.first.may("trigger:asahina-artisan")


@proves("Coût")
def test_costs_are_paid_with_cards_and_tokens_that_the_player_controls() -> None:
    """Funeral Pyre needs a friendly character: an opponent's does not count."""
    game = scene(
        {"provinces": [at("fertile-fields", cards=["funeral-pyre"]), *FOUR]},
        {"characters": ["matsu-berserker"]},
        asked=(0,),
    )
    assert not game.first.may("trigger:funeral-pyre")


@proves("Coût")
def test_a_cost_out_of_play_is_paid_from_the_players_own_pools_and_hand() -> None:
    """Utaku Yumino's player discards from their own hand; with an empty hand she cannot use the ability."""
    characters = [inside("utaku-yumino")]
    game = scene({"characters": characters, "hand": ["banzai", "rout"]}, {"hand": ["charge"]},
                 conflict=POLITICAL, to_act=0)  # fmt: skip
    game.first.does("trigger:utaku-yumino")
    assert game.first.asked == "cost" and game.first.options == ["choose:banzai", "choose:rout"]
    game.first.does("rout")
    assert game.card("utaku-yumino").political == 4 and game.zone("rout") == "conflict discard"
    empty = scene({"characters": characters}, {"hand": ["charge"]}, conflict=POLITICAL, to_act=0, asked=(0,))
    assert not empty.first.may("trigger:utaku-yumino")


@proves("Coût")
def test_several_costs_are_paid_at_the_same_time() -> None:
    """Way of the Crab costs 1 fate and a sacrifice together; with only the fate it cannot be played."""
    game = scene(
        {"characters": ["eager-scout"], "hand": ["way-of-the-crab"], "fate": 1},
        {"characters": ["matsu-berserker"]},
    )
    game.first.plays("way-of-the-crab")
    kinds = game.kinds
    assert {kinds[kinds.index("spend-fate") + step] for step in (-1, 1)} & {"leave-play"}
    assert game.zone("matsu-berserker") == "dynasty discard"
    alone = scene({"hand": ["way-of-the-crab"], "fate": 1}, {"characters": ["matsu-berserker"]}, asked=(0,))
    assert not alone.first.may("play:way-of-the-crab")


@proves("Coût")
def test_changing_a_cost_changes_the_fate_only() -> None:
    """City of Lies makes the next event 1 cheaper. The honor that Assassination costs is still 3."""
    game = scene(
        {
            "provinces": [at("fertile-fields", cards=["city-of-lies"]), *FOUR],
            "characters": [inside("doji-whisperer")],
            "hand": ["assassination", "outwit"],
            "honor": 12,
        },
        {"characters": [inside("ikoma-prodigy"), inside("akodo-gunso")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:city-of-lies")
    game.first.plays("assassination", on="ikoma-prodigy")
    assert game.first.honor == 9


@proves("Destin", "Gagner", "Réserve de Pions, Réserve Générale de Pions")
def test_fate_gained_comes_from_the_token_pool_and_everybody_sees_how_much_there_is() -> None:
    """Gained fate is taken from no player. Both players see each other's pool."""
    game = scene({"fate": 2}, {"fate": 1}, step="1.3", asked=(0,))
    assert (game.first.fate, game.second.fate) == (9, 8)
    assert game.match.view(1)["players"][0]["fate"] == game.first.fate


@proves("Destin")
def test_fate_placed_comes_from_the_token_pool_unless_said_otherwise() -> None:
    """The fate of Good Omen comes from the token pool.

    Additional fate on a played character comes from its player's pool.
    """
    game = scene(
        {"characters": ["doji-challenger"], "hand": ["good-omen", "political-rival"], "fate": 5, "bid": 1},
        {"bid": 3},
    )
    game.first.plays("good-omen")
    assert game.card("doji-challenger").fate == 1 and game.first.fate == 5
    game.first.plays("political-rival", fate=2)
    assert game.card("political-rival").fate == 2 and game.first.fate == 0


@proves("Destin", "Anneaux")
def test_fate_spent_on_a_ring_lies_on_it_and_other_fate_spent_is_gone() -> None:
    """Togashi Initiate spends 1 fate onto an unclaimed ring of the player's choice."""
    game = scene(
        {"characters": [inside("togashi-initiate")], "fate": 2},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:togashi-initiate")
    assert "choose:ring:air" not in game.first.options
    game.first.does("ring:void")
    assert game.first.fate == 1 and game.table.rings["void"].fate == 1 and game.card("togashi-initiate").honored


@proves("Destin", "4.2", "4.3", "4.4")
def test_the_fate_phase_discards_removes_and_places() -> None:
    """Characters without fate leave first. Then each of the others loses 1. Then the rings gain 1."""
    game = scene(
        {"characters": ["doji-whisperer", at("doji-hotaru", fate=1)]},
        {"characters": [at("ikoma-eiji", fate=2)]},
        step="4.1",
    )
    assert game.zone("doji-whisperer") == "dynasty discard"
    assert game.card("doji-hotaru").fate == 0 and game.card("ikoma-eiji").fate == 1
    kinds = game.kinds
    assert kinds.index("leave-play") < kinds.index("remove-fate") < kinds.index("place-fate-on-ring")


@proves("Donner")
@pytest.mark.parametrize(("first", "second", "honors"), [(4, 1, (7, 13)), (2, 2, (10, 10)), (1, 2, (11, 9))])
def test_giving_takes_from_the_giver_and_adds_to_the_other(first: int, second: int, honors: tuple[int, int]) -> None:
    """The higher bidder gives honor, and the lower bidder gets it."""
    game = scene(step="2.2")
    game.first.bids(first)
    game.second.bids(second)
    assert (game.first.honor, game.second.honor) == honors


@proves("Donner")
def test_giving_fate_needs_fate() -> None:
    """Doji Gift Giver gives 1 fate from her player's pool."""
    sides = ({"characters": [inside("doji-gift-giver")]}, {"characters": [inside("ikoma-eiji")], "fate": 3})
    poor = scene(*sides, conflict=POLITICAL, to_act=0, asked=(0,))
    assert not poor.first.may("trigger:doji-gift-giver")
    game = scene({**sides[0], "fate": 1}, sides[1], conflict=POLITICAL, to_act=0)
    game.first.does("trigger:doji-gift-giver")
    assert (game.first.fate, game.second.fate) == (0, 4) and game.card("ikoma-eiji").bowed


@proves("Courtoisie", "Sincérité", "Mots-clés")
def test_courtesy_gives_its_controller_a_fate_when_it_leaves_play() -> None:
    """Kaiu Envoy has Sincerity too: the first player chooses their order."""
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["assassination"]},
        {"characters": [inside("kaiu-envoy")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("assassination", on="kaiu-envoy")
    assert game.first.asked == "order"
    game.first.does("trigger:kaiu-envoy:courtesy")
    assert game.second.fate == 1 and len(game.second.hand) == 1 and game.first.fate == 0


@proves("Ancestral", "Mots-clés", "Quitter le Jeu")
def test_an_ancestral_attachment_returns_to_its_owners_hand() -> None:
    """The attachment returns to hand when its host leaves play.

    An attachment that is discarded alone goes to the discard pile.
    """
    game = scene({"characters": [at("doji-challenger", attachments=["ancestral-daisho", "fine-katana"])]}, step="4.2")
    assert game.first.hand == ["ancestral-daisho"] and game.zone("fine-katana") == "conflict discard"
    game = scene({"characters": [at("doji-challenger", attachments=["ancestral-daisho"])], "hand": ["let-go"]})
    game.first.plays("let-go")
    assert game.zone("ancestral-daisho") == "conflict discard" and game.first.hand == []


@proves("Ancestral", "Propriété et Contrôle")
def test_an_ancestral_attachment_on_the_opponents_character_goes_to_its_owner() -> None:
    """The attachment does not go to the hand of the character's controller."""
    game = scene(
        {"characters": [at("doji-challenger", attachments=[at("ancestral-daisho", owner=1)])]},
        step="4.2",
    )
    assert game.second.hand == ["ancestral-daisho"] and game.first.hand == []
