"""Phrases: small conditions, costs and effects that cards in several files share."""
