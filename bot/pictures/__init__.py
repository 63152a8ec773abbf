"""The table as pictures: SVG from what one viewer may see, rendered in separate processes.

Parts shared by all games are here. Each game draws in a folder of its own.
"""
