"""How well the tests protect the code: small faults are inserted, and the tests should find each."""
