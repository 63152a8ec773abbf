"""The lobby of Root: the factions that seats bring, the settings, the faults and the warnings."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.games.lobby import Gathering, Setting
from bot.games.root.names import GAME, brought_name, character_of
from bot.trouble import Trouble
from bot.words import Tongue
from engine.kernel.prompt import Refused
from engine.root import reach
from engine.root.definition import characters, decks, maps
from engine.root.effects.decks import is_implemented
from engine.root.factions import factions
from engine.root.setup import COPIES, WAYS, check_seats

VAGABOND: Final = "vagabond"
ADVANCED: Final = "advanced"
LEAST: Final = 2  # players; a lobby with fewer waits for another player, whose faction will count too


def faction_of(brings: str) -> str:
    """Return the faction in a seat's key."""
    return brings.partition(".")[0]


def offers(say: Tongue, brought: Sequence[str]) -> dict[str, str]:
    """Return the choices for one more seat: each faction that ``brought`` lacks, and a Vagabond with each character."""
    taken = [faction_of(brings) for brings in brought]
    keys = [name for name in factions() if name != VAGABOND and name not in taken]
    if VAGABOND in factions() and taken.count(VAGABOND) < COPIES[VAGABOND]:
        keys += [key for name in characters() if (key := f"{VAGABOND}.{name}") not in brought]
    return {key: brought_name(key, say) for key in keys}


def settings(say: Tongue) -> list[Setting]:
    """Return the settings of a lobby: map, deck and set-up, with the choices that can be played."""
    chosen = {
        "map": {board: say(f"map-{board}") for board in maps()},
        "deck": {deck: say(f"deck-{deck}") for deck in decks() if is_implemented(deck)},
        "set-up": {way: say(f"setup-{way}") for way in WAYS},
    }
    return [Setting(id, say(f"setting-{id}"), choices) for id, choices in chosen.items() if len(choices) > 1]


def drafts(gathering: Gathering) -> bool:
    """Tell whether factions are drafted at the table, in the advanced set-up."""
    return gathering.settings.get("set-up") == ADVANCED


def seat(brings: str, name: str) -> Mapping[str, Any]:
    """Return a seat's facts for the header. A seat that brings nothing drafts its faction.

    Raises KeyError for a key that no seat can bring.
    """
    if not brings:
        return {"name": name}
    faction, character = faction_of(brings), character_of(brings)
    if faction not in factions():
        raise KeyError(brings)
    return {"faction": faction, "name": name, **({"character": character} if character else {})}


def _chosen(gathering: Gathering) -> list[str]:
    return [brings for brings in gathering.brought if brings is not None]


def faults(gathering: Gathering) -> list[Trouble]:
    """Return the reasons why the rules would refuse these factions.

    While seats have no faction yet, the only possible reason is that no choice of theirs can reach the least total.
    """
    brought, players = _chosen(gathering), len(gathering.brought)
    if drafts(gathering) or len(brought) < players < LEAST:
        return []
    if len(brought) < players:
        value = reach.highest([faction_of(brings) for brings in brought], players)
        total = reach.table().daring
        return [Trouble("lobby-too-little-reach", whose=GAME, value=value, total=total)] if value < total else []
    try:
        check_seats([seat(brings, "") for brings in brought])
    except Refused as refusal:
        return [Trouble.refused(refusal, GAME)]
    return []


def warnings(gathering: Gathering) -> list[Trouble]:
    """Return a warning if the sum of the factions' reach is too low for this number of players by the Law's table."""
    brought = [faction_of(brings) for brings in _chosen(gathering)]
    if drafts(gathering) or len(brought) < len(gathering.brought) or not reach.daring(brought, len(brought)):
        return []
    total = reach.table().totals[len(brought)]
    value = reach.value(brought)
    return [Trouble("lobby-little-reach", whose=GAME, value=value, count=len(brought), total=total)]
