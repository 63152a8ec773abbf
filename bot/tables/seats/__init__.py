"""Who sits at a table: ``seating`` is the seats, ``handover`` passes a seat on, and ``leaving`` gives it up."""
