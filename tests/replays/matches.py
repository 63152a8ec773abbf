"""Matches to replay: random games of all games, with every viewer's view at each decision."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from bot.games import face_of
from bot.replays.frames import Played
from bot.replays.given import Given
from bot.replays.replay import Replay
from bot.store.parts.comments import Comment
from bot.words import COMPLETE
from engine.desks import find_desk
from engine.fuzzing.probe import find_probe
from engine.keeping import digest, state_json
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Streams
from engine.players.computer import decide, find_level

LONGEST = 2000  # a match with more rows is stopped
NAMES = ("Hana", "Kenji", "Ola", "Zofia", "Maximilien-François", "Wilhelmina Krystyna")
GAMES = ("l5r-lcg", "root", "l5r-ccg")


class Seen(NamedTuple):
    """A match, and the digest of every viewer's view at each row with a decision."""

    match: Match
    views: dict[int, list[str]]


def looks(match: Match) -> list[str]:
    """Return the views of a match: the public view first, then each seat's view."""
    return [digest(state_json(match.view(viewer))) for viewer in (None, *range(len(match.header.seats)))]


def random_match(game: str, seed: str, *, answers: int = LONGEST, mixed: bool = True, level: str = "random") -> Seen:
    """Return a match of people who are asked everything, played at random or by computers of a level."""
    desk, streams = find_desk(game), Streams(seed)
    count = 2 if not mixed else 2 + streams["count"].below(3) if game != "l5r-lcg" else 2
    brings = desk.mixed(streams["brings"], count) if mixed else desk.usual(count)
    given = desk.seats(brings, streams["decks"])
    probe = find_probe(game)
    settings = probe.settings(streams["options"], given) if mixed else {}
    match = Match.start(new_header(game, seed, given, options={"asked": list(range(count)), **settings}))
    views = {len(match.log): looks(match)}
    for _ in range(answers):
        if match.outcome is not None:
            break
        prompt = match.open_prompts()[0]
        if level == "random":
            match.answer(prompt.seat, probe.choose(prompt, streams["players"], probe.lasting))
        else:
            match.answer(prompt.seat, decide(match, prompt.seat, find_level(level), seed))
        if not match.held:
            views[len(match.log)] = looks(match)
    return Seen(match, views)


def replay_of(match: Match) -> tuple[Played, Replay]:
    """Return the replay of a match that is played to its end."""
    played = Played(match.header, match.log)
    for _ in played.run():
        pass
    return played, Replay(face_of(match.header.game), played)


def given_of(match: Match, eyes: str, comments: Sequence[Comment] = ()) -> Given:
    """Return the data from which an export of a match is made."""
    rows = [(row.seat, row.keys, row.auto) for row in match.log]
    names = {language: NAMES[: len(match.header.seats)] for language in COMPLETE}
    return Given(match.header.facts(), rows, eyes, "en", names, comments)


@cache
def brief(game: str) -> Match:
    """Return the first decisions of one match of a game, for exports."""
    return random_match(game, "a brief match", answers=10, mixed=False).match


@cache
def short(game: str) -> Seen:
    """Return the beginning of one match of a game, for several tests."""
    return random_match(game, "a short match", answers=40, mixed=False)
