"""Pictures of the 1997 game by name, made from positions: to look at and to measure."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.games import Scene, face_of
from bot.games.l5r_ccg.names import GAME
from bot.pictures.render import Sketch
from bot.words import COMPLETE, Words
from engine.kernel.game import Header
from engine.kernel.match import Match

NAMES: Final = ("Hana", "Maximilien-François", "Ola", "Wilhelmina Krystyna", "Kenji", "Zofia")
STRONGHOLDS: Final = (
    "the-ancestral-home-of-the-lion", "the-war-fortress-of-the-crab", "the-esteemed-house-of-the-crane",
    "the-sacred-temple-of-the-phoenix", "the-provincial-estate-of-the-unicorn", "the-ruined-fortress-of-the-scorpion",
)  # fmt: skip
HAND: Final = ["naginata", "iaijutsu-duel", "spearmen", "jade-bow", "test-of-might"]


def _up(card: str) -> dict[str, Any]:
    """Return a province with a faceup card."""
    return {"card": {"id": card}}


def _side(seat: int, **more: Any) -> dict[str, Any]:
    """Return one side: a stronghold, four provinces, a hand and decks, and the entries ``more``."""
    return {
        "stronghold": STRONGHOLDS[seat], "honor": 5 + seat,
        "provinces": [{"card": "small-farm"}, _up("hida-sukune"), {"card": "iron-mine"}, _up("retired-general")],
        "hand": HAND, "fate_deck": ["light-infantry"] * 22, "dynasty_deck": ["small-farm"] * 19, **more,
    }  # fmt: skip


LION: Final = [
    {"id": "matsu-tsuko", "at": "1.2", "attachments": ["naginata", {"id": "light-infantry", "bowed": True}]},
    {"id": "kitsu-toju", "at": "1.2", "dishonored": True, "attachments": ["spearmen", "spearmen"]},
    {"id": "matsu-agetoki", "tokens": [{"force": 1, "amount": 2}]},
]
CRAB: Final = [
    {"id": "hida-sukune", "at": "1.2", "attachments": ["jade-bow"]},
    {"id": "hida-amoro", "bowed": True},
]
RICH: Final = ["iron-mine", "iron-mine", {"id": "diamond-mine", "bowed": True}, "jade-works", "ring-of-fire"]
LOST: Final = {"destroyed": True}
FOUGHT: Final = [LOST, {"card": "small-farm"}, {**_up("barbican"), "attached": ["moat"]}, _up("iron-mine")]
MANY: Final = [
    {"id": "isawa-tomo", "attachments": ["naginata", "spearmen", "light-infantry"]},
    *("daidoji-uji", "kakita-shijin", "doji-kuwanan", "daidoji-sembi", "asahina-tomo", "doji-reju"),
]
BATTLE: Final = {"attacker": 0, "defender": 1, "segment": "battle", "province": 2}
ATTACK: Final = {"phase": "attack", "turn": 7, "favor": 1, "attack": BATTLE}
STATES: Final[Mapping[str, Mapping[str, Any]]] = {
    "beginning": {"players": [_side(0), _side(1)]},
    "battle": {
        **ATTACK,
        "players": [
            _side(0, personalities=LION, holdings=RICH[:4], rings=RICH[4:]),
            _side(1, personalities=CRAB, holdings=RICH[:3], provinces=FOUGHT, honor=-2),
        ],
    },
    "crowded": {"turn": 12, "players": [_side(2, personalities=MANY, holdings=RICH[:4]), _side(3, personalities=MANY)]},
    "six": {
        **ATTACK,
        "attack": {**BATTLE, "invited": {"attack": [2], "defend": [4]}, "allies": {2: "attack"}},
        "players": [
            _side(0, personalities=LION),
            _side(1, personalities=CRAB, provinces=FOUGHT),
            _side(2, personalities=[{"id": "doji-hoturi", "at": "1.2"}], holdings=RICH[:4]),
            *(_side(seat, holdings=RICH[:2], personalities=["daidoji-uji", "doji-reju"]) for seat in (3, 4, 5)),
        ],
    },
}


def match_of(state: str) -> Match:
    """Return the match at a position."""
    position = STATES[state]
    return Match.start(Header(GAME, f"gallery {state}", ({},) * len(position["players"]), position=position))


def sketches() -> Iterator[tuple[str, Sketch]]:
    """Yield every picture by name, in every language."""
    face = face_of(GAME)
    for state in STATES:
        view = match_of(state).view(0)
        for language in COMPLETE:
            for sketch in face.pictures(Scene(Words.load()[language].of(GAME), NAMES, view)):
                yield f"ccg-{state}-{sketch.name}-{language}", sketch
