"""Steps through replays to their ends: ``python -m tests.replays.stepping --matches 100``.

Plays matches of all games, at random or by low-level computers (``--level novice``). The program shows every moment of
each match from everybody's point of view and in every language, and steps through it in every way. The program prints
how long a moment took in process time. A viewer must see in the replay what the same person saw during the match.
"""

import argparse
import gc
from collections.abc import Iterator
from time import process_time

from bot.replays.eyes import OPEN, PUBLIC
from bot.replays.frames import Frame
from bot.replays.replay import STEPS, Replay, doing, open_hands, texts
from bot.words import COMPLETE, Words
from engine.keeping import digest, state_json

from .matches import GAMES, NAMES, Seen, random_match, replay_of


def walk(replay: Replay, step: str) -> Iterator[int]:
    """Yield the rows at which ▶ stops from the first moment to the last."""
    row = replay.rows[0]
    yield row
    while (further := replay.moved(row, step, 1)) != row:
        row = further
        yield row


def look(replay: Replay, row: int, eyes: str, language: str) -> None:
    """Show a moment as its message does."""
    say, names = Words.load()[language], NAMES[: len(replay.frames.header.seats)]
    frame = replay.frames.frame(row)
    scene = replay.scene(frame, eyes, say, names)
    face = replay.face
    face.pictures(scene)
    assert all(texts(face, scene, eyes)[:1])
    replay.heading(row, scene)
    assert None not in replay.lines(replay.moved(row, STEPS[0], -1), row, eyes, scene)
    doing(face, scene, frame.asked)
    if eyes == OPEN:
        open_hands(face, scene)
    if frame.outcome is not None:
        assert face.ending(frame.outcome, scene)


def check(seen: Seen, *, every: int = 1, continued: list[float] | None = None) -> list[float]:
    """Step through a match; return the seconds that each moment took.

    If given, ``continued`` collects the seconds that it took to continue from the moments shown.
    """
    played, replay = replay_of(seen.match)
    assert set(replay.rows) <= seen.views.keys()
    assert list(walk(replay, STEPS[0])) == replay.rows
    for step in replay.steps:
        rows = list(walk(replay, step))
        assert rows[0] == replay.rows[0] and rows[-1] == replay.rows[-1] and set(rows) <= set(replay.rows), step
        back = [rows[-1]]
        while (before := replay.moved(back[-1], step, -1)) != back[-1]:
            back.append(before)
        assert back[::-1] == rows, step
    eyes = [OPEN, PUBLIC, *map(str, range(len(seen.match.header.seats)))]
    seconds = []
    for number, row in enumerate(replay.rows):
        begun = process_time()
        frame = replay.frames.frame(row)
        seconds.append(process_time() - begun)
        require_as_seen(frame, seen, row)
        if number % every == 0 or row == replay.rows[-1]:
            for language in COMPLETE:
                look(replay, row, eyes[number % len(eyes)], language)
            if continued is not None:
                begun = process_time()
                assert played.match_at(row).fork().open_prompts() or row == replay.rows[-1]
                continued.append(process_time() - begun)
    return seconds


def require_as_seen(frame: Frame, seen: Seen, row: int) -> None:
    """Fail unless every viewer sees a moment as when the match was played."""
    viewers = (None, *range(len(seen.match.header.seats)))
    assert [digest(state_json(frame.view(viewer))) for viewer in viewers] == seen.views[row], row


def main() -> None:
    """Step through the wanted number of matches."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--matches", type=int, default=100)
    arguments.add_argument("--seed", default="1")
    arguments.add_argument("--level", default="random", choices=("random", "novice"), help="who plays the matches")
    arguments.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    arguments.add_argument("--every", type=int, default=1, help="look at every nth moment in words and pictures")
    given = arguments.parse_args()
    gc.disable()  # as in the bot, Python itself searches for no garbage while somebody waits
    for game in given.games:
        begun, seconds, continued = process_time(), list[float](), list[float]()
        count = len(range(GAMES.index(game), given.matches, len(GAMES)))
        for number in range(count):
            seen = random_match(game, f"{given.seed} {number}", level=given.level)
            gc.collect()  # the bot does this when nobody waits
            gc.freeze()
            seconds += check(seen, every=given.every, continued=continued)
            gc.unfreeze()
            print(f"  {game} {number}: {len(seconds)} moments", flush=True)
        seconds.sort()
        middle, late = (1000 * seconds[int(len(seconds) * share)] for share in (0.5, 0.99))
        print(f"{game}: {count} matches, {len(seconds)} moments in {process_time() - begun:.0f} s")
        continued.sort()
        half, last = 1000 * continued[len(continued) // 2], 1000 * continued[-1]
        print(f"  to continue from one of {len(continued)} moments: median {half:.0f} ms, slowest {last:.0f} ms")
        print(f"  a moment: median {middle:.1f} ms, p99 {late:.1f} ms, slowest {1000 * seconds[-1]:.0f} ms")


if __name__ == "__main__":
    main()
