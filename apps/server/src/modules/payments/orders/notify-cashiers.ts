import { staffPath } from '@lading/contract/addresses/transaction-path'
import { peso } from '@lading/domain/payments/money'
import { deskMark } from '@lading/domain/workflow/who'
import { escaped } from '#platform/clean-html'
import type { Tx } from '#platform/database'
import { notify } from '#modules/notifications/notify'
import { peopleWith } from '#modules/notifications/recipients.queries'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import type { AttemptRow, InvoiceRow } from '../payments.queries.ts'

/** The cashiers read that an order ended before the payment posted on it was validated: the money may have arrived. */
export async function notifyCashiers(
  tx: Tx,
  { transaction, business_name }: TransactionContext,
  { number }: InvoiceRow,
  { amount, payment_reference }: AttemptRow,
  now: Date,
): Promise<void> {
  const { id, reference, type, agency, business_id } = transaction
  const slip = payment_reference && ` with the number ${payment_reference}`
  const sentences = [
    business_name,
    `A payment of ${peso(amount)}${slip} was posted on order of payment ${number ?? ''}, which ended before it was validated.`,
    'Find the money and settle it with the client.',
  ]
  await notify(
    tx,
    {
      user_ids: await peopleWith(tx, deskMark.CSH, agency),
      transaction_id: id,
      subject: `Notice: ${reference}, payment to settle`,
      message: sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join(''),
      link: staffPath({ transaction_id: id, business_id, type }),
      mail: false,
    },
    now,
  )
}
