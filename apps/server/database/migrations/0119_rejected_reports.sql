-- The report of an obligation that was rejected, whose lines its next draft goes on from: no other index names those.
create index transactions_rejected_report on transactions (obligation_id) where status = 35;
