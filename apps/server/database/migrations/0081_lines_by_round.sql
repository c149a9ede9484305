-- Remarks on lines of reports, and the lines of earlier rounds (ADR 51).

alter table transaction_returns
  drop constraint transaction_returns_kind_check,
  add constraint transaction_returns_kind_check check (kind in ('document', 'field', 'line'));

-- The round that filed the line first as it stands; one further than the last submission while it is not filed yet.
alter table report_lines add column first_round int not null default 0 check (first_round >= 0);
-- What reports that came back before were filed with first was not kept: their lines are those of the last round.
update report_lines l set first_round = t.resubmissions
  from transactions t
  where t.id = l.transaction_id and t.resubmissions > 0;

-- Filed lines that were changed or removed since, with the rounds they were filed in: a line is kept once however many
-- rounds it went through, and nothing is copied that did not change.
create table report_line_history (
  transaction_id int not null references transactions,
  section text not null,
  number int not null check (number > 0),
  identity text not null,
  answers jsonb not null,
  first_round int not null check (first_round >= 0),
  last_round int not null check (last_round >= first_round),
  primary key (transaction_id, section, number, last_round)
);
create trigger report_line_history_append_only before update or delete on report_line_history
  for each row execute function refuse_change();
create trigger report_line_history_no_truncate before truncate on report_line_history
  for each statement execute function refuse_change();
