-- Transactions, the accreditations they make, and every step between.
create table queue_groups (
  id int generated always as identity primary key,
  agency text not null check (agency in ('dti', 'cab')),
  name text not null,
  description text not null default '',
  types smallint[] not null default '{}',
  is_active boolean not null default true,
  version int not null default 1,
  unique (agency, name)
);
create table queue_group_members (
  queue_group_id int not null references queue_groups on delete cascade,
  user_id int not null references users,
  since timestamptz not null,
  primary key (queue_group_id, user_id)
);
create index queue_group_members_user on queue_group_members (user_id);

create table accreditations (
  id int generated always as identity primary key,
  agency text not null check (agency in ('dti', 'cab')),
  business_id int not null references businesses,
  transaction_id int,
  status smallint not null,
  domestic smallint not null default 0 check (domestic in (0, 1)),
  international smallint not null default 0 check (international in (0, 1)),
  nvocc smallint not null default 0 check (nvocc in (0, 1)),
  number text unique,
  first_day date,
  expiry_date date,
  previous_accreditation_id int references accreditations,
  is_migrated boolean not null default false,
  created_by int references users,
  processor_id int references users,
  created_at timestamptz not null,
  version int not null default 1,
  check (not (agency = 'cab' and nvocc = 1)),
  check (expiry_date is null or expiry_date >= first_day)
);
create index accreditations_business on accreditations (business_id);
create index accreditations_current on accreditations (agency, expiry_date) where status in (20, 21, 22);
alter table business_branches add foreign key (accreditation_id) references accreditations;

create table transactions (
  id int generated always as identity primary key,
  reference text not null unique,
  slug text not null unique,
  type smallint not null check (type between 1 and 19),
  agency text not null check (agency in ('dti', 'cab')),
  business_id int not null references businesses,
  accreditation_id int references accreditations,
  batch text,
  status smallint not null check (status between 0 and 35),
  version int not null default 1,
  author_id int not null references users,
  -- what was filed
  form jsonb not null default '{}',
  form_version int not null default 1,
  field_versions jsonb not null default '{}',
  requirements jsonb not null default '[]',
  requirements_version text,
  declared_at timestamptz,
  signature_name text not null default '',
  delivery text not null default 'electronic' check (delivery in ('electronic', 'pickup')),
  queue_number int,
  queue_day date,
  submitted_at timestamptz,
  filed_at timestamptz,
  decided_at timestamptz,
  -- who has it
  queue_group_id int references queue_groups,
  processor_id int references users,
  lock_holder_id int references users,
  locked_at timestamptz,
  lease_ends_at timestamptz,
  ever_locked boolean not null default false,
  last_activity_at timestamptz not null,
  -- where it came from and goes
  returned_from smallint,
  recommendation text check (recommendation in ('approve', 'dismiss')),
  recommended_by int references users,
  outcome text check (outcome in ('dismissal', 'suspension', 'revocation')),
  ever_approved boolean not null default false,
  disapproval_proposed_by int references users,
  disapproval_proposed_from smallint,
  grounds text not null default '',
  resubmissions int not null default 0,
  client_deadline_on date,
  deadline_extended boolean not null default false,
  reminded_on date, -- when the business was last reminded that the transaction waits for it
  due_on date, -- the last day of the agency's clock, kept for lists to be ordered by (see clock_edition)
  due_edition int,
  case_facts jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
alter table accreditations add foreign key (transaction_id) references transactions;
create unique index transactions_one_open_accreditation on transactions (business_id, agency)
  where type in (1, 2) and status not in (22, 24, 25, 26, 28, 34, 35);
create unique index transactions_queue on transactions (agency, queue_day, queue_number) where queue_number is not null;
create index transactions_business on transactions (business_id, id desc);
create index transactions_accreditation on transactions (accreditation_id);
create index transactions_open on transactions (agency, status, filed_at desc, id desc)
  where status not in (0, 22, 24, 25, 26, 28, 33, 34, 35);
create index transactions_processor on transactions (processor_id, status) where processor_id is not null;
create index transactions_filed on transactions (filed_at desc, id desc);
create index transactions_reference on transactions using gin (fold(reference) gin_trgm_ops);
create index transactions_due on transactions (agency, due_on, id)
  where status not in (0, 22, 24, 25, 26, 28, 33, 34, 35);
create index transactions_due_edition on transactions (due_edition)
  where status not in (0, 22, 24, 25, 26, 28, 33, 34, 35);
-- What an evaluator may take next, the oldest first: from their own desk, from a group of theirs, or from nobody's.
create index transactions_to_resume on transactions (processor_id, filed_at, id)
  where status in (2, 5) and type in (1, 2) and processor_id is not null;
create index transactions_of_groups on transactions (queue_group_id, filed_at, id)
  where status in (2, 5) and type in (1, 2) and processor_id is null and queue_group_id is not null;
create index transactions_to_take on transactions (agency, filed_at, id)
  where status in (2, 5) and type in (1, 2) and processor_id is null and queue_group_id is null;

create table transaction_steps (
  id bigint generated always as identity primary key,
  transaction_id int not null references transactions,
  at timestamptz not null,
  row_id text not null,
  action text not null,
  from_status smallint,
  to_status smallint not null,
  by_user_id int references users,
  round int not null default 0,
  remarks text not null default '',
  remarks_to_client boolean not null default false,
  inputs jsonb not null default '{}'
);
create index transaction_steps_transaction on transaction_steps (transaction_id, id);

create table accreditation_steps (
  id bigint generated always as identity primary key,
  accreditation_id int not null references accreditations,
  transaction_id int references transactions,
  at timestamptz not null,
  row_id text not null,
  action text not null,
  from_status smallint,
  to_status smallint not null,
  by_user_id int references users,
  remarks text not null default ''
);
create index accreditation_steps_accreditation on accreditation_steps (accreditation_id, id);

-- Separation of duties looks here: who took which part in a transaction, over all its rounds.
create table transaction_participants (
  transaction_id int not null references transactions,
  user_id int not null references users,
  part text not null check (part in ('evaluators', 'reviewers', 'recommenders', 'approvers')),
  first_at timestamptz not null,
  primary key (transaction_id, user_id, part)
);

create table transaction_documents (
  id int generated always as identity primary key,
  transaction_id int not null references transactions,
  requirement_code text not null,
  file_id uuid not null references files,
  version_no int not null default 1,
  is_current boolean not null default true,
  expires_on date,
  round int not null default 0,
  uploaded_by int not null references users,
  uploaded_at timestamptz not null,
  decision text check (decision in ('accepted', 'returned')),
  remark text not null default '',
  decided_by int references users,
  decided_at timestamptz,
  replaces_id int references transaction_documents -- taken away again, it gives back exactly that one
);
create index transaction_documents_current on transaction_documents (transaction_id, requirement_code) where is_current;
create index transaction_documents_file on transaction_documents (file_id);

-- What an evaluator asks the client to correct: one document or one field each, answered one by one.
create table transaction_returns (
  id int generated always as identity primary key,
  transaction_id int not null references transactions,
  round int not null,
  kind text not null check (kind in ('document', 'field')),
  code text not null,
  label text not null,
  remark text not null,
  marked_by int not null references users,
  marked_at timestamptz not null,
  sent_at timestamptz,
  answered_at timestamptz,
  answer text not null default '',
  unique (transaction_id, round, kind, code)
);

-- What was filed at each round, so that differences since the last submission can be shown for ever.
create table transaction_submissions (
  id int generated always as identity primary key,
  transaction_id int not null references transactions,
  round int not null,
  at timestamptz not null,
  by_user_id int not null references users,
  content_hash text not null,
  form jsonb not null,
  documents jsonb not null,
  unique (transaction_id, round)
);

create table messages (
  id int generated always as identity primary key,
  transaction_id int not null references transactions,
  audience text not null check (audience in ('client', 'internal')),
  author_id int not null references users,
  body text not null,
  file_id uuid references files,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index messages_transaction on messages (transaction_id, id);
-- How far each person has read each talk; what came later from others is new to them.
create table message_reads (
  user_id int not null references users,
  transaction_id int not null references transactions,
  last_message_id int not null,
  read_at timestamptz not null,
  primary key (user_id, transaction_id)
);

create table ratio_analyses (
  transaction_id int primary key references transactions,
  figures jsonb not null,
  result jsonb not null,
  saved_by int not null references users,
  saved_at timestamptz not null,
  version int not null default 1
);

create table memoranda (
  id int generated always as identity primary key,
  transaction_id int not null references transactions,
  version_no int not null,
  findings text not null,
  recommendation text not null,
  legal_basis text not null default '',
  changes text not null default '',
  written_by int not null references users,
  written_at timestamptz not null,
  unique (transaction_id, version_no)
);

-- The table of allowed moves, written at each start from packages/domain; the trigger reads it.
create table workflow_moves (
  subject text not null check (subject in ('transaction', 'accreditation')),
  type smallint not null,
  agency text not null,
  from_status smallint,
  to_status smallint not null
);
create unique index workflow_moves_all on workflow_moves (subject, type, agency, coalesce(from_status, -1), to_status);

create function refuse_unlisted_move() returns trigger language plpgsql as $$
declare
  came_from smallint := case when tg_op = 'UPDATE' then old.status end;
  subject_name text := case tg_table_name when 'transactions' then 'transaction' else 'accreditation' end;
  kind smallint := case when tg_table_name = 'transactions' then (to_jsonb(new) ->> 'type')::smallint else 0 end;
begin
  if tg_op = 'UPDATE' and old.status = new.status then return new; end if;
  if exists (
    select 1 from workflow_moves m
    where m.subject = subject_name and m.type = kind and m.agency = new.agency
      and m.from_status is not distinct from came_from and m.to_status = new.status
  ) then return new; end if;
  raise exception 'The workflow has no move of % % (%, type %) from % to %.',
    subject_name, new.id, new.agency, kind, came_from, new.status using errcode = 'LD001';
end $$;
create trigger transactions_moves before insert or update on transactions for each row execute function refuse_unlisted_move();
create trigger accreditations_moves before insert or update on accreditations for each row execute function refuse_unlisted_move();
-- A move is judged by what the transaction is and whose it is: neither ever changes.
create function refuse_other_kind() returns trigger language plpgsql as $$
begin
  raise exception '% % keeps its kind and its agency.', tg_argv[0], new.id using errcode = 'LD003';
end $$;
create trigger transactions_kind before update of type, agency on transactions for each row
  when (new.type <> old.type or new.agency <> old.agency) execute function refuse_other_kind('Transaction');
create trigger accreditations_kind before update of agency on accreditations for each row
  when (new.agency <> old.agency) execute function refuse_other_kind('Accreditation');

-- The lists are ordered by the day the agency must have acted by. The domain counts it from the step log; it is kept
-- beside the case with the edition of what it was counted by: holidays and limits. A row of an older edition is counted anew.
create table clock_edition (
  id smallint primary key default 1 check (id = 1),
  edition int not null
);
insert into clock_edition (edition) values (1);

create function turn_clock_edition() returns trigger language plpgsql as $$
begin
  update clock_edition set edition = edition + 1;
  return null;
end $$;
create trigger holidays_turn_clock_edition after insert or update or delete on holidays
  for each statement execute function turn_clock_edition();
create trigger settings_turn_clock_edition after insert or update on settings
  for each row when (new.param_key like 'clock.%') execute function turn_clock_edition();
create trigger settings_removed_turn_clock_edition after delete on settings
  for each row when (old.param_key like 'clock.%') execute function turn_clock_edition();
