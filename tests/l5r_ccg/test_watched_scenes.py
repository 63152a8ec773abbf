"""Cards that random games rarely use: random play from a scene in which they matter, under all invariants."""

from collections.abc import Callable

import pytest

from engine.fuzzing import run
from engine.fuzzing.ccg import CcgProbe
from engine.fuzzing.run import Plan, Tally, Watched
from tests.l5r_ccg.cards.personalities.test_shadowlands import last_wall
from tests.l5r_ccg.cards.scenes import castle
from tests.l5r_ccg.cards.strategies.test_one_koku import poor
from tests.l5r_ccg.scene import Scene, at, battle_at, fight, fights, scene

PROBE = CcgProbe()
# How many games are tried, and the decisions of each.
TRIES, LENGTH = 12, 25
TSUKE, YOJO, UNARI, UJI, SHOOTER = "isawa-tsuke", "matsu-yojo", "hida-unari", "daidoji-uji", "moshi-wakiza"
TERRAIN, TAINTED, ARMOR = "dispersive-terrain", "moto-tsume", "ancestral-armor-of-crane-clan"


def charge() -> Scene:
    """Make a battle in which an Ikiryo can destroy a Samurai who leads Followers."""
    return scene(
        {"personalities": [fights(TSUKE, attachments=["ikiryo"]), fights(UJI)], "honor": 10},
        {"personalities": [fights(YOJO, attachments=["medium-infantry"])], "hand": ["final-charge"]},
        attack=battle_at(0), to_act=0,
    )  # fmt: skip


def terrain() -> Scene:
    second = {"personalities": [fights(UJI)], "hand": [TERRAIN]}
    return fight({"personalities": [fights("isha")]}, second, to_act=1)


def change() -> Scene:
    return scene({"personalities": ["shabura"]}, {"personalities": [UNARI]})


def hatred() -> Scene:
    token = {"name": "Change"}
    return scene({"personalities": [at("shabura-experienced", tokens=[token])]}, {"personalities": [TAINTED]})


def code() -> Scene:
    """Make a position in which a Personality who refuses the duel would be dishonored."""
    return scene(
        {"personalities": [YOJO], "hand": ["iaijutsu-challenge"], "honor": 10},
        {"personalities": [UJI], "hand": ["the-code-of-bushido"], "honor": 10},
    )


def insult() -> Scene:
    champion = at("doji-kuwanan", attachments=[ARMOR])
    return scene({"personalities": [YOJO], "honor": 9}, {"personalities": [champion], "honor": 3})


def song() -> Scene:
    """Make a battle in which Qakar may die for his second shot."""
    naga = {"personalities": [fights("qakar"), "naga-shugenja", "naga-shugenja"], "holdings": ["pearl-bed"]}
    return fight(naga, {"personalities": [fights(UNARI), fights("hida-tsuru")]})


def black_wind() -> Scene:
    """Make a position in which two Shugenja have enough Chi for the Ritual."""
    caster = at("asahina-tomo", attachments=["black-wind-from-the-soul"])
    helper = at(TSUKE, tokens=[{"name": "Wisdom", "chi": 16}])
    return scene({"personalities": [caster, helper], "honor": 10}, {"personalities": [UNARI]})


def eye() -> Scene:
    """Make a battle in which a Shugenja with an Item of magic shoots."""
    shooter = fights(SHOOTER, attachments=["the-eye-of-shorihotsu"])
    return fight({"personalities": [shooter]}, {"personalities": [fights("matsu-tsuko")]})


RARE: list[tuple[str, Callable[[], Scene]]] = [
    ("final-charge.0", charge),
    ("kusatte-iru.0", lambda: last_wall(provinces=[{}, {}, {}, {}])),
    ("kusatte-iru.effect1", last_wall),
    ("the-towers-of-isawa-castle.effect0", lambda: castle(fights("asahina-tomo", attachments=["earthquake"] * 2))),
    ("isha.1", terrain),
    ("shabura.0", change),
    ("shabura-experienced.1", hatred),
    ("the-code-of-bushido.1", code),
    (f"{ARMOR}.0", insult),
    ("qakar.1", song),
    ("black-wind-from-the-soul.1", black_wind),
    ("the-eye-of-shorihotsu.0", eye),
    ("one-koku", lambda: poor("one-koku", "light-infantry")),
]


@pytest.mark.parametrize(("what", "begin"), RARE, ids=[what for what, _ in RARE])
def test_it_is_used_while_everything_is_checked(
    what: str, begin: Callable[[], Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The prepared Match is played on by random players who like the card, until the card was used."""
    monkeypatch.setattr(run, "BRIEF", LENGTH)
    coverage = PROBE.coverage(["random"])
    liked = "+".join([what.partition(".")[0], TERRAIN, "iaijutsu-challenge", SHOOTER])
    plan = Plan("l5r-ccg", f"watched/{what}", names=[f"random:{liked}"] * 2, every=8)
    for number in range(TRIES):
        watched = Watched(plan, number, Tally(coverage))
        watched.header, watched.plan = begin().match.header, plan._replace(placed=True)
        watched.play()
        if what not in coverage.missing():
            return
    raise AssertionError(f"{what} was not used in {TRIES} games")
