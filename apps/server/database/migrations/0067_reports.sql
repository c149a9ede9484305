-- Reports (types 13 to 15): what a business owes an agency, the cover of its insurance, penalties, and condonation (ADR 43).

-- The cover of a business with an agency, as an approval or an accepted report left it; the last one holds.
create table insurance_covers (
  id int generated always as identity primary key,
  business_id int not null references businesses,
  agency text not null check (agency in ('dti', 'cab')),
  transaction_id int references transactions, -- null where the register held it before
  insurer text not null,
  policy_number text not null,
  cover_amount numeric(14,2) not null,
  starts_on date not null,
  ends_on date not null,
  scope text not null default '',
  territory text not null default '',
  recorded_at timestamptz not null,
  check (ends_on >= starts_on)
);
create index insurance_covers_business on insurance_covers (business_id, agency, id desc);

-- One obligation a business, agency, type and period; of type 15 the period is the cover that the new policy follows.
create table obligations (
  id int generated always as identity primary key,
  business_id int not null references businesses,
  agency text not null check (agency in ('dti', 'cab')),
  accreditation_id int not null references accreditations,
  type smallint not null check (type between 13 and 15),
  period text not null,
  cover_id int references insurance_covers,
  opens_on date, -- null: nothing asks for it, the business may file of its own accord
  falls_on date, -- the due day before it is moved to a working day
  opened_on date,
  remind_on date, -- the next reminder; null once it is filed
  due_on date, -- as it stood when it was filed: a holiday proclaimed later moves it no more
  first_filed_on date,
  filed_on date, -- the day that counts
  complied_on date,
  ended_on date, -- with its accreditation
  check ((opens_on is null) = (falls_on is null))
);
create unique index obligations_key on obligations (business_id, agency, type, period) where ended_on is null;
create index obligations_to_open on obligations (opens_on, id)
  where opened_on is null and complied_on is null and ended_on is null;
create index obligations_cover on obligations (cover_id) where cover_id is not null;
create index obligations_to_remind on obligations (remind_on, id) where remind_on is not null;

-- The report that is written or filed for an obligation: one, unless it was deleted, terminated or rejected.
alter table transactions add column obligation_id int references obligations;
create unique index transactions_one_report on transactions (obligation_id)
  where obligation_id is not null and status not in (25, 26, 35);
-- What the portal opens by itself has no author.
alter table transactions alter column author_id drop not null;

-- For how many types of report the first obligation of an accreditation was planned; the job finds those with fewer.
alter table accreditations add column reports_planned smallint not null default 0;
create index accreditations_to_plan on accreditations (reports_planned, id) where status in (20, 21, 22, 33);

-- Penalties as they were assessed, whatever the catalogue says later.
create table transaction_penalties (
  transaction_id int not null references transactions,
  position int not null,
  reference_id text not null,
  violation text not null,
  division text not null,
  unit text not null,
  units int not null check (units > 0),
  unit_amount numeric(14,2) not null,
  amount numeric(14,2) not null check (amount = units * unit_amount),
  why text not null,
  legal_basis text not null,
  assessed_by int references users,
  assessed_at timestamptz not null,
  primary key (transaction_id, position)
);

-- A client asks to be excused from a penalty; the order of payment waits for the answer.
create table condonations (
  transaction_id int primary key references transactions,
  reason text not null,
  letter_file_id uuid references files,
  asked_by int not null references users,
  asked_at timestamptz not null,
  outcome text not null default 'asked' check (outcome in ('asked', 'declined', 'condoned')),
  decided_by int references users,
  decided_at timestamptz,
  order_number text not null default '',
  order_file_id uuid references files,
  answer text not null default '',
  check ((outcome = 'asked') = (decided_at is null))
);
create index condonations_letter on condonations (letter_file_id) where letter_file_id is not null;
create index condonations_order on condonations (order_file_id) where order_file_id is not null;
alter table transactions add column condonation_asked_at timestamptz; -- until it is answered

create or replace function stands_in(condition text, t transactions) returns boolean language sql immutable as $$
  select case condition
    when '' then true
    when 'no-processor' then t.processor_id is null
    when 'processor-is-me' then t.processor_id is not null
    when 'not-recommended' then t.recommendation is null
    when 'recommended' then t.recommendation is not null
    when 'returned-from-hearing' then t.returned_from = 29
    when 'condonation-asked' then t.condonation_asked_at is not null
  end
$$;
create trigger transactions_condonation_lists after update on transactions for each row
  when (old.condonation_asked_at is distinct from new.condonation_asked_at) execute function relist();

-- The last day of cover is asked once, in the form; the policy of a draft bears what is answered there.
update requirements set definition = definition || '{"day_answer": "insurance_ends_on"}' where code = 'R15-01';
