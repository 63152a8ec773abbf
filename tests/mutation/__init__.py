"""How well the tests hold the code: small faults are put in, and the tests should find each."""
