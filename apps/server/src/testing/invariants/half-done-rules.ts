import { documentsOf } from '@lading/contract/transaction-types'
import { familyOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { transactionTypes, type TransactionType } from '@lading/domain/transactions/transaction-type'
import { sql } from 'kysely'

/** The document that the approval of each type makes, whatever is answered; certificates of branches only where there are any. */
const approvalDocuments = sql`(values ${sql.join(
  transactionTypes.flatMap((type) =>
    documentsOf({ type, form: { branches: [] }, register: null })
      .filter((kind) => kind !== 'branch-certificate')
      .map((kind) => sql`(${type}::int, ${kind}::text)`),
  ),
)}) as document (type, kind)`

// Flow F opens with the agency and is never submitted.
const submittedTypes = transactionTypes.filter((type) => familyOf(type) !== 'case')
const types = (list: readonly TransactionType[]) => sql.raw(list.join(', '))

// An application ends where it is accredited; from then on its accreditation goes its own way.
const afterAccreditation = sql.raw(
  [
    Status.terminated,
    Status.expired,
    Status.forHearing,
    Status.forApprovalOfSuspension,
    Status.forApprovalOfRevocation,
    Status.suspended,
    Status.revoked,
  ].join(', '),
)

// A draft also falls with its accreditation.
const endedAsDraft = sql`t.status = 26 and t.submitted_at is null`

/** What must hold of every row whenever nothing is under way: each query finds what is half done, as one sentence a row. */
export const halfDoneRules = {
  'a case is where its last step led': sql`
    select t.id || ' stands at ' || t.status || ', its last step led to ' || s.to_status
    from transactions t join lateral (
      select to_status from transaction_steps where transaction_id = t.id order by id desc limit 1) s on true
    where s.to_status <> t.status`,
  'a request to be excused stands beside a draft, or a penalty to be paid': sql`
    select t.id || ' stands at ' || t.status || ', its client waits for an answer'
    from transactions t where t.request_asked_at is not null and t.status not in (0, 14)`,
  'an accreditation follows its application': sql`
    select t.id || ' stands at ' || t.status || ', its accreditation at ' || a.status
    from transactions t join accreditations a on a.transaction_id = t.id where a.status <> t.status
      and not (t.status = 22 and a.status in (${afterAccreditation}))`,
  'what was filed is kept, numbered, acknowledged and audited, once each time': sql`
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
    where t.status not in (0, 25) and not (${endedAsDraft}) and t.type in (${types(submittedTypes)})
      and not (steps.opened = 1 and documents.n = steps.received and audit.n = steps.received
        and (steps.received = 0 or kept.n = 1 and t.queue_number is not null and t.filed_at is not null))`,
  'a draft has nothing of a filed one, thrown away or not': sql`
    select t.id || ' is a draft with a queue number or a declaration' from transactions t
    where (t.status in (0, 25) or ${endedAsDraft}) and (queue_number is not null or filed_at is not null or declared_at is not null)`,
  'every move is audited, in the chain of its case': sql`
    select transaction_id || ': ' || row_id || ' is not in the audit' from transaction_steps s
    where from_status is not null and not exists (
      select 1 from audit_entries e where e.chain = 'transaction-' || s.transaction_id and e.facts ->> 'row' = s.row_id)`,
  'an order of payment to be validated has one open attempt, with its proof where the client posted it': sql`
    select i.id || ' has ' || count(p.id) || ' open attempts, ' || count(p.id) filter (where not p.is_shown) || ' without the proof'
    from invoices i left join (
      select p.id, p.invoice_id, p.proof_file_id is not null or u.audience = 'staff' as is_shown
      from payment_attempts p join users u on u.id = p.posted_by where p.status = 9) p on p.invoice_id = i.id
    where i.status = 9 group by i.id having count(p.id) <> 1 or not bool_and(p.is_shown)`,
  'an attempt waits where its order of payment waits': sql`
    select p.id || ' waits, its order stands at ' || i.status || ', the case at ' || t.status
    from payment_attempts p join invoices i on i.id = p.invoice_id join transactions t on t.id = i.transaction_id
    where p.status = 9 and (i.status <> 9 or t.status not in (10, 16))`,
  'what is paid has its receipt, and what has a receipt is paid': sql`
    select i.id || ' is ' || i.status || ' with ' || count(r.id) || ' receipts and ' || count(d.id) || ' documents' from invoices i
    left join receipts r on r.invoice_id = i.id left join issued_documents d on d.receipt_id = r.id
    group by i.id having count(r.id) <> (case when i.status = 1 then 1 else 0 end) or count(d.id) <> count(r.id)`,
  'no case is beyond approval without its document': sql`
    select t.id || ' stands at ' || t.status || ' without a ' || document.kind || ' that is ready'
    from transactions t join ${approvalDocuments} on document.type = t.type
    where t.status in (19, 20, 21, 22) and not exists (
      select 1 from issued_documents d where d.transaction_id = t.id and d.kind = document.kind and d.state = 'ready')`,
  'no case is beyond printing while a certificate of a branch waits': sql`
    select t.id || ' stands at ' || t.status || ', ' || d.number || ' is ' || d.state
    from transactions t join issued_documents d on d.transaction_id = t.id and d.kind = 'branch-certificate'
    where t.status in (20, 21, 22) and d.state in ('queued', 'failed')`,
  'an approved case has its document ordered': sql`
    select t.id || ' is approved without a ' || document.kind || ' on order'
    from transactions t join ${approvalDocuments} on document.type = t.type
    where t.status = 18 and not exists (
      select 1 from issued_documents d where d.transaction_id = t.id and d.kind = document.kind and d.state in ('queued', 'failed'))`,
  'numbers have neither gaps nor doubles': sql`
    with used (series, period, n) as (
      select 'queue-' || agency, queue_day::text, queue_number from transactions where queue_number is not null
      union all select 'reference-' || agency || '-' || split_part(reference, '-', 2), split_part(reference, '-', 3),
        split_part(reference, '-', 4)::int from transactions
      union all select 'order-of-payment-' || agency, split_part(number, '-', 3), split_part(number, '-', 4)::int
        from invoices where number is not null
      union all select 'receipt-' || agency, split_part(number, '-', 3), split_part(number, '-', 4)::int from receipts
      union all select 'satisfaction-' || agency, split_part(control_number, '-', 3), split_part(control_number, '-', 4)::int
        from satisfaction_answers
      union all select 'certification-' || t.agency, split_part(d.number, '-', 3), split_part(d.number, '-', 4)::int
        from issued_documents d join transactions t on t.id = d.transaction_id where d.kind = 'certification'
      union all select 'sec-recommendation-' || t.agency, split_part(d.number, '-', 3), split_part(d.number, '-', 4)::int
        from issued_documents d join transactions t on t.id = d.transaction_id where d.kind = 'sec-recommendation'
      union all select 'zero-assessment-' || t.agency, split_part(d.number, '-', 3), split_part(d.number, '-', 4)::int
        from issued_documents d join transactions t on t.id = d.transaction_id where d.kind = 'zero-assessment'
      -- A certificate issued again keeps its number, with a letter behind it.
      union all select distinct 'certificate-' || t.agency, '20' || split_part(d.number, '-', 1), split_part(d.number, '-', 3)::int
        from issued_documents d join transactions t on t.id = d.transaction_id where d.kind = 'certificate'
    )
    select s.series || ' of ' || s.period || ' came to ' || s.last_number || ', used were '
      || coalesce(string_agg(used.n::text, ' ' order by used.n), 'none')
    from number_series s left join used on used.series = s.series and used.period = s.period
    group by s.series, s.period, s.last_number
    having coalesce(array_agg(used.n order by used.n) filter (where used.n is not null), '{}')
      <> array(select generate_series(1, s.last_number))`,
} as const
