"""Random games that are kept as the bot keeps them: a digest with each save, and moments to begin with."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.desks import find_desk
from engine.fuzzing.probe import find_probe
from engine.keeping import Kept, Moment, beginning, digest, moment_of, told, written
from engine.kernel.game import Header, new_header
from engine.kernel.match import Match
from engine.kernel.rng import Streams

NEW = 12  # rows after which another moment to begin with is looked for


class Played(NamedTuple):
    """A match, and what was kept of it so far. The moments are those that a match may begin with."""

    match: Match
    digests: dict[int, str]
    moments: list[Moment]

    def kept(self, header: Header | None = None) -> Kept:
        """What the store would give back now."""
        match = self.match
        moments = [*(moment for moment in self.moments if moment.row < len(match.log)), moment_of(match)]
        return Kept(header or match.header, tuple(match.log), match.held_keys(), dict(self.digests), moments)


def begun(game: str, seats: int, seed: str, *, mixed: bool = False) -> Match:
    """A match of people who are asked everything, with what is usual, or a table unlike all others."""
    desk, streams = find_desk(game), Streams(seed)
    brings = desk.mixed(streams["brings"], seats) if mixed else desk.usual(seats)
    given = desk.seats(brings, streams["decks"])
    settings = find_probe(game).settings(streams["options"], given) if mixed else {}
    return Match.start(new_header(game, seed, given, options={"asked": list(range(seats)), **settings}))


def playing(match: Match, answers: int) -> Iterator[Played]:
    """Play at random; yield what is kept after each answer."""
    played = Played(match, {}, [])
    keep(played)
    yield played
    probe, stream = find_probe(match.header.game), Streams(match.header.seed)["players"]
    for _ in range(answers):
        if match.outcome is not None:
            return
        seat = match.waiting()[0]
        prompt = match.prompt_for(seat)
        assert prompt is not None
        match.answer(seat, probe.choose(prompt, stream, probe.lasting))
        keep(played)
        yield played


def keep(played: Played) -> None:
    """Keep a match as a save does."""
    match, state = played.match, told(played.match)
    if match.held:
        return
    played.digests[len(match.log)] = digest(written(state))
    last = played.moments[-1].row if played.moments else -NEW
    if len(match.log) >= last + NEW and (found := beginning(match, moment_of(match, state))) is not None:
        played.moments.append(found)


def played(game: str, seats: int, seed: str, answers: int) -> Played:
    """A match after so many answers."""
    *_, last = playing(begun(game, seats, seed), answers)
    return last
