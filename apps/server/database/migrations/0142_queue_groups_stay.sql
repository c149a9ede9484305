-- A queue group that is deleted stays behind what it has done: to take its name from all transactions that passed through it
-- would write each of them, and their records would no longer say who had them.
alter table queue_groups add column deleted_at timestamptz;
alter table queue_groups drop constraint queue_groups_agency_name_key;
create unique index queue_groups_agency_name on queue_groups (agency, name) where deleted_at is null;
