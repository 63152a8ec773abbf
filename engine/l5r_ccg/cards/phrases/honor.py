"""Phrases about Family Honor."""

from typing import Final

from engine.l5r_ccg.definition import CardDef

# The cards whose text can cost their own player Family Honor, without those that cost it when they come into play.
COSTLY: Final = frozenset(
    {
        "ambush", "animate-the-dead", "ashigaru", "bandit-hideout", "barbarian-horde", "black-wind-from-the-soul",
        "blackmail", "breach-of-etiquette", "dark-oracle-of-air", "dark-oracle-of-earth", "dark-oracle-of-fire",
        "dark-oracle-of-water", "dealing-with-shadows", "doji-hoturi", "dripping-poison", "emperor-s-protection",
        "festering-pit-of-fu-leng", "frenzy", "his-most-favored", "imperial-funeral", "kachiko-s-kiss",
        "kakita-toshimoko", "kakita-toshimoko-experienced", "kakita-yogoso", "kolat-interference", "kolat-master",
        "levy-troops", "mask-of-the-oni", "matsu-hiroru", "minor-oni-servant", "new-taxes", "ninja-kidnapper",
        "ninja-spy", "ninja-thief", "obsidian-mirror", "oni-no-chi", "oni-no-shikibu", "otomo-sorai",
        "poisoned-weapon", "possession", "sacrificial-altar", "severed-from-the-emperor", "shosuro-hametsu",
        "shosuro-tage", "summon-undead-champion", "the-blood-feud", "the-coward-s-way", "the-farther-you-fall",
        "the-ruined-keep-of-fu-leng", "the-walking-horror-of-fu-leng", "tsuo", "utter-defeat",
    }
)  # fmt: skip


def costs_honor(face: CardDef) -> bool:
    """Tell whether a card can cost its own player Family Honor."""
    return face.id in COSTLY or isinstance(face.facts.honor_lost_on_entering, int)
