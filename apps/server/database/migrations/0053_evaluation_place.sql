-- What waits for evaluation, in the order in which it is taken up: a client's place is counted from this index alone.
create index transactions_waiting on transactions (agency, filed_at, id) where status in (2, 5) and type not in (18, 19);
