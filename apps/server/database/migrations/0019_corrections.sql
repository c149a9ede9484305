-- What the agency corrected of the filed answers after approval, because the certificate was wrong in it.
create table transaction_corrections (
  id int generated always as identity primary key,
  transaction_id int not null references transactions,
  -- The answer, as `business_name` or `branches.k1.street`, and how the form calls it.
  path text not null,
  label text not null,
  before text not null,
  after text not null,
  reason text not null check (reason <> ''),
  corrected_by int not null references users,
  corrected_at timestamptz not null
);
create index transaction_corrections_transaction on transaction_corrections (transaction_id);
