import type { Calendar } from '@lading/domain/dates/working-days'
import type { ParticipantRole, Participants } from '@lading/domain/workflow/who'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/database'
import { officeNamed } from '#platform/office'
import type { LockedTransaction } from './lock-transaction.ts'
import { readSettings, type TransactionSettings } from './transaction-settings.ts'

/** Everything a move asks of its transaction, read once before the move and passed on. */
export interface TransactionContext extends LockedTransaction {
  readonly participants: Participants
  readonly settings: TransactionSettings
  readonly calendar: Calendar
  /** The edition of the rules of time; due days of an older one are counted anew. */
  readonly clock_edition: number
}

/** The rows as an act has just written them; what it left as it was is absent. */
export type Changed = Partial<Pick<LockedTransaction, 'transaction' | 'accreditation' | 'profile'>>

/** Reads what goes with a transaction, in one statement: its participants, the settings and the calendar of this moment. */
export async function contextOf(db: Db, found: LockedTransaction): Promise<TransactionContext> {
  const { participants, ...name } = await db
    .selectFrom('clock_edition')
    .select(['edition', 'rules', jsonArrayFrom(rolesOn(db, found.transaction.id)).as('participants')])
    .executeTakeFirstOrThrow()
  const { clock_edition, settings, calendar } = await officeNamed(db, name)
  return { ...found, clock_edition, participants: byRole(participants), settings: readSettings(settings), calendar }
}

/** Who has had which role on a transaction, over all its rounds. */
export async function participantsOf(db: Db, transaction_id: number): Promise<Participants> {
  return byRole(await rolesOn(db, transaction_id).execute())
}

const rolesOn = (db: Db, transaction_id: number) =>
  db.selectFrom('transaction_participants').select(['user_id', 'role']).where('transaction_id', '=', transaction_id)

function byRole(rows: readonly { user_id: number; role: string }[]): Participants {
  const of = (role: ParticipantRole) => rows.filter((row) => row.role === role).map((row) => row.user_id)
  return {
    evaluators: of('evaluators'),
    reviewers: of('reviewers'),
    recommenders: of('recommenders'),
    approvers: of('approvers'),
  }
}
