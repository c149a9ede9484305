-- Who is reminded is gone through once a day. The drafts of reports, a quarter's thousands, have reminders of their own.
drop index transactions_to_remind;
create index transactions_to_remind on transactions (id)
  where status in (0, 1, 4, 9, 15, 21) and (type not in (13, 14, 15) or status in (1, 4, 15));
