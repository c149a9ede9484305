import { RequiredDocuments } from '@lading/contract/filing/requirement-lines'
import { formOfType } from '@lading/contract/transaction-types'
import type { RequiredDocument } from '@lading/domain/accreditation/requirements/requirement'
import type { Form } from '@lading/domain/filing/form-path'
import { isAnsweredOtherwise } from '@lading/domain/filing/returned-answer'
import type { Db } from '#platform/database'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

interface Filed {
  readonly form: Form
  readonly requirements: readonly RequiredDocument[]
}

/** What was filed last: the answers, and the checklist they were filed against. Throws where nothing was. */
export async function filedLast(db: Db, { id, type }: Pick<TransactionRow, 'id' | 'type'>): Promise<Filed> {
  const { form, requirements } = await db
    .selectFrom('transaction_submissions')
    .select(['form', 'requirements'])
    .where('transaction_id', '=', id)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { form: formOfType(type).draft.parse(form), requirements: RequiredDocuments.parse(requirements) }
}

/** Whether an answer, by the name it comes back under, stands otherwise than it was filed last. */
export async function isFiledOtherwise(db: Db, transaction: TransactionRow, code: string): Promise<boolean> {
  const { form } = await filedLast(db, transaction)
  return isAnsweredOtherwise(code, form, transaction.form, formOfType(transaction.type).bundles)
}
