import { showInvoice, type Invoice } from '@lading/contract/payments'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { query } from '#lib/api.ts'
import type { Answers } from './answers-schema.ts'

/** The order of payment that waits for its validation, with what its client posted. */
export const postedQuery = (transaction_id: number) => query(showInvoice, { query: { transaction_id } })

/** The payment that waits for the cashier. */
export const waitingIn = ({ attempts }: Invoice) =>
  attempts.find(({ status }) => status === InvoiceStatus.forValidation)

/** What the client posted, as the cashier's answers; the money counts as received on the day it was paid. */
export function answersOf(invoice: Invoice): Answers {
  const posted = waitingIn(invoice)
  if (!posted) return {}
  const { payment_reference, paid_on, amount } = posted
  return { payment_reference, paid_on, received_on: paid_on, amount_received: amount }
}
