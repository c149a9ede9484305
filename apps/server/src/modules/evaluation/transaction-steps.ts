import type { TransactionStep } from '@lading/contract/evaluation'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { actionRow } from '@lading/domain/workflow/actions/actions'
import { answersInWords } from '@lading/domain/workflow/transition/answers-in-words'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import { inputsFrom } from '#modules/workflow/transactions/step-inputs'

/** Every step of a transaction, oldest first, with the time spent in the status it left. */
export async function transactionSteps(db: Db, transaction_id: number, actor: Caller): Promise<TransactionStep[]> {
  const { transaction } = await findTransaction(db, transaction_id)
  maySee(transaction, actor)
  const steps = await db
    .selectFrom('transaction_steps as s')
    .leftJoin('users as u', 'u.id', 's.by_user_id')
    .select([
      's.id',
      's.at',
      's.action',
      's.from_status',
      's.to_status',
      's.remarks',
      's.remarks_to_client',
      's.inputs',
      's.by_user_id',
      'u.audience',
      'u.first_name',
      'u.middle_name',
      'u.last_name',
      'u.suffix',
    ])
    .where('s.transaction_id', '=', transaction_id)
    .orderBy('s.id')
    .execute()
  let entered: Date | undefined
  return steps.map((step) => {
    const moved = step.from_status !== step.to_status
    const took_ms = moved && entered ? step.at.getTime() - entered.getTime() : null
    if (moved) entered = step.at
    return {
      id: step.id,
      at: step.at.toISOString(),
      action: step.action,
      label: actionRow(step.action).label,
      from: step.from_status,
      to: step.to_status,
      by: step.by_user_id === null ? null : { user_id: step.by_user_id, name: fullName(step) },
      by_audience: step.audience ?? 'system',
      remarks: step.remarks,
      remarks_to_client: step.remarks_to_client,
      answers: answersInWords(inputsFrom(step.inputs)),
      took_ms,
    }
  })
}
