-- An evaluator takes the next of any type; what stands still to do is written by acts, not kept beside the row.

drop index transactions_to_resume, transactions_of_groups, transactions_to_take;
create index transactions_to_resume on transactions (processor_id, filed_at, id)
  where status in (2, 5) and processor_id is not null;
create index transactions_of_groups on transactions (queue_group_id, filed_at, id)
  where status in (2, 5) and processor_id is null and queue_group_id is not null;
create index transactions_to_take on transactions (agency, filed_at, id)
  where status in (2, 5) and processor_id is null and queue_group_id is null;

alter table transactions drop column case_facts;
