import type { RequiredDocument } from '@lading/domain/accreditation/requirement'
import type { ScopeFlags } from '@lading/domain/transactions/scope'
import type { Form } from '@lading/domain/filing/form-path'
import { isAnsweredOtherwise } from '@lading/domain/filing/returned-answer'
import type { Db } from '#platform/database'
import type { LockedTransaction } from '#modules/workflow/lock-transaction'

/** What was filed last: the answers with the scopes, and the checklist they were filed against. Throws where nothing was. */
export async function filedLast(db: Db, transaction_id: number) {
  const { form, requirements } = await db
    .selectFrom('transaction_submissions')
    .select(['form', 'requirements'])
    .where('transaction_id', '=', transaction_id)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { form: form as Form & ScopeFlags, requirements: requirements as RequiredDocument[] }
}

/** Whether an answer, by the name it comes back under, stands otherwise than it was filed last. */
export async function isFiledOtherwise(db: Db, { transaction, accreditation }: LockedTransaction, code: string) {
  const { form } = await filedLast(db, transaction.id)
  const { domestic, international, nvocc } = accreditation ?? form
  return isAnsweredOtherwise(code, form, { ...(transaction.form as Form), domestic, international, nvocc })
}
