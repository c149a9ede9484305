import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database'
import { textIn } from '#platform/jsonb'
import type { MoveFacts } from './record.ts'
import type { Fault } from './verify-audit.ts'
import { inPages } from '#platform/in-pages'

/** What moves, the log of its steps, and the audit rows that tell of a step `s`. */
interface Log {
  readonly subject: 'transaction' | 'accreditation'
  readonly table: RawBuilder<unknown>
  readonly steps: RawBuilder<unknown>
  readonly owner: RawBuilder<unknown>
  readonly told: RawBuilder<unknown>
}

const rowOf = textIn<MoveFacts>('e.facts')('row')

const byTransaction = sql`exists (
  select from audit_entries e where e.chain = 'transaction-' || s.transaction_id and ${rowOf} = s.row_id)`
const byAccreditation = sql`exists (
  select from audit_entries e where e.object = 'accreditation' and e.object_id = s.accreditation_id::text
  and ${rowOf} = s.row_id)`

const logs: readonly Log[] = [
  {
    subject: 'transaction',
    table: sql.table('transactions'),
    steps: sql.table('transaction_steps'),
    owner: sql.ref('transaction_id'),
    told: byTransaction,
  },
  {
    subject: 'accreditation',
    table: sql.table('accreditations'),
    steps: sql.table('accreditation_steps'),
    owner: sql.ref('accreditation_id'),
    // it moves by an act of its own, or follows the transaction that makes it
    told: sql`(${byAccreditation} or ${byTransaction})`,
  },
]

/** Holds each transaction and accreditation against its steps, and each step against the audit; read in pages. */
export async function verifySteps(db: Db): Promise<Fault[]> {
  const since = await demonstrationMadeAt(db)
  const faults: Fault[] = []
  for (const log of logs) {
    for await (const page of inPages(statusesOf(db, log))) faults.push(...page.flatMap(strayStatus(log)))
    for await (const page of inPages(stepsOf(db, log, since))) faults.push(...page.flatMap(silentStep(log)))
  }
  return faults
}

/** The history of a demonstration is told by the one row that made it. */
async function demonstrationMadeAt(db: Db): Promise<Date> {
  const made = db.selectFrom('audit_entries').where('action', '=', 'seed-demo')
  const { at } = await made.select((eb) => eb.fn.max<Date | null>('at').as('at')).executeTakeFirstOrThrow()
  return at ?? new Date(0)
}

interface Stand {
  readonly id: number
  readonly status: number
  readonly to_status: number | null
}

const statusesOf = (db: Db, { table, steps, owner }: Log) => {
  return async (after: number, limit: number): Promise<readonly Stand[]> => {
    const { rows } = await sql<Stand>`
      select t.id, t.status, s.to_status from ${table} t
      left join lateral (select to_status from ${steps} where ${owner} = t.id order by id desc limit 1) s on true
      where t.id > ${after} order by t.id limit ${limit}`.execute(db)
    return rows
  }
}

const strayStatus =
  ({ subject }: Log) =>
  ({ id, status, to_status }: Stand): Fault[] => {
    if (status === to_status) return []
    const what = `Its status is ${status}, and its last step led to ${to_status ?? 'nothing'}.`
    return [{ chain: `${subject}-${id}`, chain_no: null, what }]
  }

interface Step {
  readonly id: number
  readonly owner: number
  readonly row_id: string
  readonly is_told: boolean
}

/** The first step of a draft is told by the row that opens it, and that of an imported accreditation by its import. */
const stepsOf = (db: Db, { steps, owner, told }: Log, since: Date) => {
  return async (after: number, limit: number): Promise<readonly Step[]> => {
    const { rows } = await sql<Step>`
      select s.id, s.${owner} as owner, s.row_id, s.from_status is null or s.at <= ${since} or ${told} as is_told
      from ${steps} s where s.id > ${after} order by s.id limit ${limit}`.execute(db)
    return rows
  }
}

const silentStep =
  ({ subject }: Log) =>
  ({ owner, row_id, is_told }: Step): Fault[] =>
    is_told ? [] : [{ chain: `${subject}-${owner}`, chain_no: null, what: `No row tells of its step ${row_id}.` }]
