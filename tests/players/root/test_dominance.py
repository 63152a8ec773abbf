"""Players stop an enemy who would win by dominance, and a player with a dominance card guards its clearings (3.3)."""

from engine.players.root.dominance import STOP, guarded, pivots
from engine.players.root.seats import seat_of
from engine.root.ruling import rulers

from ...root.scene import Scene, eyrie, marquise, scene


def of_suit(suit: str) -> list[int]:
    """Return the clearings of a suit on the usual map."""
    return [place for place, found in enumerate(scene(marquise(), eyrie()).table.suits) if found == suit]


def held(*places: int, **more: object) -> Scene:
    """Return a table at which the Marquise has an active dominance card and two warriors in each of these clearings."""
    facts = {"dominance": "mouse-dominance", "warriors": dict.fromkeys(places, 2), **more}
    return scene(marquise(**facts), eyrie(warriors={12: 4}))


def found(game: Scene) -> dict[int, tuple[int, float]]:
    """Return the clearings that the Eyrie must take from the Marquise: the pieces to remove, and the worth."""
    table = game.table
    return {
        place: (pivot.pieces, pivot.worth) for place, pivot in pivots(table, [table.factions[0]], rulers(table)).items()
    }


def test_each_of_three_ruled_clearings_decides() -> None:
    mice = of_suit("mouse")[:3]
    assert found(held(*mice)) == dict.fromkeys(mice, (2, STOP))


def test_with_a_fourth_clearing_two_must_be_lost() -> None:
    mice = of_suit("mouse")[:4]
    assert found(held(*mice)) == dict.fromkeys(mice, (2, STOP / 2))


def test_with_two_clearings_there_is_nothing_to_stop() -> None:
    assert found(held(*of_suit("mouse")[:2])) == {}


def test_two_opposite_corners_decide_for_birds() -> None:
    one, other = sorted(next(iter(held().table.map.opposite.items())))
    assert found(held(one, other, dominance="bird-dominance")) == dict.fromkeys((one, other), (2, STOP))
    assert found(held(one, dominance="bird-dominance")) == {}


def test_a_rival_in_the_clearing_leaves_fewer_pieces_to_remove() -> None:
    mice = of_suit("mouse")[:3]
    game = scene(
        marquise(dominance="mouse-dominance", warriors=dict.fromkeys(mice, 3)),
        eyrie(warriors={12: 4, mice[0]: 2}),
    )
    assert [pieces for pieces, _ in found(game).values()] == [1, 3, 3]


def worth_of_the_battle(dominance: str | None) -> float:
    """Return what a battle in a mouse clearing is worth to the Eyrie.

    The Marquise has three such clearings and this card.
    """
    mice = of_suit("mouse")[:3]
    facts = {"dominance": dominance} if dominance else {}
    game = scene(eyrie(warriors={mice[0]: 3}), marquise(warriors=dict.fromkeys(mice, 4), **facts))
    judge = seat_of(game.table, game.match.pending[0])
    return judge.fight(mice[0], game.table.factions[1])


def test_a_battle_that_may_stop_a_win_is_worth_more_than_against_another_dominance() -> None:
    assert worth_of_the_battle("mouse-dominance") > worth_of_the_battle("fox-dominance") + 1
    assert worth_of_the_battle("mouse-dominance") > worth_of_the_battle(None) + 1


def worth_of_warriors(place: int, dominance: str | None) -> float:
    """Return what two warriors in a clearing are worth to the Marquise with this dominance card."""
    facts = {"dominance": dominance} if dominance else {}
    game = scene(marquise(warriors={place: 2}, **facts), eyrie(warriors={12: 4}))
    return seat_of(game.table, game.match.pending[0]).hold(place, 2)


def test_the_player_with_the_card_holds_the_clearings_of_its_suit() -> None:
    for suit, other in (("mouse", "fox"), ("fox", "mouse")):
        place = of_suit(suit)[0]
        assert worth_of_warriors(place, f"{suit}-dominance") > worth_of_warriors(place, f"{other}-dominance") + 1


def test_for_birds_the_stronger_pair_of_corners_is_guarded() -> None:
    pairs = {tuple(sorted(pair)) for pair in held().table.map.opposite.items()}
    strong = max(pairs)
    game = scene(marquise(warriors=dict.fromkeys(strong, 3), dominance="bird-dominance"), eyrie(warriors={5: 4}))
    assert tuple(sorted(guarded(game.table, game.marquise.faction))) == strong


def test_without_an_active_card_nothing_is_guarded() -> None:
    game = scene(marquise(warriors={1: 2}), eyrie(warriors={12: 4}))
    assert not guarded(game.table, game.marquise.faction)
