-- Each minute the portal asks what time alone may move. Reports wait however long: overdue, they stood in these indexes and
-- each was locked and asked again every minute.
drop index transactions_client_deadline;
drop index transactions_idle;
create index transactions_time_is_over on transactions (client_deadline_on, id)
  where status in (1, 4, 15, 21) and type not in (13, 14, 15) and client_deadline_on is not null;
create index transactions_stale_drafts on transactions (last_activity_at, id)
  where status in (0) and type not in (13, 14, 15);
create index transactions_idle_locks on transactions (last_activity_at, id) where status in (3, 30);
