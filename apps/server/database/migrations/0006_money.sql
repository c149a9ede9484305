-- Invoices (orders of payment), the attempts to pay them, and official receipts.
create table invoices (
  id int generated always as identity primary key,
  number text unique,
  slug text not null unique,
  agency text not null check (agency in ('dti', 'cab')),
  business_id int not null references businesses,
  transaction_id int references transactions,
  purpose text not null check (purpose in ('application-fee', 'order-of-payment', 'fine')),
  status smallint not null check (status between 0 and 9),
  accreditation numeric(14,2) not null default 0,
  penalty numeric(14,2) not null default 0,
  discount numeric(14,2) not null default 0,
  total_amount_due numeric(14,2) not null check (total_amount_due >= 0),
  due_date date,
  issued_at timestamptz,
  issued_by int references users,
  void_reason text not null default '',
  created_by int references users,
  created_at timestamptz not null,
  version int not null default 1,
  check (total_amount_due = accreditation + penalty - discount)
);
create index invoices_transaction on invoices (transaction_id);
create index invoices_business on invoices (business_id, id desc);
create unique index invoices_one_open on invoices (transaction_id, purpose) where status not in (1, 7, 8) and purpose <> 'fine';

create table invoice_lines (
  invoice_id int not null references invoices on delete cascade,
  position int not null,
  param_key text not null,
  label text not null,
  quantity int not null check (quantity > 0),
  unit_amount numeric(14,2) not null,
  amount numeric(14,2) not null,
  why text not null,
  primary key (invoice_id, position),
  check (amount = quantity * unit_amount)
);

create table payment_attempts (
  id int generated always as identity primary key,
  invoice_id int not null references invoices,
  attempt_no int not null,
  channel text not null check (channel in ('counter', 'maya')),
  status smallint not null check (status in (1, 3, 4, 5, 6, 7, 8, 9)),
  amount numeric(14,2) not null check (amount > 0),
  paid_on date,
  payment_reference text not null default '',
  proof_file_id uuid references files,
  provider_id text unique,
  posted_by int not null references users,
  posted_at timestamptz not null,
  decided_by int references users,
  decided_at timestamptz,
  refusal text not null default '',
  unique (invoice_id, attempt_no)
);
create unique index payment_attempts_one_open on payment_attempts (invoice_id) where status in (5, 9);
create unique index payment_attempts_one_paid on payment_attempts (invoice_id) where status = 1;

create table receipts (
  id int generated always as identity primary key,
  number text not null unique,
  slug text not null unique,
  agency text not null check (agency in ('dti', 'cab')),
  invoice_id int not null references invoices,
  attempt_id int not null unique references payment_attempts,
  amount numeric(14,2) not null,
  mode text not null,
  payor text not null,
  issued_at timestamptz not null,
  issued_by int not null references users,
  cancelled_at timestamptz
);
