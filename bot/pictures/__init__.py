"""Pictures of the table: SVG made from one viewer's view, rendered in separate processes.

Parts shared by all games are here. Each game draws in a folder of its own.
"""
