"""Root's kinds of question for ``panel_heights.py``: full maps with many options."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

from bot.games import face_of
from engine.kernel.game import Header
from engine.kernel.match import Decision, Match
from engine.kernel.rng import Stream
from engine.players.random import choose

from ..root.scene import Scene, Side, eyrie, marquise, scene, side

GAME: Final = "root"
# Whole random games: for every faction the question of each kind that offers the most options.
TABLES: Final = (
    ("autumn", ("marquise", "eyrie", "alliance", "vagabond.thief")),
    ("lake", ("corvids", "cult", "riverfolk", "hundreds")),
    ("mountain", ("keepers", "duchy", "marquise", "eyrie")),
)
DECISIONS: Final = 500
HAND: Final = ["anvil", "travel-gear-fox", "sappers", "tax-collector", "ambush-fox", "codebreakers", "armorers"]
DECREE: Final = {"recruit": ["bake-sale"], "move": ["root-tea-fox"], "battle": ["mouse-in-a-sack"]}
WARRIORS: Final = {5: 6, 8: 3, 12: 3, 2: 2, 1: 3}
FOES: Final = {
    "marquise": marquise(warriors={1: 2, 2: 2, 3: 2, 5: 2, 8: 2}),
    "eyrie": eyrie(warriors={1: 2, 2: 2, 3: 2, 5: 2, 8: 2}),
    "alliance": side("alliance", warriors={4: 1, 5: 1, 8: 1}),
    "duchy": side("duchy", warriors={5: 1, 6: 2, 8: 1}),
}


def against(first: Side, **position: Any) -> Scene:
    """Return a table of four: the player to move has seven cards, and the others have pieces all over the map."""
    foes = [foe for faction, foe in FOES.items() if faction != first["faction"]]
    return scene({"hand": HAND, "warriors": WARRIORS, **first}, *foes[:3], asked=(0, 1, 2, 3), **position)


def daylight() -> Scene:
    """Return the Marquise's Daylight: crafting, battles, a march, recruiting, and an extra action for a card."""
    return against(marquise(buildings={"workshop": {5: 1}, "recruiter": {8: 1}, "sawmill": {12: 1}}))


def march() -> Scene:
    """Return the choice of a march from five clearings."""
    return daylight().marquise.does("march").scene


def decree() -> Scene:
    """Return the question of which of seven cards the Eyrie add to their Decree."""
    return against(eyrie(leader="despot", decree=DECREE, buildings={"roost": {5: 1, 8: 1}}), phase="birdsong")


def characters() -> Scene:
    """Return the question of which of nine characters the Vagabond is."""
    brings = ("vagabond", "marquise", "eyrie")
    face = face_of(GAME)
    seats = tuple(face.seat(faction, faction) for faction in brings)
    match = Match.start(Header(GAME, "characters", seats, options=face.options(range(len(seats)), {})))
    while (prompt := match.open_prompts()[0]).kind != "character":
        match.answer(prompt.seat, [option.key for option in prompt.least()])
    return Scene(match)


def decree_of_doubles() -> Scene:
    """Return the scene of a question: which cards to add to a Decree of two rows, with two equal cards in hand."""
    decree = {"recruit": ["codebreakers", "favor-of-the-rabbits"], "move": ["cobbler"]}
    hand = ["stand-and-deliver", "stand-and-deliver", "tax-collector", "sappers"]
    return against(
        eyrie(leader="charismatic", hand=hand, decree=decree, buildings={"roost": {5: 1, 8: 1}}),
        phase="birdsong",
    )


@cache
def widest() -> dict[str, tuple[Header, list[Decision]]]:
    """Return, for every faction's kinds of question, the moment at which random games offered the most options."""
    found: dict[str, tuple[int, Header, list[Decision]]] = {}
    face = face_of(GAME)
    for seed, (board, brings) in enumerate(TABLES):
        seats = tuple(face.seat(faction, faction) for faction in brings)
        header = Header(GAME, f"heights {seed}", seats, options=face.options(range(len(seats)), {"map": board}))
        match, stream = Match.start(header), Stream(seed)
        while match.outcome is None and len(match.log) < DECISIONS:
            prompt = match.open_prompts()[0]
            kind = f"{brings[prompt.seat].partition('.')[0]} {prompt.kind}"
            if kind not in found or len(prompt.options) > found[kind][0]:
                found[kind] = (len(prompt.options), header, list(match.log))
            match.answer(prompt.seat, choose(prompt, stream))
    return {kind: (header, log) for kind, (_, header, log) in found.items()}


def met(kind: str) -> Scene:
    """Return the question of a kind that offered the most options in random games."""
    return Scene(Match.rebuild(*widest()[kind]))


KINDS: Final[dict[str, Callable[[], Scene]]] = {
    "daylight": daylight,
    "march": march,
    "decree": decree,
    "decree of doubles": decree_of_doubles,
    "decree of doubles chosen": decree_of_doubles,
    "characters": characters,
    **{
        kind: partial(met, kind)
        for kind in (
            *(
                "eyrie battle",
                "eyrie decree-recruit",
                "cult craft",
                "duchy craft",
                "keepers recruit",
                "corvids recruit",
            ),
            *("corvids daylight", "duchy move", "duchy ministers", "cult conspiracy", "cult ritual", "keepers gather"),
            *("keepers retinue", "hundreds command", "hundreds mood", "alliance birdsong-acts", "alliance daylight"),
            *("riverfolk daylight", "vagabond daylight"),
        )
    },
}
