import { applicationForm } from '@lading/contract/forms/business/application'
import { ensure } from '@lading/domain/ensure'
import { saveAnswers } from '#modules/filing/answers/save-answers'
import type { Tx } from '#platform/database'
import { CUSTOMER2S_SECOND } from '../people/customers.ts'
import type { Row } from '../tables.ts'
import { clientOf, type DemoTransaction } from './transaction.ts'

const isAskedForScope = ({ plan }: DemoTransaction) => plan.business === CUSTOMER2S_SECOND

const REMARK =
  'You applied for domestic forwarding, but the contracts and the bills of lading you sent are your own, as an NVOCC issues them. Please choose NVOCC as well, or say why it does not apply.'

/** The scope of the customer's application came back beside a document. */
export function scopeReturnRows(one: DemoTransaction): Row[] {
  if (!isAskedForScope(one)) return []
  const { by, at } = ensure(one.history.steps.at(-1), 'the last step')
  return [
    {
      transaction_id: one.id,
      round: 1,
      kind: 'field',
      code: 'scope',
      label: applicationForm.bundles['scope']?.label,
      remark: REMARK,
      marked_by: by,
      marked_at: at,
      sent_at: at,
    },
  ]
}

const HOUR = 3_600_000

/** The client has begun to answer, by the portal's own act: NVOCC is chosen, the documents it asks for are to come. */
export async function answerReturnedScope(tx: Tx, transactions: readonly DemoTransaction[]): Promise<void> {
  for (const { id, business, history } of transactions.filter(isAskedForScope)) {
    const patch = [{ path: 'nvocc', value: 1, base: 0 }]
    const at = new Date(ensure(history.steps.at(-1), 'the last step').at.getTime() + HOUR)
    await saveAnswers(tx, { id, patch }, clientOf(business), at)
  }
}
