"""Advanced set-up (appendix A of the English Law, which the French one lacks).

Sources. The steps A.1 to A.8.2: "Law of Root", A. Advanced Setup, at therootdatabase.com/law/advanced-setup/en. The
distance between homelands and its exceptions (A.8.3), score markers (A.9) and hands (A.10): the same appendix, as a
public set-up reference of the Law gives it with its pages (p. 22 to 24; Marauder, Learning to Play, p. 17 to 19). The
texts of the factions' set-up cards: the cards as transcribed in Root Automated Setup.
"""

from typing import Any

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.root.definition import faction_facts
from tests.root.scene import Scene, Seat

SUITS = ("fox", "rabbit", "mouse")


def start(count: int, seed: str = "1", seats: tuple[dict[str, Any], ...] = (), **options: Any) -> Scene:
    """Begin a game in which factions are drafted."""
    chosen = {"set-up": "advanced", "asked": list(range(count)), **options}
    return Scene(Match.start(Header("root", seed, seats or tuple({} for _ in range(count)), options=chosen)))


def pool(game: Scene) -> dict[str, Any]:
    """Return the set-up cards that were dealt."""
    return dict(game.records("pool")[0].facts)


def asked(game: Scene) -> Seat:
    """Return the player who must answer now."""
    return game[game.match.waiting()[0]]


def with_cards(*wanted: str, count: int = 3, locked: str | None = None) -> Scene:
    """Return a game whose draft contains these cards; of them only ``locked`` is locked."""
    for seed in range(2000):
        game = start(count, str(seed))
        dealt = pool(game)
        if {*wanted} <= {*dealt["factions"]} and dealt["locked"] == locked:
            return game
    raise AssertionError(wanted)


def begins(game: Scene, faction: str, *homes: int) -> Seat:
    """Let the next player take a faction and its homelands."""
    player = asked(game).does(f"faction:{faction}")
    for home in homes:
        assert player.asked == "homeland"
        player.does(f"home:{home}")
    return player


def marquise_at_north(game: Scene) -> None:
    """Let the Marquise take 1, 5 and 10, with the Keep in 1."""
    begins(game, "marquise", 1, 5, 10).does("home:1").does("build:sawmill:1").does("build:workshop:5")


def finished(game: Scene) -> Scene:
    """Return the game after the rest of the set-up, with the smallest answer to each question."""
    while game.table.phase == "set-up":
        player = asked(game)
        assert player.prompt is not None
        player.does(*(option.key for option in player.prompt.least()))
    return game


def refused(*seats: dict[str, Any], **options: Any) -> str:
    with pytest.raises(Refused) as refusal:
        start(len(seats), seats=seats, **options)
    return refusal.value.reason


def test_a_player_cannot_bring_a_drafted_faction() -> None:
    assert refused({}, {"faction": "eyrie"}) == "faction-is-drafted"
    assert refused({}, {"character": "thief"}) == "faction-is-drafted"
    assert refused({}) == "seat-count"
    assert refused({}, {}, **{"set-up": "upside-down"}) == "unknown-set-up"


@pytest.mark.parametrize("board", ["winter", "lake", "mountain"])
def test_markers_cover_the_suits_of_a_variant_map(board: str) -> None:
    """A.1: on a variant map the twelve markers are shuffled and placed over the printed suits."""
    tables = [start(2, str(seed), map=board).table for seed in range(4)]
    assert len({tuple(table.suits) for table in tables}) > 1
    assert all([table.suits.count(suit) for suit in SUITS] == [4, 4, 4] for table in tables)


def test_the_autumn_map_keeps_its_printed_suits() -> None:
    """A.1: only variant maps get markers."""
    game = start(2)
    assert game.table.suits == list(game.table.map.suits) and not game.records("suits")


def test_seats_are_drawn_at_random_and_five_cards_dealt() -> None:
    """A.4, A.7."""
    assert len({tuple(start(3, str(seed)).table.order) for seed in range(12)}) > 3
    game = start(3)
    assert [len(seat.hand) for seat in game.seats] == [5, 5, 5]
    assert sorted(game.table.ruins) == [6, 10, 11, 12] and game.table.items["tea"] == 2


def test_one_card_more_than_players_is_dealt_and_the_first_is_militant() -> None:
    """A.8.2."""
    facts = faction_facts()
    seen = set()
    for seed in range(30):
        dealt = pool(start(4, str(seed)))["factions"]
        assert len({*dealt}) == 5 and facts[dealt[0]].militant
        seen |= {*dealt}
    assert seen == {*facts}


def test_two_players_have_no_insurgents_and_no_dominance_cards() -> None:
    """A.8.2.I; 5.1.3."""
    for seed in range(10):
        game = start(2, str(seed))
        dealt = pool(game)
        assert len(dealt["factions"]) == 3 and dealt["locked"] is None
        assert all(faction_facts()[name].militant for name in dealt["factions"])
    assert len(game.table.draw) == 50 - 10


def test_the_last_player_chooses_first_and_sets_up_immediately() -> None:
    """Rule A.8.3: the players choose from the last to the first. Each sets up before the next one chooses."""
    game = with_cards("eyrie", "alliance", "marquise")
    first, second, third = game.table.order
    assert game.match.waiting() == (third,)
    game[third].does("faction:eyrie")
    assert game[third].asked == "homeland" and game[second].asked is None
    game[third].does("home:1").does("leader:despot")
    assert game[second].asked == "faction" and not game[second].may("faction:eyrie")
    game[second].does("faction:alliance")
    # The card says the same as the faction's board: three supporters.
    assert game.alliance.view["supporters"] and len(game.alliance.view["supporters"]) == 3
    assert game[first].asked == "faction" and game.alliance.number == second


def test_an_insurgent_dealt_last_waits_for_a_militant() -> None:
    """A.8.2.II."""
    game = with_cards("alliance", "riverfolk", "eyrie", locked="alliance")
    player = asked(game)
    assert not player.may("faction:alliance")
    assert player.refused("faction:alliance") == "unknown-option"
    player.does("faction:riverfolk")
    while player.asked:
        assert player.prompt is not None
        player.does(*(option.key for option in player.prompt.least()))
    assert not asked(game).may("faction:alliance")
    begins(game, "eyrie", 1).does("leader:despot")
    assert asked(game).may("faction:alliance")


def test_a_card_is_locked_only_if_it_was_dealt_last_and_is_insurgent() -> None:
    """A.8.2.II."""
    facts = faction_facts()
    locked = set()
    for seed in range(12):
        dealt = pool(start(3, str(seed)))
        last = dealt["factions"][-1]
        assert dealt["locked"] == (None if facts[last].militant else last)
        locked.add(dealt["locked"])
    assert None in locked and len(locked) > 2


def test_the_vagabond_is_the_character_that_was_dealt_beside() -> None:
    """A.8.2.III."""
    game = with_cards("vagabond", "eyrie")
    player = asked(game).does("faction:vagabond")
    assert player.asked == "forest"
    player.does("forest:A")
    assert player.view["character"] == pool(game)["character"]
    finished(game)
    assert [*player.view["relations"]] == sorted(str(seat.number) for seat in game.seats if seat is not player)


def test_the_marquise_begins_in_three_homelands() -> None:
    """The card of the Marquise: three homelands, each adjacent to another.

    Two warriors stand in each, and one in every other clearing. A building stands in each.
    """
    game = with_cards("marquise", "eyrie", "alliance")
    player = begins(game, "marquise", 1)
    assert not player.may("home:1") and not player.may("home:3")
    # 2 is adjacent to 1 and 5, so 2 may be chosen before 5.
    player.does("home:2")
    assert player.options == ["home:5", "home:10"]
    player.does("home:10")
    assert player.asked == "keep" and player.options == ["home:1", "home:2", "home:10"]
    player.does("home:2").does("build:sawmill:10")
    assert not player.may("build:workshop:10")
    player.does("build:workshop:1")
    assert [player.warriors(place) for place in range(1, 13)] == [2, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1]
    assert player.pieces("keep", 2) == player.pieces("recruiter", 2) == 1


def test_the_keep_stands_away_from_enemy_homelands() -> None:
    """The Marquise's card: not adjacent to an enemy homeland if able."""
    game = with_cards("marquise", "eyrie", "alliance")
    begins(game, "eyrie", 1).does("leader:despot")
    player = begins(game, "marquise", 5, 2, 6)
    assert player.asked == "keep" and player.options == ["home:2", "home:6"]


def test_the_eyrie_have_two_clearings_between_them_and_enemies() -> None:
    """The card of the Eyrie: on the map's edge, with two clearings or more between them and enemies."""
    game = with_cards("marquise", "eyrie", "hundreds")
    marquise_at_north(game)
    player = begins(game, "eyrie")
    assert player.options == ["home:3", "home:8"]
    player.does("home:3").does("leader:despot")
    assert player.warriors(3) == 6 and player.pieces("roost", 3) == 1


def test_players_who_cannot_keep_the_distance_are_not_adjacent() -> None:
    """Rule A.8.3.I: if no clearing is that far away, the player takes one that is not adjacent."""
    game = with_cards("marquise", "eyrie", "hundreds")
    marquise_at_north(game)
    begins(game, "eyrie", 3).does("leader:despot")
    player = begins(game, "hundreds")
    assert player.options == ["home:4", "home:8"]
    player.does("home:8")
    assert player.warriors(8) == 5 and player.pieces("stronghold", 8) == 1 and player.view["warlord"] == 8


def test_the_keepers_begin_in_two_adjacent_homelands_on_the_edge() -> None:
    """The card of the Keepers: both homelands are two clearings or more from enemies. Four warriors stand in each."""
    game = with_cards("keepers", "eyrie")
    player = begins(game, "keepers", 4)
    assert player.options == ["home:8", "home:9"]
    player.does("home:9")
    assert player.warriors(4) == player.warriors(9) == 4
    # A relic lies in each forest; the other five lie evenly in forests that do not touch the homelands.
    near = {forest for place in (4, 9) for forest in game.table.map.near_forests[place]}
    lying = [relic["at"] for relic in player.view["relics"]]
    counts = {forest: lying.count(forest) for forest in game.table.map.forests}
    assert all(counts[forest] == 1 for forest in near)
    away = [count for forest, count in counts.items() if forest not in near]
    assert sum(counts.values()) == 12 and max(away) - min(away) <= 1


def test_homelands_that_cannot_meet_all_are_chosen_one_at_a_time() -> None:
    """Rule A.8.3.I: only 3 and 8 are far enough from the Marquise and not adjacent.

    The second lies beside the first.
    """
    game = with_cards("marquise", "keepers")
    marquise_at_north(game)
    player = begins(game, "keepers")
    assert player.options == ["home:3", "home:8"]
    player.does("home:8")
    assert player.options == ["home:4", "home:7"]


def test_the_cult_begins_beside_nobody_with_two_acolytes() -> None:
    """The card of the Cult: not adjacent to enemies.

    The Cult places four warriors, a garden, three warriors around the garden, and two acolytes.
    """
    game = with_cards("marquise", "cult")
    marquise_at_north(game)
    player = begins(game, "cult")
    assert player.options == ["home:3", "home:4", "home:6", "home:7", "home:8", "home:11"]
    player.does("home:8")
    # 8 has two neighbors: each gets one warrior, and the player chooses where the third goes.
    assert player.asked == "surround" and player.options == ["place:4", "place:7"]
    player.does("place:7").does("outcast:mouse")
    assert [player.warriors(place) for place in (8, 4, 7)] == [4, 1, 2]
    assert player.pieces("garden-fox", 8) == 1
    assert player.view["acolytes"] == 2 and player.faction.supply == 25 - 7 - 2


def test_the_duchy_emerges_with_five_warriors_around() -> None:
    """The card of the Duchy: two warriors and a tunnel, and five warriors around them, as evenly as possible."""
    game = with_cards("duchy", "eyrie")
    player = begins(game, "duchy", 1)
    assert player.asked == "surround"
    assert player.refused("place:5", "place:5") == "repeated-option"
    assert player.refused("place:5") == "too-few"
    player.does("place:5", "place:9")
    assert [player.warriors(place) for place in (1, 5, 9, 10)] == [2, 2, 2, 1]
    assert player.pieces("tunnel", 1) == 1


def test_nobody_places_around_a_homeland_where_the_keep_stands() -> None:
    """Rule 6.2.2 applies in set-up too: of the neighbors of 9, the Duchy can place warriors in 4 and 12."""
    game = with_cards("marquise", "duchy", "alliance", count=3)
    begins(game, "marquise", 6, 3, 7).does("home:7").does("build:sawmill:6").does("build:workshop:3")
    player = begins(game, "duchy")
    assert not player.may("home:8") and not player.may("home:12") and player.may("home:4")


def test_the_corvids_begin_with_a_plot_that_nobody_else_knows() -> None:
    """The card of the Corvids: a warrior and a facedown plot, then a warrior in a clearing of each suit."""
    game = with_cards("corvids", "eyrie")
    player = begins(game, "corvids", 12)
    assert player.asked == "plot-kind"
    player.does("plot:bomb").does("place:12", "place:3", "place:2")
    assert sum(player.faction.warriors) == 4 and player.warriors(12) == 2
    assert player.view["plots"] == {"12": "bomb"}
    other = next(seat.number for seat in game.seats if seat is not player)
    assert game.match.view(other)["players"][player.number]["plots"] == {"12": None}
    assert "plot" not in game.records("lay", other)[0].facts


def test_no_clearing_is_homeland_of_two() -> None:
    """A.8.3.I."""
    game = with_cards("corvids", "eyrie")
    begins(game, "eyrie", 1).does("leader:despot")
    player = begins(game, "corvids")
    assert player.options == [f"home:{place}" for place in range(2, 13)]


def test_the_riverfolk_show_their_hand_when_they_are_chosen() -> None:
    """Rule 11.2.3: everybody sees the hand of the Riverfolk from then on."""
    game = with_cards("riverfolk", "eyrie")
    player = asked(game).does("faction:riverfolk")
    other = next(seat.number for seat in game.seats if seat is not player)
    assert game.match.view(other)["players"][player.number]["hand"] == player.hand
    assert list(game.records("show-hand", other)[0].facts["cards"]) == player.hand


def test_everybody_keeps_three_cards_and_the_deck_is_shuffled() -> None:
    """Rule A.10: all choose in secret at once. Two cards return to the deck."""
    game = with_cards("marquise", "eyrie", "duchy")
    while asked(game).asked != "keep-cards":
        player = asked(game)
        assert player.prompt is not None
        player.does(*(option.key for option in player.prompt.least()))
    assert [seat.asked for seat in game.seats] == ["keep-cards"] * 3
    assert all(prompt.guarded for prompt in game.match.open_prompts())
    seat, *others = game.seats
    hand = list(seat.hand)
    assert seat.refused(*(f"keep:{card}" for card in hand[:2])) == "too-few"
    keys = [f"keep:{card}" for card in hand[:3]]
    seat.does(*keys)
    assert seat.hand == hand
    finished(game)
    assert seat.hand == hand[:3] and [len(other.hand) for other in others] == [3, 3]
    assert len(game.table.draw) == 54 - 9
    told = next(record for record in game.records("put-back", seat.number) if record.facts["player"] == seat.number)
    assert sorted(told.facts["cards"]) == sorted(hand[3:])
    seen = [record.facts for record in game.records("put-back", others[0].number)]
    assert {"player": seat.number, "count": 2} in seen
    assert game.table.turn == game.table.order[0] and game.table.phase != "set-up"


def test_a_player_who_has_not_chosen_a_faction_has_no_pieces() -> None:
    """Rule A.8.3: the first player chooses last."""
    game = with_cards("marquise", "eyrie", "duchy")
    begins(game, "eyrie", 1).does("leader:despot")
    first = game[game.table.order[0]]
    assert first.view["faction"] == "undecided" and first.view["supply"] == 0


def test_a_player_who_leaves_in_the_draft_is_set_up_without_questions() -> None:
    game = with_cards("marquise", "eyrie", "duchy")
    leaver = asked(game)
    leaver.leaves()
    assert asked(game) is not leaver
    finished(game)
    assert len(game.match.waiting()) and leaver.number in game.table.gone
