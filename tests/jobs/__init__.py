"""Work for other machines, on a real PostgreSQL server."""
