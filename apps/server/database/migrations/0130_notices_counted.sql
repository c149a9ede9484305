-- How much each person was told is kept: a desk's notices of ten years were counted at each page of each of its people.
-- A notice adds a line, so that none waits for another; a job folds the lines of those who have new ones (ADR 27).
create table notification_totals (
  user_id int not null references users on delete cascade,
  told int not null,
  is_added boolean not null -- not folded yet
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
create index notification_totals_user on notification_totals (user_id) include (told);
create index notification_totals_added on notification_totals (user_id) where is_added;

create function count_notifications() returns trigger language plpgsql as $$
begin
  insert into notification_totals select user_id, count(*), true from changed group by user_id;
  return null;
end $$;
create trigger notifications_counted after insert on notifications referencing new table as changed
  for each statement execute function count_notifications();
-- Counted once nobody writes: the trigger has locked them out.
insert into notification_totals select user_id, count(*), false from notifications group by user_id;

-- Reading a thread marks what the bell told of it, however much else is unread.
drop index notifications_unread;
create index notifications_unread on notifications (user_id, link) where read_at is null;
