-- The public directory in narrow rows, in the order of its names (ADR 28). Who stands in it changes at midnight without
-- an act: a row says from which day to which, and the totals are sums of what begins and ends on each day.
create table directory_rows (
  accreditation_id int primary key references accreditations on delete cascade,
  agency text not null,
  domestic smallint not null,
  international smallint not null,
  nvocc smallint not null,
  first_day date not null,
  expiry_date date not null,
  name text not null, -- folded
  searched text not null -- folded name, trade name and number, a line each
);
create index directory_rows_name on directory_rows (name, accreditation_id)
  include (first_day, expiry_date, agency, domestic, international, nvocc);
create index directory_rows_searched on directory_rows using gin (searched gin_trgm_ops);

create table directory_totals (
  agency text not null,
  domestic smallint not null,
  international smallint not null,
  nvocc smallint not null,
  day date not null,
  change int not null
) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 500);
create index directory_totals_day on directory_totals (day) include (agency, domestic, international, nvocc, change);

create function directory_words(name text, trade_name text, number text) returns text language sql immutable as $$
  select fold(name) || E'\n' || fold(trade_name) || E'\n' || fold(coalesce(number, ''))
$$;

create function enter_directory() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then delete from directory_rows where accreditation_id = new.id; end if;
  insert into directory_rows
  select new.id, new.agency, new.domestic, new.international, new.nvocc, new.first_day, new.expiry_date, fold(b.name),
    directory_words(b.name, b.trade_name, new.number)
  from businesses b
  where b.id = new.business_id and new.status in (20, 21, 22) and new.first_day is not null and new.expiry_date is not null;
  return null;
end $$;
create trigger accreditations_enter_directory after insert on accreditations for each row execute function enter_directory();
create trigger accreditations_change_directory after update on accreditations for each row
  when ((old.status, old.first_day, old.expiry_date, old.number, old.domestic, old.international, old.nvocc, old.business_id)
    is distinct from (new.status, new.first_day, new.expiry_date, new.number, new.domestic, new.international, new.nvocc,
    new.business_id))
  execute function enter_directory();

create function rename_in_directory() returns trigger language plpgsql as $$
begin
  update directory_rows r set name = fold(new.name), searched = directory_words(new.name, new.trade_name, a.number)
  from accreditations a
  where a.business_id = new.id and r.accreditation_id = a.id;
  return null;
end $$;
create trigger businesses_rename_in_directory after update on businesses for each row
  when ((old.name, old.trade_name) is distinct from (new.name, new.trade_name)) execute function rename_in_directory();

create function count_directory() returns trigger language plpgsql as $$
declare
  way int := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  insert into directory_totals
  select agency, domestic, international, nvocc, day, sum(change)
  from (
    select agency, domestic, international, nvocc, first_day as day, way as change from changed
    union all
    select agency, domestic, international, nvocc, expiry_date + 1, -way from changed
  ) each
  group by agency, domestic, international, nvocc, day;
  return null;
end $$;
create trigger directory_rows_counted_in after insert on directory_rows referencing new table as changed
  for each statement execute function count_directory();
create trigger directory_rows_counted_out after delete on directory_rows referencing old table as changed
  for each statement execute function count_directory();

insert into directory_rows
select a.id, a.agency, a.domestic, a.international, a.nvocc, a.first_day, a.expiry_date, fold(b.name),
  directory_words(b.name, b.trade_name, a.number)
from accreditations a join businesses b on b.id = a.business_id
where a.status in (20, 21, 22) and a.first_day is not null and a.expiry_date is not null;
