-- An accreditation whose business asks to give it up stands in a staff list beside the transactions (ADR 48): a line of it
-- names no transaction and no type. Pages are ordered by one number for both, so that equal lines keep their order.
drop index list_rows_due, list_rows_due_last, list_rows_filed, list_rows_reference, list_rows_name, list_rows_status,
  list_rows_type;
alter table list_rows
  drop constraint list_rows_pkey,
  alter column transaction_id drop not null,
  alter column type drop not null,
  add column accreditation_id int references accreditations on delete cascade,
  add column entry_id int not null generated always as (coalesce(transaction_id, -accreditation_id)) stored,
  add constraint list_rows_one_subject check (num_nonnulls(transaction_id, accreditation_id) = 1);
create unique index list_rows_transaction on list_rows (transaction_id, edition, list);
create unique index list_rows_accreditation on list_rows (accreditation_id, edition, list)
  where accreditation_id is not null;
create index list_rows_due on list_rows (edition, list, agency, due_on, entry_id) where owner_id is null;
create index list_rows_due_last on list_rows (edition, list, agency, coalesce(due_on, '-infinity'), entry_id)
  where owner_id is null;
create index list_rows_filed on list_rows (edition, list, agency, filed_at, entry_id) where owner_id is null;
create index list_rows_reference on list_rows (edition, list, agency, reference, entry_id) where owner_id is null;
create index list_rows_name on list_rows (edition, list, agency, business_name, entry_id) where owner_id is null;
create index list_rows_status on list_rows (edition, list, agency, status, entry_id) where owner_id is null;
create index list_rows_type on list_rows (edition, list, agency, type, entry_id) where owner_id is null;

-- A rule without a type is of accreditations.
alter table list_rules drop constraint list_rules_pkey, alter column type drop not null;
create unique index list_rules_way on list_rules (edition, status, type, list, condition) nulls not distinct;
alter table list_totals alter column type drop not null;
comment on column list_editions.filled_to is 'The last transaction entered; null until the accreditations are.';

-- Enters accreditations into the lists in which they stand: the number is the reference, the day of asking that of filing.
create function enter_accreditations(ids int[]) returns void language sql as $$
  insert into list_rows (edition, list, agency, accreditation_id, status, reference, business_name, filed_at, searched)
  select r.edition, r.list, a.agency, a.id, a.status, coalesce(a.number, ''), b.folded_name, a.surrender_asked_at,
    fold(coalesce(a.number, '')) || E'\n' || b.folded_name
  from accreditations a
  join list_rules r on r.type is null and r.status = a.status
    and case r.condition when 'surrender-asked' then a.surrender_asked_at is not null end
  join businesses b on b.id = a.business_id
  where a.id = any(ids)
  on conflict do nothing
$$;
create function relist_accreditation() returns trigger language plpgsql as $$
begin
  delete from list_rows where accreditation_id = new.id;
  perform enter_accreditations(array[new.id]);
  return null;
end $$;
create trigger accreditations_change_lists after update on accreditations for each row
  when (coalesce(old.surrender_asked_at, new.surrender_asked_at) is not null
    and (old.surrender_asked_at, old.status, old.number, old.business_id)
      is distinct from (new.surrender_asked_at, new.status, new.number, new.business_id))
  execute function relist_accreditation();

create or replace function rename_in_lists() returns trigger language plpgsql as $$
begin
  update list_rows r
    set business_name = fold(new.name), searched = fold(r.reference) || E'\n' || fold(new.name)
    from transactions t
    where t.business_id = new.id and r.transaction_id = t.id;
  update list_rows r
    set business_name = fold(new.name), searched = fold(r.reference) || E'\n' || fold(new.name)
    from accreditations a
    where a.business_id = new.id and a.surrender_asked_at is not null and r.accreditation_id = a.id;
  return null;
end $$;
