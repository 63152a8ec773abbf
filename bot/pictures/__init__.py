"""The table as pictures, drawn as SVG from what one viewer may see and rendered in processes of their own.

What every game's pictures share stands here; each game draws in a room of its own.
"""
