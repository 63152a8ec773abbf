"""Modules that only the PostgreSQL database needs.

``file`` and ``connection`` take the statements of SQLite, which ``dialect`` translates. ``owner`` decides which process
may write for which servers, and ``home`` carries messages between the processes. ``migrate`` makes the tables, and
``store`` is the whole.
"""
