import type { Inputs } from '@lading/domain/workflow/transition/inputs'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { takeUpFile } from '#modules/uploads/take-up-file'
import type { Advance } from '#modules/workflow/moves/advance'
import { updateAccreditation } from '#modules/workflow/transactions/update-transaction'
import type { LifeContext } from './life-context.ts'

/** A move of an accreditation that is being made: by whom, when, and with which answers. */
export interface LifeMove {
  readonly transition: Transition
  readonly answers: Inputs
  /** The transaction by which it is moved, where one does. */
  readonly transaction_id?: number | undefined
  /** Ends the transactions that fall with it; absent where the move ends none. */
  readonly advance?: Advance | undefined
  readonly actor: Caller
  readonly now: Date
}

/** Writes status and step, with what the person wrote and the letter they attached. */
export async function writeLifeMove(tx: Tx, context: LifeContext, move: LifeMove): Promise<LifeContext> {
  const { id: accreditation_id, version } = context.accreditation
  const { transition, answers, transaction_id, actor, now } = move
  const { id: row_id, action, from: from_status, to: to_status } = transition
  await tx
    .insertInto('accreditation_steps')
    .values({
      accreditation_id,
      transaction_id: transaction_id ?? null,
      at: now,
      row_id,
      action,
      from_status,
      to_status,
      by_user_id: actor.user_id || null,
      remarks: String(answers.reason ?? answers.note ?? ''),
      file_id: await letterOf(tx, context, move),
    })
    .execute()
  const columns = { status: to_status, version: version + 1 }
  return { ...context, ...(await updateAccreditation(tx, context.accreditation, columns)) }
}

async function letterOf(tx: Tx, { accreditation }: LifeContext, { answers, actor, now }: LifeMove) {
  const { letter_of_cessation: file_id } = answers
  if (typeof file_id !== 'string' || file_id === '') return null
  return (await takeUpFile(tx, { file_id, business_id: accreditation.business_id }, actor, now)).id
}

/** The move in the audit, whose chain it closes. */
export async function recordLifeMove(
  tx: Tx,
  { accreditation: { id, number } }: LifeContext,
  { transition: { id: row, action, from, to }, answers, transaction_id, actor, now }: LifeMove,
): Promise<void> {
  const facts = { row, from, to, number, ...(answers.reason !== undefined && { reason: answers.reason }) }
  await record(tx, { action, object: 'accreditation', object_id: id, transaction_id, facts }, actor, now)
}
