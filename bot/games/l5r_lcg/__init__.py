"""The card game as people see it: its questions, table, hand and log in words."""
