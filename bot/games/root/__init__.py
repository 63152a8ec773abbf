"""Root in words and pictures: the face of ``engine/root``."""
