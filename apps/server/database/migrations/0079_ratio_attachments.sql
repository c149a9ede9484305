-- What the evaluator keeps beside the figures of a ratio analysis: read by staff alone.
create table ratio_attachments (
  id int generated always as identity primary key,
  transaction_id int not null references transactions,
  file_id uuid not null unique references files,
  attached_by int not null references users,
  attached_at timestamptz not null
);
create index ratio_attachments_transaction on ratio_attachments (transaction_id, id);
