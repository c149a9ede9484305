-- A move enters its transaction into the lists from the row the trigger holds, by a statement each connection plans once:
-- `enter_lists` was planned anew at every move, which was half of what the lists cost it. It stays what fills an edition.
create or replace function relist() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then delete from list_rows where transaction_id = new.id; end if;
  insert into list_rows
  select r.edition, r.list, new.agency, new.id,
    case when bool_and(r.condition = 'processor-is-me') then new.processor_id end,
    new.type, new.status, new.processor_id, new.queue_group_id, new.reference, b.folded_name, new.filed_at, new.due_on,
    fold(new.reference) || E'\n' || b.folded_name
  from list_rules r join businesses b on b.id = new.business_id
  where r.status = new.status and r.type = new.type and stands_in(r.condition, new)
  group by r.edition, r.list, b.id
  on conflict do nothing;
  return null;
end $$;
