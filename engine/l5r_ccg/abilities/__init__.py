"""Abilities: their kinds, their causes, how players use and pay for them, and Spells, Kiho, Rituals and traits."""
