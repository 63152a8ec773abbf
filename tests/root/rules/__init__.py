"""The Law of Root, section by section."""
