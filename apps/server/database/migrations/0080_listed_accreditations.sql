-- Accreditations that were given, as staff list them: in their own rows, with the name of the business beside the number,
-- in the order of a page; the totals are sums, as those of people (ADR 50).
alter table accreditations
  add column business_name text not null default '', -- folded
  add column searched text not null generated always as (fold(coalesce(number, '')) || E'\n' || business_name) stored,
  add column is_listed boolean not null
    generated always as (first_day is not null and status in (20, 21, 22, 26, 28, 33, 34)) stored;
update accreditations a set business_name = b.folded_name from businesses b where b.id = a.business_id;
-- Not by agency: each has about half of the rows, and who reads both reads one order.
create index accreditations_listed_name on accreditations (business_name, id)
  include (agency, status, domestic, international, nvocc) where is_listed;
create index accreditations_listed_expiry on accreditations (expiry_date, id)
  include (agency, status, domestic, international, nvocc) where is_listed;
create index accreditations_listed_number on accreditations (number, id)
  include (agency, status, domestic, international, nvocc) where is_listed;
create index accreditations_listed_status_name on accreditations (status, business_name, id)
  include (agency, domestic, international, nvocc) where is_listed;
create index accreditations_listed_status_expiry on accreditations (status, expiry_date, id)
  include (agency, domestic, international, nvocc) where is_listed;
create index accreditations_listed_searched on accreditations using gin (searched gin_trgm_ops) where is_listed;

-- The business is locked, so that a name given at the same moment is not missed; the business first, as everywhere.
create function enter_accreditation() returns trigger language plpgsql as $$
begin
  select folded_name into new.business_name from businesses where id = new.business_id for share;
  return new;
end $$;
create trigger accreditations_enter before insert on accreditations for each row execute function enter_accreditation();

create function rename_accreditations() returns trigger language plpgsql as $$
begin
  update accreditations set business_name = new.folded_name where business_id = new.id;
  return null;
end $$;
create trigger businesses_rename_accreditations after update on businesses for each row
  when (old.folded_name is distinct from new.folded_name) execute function rename_accreditations();

create table accreditation_totals (
  agency text not null,
  status smallint not null,
  domestic smallint not null,
  international smallint not null,
  nvocc smallint not null,
  total int not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
insert into accreditation_totals
select agency, status, domestic, international, nvocc, count(*) from accreditations where is_listed group by 1, 2, 3, 4, 5;

create function count_accreditations() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_listed then
    insert into accreditation_totals
    values (old.agency, old.status, old.domestic, old.international, old.nvocc, -1);
  end if;
  if tg_op <> 'DELETE' and new.is_listed then
    insert into accreditation_totals
    values (new.agency, new.status, new.domestic, new.international, new.nvocc, 1);
  end if;
  return null;
end $$;
create trigger accreditations_count after insert or delete on accreditations
  for each row execute function count_accreditations();
create trigger accreditations_recount after update on accreditations for each row
  when ((old.is_listed, old.agency, old.status, old.domestic, old.international, old.nvocc)
    is distinct from (new.is_listed, new.agency, new.status, new.domestic, new.international, new.nvocc))
  execute function count_accreditations();
-- What a business owes an agency, beside its accreditation.
create index obligations_owed on obligations (business_id, agency, falls_on)
  where complied_on is null and ended_on is null and filed_on is null;
