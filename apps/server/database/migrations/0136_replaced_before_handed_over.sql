-- Each minute a job looks for what waits to be handed over after a later certificate took its place.
create index transactions_to_hand_over on transactions (id) where status in (20, 21);
