import { RequiredDocuments } from '@lading/contract/filing/requirement-lines'
import { formOfType } from '@lading/contract/transaction-types'
import type { RequiredDocument } from '@lading/domain/accreditation/requirements/requirement'
import type { Form } from '@lading/domain/filing/form-path'
import { isAnsweredOtherwise } from '@lading/domain/filing/returned-answer'
import { z } from 'zod'
import type { Db } from '#platform/database'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { FiledDocument } from './content-hash.ts'

interface Filed {
  readonly form: Form
  readonly requirements: readonly RequiredDocument[]
  readonly documents: readonly FiledDocument[]
}

/** What was filed last: the answers, the checklist they were filed against, and the files. Throws where nothing was. */
export async function filedLast(db: Db, { id, type }: Pick<TransactionRow, 'id' | 'type'>): Promise<Filed> {
  const { form, requirements, documents } = await db
    .selectFrom('transaction_submissions')
    .select(['form', 'requirements', 'documents'])
    .where('transaction_id', '=', id)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    form: formOfType(type).draft.parse(form),
    requirements: RequiredDocuments.parse(requirements),
    documents: z.array(FiledDocument).parse(documents),
  }
}

/** Whether an answer, by the name it comes back under, stands otherwise than it was filed last. */
export async function isFiledOtherwise(db: Db, transaction: TransactionRow, code: string): Promise<boolean> {
  const { form } = await filedLast(db, transaction)
  return isAnsweredOtherwise(code, form, transaction.form, formOfType(transaction.type).bundles)
}
