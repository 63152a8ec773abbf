"""The stored data of a table, and how its match is resumed from them.

``saving`` writes a table, with what its match needs after an update, and ``resuming`` resumes it. ``letting_go`` frees
the memory of a match that nobody uses any more.
"""
