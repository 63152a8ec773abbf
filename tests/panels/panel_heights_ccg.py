"""The 1997 game's kinds of question for ``panel_heights.py``: six units, a hand of eight, many holdings."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

from bot.games import face_of
from engine.kernel.game import Header
from engine.kernel.match import Decision, Match
from engine.kernel.rng import Stream
from engine.players.random import choose

from ..l5r_ccg.scene import Scene, battle_at, fights, scene

GAME: Final = "l5r-ccg"
# Random games: their headers and logs at the question of each kind that offers the most options.
TABLES: Final = (("crab-1997", "lion-1997"), ("crane-1997", "unicorn-1997", "scorpion-1997"))
DECISIONS: Final = 500
HAND: Final = [
    *("iaijutsu-duel", "iaijutsu-challenge", "spearmen", "naginata", "jade-bow", "archers", "test-of-might"),
    "avoid-fate",
]
RICH: Final = ["iron-mine", "iron-mine", "diamond-mine", "jade-works", "copper-mine", "small-farm"]
LION: Final = [
    {"id": "matsu-tsuko", "attachments": ["naginata", "light-infantry"]},
    {"id": "kitsu-toju", "attachments": ["spearmen"]},
    *("matsu-agetoki", "doji-hoturi", "kakita-toshimoko", "daidoji-uji"),
]
CRAB: Final = [
    {"id": "hida-sukune", "attachments": ["jade-bow"]},
    *("hida-amoro", "isawa-tomo", "doji-kuwanan", "daidoji-sembi"),
]
MORE: Final = ["matsu-gohei", "hida-o-ushi", "matsu-hiroru", "kitsu-motso", "ikoma-ujiaki"]
SOLD: Final = [{"card": {"id": card}} for card in ("hida-sukune", "iron-mine", "retired-general", "diamond-mine")]


def rich(**more: Any) -> dict[str, Any]:
    """Return a side with a hand of eight, six Holdings and six Personalities."""
    return {"hand": HAND, "holdings": RICH, "personalities": LION, **more}


def action() -> Scene:
    """Return the Action Phase."""
    return scene(rich(), rich(personalities=CRAB), asked=(0, 1))


def attack() -> Scene:
    """Return the question of which player to attack, if any."""
    return scene(rich(), rich(personalities=CRAB), rich(personalities=CRAB), asked=(0, 1, 2), phase="attack")


def commit() -> Scene:
    """Return the question of which units go to which province, with six units and four provinces."""
    return scene(rich(), rich(personalities=CRAB), asked=(0, 1), phase="attack").first.attacks(1).scene


def crowd() -> Scene:
    """Return the question of which units go to which province, with fifteen units and four provinces."""
    units = [*LION, *MORE, "hida-sukune", "hida-amoro", "isawa-tomo", "doji-kuwanan", "daidoji-sembi"]
    ours = rich(personalities=units)
    return scene(ours, rich(personalities=CRAB), asked=(0, 1), phase="attack").first.attacks(1).scene


def battle() -> Scene:
    """Return the Battle Action window with two units on each side."""
    ours = [fights("matsu-tsuko", "1.2", attachments=["naginata", "light-infantry"]), fights("doji-hoturi", "1.2")]
    theirs = [fights("hida-sukune", "1.2", attachments=["jade-bow"]), fights("hida-amoro", "1.2")]
    position = {"attack": battle_at(2), "to_act": 0}
    return scene(rich(personalities=[*ours, *LION[4:]]), rich(personalities=theirs), asked=(0, 1), **position)


def buying() -> Scene:
    """Return the question of which card to bring into play from four provinces."""
    return scene(rich(provinces=SOLD), asked=(0, 1), phase="dynasty")


def paying() -> Scene:
    """Return the payment, from six Holdings and a stronghold."""
    game = buying()
    game.first.does("hida-sukune").chooses("gold")
    return game


def overpaying() -> Scene:
    """Return a payment from nine Holdings and the stronghold; the card to pay for has a long text."""
    holdings = ["gold-mine", *["small-farm"] * 3, "gold-mine", "corrupted-iron-mine", *["copper-mine"] * 3]
    sold = [{"card": {"id": "moto-tsume"}}]
    game = scene(rich(provinces=sold, holdings=holdings, honor=-9), asked=(0, 1), phase="dynasty")
    game.first.does("moto-tsume").chooses("gold")
    return game


def duel() -> Scene:
    """Return the first focus of a duel, with a hand of eight."""
    game = scene(rich(personalities=["kakita-toshimoko"]), rich(personalities=["hida-sukune"]), asked=(0, 1))
    game.first.does("play:iaijutsu-challenge").chooses("kakita-toshimoko").chooses("hida-sukune")
    while not game.second.may("accept"):
        (game.second if game.second.asked else game.first).passes()
    game.second.does("accept")
    return game


@cache
def widest() -> dict[str, tuple[Header, list[Decision]]]:
    """Return, for every kind of question, the header and log at which random games offered the most options."""
    found: dict[str, tuple[int, Header, list[Decision]]] = {}
    face = face_of(GAME)
    for seed, decks in enumerate(TABLES):
        seats = tuple(face.seat(deck, deck) for deck in decks)
        header = Header(GAME, f"heights {seed}", seats, options=face.options(range(len(seats)), {}))
        match, stream = Match.start(header), Stream(seed)
        while match.outcome is None and len(match.log) < DECISIONS:
            prompt = match.open_prompts()[0]
            if prompt.kind not in found or len(prompt.options) > found[prompt.kind][0]:
                found[prompt.kind] = (len(prompt.options), header, list(match.log))
            match.answer(prompt.seat, choose(prompt, stream))
    return {kind: (header, log) for kind, (_, header, log) in found.items()}


def met(kind: str) -> Scene:
    """Return the question of a kind that offered the most options in random games."""
    return Scene(Match.rebuild(*widest()[kind]))


KINDS: Final[dict[str, Callable[[], Scene]]] = {
    "action": action,
    "attack": attack,
    "commit": commit,
    "commit chosen": commit,
    "crowd": crowd,
    "crowd chosen": crowd,
    "battle action": battle,
    "buying": buying,
    "paying": paying,
    "overpaying": overpaying,
    "overpaying chosen": overpaying,
    "duel": duel,
    "in a game: action": partial(met, "action"),
    "in a game: battle action": partial(met, "battle-action"),
    "in a game: commit": partial(met, "commit"),
    "target": partial(met, "target"),
    "reaction": partial(met, "reaction"),
    "discarding": partial(met, "discard-hand"),
    "facing": partial(met, "discard-dynasty"),
    "lobbying": partial(met, "lobby"),
    "inviting": partial(met, "invite"),
}
