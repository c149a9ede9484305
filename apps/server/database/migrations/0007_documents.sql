-- Papers the portal issues. The payload is frozen in the act that orders the paper; a job renders it until it exists.
create table issued_documents (
  id int generated always as identity primary key,
  kind text not null check (kind in ('acknowledgement', 'order-of-payment', 'official-receipt', 'certificate', 'branch-certificate',
    'memorandum', 'denial-notice', 'loa', 'certification', 'sec-recommendation')),
  transaction_id int references transactions,
  accreditation_id int references accreditations,
  invoice_id int references invoices,
  receipt_id int references receipts,
  number text not null default '',
  version_no int not null default 1,
  slug text not null unique,
  audience text not null check (audience in ('staff', 'client', 'public')),
  payload jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'ready', 'failed', 'void')),
  attempts int not null default 0,
  last_error text not null default '',
  next_attempt_at timestamptz,
  held_until timestamptz, -- by the process that draws it; after a crash the hold runs out and another draws it
  file_id uuid references files,
  status_index int unique,
  standing text not null default 'draft' check (standing in ('draft', 'issued', 'suspended', 'replaced', 'void')),
  replaced_by int references issued_documents,
  security_paper_serial text not null default '',
  created_at timestamptz not null,
  ready_at timestamptz,
  issued_at timestamptz,
  voided_at timestamptz,
  check (state <> 'ready' or file_id is not null),
  check (standing <> 'issued' or file_id is not null)
);
create index issued_documents_transaction on issued_documents (transaction_id, kind);
create index issued_documents_accreditation on issued_documents (accreditation_id, kind);
create index issued_documents_queued on issued_documents (id) where state in ('queued', 'failed');
create sequence certificate_status_index minvalue 0 start 0;

create table releases (
  id int generated always as identity primary key,
  transaction_id int not null references transactions,
  manner text not null check (manner in ('electronic', 'claimant', 'unclaimed')),
  claimant_name text not null default '',
  claimant_identification text not null default '',
  authority_file_id uuid references files,
  released_on date not null,
  released_by int references users,
  at timestamptz not null
);

-- Optional and confidential: never blocks a release.
create table satisfaction_answers (
  id int generated always as identity primary key,
  transaction_id int unique references transactions,
  agency text not null check (agency in ('dti', 'cab')),
  control_number text not null unique,
  answers jsonb not null,
  suggestions text not null default '',
  answered_on date not null
);
