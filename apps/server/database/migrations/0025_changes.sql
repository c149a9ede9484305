-- A change of an accreditation's register (types 3 to 12).

-- One open change of a type and accreditation, whoever presses first. The statuses left out are the ended ones.
create unique index one_open_change on transactions (accreditation_id, type)
  where type between 3 and 12 and status not in (22, 24, 25, 26, 28, 33, 34, 35);

-- What each change wrote into the register, and what stood there before.
create table register_changes (
  id bigint generated always as identity primary key,
  transaction_id int not null references transactions (id),
  business_id int not null references businesses (id),
  before jsonb not null,
  after jsonb not null,
  effective_on date,
  by_user_id int references users (id),
  at timestamptz not null
);
create index register_changes_transaction on register_changes (transaction_id, id);
create index register_changes_business on register_changes (business_id, id);
