"""Computer players. A computer sees exactly what a person in its seat would see."""
