"""Setting a game up (Mise en Place), its eight steps, and both mulligans."""

from typing import Any

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.scene import Scene, Seat

CRANE, LION = "crane-starter", "lion-starter"


def new_game(seed: str = "new game", **decks: Any) -> Scene:
    """Start a match from the set-up, Crane in seat 0 against Lion in seat 1."""
    seats = ({"deck": decks.get("crane", CRANE)}, {"deck": decks.get("lion", LION)})
    return Scene(Match.start(Header("l5r-lcg", seed, seats)))


def in_order(game: Scene) -> tuple[Seat, Seat]:
    """Return both seats, the first player's first."""
    seats = (game.first, game.second)
    return seats[game.table.first_player], seats[1 - game.table.first_player]


def lay_provinces(game: Scene) -> tuple[Seat, Seat]:
    """Let both place their provinces in any order. Return both seats, the first player's first."""
    seats = in_order(game)
    while game.match.pending[0].rule == "setup.5":
        seat = game.match.waiting()[0]
        prompt = game.match.prompt_for(seat)
        assert prompt is not None
        game.match.answer(seat, [prompt.options[0].key])
    return seats


def facedown_in_view(game: Scene, viewer: int, owner: int) -> list[bool]:
    """Tell for each dynasty card on ``owner``'s provinces whether ``viewer`` sees which card it is."""
    provinces = game.match.view(viewer)["players"][owner]["provinces"]
    return ["id" in card for province in provinces for card in province["cards"]]


@proves("setup 1", "Mise en Place")
def test_each_player_brings_a_whole_deck() -> None:
    """Step 1: each player has a stronghold, five different provinces, a dynasty deck and a conflict deck.

    Anything less is refused.
    """
    game = new_game()
    assert [player.clan for player in game.table.players] == ["crane", "lion"]
    good = {"stronghold": "shizuka-toshi", "dynasty": {"doji-whisperer": 3}, "conflict": {"banzai": 3}}
    provinces = ["night-raid", "pilgrimage", "rally-to-the-cause", "elemental-fury", "the-art-of-peace"]
    for bad in (
        {**good, "provinces": provinces[:4]},
        {**good, "provinces": [*provinces[:4], provinces[0]]},
        {**good, "provinces": provinces, "dynasty": {"banzai": 3}},
        {**good, "provinces": provinces, "conflict": {"no-such-card": 1}},
        {**good, "provinces": provinces, "stronghold": "night-raid"},
    ):
        with pytest.raises(Refused):
            new_game(crane=bad)
    new_game(crane={**good, "provinces": provinces})


@proves("setup 2", "Mise en Place", "Anneaux", "Faveur Impériale, Se Disputer la Faveur Impériale")
def test_rings_and_favor_begin_unclaimed() -> None:
    """Step 2: five rings are unclaimed and without fate. The Imperial Favor is unclaimed. No honor is taken yet."""
    game = new_game()
    assert [ring.element for ring in game.table.rings.values()] == ["air", "earth", "fire", "water", "void"]
    assert all(ring.unclaimed and not ring.fate for ring in game.table.rings.values())
    assert game.table.favor is None
    assert (game.first.honor, game.second.honor) == (0, 0)


@proves("setup 3", "Mise en Place", "Premier Joueur, Pion Premier Joueur")
def test_the_first_player_is_random_and_the_other_gains_a_fate() -> None:
    """Step 3: the first player is drawn at random. Only the other player gains 1 fate."""
    games = [new_game(f"seed {number}") for number in range(12)]
    assert {game.table.first_player for game in games} == {0, 1}
    for game in games:
        first, second = in_order(game)
        assert (first.fate, second.fate) == (0, 1)


@proves("setup 4", "Mise en Place", "« Mélangez. »")
def test_both_decks_of_both_players_are_shuffled_separately() -> None:
    """Step 4: there are four shuffles, each of one deck. Another seed gives another order."""

    def decks(game: Scene) -> list[list[str]]:
        found = []
        for player in game.table.players:
            lying = [card for province in player.provinces for card in province.contents]
            found.append([card.id for card in (*player.dynasty_deck, *lying)])
            found.append([card.id for card in (*player.conflict_deck, *player.hand)])
        return found

    one, other = decks(new_game("one")), decks(new_game("other"))
    assert [sorted(deck) for deck in one] == [sorted(deck) for deck in other]
    assert all(here != there for here, there in zip(one, other, strict=True))
    assert decks(new_game("one")) == one


@proves("setup 5", "Mise en Place", "Dans l'Ordre des Joueurs", "Province Face Cachée")
def test_the_strongholds_are_placed_first_then_the_four_other_provinces() -> None:
    """Step 5: in player order, each player places a province under the stronghold. Then each places the others."""
    game = new_game()
    first, second = in_order(game)
    assert first.asked == "place-stronghold" and second.prompt is None and len(first.options) == 5
    chosen = [first.options[2]]
    first.does(first.options[2])
    assert second.asked == "place-stronghold" and first.prompt is None
    second.does(second.options[0])
    for _ in range(3):
        assert first.asked == "place-province" and second.prompt is None
        chosen.append(first.options[-1])
        first.does(first.options[-1])
    assert second.asked == "place-province"
    row = first.player.provinces
    assert [f"choose:{row[index].id}" for index in (4, 0, 1, 2)] == chosen
    assert row[4].has_stronghold and all(province.facedown for province in row)


@proves("setup 5", "Province Face Cachée", "Forteresse")
def test_nobody_learns_which_province_is_where() -> None:
    """Step 5: the other seat sees the same, whichever provinces are chosen."""

    def seen_by_other(choice: int) -> Any:
        game = new_game()
        first, second = in_order(game)
        first.does(first.options[choice])
        second.does(second.options[0])
        for _ in range(3):
            first.does(first.options[choice % len(first.options)])
        assert game.match.view(first.number)["players"][first.number]["provinces"][4]["id"] is not None
        return game.match.view(second.number)["players"][first.number]["provinces"]

    views = [seen_by_other(choice) for choice in range(5)]
    assert all(view == views[0] for view in views)
    assert [province["id"] for province in views[0]] == [None] * 5
    assert [province["stronghold"] for province in views[0]] == [False] * 4 + [True]


@proves("setup 5", "Cartes Rôle")
def test_a_role_is_laid_beside_the_stronghold() -> None:
    """Step 5: the other player learns of a role when the stronghold is placed, and not before."""
    deck = {
        "stronghold": "shizuka-toshi",
        "role": "keeper-of-air",
        "provinces": ["night-raid", "pilgrimage", "rally-to-the-cause", "fertile-fields", "entrenched-position"],
        "dynasty": {"doji-whisperer": 40},
        "conflict": {"banzai": 40},
    }
    game = new_game(crane=deck, lion=deck)
    first, second = in_order(game)
    roles = lambda viewer: [player["role"] for player in game.match.view(viewer)["players"]]  # noqa: E731
    assert roles(None) == [None, None] and roles(first.number)[first.number] == "keeper-of-air"
    first.does(first.options[0])
    assert roles(None)[first.number] == "keeper-of-air" and roles(None)[second.number] is None


@proves("setup 6", "Mise en Place", "Mulligan", "Dans l'Ordre des Joueurs")
def test_provinces_are_filled_and_any_of_their_cards_replaced_once() -> None:
    """Step 6: one facedown card lies on each province except the stronghold's.

    Each player in turn may replace some of them, once.
    """
    game = new_game()
    first, second = lay_provinces(game)
    assert [len(province.contents) for province in first.player.provinces] == [1, 1, 1, 1, 0]
    assert first.asked == "mulligan-provinces" and second.prompt is None and len(first.options) == 4
    before = [card for province in first.player.provinces for card in province.contents]
    left = len(first.player.dynasty_deck)
    first.does(first.options[0], first.options[2])
    after = [card for province in first.player.provinces for card in province.contents]
    assert (after[1], after[3]) == (before[1], before[3])
    assert after[0] is not before[0] and after[2] is not before[2]
    assert before[0] in first.player.dynasty_deck and before[2] in first.player.dynasty_deck
    assert len(first.player.dynasty_deck) == left and all(card.facedown for card in after)
    assert second.asked == "mulligan-provinces" and first.prompt is None


@proves("setup 6", "Mulligan")
def test_replaced_cards_come_from_the_top_and_the_others_are_shuffled_in_afterwards() -> None:
    """Step 6: a card that was set aside cannot return, because the top cards of the deck replace it first."""
    game = new_game()
    first, _ = lay_provinces(game)
    top = first.player.dynasty_deck[:-5:-1]
    first.does(*first.options)
    assert [card for province in first.player.provinces for card in province.contents] == top
    assert len({card.id for card in first.player.dynasty_deck}) > 1


@proves("setup 6", "Mulligan", "Remplir une Province")
def test_only_their_player_sees_dynasty_cards_and_only_during_step_6() -> None:
    """Step 6 and its note: players look at their own facedown cards until the step is over.

    Nobody else ever sees them.
    """
    game = new_game()
    first, second = lay_provinces(game)
    assert facedown_in_view(game, first.number, first.number) == [True] * 4
    assert facedown_in_view(game, second.number, first.number) == [False] * 4
    first.does(first.options[0])
    assert facedown_in_view(game, first.number, first.number) == [True] * 4
    second.does(second.options[1])
    for seat in (first, second):
        assert facedown_in_view(game, seat.number, seat.number) == [False] * 4


@proves("Mulligan")
def test_a_player_sees_the_new_cards_of_the_mulligan_before_drawing_a_hand() -> None:
    """Mulligan, second bullet: the last player to replace cards also sees the new ones. Nobody else sees them."""
    game = new_game()
    first, second = lay_provinces(game)
    first.does()
    second.does(second.options[0], second.options[3])
    record = next(r for r in reversed(game.match.records) if r.kind == "mulligan" and r.facts["deck"] == "dynasty")
    came = [second.player.provinces[index].contents[0].key for index in (0, 3)]
    assert record.facts["cards"] == came and record.seats == (second.number,)
    seen = record.seen_by(first.number)
    assert seen is not None and "cards" not in seen.facts and seen.facts["amount"] == 2


@proves("Mulligan", "Passer")
def test_a_player_who_keeps_the_cards_is_not_asked_again() -> None:
    """Mulligan, first bullet: a first player who has declined is not asked again after the other's choice."""
    game = new_game()
    first, second = lay_provinces(game)
    first.does()
    second.does(*second.options)
    assert first.asked == "mulligan-hand"
    first.does()
    assert second.asked == "mulligan-hand"


@proves("setup 7", "Mise en Place", "Mulligan")
def test_four_cards_are_drawn_and_any_of_them_replaced_once() -> None:
    """Step 7: each player draws four conflict cards. In player order each may replace any number of them, once."""
    game = new_game()
    first, second = lay_provinces(game)
    first.does()
    second.does()
    assert len(first.hand) == len(second.hand) == 4
    assert first.asked == "mulligan-hand" and second.prompt is None
    before, top = list(first.player.hand), first.player.conflict_deck[:-4:-1]
    first.does(*first.options[:3])
    assert first.player.hand == [before[3], *top]
    assert all(card in first.player.conflict_deck for card in before[:3])
    assert second.asked == "mulligan-hand"


@proves("setup 8", "Mise en Place", "Honneur", "1.1", "1.3")
def test_honor_is_taken_last_and_the_first_round_begins() -> None:
    """Step 8: each player takes the honor of the stronghold.

    After that the dynasty phase begins, with 7 fate for each player.
    """
    game = new_game()
    first, second = lay_provinces(game)
    for seat in (first, second, first):
        seat.does()
        assert (game.first.honor, game.second.honor) == (0, 0)
    second.does()
    assert (game.first.honor, game.second.honor) == (11, 12)
    assert (game.table.round, game.table.phase, game.table.step) == (1, "dynasty", "1.4")
    assert (first.fate, second.fate) == (7, 8) and first.asked == "dynasty"
