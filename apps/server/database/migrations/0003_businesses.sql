-- A business is its profile; the columns that lists search and rules ask are generated from it, so there is one truth.
create table businesses (
  id int generated always as identity primary key,
  profile jsonb not null,
  name text not null generated always as (profile ->> 'business_name') stored,
  trade_name text not null generated always as (coalesce(profile ->> 'trade_name', '')) stored,
  form text not null generated always as (profile ->> 'form') stored,
  tin text not null generated always as (profile ->> 'tin') stored,
  -- A place that is not chosen yet is no place: an incomplete profile may be kept while its owner completes it.
  region_code text generated always as (nullif(profile ->> 'region_code', '')) stored references regions,
  city_code text generated always as (nullif(profile ->> 'city_code', '')) stored references cities,
  paid_up_capital numeric(16,2) generated always as ((nullif(profile ->> 'paid_up_capital', ''))::numeric) stored,
  slug text not null unique,
  is_migrated boolean not null default false,
  created_by int references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version int not null default 1,
  check (form in ('sole-proprietorship', 'partnership', 'corporation', 'cooperative')),
  check (tin ~ '^[0-9]{9}([0-9]{3}|[0-9]{5})?$')
);
create unique index businesses_tin on businesses (left(tin, 9), coalesce(nullif(substr(tin, 10), ''), '000')) where deleted_at is null;
create index businesses_name on businesses using gin (fold(name) gin_trgm_ops);
create index businesses_region on businesses (region_code) where deleted_at is null;

create table business_users (
  business_id int not null references businesses,
  user_id int not null references users,
  is_owner boolean not null default false,
  rights text[] not null default '{}',
  business_branch_id int,
  since timestamptz not null,
  deactivated_at timestamptz,
  primary key (business_id, user_id),
  check (rights <@ array['prepare', 'submit', 'pay', 'manage-people'])
);
create index business_users_user on business_users (user_id) where deactivated_at is null;

create table business_branches (
  id int generated always as identity primary key,
  business_id int not null references businesses,
  accreditation_id int,
  key text not null,
  name text not null,
  facts jsonb not null default '{}',
  closed_on date,
  unique (business_id, key)
);

create view business_people as
  select b.id as business_id, part.name as part, person.value as person
  from businesses b
  cross join lateral (values ('officers'), ('directors'), ('stockholders')) as part (name)
  cross join lateral jsonb_array_elements(coalesce(b.profile -> part.name, '[]'::jsonb)) as person (value);

create view business_agents as
  select b.id as business_id, agent.value as agent
  from businesses b
  cross join lateral jsonb_array_elements(coalesce(b.profile -> 'agents', '[]'::jsonb)) as agent (value);
