import { ensure } from '@lading/domain/ensure'
import { isRenewal } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { carriedRequirements, carryDocuments } from '#modules/filing/documents/carry-documents'
import { lockTransaction } from '#modules/workflow/transactions/lock-transaction'
import type { Tx } from '#platform/database'
import type { DemoTransaction } from './transaction.ts'

/**
 * What still served a renewal on the day it was opened is carried over from the filing before, as the portal judges it.
 * What an earlier system accredited had no documents to carry over.
 */
export async function carryIntoRenewals(tx: Tx, transactions: readonly DemoTransaction[]): Promise<void> {
  const renewals = transactions.filter(({ plan }) => isRenewal(plan.type) && plan.accreditation?.renews?.made_by)
  for (const renewal of renewals) await carryInto(tx, renewal)
}

async function carryInto(tx: Tx, { id, plan, history }: DemoTransaction): Promise<void> {
  const found = await lockTransaction(tx, id)
  const opened_at = ensure(history.steps[0], 'the step that made the draft').at
  for (const { code, servingWith } of await carriedRequirements(tx, found, opened_at)) {
    for (const { id: carried_from, file_id } of servingWith(found.transaction.form)) {
      await tx
        .updateTable('transaction_documents')
        .set({ carried_from })
        .where('transaction_id', '=', id)
        .where('requirement_code', '=', code)
        .where('file_id', '=', file_id)
        .execute()
    }
  }
  if (plan.target === Status.draft) await carryDocuments(tx, found, null, opened_at)
}
