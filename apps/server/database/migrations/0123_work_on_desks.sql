-- How much lies on each evaluator's desk and with each queue group, by what lies there now. Until now it was counted from
-- all that anybody ever worked on, as that index names the statuses beside the person.
create index transactions_on_desks on transactions (processor_id)
  where processor_id is not null and status in (2, 3, 5, 7, 27, 30);
create index transactions_on_desks_of_groups on transactions (queue_group_id)
  where queue_group_id is not null and status in (2, 3, 5, 7, 27, 30);
