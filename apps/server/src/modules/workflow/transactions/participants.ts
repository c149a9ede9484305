import type { ParticipantRole, Participants } from '@lading/domain/workflow/who'
import type { Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/database'

/** The roles taken on a transaction, within the statement that reads it; `byRole` makes its participants of them. */
export const rolesTaken = (db: Db, transaction_id: Expression<number>) =>
  jsonArrayFrom(
    db.selectFrom('transaction_participants').select(['user_id', 'role']).where('transaction_id', '=', transaction_id),
  )

/** Who has had which role on a transaction, over all its rounds. */
export function byRole(rows: readonly { user_id: number; role: string }[]): Participants {
  const of = (role: ParticipantRole) => rows.filter((row) => row.role === role).map((row) => row.user_id)
  return {
    evaluators: of('evaluators'),
    reviewers: of('reviewers'),
    recommenders: of('recommenders'),
    approvers: of('approvers'),
  }
}
