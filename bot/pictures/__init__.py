"""The table as pictures: drawn declaratively as SVG from what one viewer may see, rendered in a process pool."""
