"""Prompts and tables, shown as Discord components."""
