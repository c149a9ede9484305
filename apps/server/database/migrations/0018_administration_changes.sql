-- What waits for a second administrator besides changes of roles: what a member of staff may do, and the rule itself.
create table administration_changes (
  id int generated always as identity primary key,
  -- Whose rights; null for the rule that two are asked, which only two end.
  user_id int references users,
  -- How it stood when it was asked: what changed since is not overwritten.
  before jsonb not null,
  wanted jsonb not null,
  asked_by int not null references users,
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused', 'withdrawn')),
  decided_by int references users,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_by is null)),
  -- Two people: only who asked may withdraw, and never decides otherwise; nobody decides on their own rights.
  check (decided_by is null or (state = 'withdrawn') = (decided_by = asked_by)),
  check (state <> 'confirmed' or decided_by is distinct from user_id)
);
-- One at a time for each person, and one for the rule.
create unique index administration_changes_waiting on administration_changes (coalesce(user_id, 0)) where state = 'waiting';
