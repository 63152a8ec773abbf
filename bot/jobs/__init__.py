"""Work for other machines: jobs in the PostgreSQL database, which ``python -m bot worker`` takes."""
