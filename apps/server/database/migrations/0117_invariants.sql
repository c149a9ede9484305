-- What must hold of every row whenever no act is under way, each as a view that stays empty: a row is one fault, as a
-- sentence, and the comment says what it means. They read whole tables: `npm run records:verify` and tests ask them, calls
-- and jobs never. A migration that changes a column they read makes those views anew.

-- Written as the domain says it; a test compares both.
create view documents_of_approval (type, kind) as
  values (1, 'certificate'), (2, 'certificate'), (3, 'certificate'), (4, 'certificate'), (12, 'certificate'),
    (16, 'certification'), (17, 'sec-recommendation');
comment on view documents_of_approval is
  'The document that the approval of each type makes, whatever is answered.';

create view invariant_transaction_beside_its_steps (found) as
  select t.id || ' stands at ' || t.status || ', its last step led to ' || s.to_status
  from transactions t join lateral (
    select to_status from transaction_steps where transaction_id = t.id order by id desc limit 1) s on true
  where s.to_status <> t.status;
comment on view invariant_transaction_beside_its_steps is
  'A transaction has another status than the one its last step led to.';

create view invariant_request_beside_nothing (found) as
  select t.id || ' stands at ' || t.status || ', its client waits for an answer'
  from transactions t where t.request_asked_at is not null and t.status not in (0, 14);
comment on view invariant_request_beside_nothing is
  'A client waits for an answer to a request to be excused, with neither a draft nor a penalty beside it.';

-- An application ends where it is accredited; from then on its accreditation goes its own way.
create view invariant_accreditation_beside_its_application (found) as
  select t.id || ' stands at ' || t.status || ', its accreditation at ' || a.status
  from transactions t join accreditations a on a.transaction_id = t.id
  where a.status <> t.status and not (t.status = 22 and a.status in (26, 28, 29, 31, 32, 33, 34));
comment on view invariant_accreditation_beside_its_application is
  'An accreditation has another status than its application, which is not finished.';

-- Cases open with the agency and are never submitted (18, 19). A draft also falls with its accreditation.
create view invariant_filed_without_a_trace (found) as
  select t.id || ': ' || steps.opened || ' submitted, ' || steps.received || ' received, ' || kept.n || ' submissions, '
    || documents.n || ' documents, ' || audit.n || ' audit rows'
  from transactions t,
    lateral (select count(*) filter (where action like 'submit%') opened,
      count(*) filter (where action in ('submit', 'complete-requirements')) received
      from transaction_steps where transaction_id = t.id) steps,
    lateral (select count(*) n from transaction_submissions where transaction_id = t.id and round = 0) kept,
    lateral (select count(*) n from issued_documents where transaction_id = t.id and kind = 'acknowledgement') documents,
    lateral (select count(*) n from audit_entries where chain = 'transaction-' || t.id
      and action in ('submit', 'complete-requirements')) audit
  where t.status not in (0, 25) and not (t.status = 26 and t.submitted_at is null) and t.type not in (18, 19)
    and not (steps.opened = 1 and documents.n = steps.received and audit.n = steps.received
      and (steps.received = 0 or kept.n = 1 and t.queue_number is not null and t.filed_at is not null));
comment on view invariant_filed_without_a_trace is
  'What was filed is not kept, numbered, acknowledged and in the audit, once each time it was received.';

create view invariant_draft_with_parts_of_a_filing (found) as
  select t.id || ' is a draft with a queue number or a declaration' from transactions t
  where (t.status in (0, 25) or t.status = 26 and t.submitted_at is null)
    and (t.queue_number is not null or t.filed_at is not null or t.declared_at is not null);
comment on view invariant_draft_with_parts_of_a_filing is
  'A draft, thrown away or not, has a queue number, a day of filing or a declaration.';

create view invariant_move_outside_the_audit (found) as
  select s.transaction_id || ': ' || s.row_id || ' is not in the audit' from transaction_steps s
  where s.from_status is not null and not exists (
    select 1 from audit_entries e where e.chain = 'transaction-' || s.transaction_id and e.facts ->> 'row' = s.row_id);
comment on view invariant_move_outside_the_audit is
  'A move is missing from the chain of the audit of its transaction.';

create view invariant_order_without_its_attempt (found) as
  select i.id || ' has ' || count(p.id) || ' open attempts, ' || count(p.id) filter (where not p.is_shown) || ' without the proof'
  from invoices i left join (
    select p.id, p.invoice_id, p.proof_file_id is not null or u.audience = 'staff' as is_shown
    from payment_attempts p join users u on u.id = p.posted_by where p.status = 9) p on p.invoice_id = i.id
  where i.status = 9 group by i.id having count(p.id) <> 1 or not bool_and(p.is_shown);
comment on view invariant_order_without_its_attempt is
  'An order of payment to be validated has no open attempt, or several, or one that its client posted without proof.';

create view invariant_attempt_beside_its_order (found) as
  select p.id || ' waits, its order stands at ' || i.status || ', the transaction at ' || t.status
  from payment_attempts p join invoices i on i.id = p.invoice_id join transactions t on t.id = i.transaction_id
  where p.status = 9 and (i.status <> 9 or t.status not in (10, 16));
comment on view invariant_attempt_beside_its_order is
  'A payment waits to be validated, and its order of payment or its transaction does not.';

create view invariant_payment_without_its_receipt (found) as
  select i.id || ' is ' || i.status || ' with ' || count(r.id) || ' receipts and ' || count(d.id) || ' documents'
  from invoices i left join receipts r on r.invoice_id = i.id left join issued_documents d on d.receipt_id = r.id
  group by i.id having count(r.id) <> (case when i.status = 1 then 1 else 0 end) or count(d.id) <> count(r.id);
comment on view invariant_payment_without_its_receipt is
  'An order of payment is paid without its one receipt, or has a receipt and is not paid.';

create view invariant_approved_without_its_document (found) as
  select t.id || ' stands at ' || t.status || ' without a ' || d.kind || ' that is ready'
  from transactions t join documents_of_approval d on d.type = t.type
  where t.status in (19, 20, 21, 22) and not exists (
    select 1 from issued_documents i where i.transaction_id = t.id and i.kind = d.kind and i.state = 'ready');
comment on view invariant_approved_without_its_document is
  'A transaction is beyond approval, and the document that it makes is not ready.';

create view invariant_printed_before_its_branches (found) as
  select t.id || ' stands at ' || t.status || ', ' || d.number || ' is ' || d.state
  from transactions t join issued_documents d on d.transaction_id = t.id and d.kind = 'branch-certificate'
  where t.status in (20, 21, 22) and d.state in ('queued', 'failed');
comment on view invariant_printed_before_its_branches is
  'A transaction is beyond printing while the certificate of a branch is not made.';

create view invariant_approved_with_nothing_ordered (found) as
  select t.id || ' is approved without a ' || d.kind || ' on order'
  from transactions t join documents_of_approval d on d.type = t.type
  where t.status = 18 and not exists (
    select 1 from issued_documents i
    where i.transaction_id = t.id and i.kind = d.kind and i.state in ('queued', 'failed'));
comment on view invariant_approved_with_nothing_ordered is
  'A transaction is approved, and the document that it makes is not on order.';

-- Numbers up to the highest of an earlier system are taken, whether the register holds them or not.
create view invariant_numbers_with_gaps_or_doubles (found) as
  with given (series, period, n) as (
    select 'queue-' || agency, queue_day::text, queue_number from transactions where queue_number is not null
    union all select 'reference-' || agency || '-' || split_part(reference, '-', 2), split_part(reference, '-', 3),
      split_part(reference, '-', 4)::int from transactions
    union all select 'order-of-payment-' || agency, split_part(number, '-', 3), split_part(number, '-', 4)::int
      from invoices where number is not null
    union all select 'receipt-' || agency, split_part(number, '-', 3), split_part(number, '-', 4)::int from receipts
    union all select 'satisfaction-' || agency, split_part(control_number, '-', 3), split_part(control_number, '-', 4)::int
      from satisfaction_answers
    union all select d.kind || '-' || t.agency, split_part(d.number, '-', 3), split_part(d.number, '-', 4)::int
      from issued_documents d join transactions t on t.id = d.transaction_id
      where d.kind in ('certification', 'sec-recommendation', 'zero-assessment')
    -- A certificate issued again keeps its number, with a letter behind it.
    union all select distinct 'certificate-' || t.agency, '20' || split_part(d.number, '-', 1), split_part(d.number, '-', 3)::int
      from issued_documents d join transactions t on t.id = d.transaction_id
        join accreditations a on a.id = d.accreditation_id and not a.is_migrated
      where d.kind = 'certificate'
  ), imported (series, period, highest) as (
    select 'certificate-' || agency, '20' || split_part(number, '-', 1), max(split_part(number, '-', 3)::int)
    from accreditations where is_migrated group by 1, 2
  ), used (series, period, n) as (
    select series, period, n from given
    union all select s.series, s.period, n
      from imported i join number_series s on s.series = i.series and s.period = i.period,
        generate_series(1, least(i.highest, s.last_number)) n
      where not exists (select from given g where g.series = s.series and g.period = s.period and g.n = n)
  )
  select s.series || ' of ' || s.period || ' came to ' || s.last_number || ', used were '
    || coalesce(string_agg(used.n::text, ' ' order by used.n), 'none')
  from number_series s left join used on used.series = s.series and used.period = s.period
  group by s.series, s.period, s.last_number
  having coalesce(array_agg(used.n order by used.n) filter (where used.n is not null), '{}')
    <> array(select generate_series(1, s.last_number));
comment on view invariant_numbers_with_gaps_or_doubles is
  'A number of a series was left out, or given twice.';

create view invariant_report_beside_its_obligation (found) as
  select r.id || ' is accepted, the obligation ' || o.id || ' is not complied with'
  from transactions r join obligations o on o.id = r.obligation_id
  where r.type between 13 and 15 and r.status = 22 and o.complied_on is null;
comment on view invariant_report_beside_its_obligation is
  'A report is accepted, and its obligation is not complied with.';

create view invariant_obligation_complied_without_report (found) as
  select o.id || ' is complied with, no report of it is accepted' from obligations o
  where o.type in (13, 14) and o.complied_on is not null
    and not exists (select from transactions r where r.obligation_id = o.id and r.status = 22);
comment on view invariant_obligation_complied_without_report is
  'The obligation about a period is complied with, and no report of it is accepted.';

create view invariant_reminder_of_nothing_owed (found) as
  select o.id || ' is reminded of on ' || o.remind_on from obligations o
  where o.remind_on is not null and (o.complied_on is not null or o.ended_on is not null);
comment on view invariant_reminder_of_nothing_owed is
  'A reminder is planned of an obligation that is complied with, or has ended.';

-- 25, 26 and 35: the report ended so, and what it answered is owed again.
create view invariant_obligation_beside_its_report (found) as
  select o.id || ' was filed ' || coalesce('on ' || o.filed_on, 'on no day') || ', its report stands at '
    || coalesce(r.status::text, 'nothing')
  from obligations o left join transactions r on r.obligation_id = o.id and r.status not in (25, 26, 35)
  where o.ended_on is null and (o.filed_on is not null) <> (coalesce(r.status, 0) <> 0);
comment on view invariant_obligation_beside_its_report is
  'An obligation says that it was filed while its report is not, or the other way round.';

create view invariant_periods_that_overlap (found) as
  select o.id || ' and ' || p.id || ' are about the same days' from obligations o
  join obligations p on p.business_id = o.business_id and p.agency = o.agency and p.type = o.type and p.id > o.id
  where o.type in (13, 14) and o.ended_on is null and p.ended_on is null
    and daterange(o.first_day, o.last_day, '[]') && daterange(p.first_day, p.last_day, '[]');
comment on view invariant_periods_that_overlap is
  'A business owes two reports of one type about the same day.';

create view invariant_period_without_the_next (found) as
  select o.id || ' ends on ' || o.last_day || ', nothing follows it' from obligations o
  where o.type in (13, 14) and o.ended_on is null and (o.opened_on is not null or o.complied_on is not null)
    and not exists (select from obligations n where n.business_id = o.business_id and n.agency = o.agency
      and n.type = o.type and n.first_day = o.last_day + 1);
comment on view invariant_period_without_the_next is
  'The period after one that was opened is not planned, or days lie between.';

create view invariant_accreditation_without_reports (found) as
  select a.id || ' owes no report of type ' || planned.type
  from accreditations a cross join (values (13), (14)) planned (type)
  where a.status in (20, 21, 22) and a.reports_planned > 0
    and not exists (select from obligations o where o.business_id = a.business_id and o.agency = a.agency
      and o.type = planned.type and o.ended_on is null);
comment on view invariant_accreditation_without_reports is
  'An accreditation is in force, and no report of a type that it owes is planned.';

-- The history of a business; a scope that is given up follows rules of its own.
create view invariant_register_without_approval (found) as
  select t.id || ' stands at ' || t.status || ' and changed the register' from transactions t
  where not t.ever_approved and t.status <> 22 and exists (select from register_changes c where c.transaction_id = t.id);
comment on view invariant_register_without_approval is
  'A transaction that was neither approved nor accepted changed the register.';

create view invariant_register_of_another (found) as
  select c.id || ' is of business ' || c.business_id || ' from ' || coalesce(c.effective_on::text, 'no day')
  from register_changes c join transactions t on t.id = c.transaction_id
  where c.business_id <> t.business_id or c.effective_on is null;
comment on view invariant_register_of_another is
  'A change of the register is of another business than its transaction, or does not say from when.';

-- The documents of type 7 have a register of their own.
create view invariant_change_outside_the_register (found) as
  select t.id || ' stands at ' || t.status || ' without a change of the register' from transactions t
  where t.type between 3 and 12 and t.type <> 7 and t.status in (19, 20, 21, 22)
    and not exists (select from register_changes c where c.transaction_id = t.id);
comment on view invariant_change_outside_the_register is
  'An approved change took effect and does not stand in the history of its business.';

create view invariant_register_says_it_again (found) as
  select c.id || ' says again what ' || c.transaction_id || ' entered before' from register_changes c
  where not jsonb_exists(c.after, 'nvocc')
    and exists (select from register_changes p where p.transaction_id = c.transaction_id and p.id < c.id)
    and not exists (
      select from jsonb_each(c.after) e where e.value is distinct from (
        select p.after -> e.key from register_changes p
        where p.transaction_id = c.transaction_id and p.id < c.id and jsonb_exists(p.after, e.key)
        order by p.id desc limit 1));
comment on view invariant_register_says_it_again is
  'A transaction entered a second time, uncorrected, what it had entered before.';
