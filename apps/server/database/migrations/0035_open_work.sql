-- How much lies open with an evaluator or a group is counted from what is open alone.
create index transactions_open_processor on transactions (processor_id)
  where processor_id is not null and status not in (0, 22, 24, 25, 26, 28, 33, 34, 35);
create index transactions_open_group on transactions (queue_group_id)
  where queue_group_id is not null and status not in (0, 22, 24, 25, 26, 28, 33, 34, 35);
-- Who is told of a step is looked for among the staff, who are few beside the customers.
create index users_staff on users (id) where audience = 'staff' and deleted_at is null;
