-- Changes of roles that wait for a second administrator, and what keeps a deleted role from being seeded again.
create table role_changes (
  id int generated always as identity primary key,
  role_id int not null references roles on delete cascade,
  role_version int not null,
  wanted jsonb not null,
  asked_by int not null references users,
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused', 'withdrawn')),
  decided_by int references users,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_by is null)),
  -- Two people: only who asked may withdraw, and never decides otherwise.
  check (decided_by is null or (state = 'withdrawn') = (decided_by = asked_by))
);
-- One at a time: a second change would be judged against a role that the first one changes.
create unique index role_changes_waiting on role_changes (role_id) where state = 'waiting';

create table removed_roles (
  id int primary key,
  name text not null,
  removed_at timestamptz not null
);

alter table permissions add column version int not null default 1;
