"""What is stored of a table, and how its match comes back.

``saving`` writes a table. ``survival`` stores what a match needs after an update, and ``resuming`` resumes it. ``rows``
finds the rows that are stored already. ``letting_go`` frees the memory of a match that nobody uses any more.
"""
