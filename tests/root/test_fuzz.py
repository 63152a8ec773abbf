"""Random games of Root with all checks: all ten factions, a few games with each number of players."""

import pytest

from engine.fuzzing import run as running
from engine.fuzzing.probe import find_probe
from engine.fuzzing.root_coverage import RootCoverage
from engine.fuzzing.root_hidden import plan_exchanges
from engine.fuzzing.run import Plan, Tally, play_game
from engine.kernel.rng import Stream
from engine.root.definition import characters, decks, faction_facts
from engine.root.factions import factions
from engine.root.factions.riverfolk.state import SERVICES
from tests.root.scene import scene as play
from tests.root.scene import side

TABLES = (
    ("marquise", "eyrie"),
    ("alliance", "vagabond", "corvids", "hundreds"),
    ("cult", "riverfolk", "duchy", "keepers"),
)


@pytest.mark.parametrize("brought", TABLES, ids="-".join)
def test_games_pass_all_checks(brought: tuple[str, ...]) -> None:
    tally = Tally(find_probe("root").coverage(brought))
    play_game(Plan("root", "test", brought, every=12), 0, tally)
    assert tally.games == 1 and tally.checked["interference"]


def test_every_faction_sits_at_one_of_these_tables() -> None:
    assert {faction for table in TABLES for faction in table} == set(factions())


def test_a_game_that_random_players_do_not_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "CAP", 20)
    tally = Tally(find_probe("root").coverage(()))
    play_game(Plan("root", "test", TABLES[0], every=12), 0, tally)
    assert tally.endings == {"broken off": 1} and tally.decisions == 20


def test_items_under_a_ruin_are_not_exchanged_while_a_player_looks_at_them() -> None:
    """With two Vagabonds a ruin hides two items, and the options of the question name them (9.7.3)."""
    game = play(
        side("vagabond", pawn=10, satchel={"torch": [1]}),
        side("marquise", warriors={1: 1}, hand=["anvil"]),
        ruins={10: ["bag", "boots"]},
    )
    assert plan_exchanges(game.match, 1, Stream(1))
    game.vagabond.does("explore")
    assert game.vagabond.asked == "ruin" and plan_exchanges(game.match, 1, Stream(1)) is None


def test_coverage_counts_all_that_a_faction_can_do() -> None:
    """Each leader, character, special action, minister, mood, plot and service is counted separately."""
    found = RootCoverage()
    facts = faction_facts()
    wanted = [
        *(f"eyrie.leader:{leader}" for leader in facts["eyrie"].leaders),
        *(f"vagabond.character:{name}" for name in characters()),
        *(f"vagabond.special:{character.special}" for character in characters().values()),
        *(f"riverfolk.buy:{service}" for service in SERVICES),
        *(f"duchy.minister:{minister.id}" for minister in facts["duchy"].ministers),
        *(f"corvids.flip:{plot}" for plot in facts["corvids"].plots),
        *(f"hundreds.mood:{mood}" for mood in facts["hundreds"].moods),
    ]
    assert not [deed for deed in wanted if deed not in found.missing()]
    assert {card.id for deck in decks().values() for card in deck} <= set(found.missing())


def test_a_fact_of_a_record_is_covered_for_any_actor_and_target() -> None:
    game = play(
        side("vagabond", pawn=5, character="thief", satchel={"boots": [2]}),
        side("riverfolk", hand=["anvil"]),
        phase="birdsong",
    )
    game.vagabond.does("buy:card:anvil")
    found = RootCoverage()
    before = found.missing()
    found.see(game.match)
    done = set(before) - set(found.missing())
    assert {"riverfolk.buy:card", "riverfolk.buy-card"} <= done and "duchy.sway" not in done
