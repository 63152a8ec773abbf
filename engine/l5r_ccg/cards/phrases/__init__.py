"""Phrases: small conditions, costs and effects that several files of cards share."""
