"""``coverage``: lists the implemented cards, the cards that tests name, and the cards that random games used fully."""

import argparse
import json
from pathlib import Path
from typing import Any, Final

import engine
from engine.desks import RANDOM, find_desk, game_names, names_for
from engine.fuzzing.probe import find_probe
from engine.fuzzing.run import Plan, Tally, play_game, seeking

TESTS: Final = Path(engine.__file__).parents[1] / "tests"
DONE: Final = ("implemented", "tested", "fuzzed")


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the arguments of ``coverage``."""
    command.add_argument("game", choices=game_names())
    command.add_argument("--json", action="store_true", help="every card, as one JSON object")
    command.add_argument("--page", action="store_true", help="every card, as a page of Markdown")
    command.add_argument("--seats", type=int, metavar="N", help="number of seats (default: the fewest possible)")
    command.add_argument("--games", type=int, default=50, help="random games to play (default: 50)")
    command.add_argument("--seed", default="1")


def run(parsed: argparse.Namespace) -> int:
    """Print the table of all cards, or only the totals."""
    cards = rows(parsed.game, parsed.games, parsed.seed, parsed.seats)
    totals = {name: sum(card[name] for card in cards) for name in DONE}
    if parsed.json:
        found = {"game": parsed.game, "games": parsed.games, "total": len(cards), **totals, "cards": cards}
        print(json.dumps(found, ensure_ascii=False))
        return 0
    if parsed.page:
        print("\n".join(page(parsed.game, cards)))
        return 0
    print(f"{parsed.game}: {len(cards)} cards")
    for name, much in totals.items():
        print(f"  {name} {much}")
    for card in cards:
        lacking = [name for name in DONE if card["implemented"] and not card[name]]
        if lacking:
            print(f"  {card['id']}: not {', '.join(lacking)}")
    return 0


def page(game: str, cards: list[dict[str, Any]]) -> list[str]:
    """Return the lines of a page that lists every card with its status."""
    heads = ("card", "type", *find_desk(game).columns, *DONE)
    lines = [f"# {game}", "", f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    for card in cards:
        marks = " | ".join("yes" if card[name] else "no" for name in DONE)
        facts = " | ".join(card[name] for name in ("type", *find_desk(game).columns))
        lines.append(f"| {card['name']} (`{card['id']}`) | {facts} | {marks} |")
    return lines


def rows(game: str, games: int, seed: str, seats: int | None = None) -> list[dict[str, Any]]:
    """Return every card with its coverage."""
    desk = find_desk(game)
    tally = Tally(find_probe(game).coverage([RANDOM]))
    # Games with the usual decks alternate with games whose seats look for cards not seen yet. Together they use every
    # card.
    usual, drawn = names_for(game, count=seats), names_for(game, [RANDOM], seats)
    for number in range(games):
        plan = Plan(game, seed, drawn if number % 2 else usual, "none", watched=False)
        play_game(seeking(plan, number, tally.coverage), number, tally)
    words = tested_words(game)
    return [
        {
            "id": card.id,
            "name": card.name,
            "type": card.type,
            **{name: getattr(card, name) for name in desk.columns},
            "implemented": card.implemented,
            "tested": card.implemented and card.id in words,
            "fuzzed": card.implemented and tally.coverage.covered(card.id),
        }
        for card in desk.cards()
    ]


def tested_words(game: str) -> set[str]:
    """Return every quoted word in the game's tests. Tests name cards by their quoted ids."""
    words: set[str] = set()
    for path in sorted((TESTS / game.replace("-", "_")).rglob("*.py")):
        words.update(path.read_text(encoding="utf-8").replace("'", '"').replace(":", '"').split('"'))
    return words
