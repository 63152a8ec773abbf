"""The doors through which strangers' bytes come in: whatever comes, nothing raises, hangs or grows."""
