"""Random games stored as the bot stores them: a digest with each save, and moments from which a match can begin."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.desks import find_desk
from engine.fuzzing.probe import find_probe
from engine.keeping import Kept, Moment, beginning, digest, moment_of, state_json, state_of
from engine.kernel.game import Header, new_header
from engine.kernel.match import Match
from engine.kernel.rng import Streams

NEW = 12  # after this many rows, look for another moment from which a match can begin


class Played(NamedTuple):
    """A match, and its stored data so far. A match may begin from its stored moments."""

    match: Match
    digests: dict[int, str]
    moments: list[Moment]

    def kept(self, header: Header | None = None) -> Kept:
        """Return what the store would give back now."""
        match = self.match
        moments = [*(moment for moment in self.moments if moment.row < len(match.log)), moment_of(match)]
        return Kept(header or match.header, tuple(match.log), match.held_keys(), dict(self.digests), moments)


def begun(game: str, seats: int, seed: str, *, mixed: bool = False) -> Match:
    """Begin a match of people who are asked everything, with the usual options, or at an unusual table."""
    desk, streams = find_desk(game), Streams(seed)
    brings = desk.mixed(streams["brings"], seats) if mixed else desk.usual(seats)
    given = desk.seats(brings, streams["decks"])
    settings = find_probe(game).settings(streams["options"], given) if mixed else {}
    return Match.start(new_header(game, seed, given, options={"asked": list(range(seats)), **settings}))


def playing(match: Match, answers: int) -> Iterator[Played]:
    """Play at random; yield the stored data after each answer."""
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
    """Store a match as a save does."""
    match, state = played.match, state_of(played.match)
    if match.held:
        return
    played.digests[len(match.log)] = digest(state_json(state))
    last = played.moments[-1].row if played.moments else -NEW
    if len(match.log) >= last + NEW and (found := beginning(match, moment_of(match, state))) is not None:
        played.moments.append(found)


def played(game: str, seats: int, seed: str, answers: int) -> Played:
    """Return a match after this many answers."""
    *_, last = playing(begun(game, seats, seed), answers)
    return last
