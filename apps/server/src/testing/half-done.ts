import { sql } from 'kysely'
import { anchorFile } from '#modules/audit/anchor-file'
import { verifyAudit } from '#modules/audit/verify-audit'
import type { Db } from '#platform/database'
import { fileStore } from '#platform/files'
import { openVerificationKeys } from '#platform/signing/verification-keys'
import { join } from 'node:path'

/** What must hold of every row whenever nothing is under way: each query finds what is half done, as one sentence a row. */
const rules = {
  'a case is where its last step led': sql`
    select t.id || ' stands at ' || t.status || ', its last step led to ' || s.to_status
    from transactions t join lateral (
      select to_status from transaction_steps where transaction_id = t.id order by id desc limit 1) s on true
    where s.to_status <> t.status`,
  'an accreditation follows its application': sql`
    select t.id || ' stands at ' || t.status || ', its accreditation at ' || a.status
    from transactions t join accreditations a on a.transaction_id = t.id where a.status <> t.status`,
  'what was filed is kept, numbered, acknowledged and audited, once': sql`
    select t.id || ': ' || steps.n || ' steps, ' || kept.n || ' submissions, ' || papers.n || ' papers, ' || audit.n || ' audit rows'
    from transactions t,
      lateral (select count(*) n from transaction_steps where transaction_id = t.id and action = 'submit') steps,
      lateral (select count(*) n from transaction_submissions where transaction_id = t.id and round = 0) kept,
      lateral (select count(*) n from issued_documents where transaction_id = t.id and kind = 'acknowledgement') papers,
      lateral (select count(*) n from audit_entries where chain = 'transaction-' || t.id and action = 'submit') audit
    where t.status <> 0 and not (steps.n = 1 and kept.n = 1 and papers.n = 1 and audit.n = 1
      and t.queue_number is not null and t.filed_at is not null)`,
  'a draft has nothing of a filed one': sql`
    select id || ' is a draft with a queue number or a declaration' from transactions
    where status = 0 and (queue_number is not null or filed_at is not null or declared_at is not null)`,
  'every move is audited, in the chain of its case': sql`
    select transaction_id || ': ' || row_id || ' is not in the audit' from transaction_steps s
    where action <> 'create' and not exists (
      select 1 from audit_entries e where e.chain = 'transaction-' || s.transaction_id and e.facts ->> 'row' = s.row_id)`,
  'an order of payment to be validated has one open attempt, with its proof': sql`
    select i.id || ' has ' || count(p.id) || ' open attempts' from invoices i
    left join payment_attempts p on p.invoice_id = i.id and p.status = 9 and p.proof_file_id is not null
    where i.status = 9 group by i.id having count(p.id) <> 1`,
  'an attempt waits where its order of payment waits': sql`
    select p.id || ' waits, its order stands at ' || i.status || ', the case at ' || t.status
    from payment_attempts p join invoices i on i.id = p.invoice_id join transactions t on t.id = i.transaction_id
    where p.status = 9 and (i.status <> 9 or t.status <> 16)`,
  'what is paid has its receipt, and what has a receipt is paid': sql`
    select i.id || ' is ' || i.status || ' with ' || count(r.id) || ' receipts and ' || count(d.id) || ' papers' from invoices i
    left join receipts r on r.invoice_id = i.id left join issued_documents d on d.receipt_id = r.id
    group by i.id having count(r.id) <> (case when i.status = 1 then 1 else 0 end) or count(d.id) <> count(r.id)`,
  'no case is beyond approval without its certificate': sql`
    select t.id || ' stands at ' || t.status || ' without a certificate that is ready' from transactions t
    where t.status in (19, 20, 21, 22) and not exists (
      select 1 from issued_documents d where d.transaction_id = t.id and d.kind = 'certificate' and d.state = 'ready')`,
  'an approved case has its certificate ordered': sql`
    select t.id || ' is approved without a certificate on order' from transactions t
    where t.status = 18 and not exists (
      select 1 from issued_documents d where d.transaction_id = t.id and d.kind = 'certificate' and d.state in ('queued', 'failed'))`,
  'numbers have neither gaps nor doubles': sql`
    select series || ' of ' || period || ' came to ' || last_number || ', used were ' || coalesce(string_agg(used.n::text, ' ' order by used.n), 'none')
    from number_series s left join lateral (
      select queue_number n from transactions where s.series = 'queue-' || agency and queue_day::text = s.period
      union all select right(reference, 6)::int from transactions where s.series like 'reference-%'
      union all select right(number, 6)::int from invoices where s.series = 'order-of-payment-' || agency
      union all select right(number, 6)::int from receipts where s.series = 'receipt-' || agency
      union all select right(number, 6)::int from issued_documents where s.series like 'certificate-%' and kind = 'certificate'
    ) used on used.n is not null
    group by series, period, last_number
    having array_agg(used.n order by used.n) <> array(select generate_series(1, last_number))`,
} as const

/** Everything half done in a portal that has stopped: rows, files and the audit. Nothing where all is well. */
export async function halfDone(db: Db, data_dir: string): Promise<string[]> {
  const faults: string[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await sql<{ found: string }>`select found.* from (${query}) as found (found)`.execute(db)
    faults.push(...rows.map(({ found }) => `${rule}: ${found}`))
  }
  return [...faults, ...(await filesGone(db, data_dir)), ...(await auditFaults(db, data_dir))]
}

/** A file that an act took up is there, byte for byte. */
async function filesGone(db: Db, data_dir: string): Promise<string[]> {
  const store = fileStore(join(data_dir, 'files'))
  const taken = await db
    .selectFrom('files')
    .select(['id', 'storage_key', 'sha256'])
    .where('attached_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  const checks = taken.map(({ id, storage_key, sha256 }) =>
    store.get(storage_key, sha256).then(
      () => [],
      (error: Error) => [`file ${id}: ${error.message}`],
    ),
  )
  return (await Promise.all(checks)).flat()
}

async function auditFaults(db: Db, data_dir: string): Promise<string[]> {
  const keys = openVerificationKeys({ signing_keys: undefined, data_dir }, new Date())
  const { faults } = await verifyAudit(db, anchorFile({ data_dir }), keys)
  return faults.map(({ chain, chain_no, what }) => `audit ${chain} ${chain_no}: ${what}`)
}
