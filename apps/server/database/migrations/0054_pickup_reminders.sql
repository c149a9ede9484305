-- A certificate that waits to be picked up is recalled before its last day, like all else that waits for the business.
drop index transactions_to_remind;
create index transactions_to_remind on transactions (id) where status in (0, 4, 9, 15, 21);
-- Whether an earlier certificate on paper was handed over is asked by its transaction.
create index releases_transaction on releases (transaction_id);
