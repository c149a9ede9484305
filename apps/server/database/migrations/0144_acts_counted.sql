-- How much each person did is kept, as how much each was told (0130): the acts of a desk of ten years were counted at each
-- page of its activity. An entry adds a line, so that no act waits for another; a job folds the lines (ADR 27).
create table audit_totals (
  actor_id int not null,
  entries int not null,
  is_added boolean not null -- not folded yet
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
create index audit_totals_actor on audit_totals (actor_id) include (entries);
create index audit_totals_added on audit_totals (actor_id) where is_added;

create function count_acts() returns trigger language plpgsql as $$
begin
  insert into audit_totals select actor_id, count(*), true from changed where actor_id is not null group by actor_id;
  return null;
end $$;
create trigger audit_entries_counted after insert on audit_entries referencing new table as changed
  for each statement execute function count_acts();
-- Counted once nobody writes: the trigger has locked them out.
insert into audit_totals
select actor_id, count(*), false from audit_entries where actor_id is not null group by actor_id;
