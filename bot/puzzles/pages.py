"""The messages of a puzzle: the message in the channel, the question in private, the answer with its reason."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from bot.controls.control import Control, Items, Page, button, gallery, layout, rows, texts
from bot.controls.fit import first_fitting, fitted, forms
from bot.games import Scene, face_of
from bot.games.scene import answer_in_full
from bot.panels.panel import Guide, panel_page
from bot.pictures.render import Picture
from bot.puzzles.buttons import GiveUp, Solve
from bot.puzzles.riddle import SOLVED, Riddle, hands, open_scene, puzzle_match
from bot.rules.buttons import OpenBeside
from bot.rules.glossary import entry_of, glossaries
from bot.words import Tongue
from engine.puzzles.puzzle import Puzzle

GRADES: Final = ("grade-easy", "grade-medium", "grade-hard")
TEXT: Final = 3000  # letters of the table in words


def own_scene(game: str, puzzle: Puzzle, say: Tongue) -> Scene:
    """Return a puzzle's table as everybody may see it, its seats called by their sides."""
    match = puzzle_match(game, puzzle)
    count = len(match.header.seats)
    others = iter(range(1, count))
    names = [
        say("puzzle-you") if seat == puzzle.seat else say("puzzle-opponent", number=next(others), count=count - 1)
        for seat in range(count)
    ]
    return open_scene(match, puzzle, say, names)


def task(puzzle: Puzzle, scene: Scene) -> str:
    """Return the task: the goal, how hard it is, and that all cards are open."""
    say = scene.say
    goal = say(f"puzzle-goal-{puzzle.goal}", number=puzzle.number)
    return "\n".join([f"**{goal}**", f"-# {say(GRADES[puzzle.hardness])} · {say('puzzle-open')}"])


def day_page(game: str, puzzle: Puzzle, say: Tongue, pictures: Sequence[Picture]) -> Page:
    """Return the puzzle as the channel sees it, with the button to solve it.

    The whole picture is shown. Below it stand the hands with their texts if they fit on a phone, else the names of
    their cards. If these do not fit either, only the solver's panel shows the hands.
    """
    face, scene = face_of(game), own_scene(game, puzzle, say)
    title = f"### {say('puzzle-title', game=face.title(say))}"
    head = texts([f"{title}\n{task(puzzle, scene)}"])
    solve = rows(
        [button(say("button-puzzle-solve"), Solve(game, puzzle.id), style=discord.ButtonStyle.primary, sign="🧩")]
    )
    own = f"**{scene.names[puzzle.seat]}**\n{face.hand(scene)}"
    if pictures:
        full = "\n".join([own, *hands(face, scene, puzzle, own=False)])
        brief = "\n".join(hands(face, scene, puzzle, own=True))
        shown = first_fitting([[*gallery(pictures), *texts([held])] for held in (full, brief, "")], [*head, *solve])
    else:
        table = fitted(list(face.table(scene)), TEXT)
        shown = [*table, *texts([_untold(own, table)])]
    return Page(layout([*head, *shown, *solve]), pictures)


def _untold(hand: str, table: Items) -> str:
    """Return the solver's hand without the lines that the table in words says already.

    The table in words also names the cards of the others.
    """
    told = {line for text in table if isinstance(text, ui.TextDisplay) for line in text.content.splitlines()}
    return "\n".join(line for line in hand.splitlines() if line not in told)


def riddle_page(riddle: Riddle, say: Tongue, notice: str | None, pictures: Sequence[Picture]) -> Page:
    """Return the solver's private panel: the question as at a table, or the answer once it is known."""
    seat = riddle.puzzle.seat
    if riddle.ended:
        return Page(solved_page(riddle, say, pictures), pictures)
    if riddle.saved.state != "playing":
        return Page(layout(texts([say("puzzle-over")])))
    scene = riddle.scene(seat, say)
    held = "\n".join(hands(riddle.face, scene, riddle.puzzle, own=False))
    goal = task(riddle.puzzle, scene).partition("\n")[0]  # the message with the puzzle has told the rest
    goal = "\n".join([goal, *refutation(riddle, scene)])
    above = [[*form, *texts([held])] for form in forms(goal, pictures)]
    give_up = button(say("button-puzzle-show"), GiveUp(riddle.id))
    return Page(panel_page(riddle, seat, say, notice, Guide(above, [give_up], leads=True)), pictures)


def refutation(riddle: Riddle, scene: Scene) -> list[str]:
    """Return in lines why the last wrong answer is wrong: no lines if nobody knows why, or if no answer was wrong."""
    prompt, (keys, why), say = riddle.prompt_for(riddle.puzzle.seat), riddle.wrong, scene.say
    if why is None or prompt is None:
        return []
    lines = [say("puzzle-tried", what=answer_in_full(riddle.face, prompt, scene, keys))]
    for reply in why.replies:
        then = open_scene(reply.match, riddle.puzzle, say, scene.names)
        what = answer_in_full(riddle.face, reply.prompt, then, reply.keys)
        lines.append(say("puzzle-reply", who=scene.names[reply.prompt.seat], what=what))
    if not why.replies:
        lines.append(say("puzzle-luck" if why.luck else "puzzle-short"))
    return lines


def solved_page(riddle: Riddle, say: Tongue, pictures: Sequence[Picture]) -> discord.ui.LayoutView:
    """Return the answer of a puzzle in words, why it is the only one, and the way to its rule."""
    assert riddle.match is not None
    puzzle, face = riddle.puzzle, riddle.face
    scene, prompt = riddle.scene(puzzle.seat, say), riddle.match.prompt_for(puzzle.seat)
    say = scene.say
    head = say("puzzle-right", tried=riddle.tried) if riddle.ended == SOLVED else say("puzzle-shown")
    lines = [f"### {head}", task(puzzle, scene)]
    controls: list[Control] = []
    if prompt is not None:
        lines += [f"> {answer_in_full(face, prompt, scene, answer)}" for answer in puzzle.answers]
        lines.append(say(f"puzzle-why-{puzzle.goal}"))
        rule = entry_of(face.name, face.rule(prompt))
        if rule is not None:
            title = glossaries()[face.name].entry(rule, say.language).title
            controls.append(button(title, OpenBeside(face.name, rule), sign="📖"))
    lines.append(f"-# {say('puzzle-proven', seed=puzzle.source.seed, game=puzzle.source.game)}")
    controls.append(button(say("button-puzzle-again"), Solve(face.name, puzzle.id)))
    answered = rows(controls)
    return layout([*first_fitting(forms("\n".join(lines), pictures), answered), *answered])
