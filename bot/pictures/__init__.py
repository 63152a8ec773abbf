"""Pictures of the table. A picture is SVG made from one viewer's view, and is rendered in a separate process.

Parts shared by all games are here. Each game draws in a folder of its own.
"""
