-- Lists of people are read in their own order and searched by letters that are kept folded, as the lists of transactions are.
alter table users
  add column folded_name text not null generated always as (fold(last_name || ' ' || first_name)) stored,
  -- Names in both orders, address and number, a line each.
  add column searched text not null generated always as (fold(first_name || ' ' || last_name || E'\n' || last_name || ' '
    || first_name || ' ' || middle_name || E'\n' || email || E'\n' || mobile)) stored;
create index users_customers_name on users (folded_name, id) where audience = 'customer' and deleted_at is null;
create index users_customers_email on users (email, id) where audience = 'customer' and deleted_at is null;
create index users_customers_status on users (status, id) where audience = 'customer' and deleted_at is null;
create index users_customers_login on users (last_login, id) where audience = 'customer' and deleted_at is null;
create index users_customers_searched on users using gin (searched gin_trgm_ops)
  where audience = 'customer' and deleted_at is null;

-- Who acts for a business: what the list shows is kept in its row, so that a page reads no other table. Account and
-- business write columns of their own each: of two that change at once neither writes what the other was before.
alter table business_users
  add column person_name text not null default '', -- folded
  add column person_words text not null default '', -- folded
  add column business_name text not null default '', -- folded
  add column is_person_there boolean not null default true,
  add column is_business_there boolean not null default true,
  add column searched text not null generated always as (person_words || E'\n' || business_name) stored,
  add column is_listed boolean not null generated always as (is_person_there and is_business_there) stored,
  add column member_key bigint not null generated always as (user_id::bigint * 4294967296 + business_id) stored;
update business_users member
  set person_name = u.folded_name, person_words = u.searched, is_person_there = u.deleted_at is null,
    business_name = b.folded_name, is_business_there = b.deleted_at is null
  from users u, businesses b where u.id = member.user_id and b.id = member.business_id;
drop index business_users_user;
create index business_users_user on business_users (user_id); -- those of whoever has left are renamed, too
create index business_users_person on business_users (person_name, member_key) where is_listed;
create index business_users_business on business_users (business_name, member_key) where is_listed;
create index business_users_since on business_users (since, member_key) where is_listed;
create index business_users_searched on business_users using gin (searched gin_trgm_ops) where is_listed;

-- The rows are locked, so that a name given at the same moment is not missed; the business first, as everywhere.
create function enter_business_user() returns trigger language plpgsql as $$
declare
  b businesses;
  u users;
begin
  select * into b from businesses where id = new.business_id for share;
  select * into u from users where id = new.user_id for share;
  new.person_name = u.folded_name;
  new.person_words = u.searched;
  new.is_person_there = u.deleted_at is null;
  new.business_name = b.folded_name;
  new.is_business_there = b.deleted_at is null;
  return new;
end $$;
create trigger business_users_enter before insert on business_users for each row execute function enter_business_user();

create function relist_person() returns trigger language plpgsql as $$
begin
  update business_users set person_name = new.folded_name, person_words = new.searched,
    is_person_there = new.deleted_at is null where user_id = new.id;
  return null;
end $$;
create trigger users_relist_person after update on users for each row
  when ((old.searched, old.deleted_at) is distinct from (new.searched, new.deleted_at)) execute function relist_person();

create function relist_business() returns trigger language plpgsql as $$
begin
  update business_users set business_name = new.folded_name, is_business_there = new.deleted_at is null
    where business_id = new.id;
  return null;
end $$;
create trigger businesses_relist_business after update on businesses for each row
  when ((old.folded_name, old.deleted_at) is distinct from (new.folded_name, new.deleted_at))
  execute function relist_business();

-- Their totals are sums, as those of the lists of transactions: an act adds a line and waits for nobody, a job folds them.
create table people_totals (
  list text not null,
  status text not null, -- of the account; '' where the list is not narrowed by it
  is_so boolean not null, -- verified; active
  total int not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
insert into people_totals
select 'customers', status, email_verified_at is not null, count(*) from users
where audience = 'customer' and deleted_at is null group by 2, 3
union all
select 'business-users', '', deactivated_at is null, count(*) from business_users where is_listed group by 3;

create function count_customers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.audience = 'customer' and old.deleted_at is null then
    insert into people_totals values ('customers', old.status, old.email_verified_at is not null, -1);
  end if;
  if tg_op <> 'DELETE' and new.audience = 'customer' and new.deleted_at is null then
    insert into people_totals values ('customers', new.status, new.email_verified_at is not null, 1);
  end if;
  return null;
end $$;
create trigger users_count_customers after insert or delete on users for each row execute function count_customers();
create trigger users_recount_customers after update on users for each row
  when ((old.audience, old.status, old.email_verified_at is null, old.deleted_at is null)
    is distinct from (new.audience, new.status, new.email_verified_at is null, new.deleted_at is null))
  execute function count_customers();

create function count_business_users() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_listed then
    insert into people_totals values ('business-users', '', old.deactivated_at is null, -1);
  end if;
  if tg_op <> 'DELETE' and new.is_listed then
    insert into people_totals values ('business-users', '', new.deactivated_at is null, 1);
  end if;
  return null;
end $$;
create trigger business_users_count after insert or delete on business_users
  for each row execute function count_business_users();
create trigger business_users_recount after update on business_users for each row
  when ((old.is_listed, old.deactivated_at is null) is distinct from (new.is_listed, new.deactivated_at is null))
  execute function count_business_users();

-- What is open on a desk or in a group, in the order in which it is looked at.
drop index transactions_open_processor;
drop index transactions_open_group;
create index transactions_open_processor on transactions (processor_id, due_on, id) include (agency)
  where processor_id is not null and status not in (0, 22, 24, 25, 26, 28, 33, 34, 35);
create index transactions_open_group on transactions (queue_group_id, due_on, id) include (agency)
  where queue_group_id is not null and status not in (0, 22, 24, 25, 26, 28, 33, 34, 35);
