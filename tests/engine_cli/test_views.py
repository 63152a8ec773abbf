"""The declared fields of a view are complete: no field is missing, and there are no others."""

from collections.abc import Iterator

import pytest

from engine.cli.docs import declared_views, view_model
from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.players.driver import play_on
from engine.players.random import player
from engine.root.factions import factions

EVERY = 25  # decisions between two checks
DECISIONS = 300
TABLES = {"root": [(*factions(),)[:5], (*factions(),)[5:]]}


def moments(game: str, names: tuple[str, ...]) -> Iterator[Match]:
    """Yield a random match at several moments."""
    match = Match.start(new_header(game, "views", find_desk(game).seats(names, Stream(1))))
    seats = range(len(names))
    for number, _ in enumerate(play_on(match, {seat: player(Stream(seat)) for seat in seats})):
        if number == DECISIONS:
            return
        if number % EVERY == 0:
            yield match


def looks(game: str, names: tuple[str, ...]) -> Iterator[dict[str, object]]:
    """Yield every view of a random match at several moments."""
    for match in moments(game, names):
        yield from (match.view(viewer) for viewer in (None, *range(len(names))))
        yield dict(match.game.open_view(match.table))


@pytest.mark.parametrize("game", declared_views())
def test_a_view_holds_its_declared_fields_and_nothing_else(game: str) -> None:
    declared = view_model(game, declared_views()[game])
    for names in TABLES.get(game, [("random", "random")]):
        for view in looks(game, names):
            declared.model_validate({"view": view})


@pytest.mark.parametrize("game", declared_views())
def test_views_taken_together_are_the_views_taken_alone(game: str) -> None:
    for match in moments(game, TABLES.get(game, [("random", "random")])[0]):
        viewers = (None, *range(len(match.header.seats)))
        opened, views = match.game.views(match.table, viewers)  # type: ignore[attr-defined]
        assert opened == match.game.open_view(match.table)
        assert views == [match.game.view(match.table, viewer) for viewer in viewers]


@pytest.mark.parametrize(("change", "fault"), [({"more": 1}, "extra_forbidden"), ({"round": "1"}, "int_type")])
def test_a_view_with_other_facts_is_noticed(change: dict[str, object], fault: str) -> None:
    view = next(looks("l5r-lcg", ("random", "random")))
    with pytest.raises(ValueError, match=fault):
        view_model("l5r-lcg", declared_views()["l5r-lcg"]).model_validate({"view": view | change})
