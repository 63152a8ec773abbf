"""How the table is kept: its state and parts, what each viewer sees of it, and the literal that puts it in place."""
