-- What stands in each staff list, one narrow row a list, so that a page is read in the list's own order and its total is
-- kept, however long the register grows (ADR 27). The lists' rules are the domain's: each start writes them here
-- (`list_rules`), and the triggers below read them, whoever writes a transaction.

-- One edition for each state of the rules. A new one is filled beside the one that is read, and read once it is whole.
create table list_editions (
  edition int generated always as identity primary key,
  rules_hash text not null unique,
  filled_to int, -- the last transaction entered; null once all are
  is_whole boolean not null default false
);
create table list_rules (
  edition int not null references list_editions on delete cascade,
  status smallint not null,
  type smallint not null,
  list text not null,
  condition text not null default '',
  primary key (edition, status, type, list, condition)
);

create table list_rows (
  edition int not null,
  list text not null,
  agency text not null,
  transaction_id int not null references transactions on delete cascade,
  owner_id int, -- whose list it stands in alone; null where everybody of the agency reads it
  type smallint not null,
  status smallint not null,
  processor_id int,
  queue_group_id int,
  reference text not null,
  business_name text not null, -- folded
  filed_at timestamptz,
  due_on date,
  searched text not null, -- folded reference and name, on two lines
  primary key (transaction_id, edition, list)
);
create index list_rows_due on list_rows (edition, list, agency, due_on, transaction_id) where owner_id is null;
create index list_rows_due_last on list_rows (edition, list, agency, coalesce(due_on, '-infinity'), transaction_id)
  where owner_id is null;
create index list_rows_filed on list_rows (edition, list, agency, filed_at, transaction_id) where owner_id is null;
create index list_rows_reference on list_rows (edition, list, agency, reference, transaction_id) where owner_id is null;
create index list_rows_name on list_rows (edition, list, agency, business_name, transaction_id) where owner_id is null;
create index list_rows_status on list_rows (edition, list, agency, status, transaction_id) where owner_id is null;
create index list_rows_type on list_rows (edition, list, agency, type, transaction_id) where owner_id is null;
create index list_rows_owner on list_rows (owner_id, edition, list) where owner_id is not null;
create index list_rows_searched on list_rows using gin (searched gin_trgm_ops);

-- Totals are sums: an act adds a line and waits for nobody; a job folds the lines of a list into one.
create table list_totals (
  edition int not null,
  list text not null,
  agency text not null,
  type smallint not null,
  status smallint not null,
  total int not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
create index list_totals_list on list_totals (edition, list, agency) include (type, status, total);

create function stands_in(condition text, t transactions) returns boolean language sql immutable as $$
  select case condition
    when '' then true
    when 'no-processor' then t.processor_id is null
    when 'processor-is-me' then t.processor_id is not null
    when 'not-recommended' then t.recommendation is null
    when 'recommended' then t.recommendation is not null
    when 'returned-from-hearing' then t.returned_from = 29
  end
$$;

-- Enters transactions into the lists of these editions in which they stand.
create function enter_lists(ids int[], editions int[]) returns void language sql as $$
  insert into list_rows
  select r.edition, r.list, t.agency, t.id, case when bool_and(r.condition = 'processor-is-me') then t.processor_id end,
    t.type, t.status, t.processor_id, t.queue_group_id, t.reference, fold(b.name), t.filed_at, t.due_on,
    fold(t.reference) || E'\n' || fold(b.name)
  from transactions t
  join list_rules r on r.status = t.status and r.type = t.type and r.edition = any(editions) and stands_in(r.condition, t)
  join businesses b on b.id = t.business_id
  where t.id = any(ids)
  group by r.edition, r.list, t.id, b.id
  on conflict do nothing
$$;

create function relist() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then delete from list_rows where transaction_id = new.id; end if;
  perform enter_lists(array[new.id], array(select edition from list_editions));
  return null;
end $$;
create trigger transactions_enter_lists after insert on transactions for each row execute function relist();
create trigger transactions_change_lists after update on transactions for each row
  when ((old.status, old.processor_id, old.queue_group_id, old.recommendation, old.returned_from, old.filed_at,
    old.reference, old.business_id) is distinct from (new.status, new.processor_id, new.queue_group_id,
    new.recommendation, new.returned_from, new.filed_at, new.reference, new.business_id))
  execute function relist();

create function redate_lists() returns trigger language plpgsql as $$
begin
  update list_rows set due_on = new.due_on where transaction_id = new.id and due_on is distinct from new.due_on;
  return null;
end $$;
create trigger transactions_redate_lists after update of due_on on transactions for each row
  when (old.due_on is distinct from new.due_on) execute function redate_lists();

create function rename_in_lists() returns trigger language plpgsql as $$
begin
  update list_rows r
    set business_name = fold(new.name), searched = fold(r.reference) || E'\n' || fold(new.name)
    from transactions t
    where t.business_id = new.id and r.transaction_id = t.id;
  return null;
end $$;
create trigger businesses_rename_in_lists after update on businesses for each row
  when (old.name is distinct from new.name) execute function rename_in_lists();

create function count_lists() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into list_totals
    select edition, list, agency, type, status, count(*) from changed where owner_id is null
    group by edition, list, agency, type, status;
  else
    insert into list_totals
    select edition, list, agency, type, status, -count(*) from changed where owner_id is null
    group by edition, list, agency, type, status;
  end if;
  return null;
end $$;
create trigger list_rows_counted_in after insert on list_rows referencing new table as changed
  for each statement execute function count_lists();
create trigger list_rows_counted_out after delete on list_rows referencing old table as changed
  for each statement execute function count_lists();
