-- Whom a reminder may be due to (`remind-customers`), in the order in which they are looked through.
create index transactions_to_remind on transactions (id) where status in (0, 4, 9, 15);
