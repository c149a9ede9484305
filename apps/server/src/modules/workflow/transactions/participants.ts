import type { ParticipantRole, Participants } from '@lading/domain/workflow/who'
import { type Expression, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/database'

/** Who has had which role on a transaction, over all its rounds. */
export async function participantsOf(db: Db, transaction_id: number): Promise<Participants> {
  return byRole(await rolesOn(db, sql.val(transaction_id)).execute())
}

/** The same within the statement that reads the transaction; `byRole` makes them of it. */
export const rolesTaken = (db: Db, transaction_id: Expression<number>) => jsonArrayFrom(rolesOn(db, transaction_id))

const rolesOn = (db: Db, transaction_id: Expression<number>) =>
  db.selectFrom('transaction_participants').select(['user_id', 'role']).where('transaction_id', '=', transaction_id)

export function byRole(rows: readonly { user_id: number; role: string }[]): Participants {
  const of = (role: ParticipantRole) => rows.filter((row) => row.role === role).map((row) => row.user_id)
  return {
    evaluators: of('evaluators'),
    reviewers: of('reviewers'),
    recommenders: of('recommenders'),
    approvers: of('approvers'),
  }
}
