import { showInvoice } from '@lading/contract/payments'
import { Status } from '@lading/domain/transactions/status'
import type { Client } from '../client.ts'
import { proofOf, seaApplication, seaStaff, today } from './scenario.ts'
import { worldAt } from './world-at.ts'

/** The act by which a customer pays over the counter. */
export const POST = 'upload-proof-post-over-the-counter-payment'
/** What an order of payment asks here. */
export const AMOUNT = '4030.00'

export type PaymentsWorld = Awaited<ReturnType<typeof createPaymentsWorld>>

/** A portal where sea applications wait for their payment, and what its tests say, send and read again and again. */
export async function createPaymentsWorld() {
  const world = await worldAt(Status.forPayment)
  const desks = await seaStaff(world)

  return {
    ...world,
    desks,
    /** An application whose order of payment is out. */
    applicationToPay: () => seaApplication(world, { until: Status.forPayment, staff: desks }),
    /** One that its business says it has paid. */
    applicationToValidate: () => seaApplication(world, { until: Status.forPaymentValidation, staff: desks }),
    /** What a person says who pays the order. */
    payment: async (who: Client, changes: Record<string, unknown> = {}) => ({
      payment_reference: 'LB-0042',
      paid_on: today(world),
      amount_paid: AMOUNT,
      proof_of_payment: await proofOf(who),
      ...changes,
    }),
    /** What the cashier says who finds the money. */
    receipt: (amount_received = AMOUNT) => ({ received_on: today(world), amount_received }),
    statusOf: async (id: number) =>
      (await world.db.selectFrom('transactions').select('status').where('id', '=', id).executeTakeFirstOrThrow())
        .status,
    orderOf: async (who: Client, transaction_id: number) =>
      (await who.call(showInvoice, { query: { transaction_id } })).body,
  }
}
