import { statusMoves } from '@lading/domain/workflow/status-moves'
import type { Db } from '#platform/database'
import type { Fault } from './verify-audit.ts'
import { verifySteps } from './verify-steps.ts'

/**
 * Holds the register against its own log and the workflow: a status that no step led to, a step that no audit row tells
 * of, and a move in the table of moves that the workflow does not have.
 */
export async function verifyMoves(db: Db): Promise<Fault[]> {
  return [...(await strangeMoves(db)), ...(await verifySteps(db))]
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
