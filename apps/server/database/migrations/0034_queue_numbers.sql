-- A queue number alone is looked for over the whole register.
create index transactions_queue_number on transactions (queue_number, id) where queue_number is not null;
