-- A report that its client left incomplete is recalled too.
drop index transactions_to_remind;
create index transactions_to_remind on transactions (id) where status in (0, 1, 4, 9, 15, 21);

-- One open case of a type on an accreditation, whoever opens it first. The statuses left out are the ended ones.
create unique index one_open_case on transactions (accreditation_id, type)
  where type in (18, 19) and status not in (22, 24, 25, 26, 28, 33, 34, 35);
