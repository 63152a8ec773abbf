"""What only the PostgreSQL database needs.

``file`` and ``connection`` take the statements of SQLite, which ``dialect`` translates. ``owner`` decides which process
may write for which servers. ``migrate`` makes the tables, and ``store`` is the whole.
"""
