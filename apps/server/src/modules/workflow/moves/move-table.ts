import { statusMoves } from '@lading/domain/workflow/status-moves'
import { sql, type Insertable } from 'kysely'
import type { Db, Tables } from '#platform/database'

/** Writes the allowed moves into the table that the database's own trigger reads, so that both know the same workflow. */
export async function moveTable(db: Db): Promise<void> {
  const moves = statusMoves().map(({ subject, type, agency, from, to }) => ({
    subject,
    type,
    agency,
    from_status: from,
    to_status: to,
  }))
  if (await isWritten(db, moves)) return
  await db.transaction().execute(async (tx) => {
    await sql`lock table workflow_moves in exclusive mode`.execute(tx)
    await tx.deleteFrom('workflow_moves').execute()
    for (let at = 0; at < moves.length; at += 500) {
      await tx
        .insertInto('workflow_moves')
        .values(moves.slice(at, at + 500))
        .execute()
    }
  })
}

/** The table is read faster than it is written, and hardly ever differs: only after an update of the portal. */
async function isWritten(db: Db, moves: readonly Insertable<Tables['workflow_moves']>[]): Promise<boolean> {
  const rows = await db
    .selectFrom('workflow_moves')
    .select(['subject', 'type', 'agency', 'from_status', 'to_status'])
    .execute()
  const written = new Set(rows.map(lineOf))
  return rows.length === moves.length && moves.every((move) => written.has(lineOf(move)))
}

const lineOf = ({ subject, type, agency, from_status, to_status }: Insertable<Tables['workflow_moves']>) =>
  [subject, type, agency, from_status, to_status].join(' ')
