"""How high a player's panel is on a phone: ``python -m tests.panels.panel_heights [GAME]``.

The program puts each kind of question of a game on a table. In the card game each player has a hand of eight and five
provinces. The program posts the panel of the player who must answer into a Discord in memory. A headless browser
measures the height from the top of the panel to the end of its answers. The option ``--pictures FOLDER`` saves pictures
of the panels. The option ``--width`` shows the panels in a window of this width.
"""

import argparse
import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from discord.ui import LayoutView

from bot.config import Settings
from bot.controls.control import Page
from bot.local import world
from bot.panels.panel import panel_page
from bot.store import SavedMatch, Seat
from bot.tables import Table
from bot.tables.answers.draft import necessary, problem
from bot.words import COMPLETE, Words
from engine.kernel.game import Header
from engine.kernel.match import Decision, Match
from engine.kernel.rng import Stream
from engine.l5r_lcg.definition import decks
from engine.players.random import choose

from ..l5r_lcg.scene import Scene, inside, scene
from ..patience import PATIENT
from .presses import Nowhere

WIDTH: Final = 400
NAMES: Final = ("Hana", "Kenji", "Ola", "Zofia", "Maximilien-François", "Wilhelmina Krystyna")
GOAL: Final = 650
DRAWN: Final = "() => [...document.images].every(image => image.naturalWidth)"
CHROMIUM: Final = shutil.which("chromium")
ARGS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
HAND: Final = [
    *("fine-katana", "ornate-fan", "banzai", "court-games", "for-shame", "assassination", "charge", "good-omen"),
]
# Cards whose abilities all take a target.
AIMED: Final = [
    *("fine-katana", "ornate-fan", "banzai", "for-shame", "assassination", "spyglass", "reprieve", "pacifism"),
]
CRANE: Final = ["manicured-garden", "the-art-of-peace", "shameful-display", "fertile-fields", "ancestral-lands"]
LION: Final = ["the-art-of-war", "rally-to-the-cause", "pilgrimage", "entrenched-position", "night-raid"]
OURS: Final = ["doji-challenger", "kakita-asami", "savvy-politician", "guest-of-honor", "doji-whisperer"]
THEIRS: Final = ["matsu-berserker", "ikoma-eiji", "honored-general", "akodo-toturi", "lion-s-pride-brawler"]
COVERT: Final = ["political-rival", "unassuming-yojimbo"]
DYNASTY: Final = ["ikoma-eiji", "matsu-berserker", "honored-general", "akodo-toturi"]


def side(**more: Any) -> dict[str, Any]:
    """Return a side with a hand of eight and five provinces."""
    provinces = [{"id": card} for card in LION]
    return {"hand": HAND, "fate": 9, "honor": 11, "provinces": provinces, "characters": THEIRS, **more}


def other(**more: Any) -> dict[str, Any]:
    """Return the side of the player who is not asked."""
    return side(**{"provinces": [{"id": card} for card in CRANE], "characters": OURS, **more})


def in_conflict(*, asked: int = 0, **more: Any) -> Scene:
    """Return a conflict in its action window, three against two."""
    ours = [inside("matsu-berserker"), inside("akodo-toturi", fate=2), inside("ikoma-eiji"), "honored-general"]
    theirs = [inside("doji-challenger"), inside("kakita-asami"), "savvy-politician"]
    conflict = {"attacker": 0, "ring": "air", "skill": "military", "province": 1}
    return scene(side(characters=ours, **more), other(characters=theirs), conflict=conflict, to_act=asked, asked=(0, 1))


def defending() -> Scene:
    """Return the defender's question, with five characters who could defend."""
    table = scene(other(), side(), asked=(0, 1))
    table.first.passes()
    table.second.passes()
    table.first.declares("air", "military", 1, "doji-challenger", "guest-of-honor")
    while table.second.asked != "declare-defenders":
        (table.first if table.first.asked else table.second).passes()
    return table


def declaring() -> Scene:
    """Return the attacker's question: five rings, five provinces, five attackers."""
    table = scene(side(), other(), asked=(0, 1))
    table.first.passes()
    table.second.passes()
    return table


def covertly() -> Scene:
    """Return the attacker's question with two attackers that have covert and five characters that could defend."""
    table = scene(side(characters=[*COVERT, *THEIRS[:3]]), other(), asked=(0, 1))
    table.first.passes()
    table.second.passes()
    return table


def aiming() -> Scene:
    """Return a choice among characters of both sides."""
    table = in_conflict()
    table.first.does("play:for-shame") if table.first.may("play:for-shame") else table.first.does("play:banzai")
    return table


def dynasty() -> Scene:
    """Return the question of which card to play from four provinces."""
    provinces = [{"id": card, "cards": [card_id]} for card, card_id in zip(LION, DYNASTY, strict=False)]
    return scene(side(provinces=[*provinces, {"id": LION[4]}]), other(), step="1.4", asked=(0, 1))


def bidding() -> Scene:
    """Return the honor bid."""
    return scene(side(), other(), step="2.2", asked=(0, 1))


def further_fate() -> Scene:
    """Return the question of how much additional fate a character gets."""
    table = dynasty()
    table.first.does("play:matsu-berserker")
    return table


def among_many() -> Scene:
    """Return the choice of a target for a long text, with six participants and a hand of thirteen: a high panel."""
    ours = [inside("doji-challenger")]
    theirs = [inside(card) for card in (*THEIRS, "doji-whisperer")]
    mine = side(characters=ours, hand=["maze-of-illusion", *HAND, *HAND[:4]], fate=8)
    conflict = {"attacker": 1, "ring": "water", "skill": "military", "province": 1}
    table = scene(mine, other(characters=theirs), conflict=conflict, to_act=0, asked=(0, 1))
    table.first.does("play:maze-of-illusion")
    return table


def shown_hand() -> Scene:
    """Return the question of which cards of a shown hand are discarded: nine cards, beneath the text of a province."""
    theirs = {"hand": [*HAND, "rout"], "characters": [inside("hida-kisada"), inside("doji-hotaru"), *THEIRS[:2]]}
    mine = side(provinces=[{"id": "upholding-authority"}, *({"id": card} for card in LION[1:])])
    conflict = {"attacker": 0, "ring": "void", "skill": "military", "province": 0}
    table = scene(other(**theirs), mine, conflict=conflict, asked=(0, 1))
    while not table.second.may("trigger:province:1.0"):
        (table.first if table.first.asked else table.second).passes()
    table.second.does("trigger:province:1.0")
    return table


def held_off() -> Scene:
    """Return the defense of six against six characters with long names, below four cards of news."""
    ours = [*THEIRS, "matsu-beiona"]
    table = scene(other(characters=[*OURS, *COVERT]), side(characters=ours, hand=[*HAND, *HAND[:5]]), asked=(0, 1))
    table.first.passes()
    table.second.passes()
    table.first.declares("air", "military", 1, *(card for card in OURS if card != "savvy-politician"))
    while table.second.asked != "declare-defenders":
        (table.first if table.first.asked else table.second).passes()
    return table


@cache
def widest() -> dict[str, tuple[Header, list[Decision]]]:
    """Return, for every kind of question, the header and log at which random games offered the most options."""
    found: dict[str, tuple[int, Header, list[Decision]]] = {}
    for seed in range(3):
        header = Header("l5r-lcg", f"heights {seed}", seats(), options={"asked": [0, 1]})
        match, stream = Match.start(header), Stream(seed)
        while match.outcome is None:
            prompt = match.open_prompts()[0]
            if prompt.kind not in found or len(prompt.options) > found[prompt.kind][0]:
                found[prompt.kind] = (len(prompt.options), header, list(match.log))
            match.answer(prompt.seat, choose(prompt, stream))
    return {kind: (header, log) for kind, (_, header, log) in found.items()}


def seats() -> tuple[dict[str, Any], ...]:
    """Return two seats with prepared decks."""
    return tuple({"deck": decks()[deck].model_dump(mode="json")} for deck in ("crane-starter", "lion-starter"))


def met(kind: str) -> Callable[[], Scene]:
    """Return the question of a kind that offered the most options in random games."""
    return lambda: Scene(Match.rebuild(*widest()[kind]))


KINDS: Final[dict[str, Callable[[], Scene]]] = {
    "bid": bidding,
    "dynasty": dynasty,
    "fate": further_fate,
    "action": lambda: scene(side(), other(), asked=(0, 1)),
    "conflict action": in_conflict,
    "conflict, all aimed": lambda: in_conflict(hand=AIMED),
    "declaring": declaring,
    "attackers chosen": declaring,
    "covert": covertly,
    "covert chosen": covertly,
    "action chosen": lambda: scene(side(), other(), asked=(0, 1)),
    "defenders": defending,
    "defenders chosen": defending,
    "target": aiming,
    "target among many": among_many,
    "shown hand": shown_hand,
    "held off": held_off,
    "held off chosen": held_off,
    "provinces": met("place-province"),
    "mulligan": met("mulligan-hand"),
    "reaction": met("reaction"),
    "interrupt": met("interrupt"),
    "ring effect": met("ring-effect"),
    "ring choice": met("ring-choice"),
    "broken province": met("discard-province"),
    "favor": met("favor"),
    "regroup": met("discard-dynasty"),
}


def chosen(table: Table, seat: int) -> None:
    """Pick all characters that may attack or defend, and use covert with all that have it."""
    prompt, draft = table.prompt_for(seat), table.draft(seat)
    assert prompt is not None
    draft.propose([*necessary(prompt), *table.face.defaults(prompt, table.scene(seat, Words.load()["en"]))], prompt)
    draft.changes += 1
    draft.touched, paired = True, set[str | None]()
    for option in prompt.options:
        covert = option.verb == "covert" and not paired & {option.card, option.target}
        wanted = covert or option.verb in ("commit", "defend") or prompt.kind == "pay"
        if wanted and problem(prompt, [*draft.keys, option.key]) is None:
            draft.keys.append(option.key)
            paired |= {option.card, option.target} if covert else set()


def table_of(game: Any) -> tuple[Table, int]:
    """Return the table of a scene of any game, and the seat that must answer."""
    header = game.match.header
    seats = [Seat("human", number + 1, NAMES[number]) for number in range(len(header.seats))]
    saved = SavedMatch(1, None, 1, header.game, "playing", seats=seats, header=header, log=list(game.match.log))
    return Table(NotImplemented, saved, game.match), game.match.waiting()[0]


def at_table(game: Scene) -> tuple[Table, int]:
    """Return a table of a scene that saves nothing, and the seat that must answer."""
    table, seat = table_of(game)
    store: Any = Nowhere()
    table.store = store
    return table, seat


@asynccontextmanager
async def browser_page(width: int) -> AsyncIterator[tuple[Any, Any, Any, Any]]:
    """Give a person and a channel of a Discord in memory, its preview, and a browser's page that shows it."""
    from playwright.async_api import async_playwright

    async with world(Settings(painters=0, local_port=0)) as env, async_playwright() as player:
        guild = env.create_guild("Teahouse")
        room = guild.create_text_channel("tea-room")
        hana = guild.add_member(env.create_user("hana", global_name="Hana"))
        await env.settle()
        browser = await player.chromium.launch(executable_path=CHROMIUM, headless=True, args=ARGS)
        page = await browser.new_page(viewport={"width": width, "height": 2400})
        preview = env.preview(room, viewers=[hana], layout="channel", width=width, height=2400)
        async with preview:
            await page.goto(preview.url)
            await page.wait_for_function("() => window.simcordPreview?.ready", timeout=1000 * PATIENT)
            yield hana, room, preview, page
        await browser.close()


@asynccontextmanager
async def posted(hana: Any, room: Any, preview: Any, page: Any, *shown: Page | LayoutView) -> AsyncIterator[list[Any]]:
    """Post panels, some with pictures, and wait until the page shows them. Remove the panels afterwards."""
    channel = preview.env.bot.get_channel(room.id)
    messages = []
    for one in shown:
        await hana.send(room, "…")  # so that Discord shows the bot's name above each message
        messages.append(await channel.send(**(one if isinstance(one, Page) else Page(one)).sent()))
    await preview.env.settle()
    await preview.refresh()
    articles = [f'article[data-message-id="{message.id}"]' for message in messages]
    for article in articles:
        answers = f"{article} .component-button, {article} [role=combobox]"
        await page.wait_for_selector(answers, timeout=1000 * PATIENT)
    await page.wait_for_function(
        "() => [...document.images].every(image => image.naturalWidth)", timeout=1000 * PATIENT
    )
    yield [page.locator(article) for article in articles]
    for message in messages:
        await message.delete()
    await preview.env.settle()


async def height(shown: Any) -> int:
    """Return the height of a posted panel down to its last pixel."""
    found: int = await shown.evaluate("message => Math.round(message.getBoundingClientRect().height)")
    return found


async def measure(
    kinds: Mapping[str, Callable[[], Any]] = KINDS, width: int = WIDTH, pictures: Path | None = None
) -> dict[tuple[str, str], int]:
    """Return the height of every kind of question in every language."""
    found = {}
    async with browser_page(width) as (hana, room, preview, page):
        for kind, position in kinds.items():
            table, seat = table_of(position())
            if kind.endswith("chosen"):
                chosen(table, seat)
            views = [panel_page(table, seat, Words.load()[language]) for language in COMPLETE]
            async with posted(hana, room, preview, page, *views) as panels:
                for language, shown in zip(COMPLETE, panels, strict=True):
                    found[kind, language] = await height(shown)
                    if pictures:
                        await shown.screenshot(path=pictures / f"{kind.replace(' ', '-')}-{language}-{width}.png")
    return found


def kinds_of(game: str) -> Mapping[str, Callable[[], Any]]:
    """Return the kinds of question of a game, each with a function that puts it on a table."""
    from . import panel_heights_ccg, panel_heights_root

    return {"l5r-lcg": KINDS, "root": panel_heights_root.KINDS, "l5r-ccg": panel_heights_ccg.KINDS}[game]


def main() -> None:
    """Measure, and print the heights."""
    parser = argparse.ArgumentParser(prog="python -m tests.panels.panel_heights")
    parser.add_argument("game", nargs="?", default="l5r-lcg", choices=("l5r-lcg", "root", "l5r-ccg"))
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the panels")
    parser.add_argument("--width", type=int, default=WIDTH)
    given = parser.parse_args()
    for one, pixels in asyncio.run(measure(kinds_of(given.game), given.width, given.pictures)).items():
        print(f"{' '.join(one):32} {pixels:5}{'  too high' if pixels > GOAL else ''}")


if __name__ == "__main__":
    main()
