-- Beside the due day the rest of the clock's answer is kept, so that a line of a list needs no step log (ADR 14), and
-- what must be counted anew is found by an index: the clocks that run, by the edition they were counted by.
alter table transactions
  add column clock_state text,
  add column clock_used smallint, -- working days used up to and with the day below
  add column clock_counted_on date;

drop index transactions_due_edition;
create index transactions_clock_runs on transactions (due_edition, id) where clock_state = 'runs';
-- Open, and no clock was ever counted: what stood there before this migration, and what was written by hand.
create index transactions_clock_unknown on transactions (id)
  where clock_state is null and status not in (0, 22, 24, 25, 26, 28, 33, 34, 35);

-- What time alone may move (`apply-deadlines`): the client's deadline has passed, or nothing happened for long.
create index transactions_client_deadline on transactions (client_deadline_on, id)
  where status in (0, 1, 3, 4, 15, 21, 30) and client_deadline_on is not null;
create index transactions_idle on transactions (last_activity_at, id) where status in (0, 1, 3, 4, 15, 21, 30);

-- The papers and receipts of an order of payment.
create index receipts_invoice on receipts (invoice_id);
create index issued_documents_invoice on issued_documents (invoice_id) where invoice_id is not null;
