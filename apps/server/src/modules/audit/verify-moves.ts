import { statusMoves } from '@lading/domain/workflow/status-moves'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Fault } from './verify-audit.ts'

/**
 * Holds the register against its own log and the workflow: a status that no step led to, a step that no audit row tells
 * of, and a move in the table of moves that the workflow does not have.
 */
export async function verifyMoves(db: Db): Promise<Fault[]> {
  return [...(await strangeMoves(db)), ...(await strayStatuses(db)), ...(await silentSteps(db))]
}

async function strangeMoves(db: Db): Promise<Fault[]> {
  const known = new Set(
    statusMoves().map(({ subject, type, agency, from, to }) => [subject, type, agency, from, to].join(' ')),
  )
  const rows = await db.selectFrom('workflow_moves').selectAll().execute()
  return rows
    .filter(({ subject, type, agency, from_status, to_status }) => {
      return !known.has([subject, type, agency, from_status, to_status].join(' '))
    })
    .map(({ subject, type, agency, from_status, to_status }) => ({
      chain: 'moves',
      chain_no: null,
      what: `The table of moves lets a ${subject} (${agency}, type ${type}) go from ${from_status ?? 'nothing'} to ${to_status}; the workflow does not.`,
    }))
}

async function strayStatuses(db: Db): Promise<Fault[]> {
  const { rows } = await sql<{ id: number; status: number; to_status: number | null }>`
    select t.id, t.status, s.to_status from transactions t
    left join lateral (
      select to_status from transaction_steps where transaction_id = t.id order by id desc limit 1) s on true
    where s.to_status is distinct from t.status order by t.id`.execute(db)
  return rows.map(({ id, status, to_status }) => ({
    chain: `transaction-${id}`,
    chain_no: null,
    what: `Its status is ${status}, and its last step led to ${to_status ?? 'nothing'}.`,
  }))
}

/** The first step of a draft is told by the row that opens it; the history of a demonstration by the one that made it. */
async function silentSteps(db: Db): Promise<Fault[]> {
  const { rows } = await sql<{ transaction_id: number; row_id: string }>`
    select s.transaction_id, s.row_id from transaction_steps s
    where s.from_status is not null
      and s.at > (select coalesce(max(at), '-infinity') from audit_entries where action = 'seed-demo')
      and not exists (
      select from audit_entries e where e.chain = 'transaction-' || s.transaction_id and e.facts ->> 'row' = s.row_id)
    order by s.id`.execute(db)
  return rows.map(({ transaction_id, row_id }) => ({
    chain: `transaction-${transaction_id}`,
    chain_no: null,
    what: `No row tells of its step ${row_id}.`,
  }))
}
