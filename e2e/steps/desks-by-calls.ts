import { uploadFile } from '@lading/contract/documents/documents'
import { saveMemorandum } from '@lading/contract/evaluation'
import { transactionProcess } from '@lading/contract/workflow'
import { ensure } from '@lading/domain/ensure'
import { expect, type Page } from '@playwright/test'
import type { Client } from '../../apps/server/src/testing/client.ts'
import { acceptAll, moved } from '../../apps/server/src/testing/filings/moves.ts'
import { writeUp } from '../../apps/server/src/testing/filings/write-up.ts'
import { portalIsoDay } from './clock.ts'
import { pdfOf } from './pdf.ts'
import { clientOn, idOn, staffOf } from './people-by-calls.ts'
import { DRAWN_WAIT } from './waits.ts'

export interface FiledTransaction {
  readonly side: 'sea' | 'air'
  /** Of the client, on the page of the transaction that was submitted. */
  readonly client: Page
  /** Its number, where the client's page bears that of the accreditation. */
  readonly id?: number
  /** Of an application, whose capital is analysed as well. */
  readonly accreditation_id?: number
  /** Of a change whose capital is analysed: the accreditation it concerns. */
  readonly changes?: number
}

/** The evaluator takes the transaction, accepts its documents, does what is said `besides` and endorses it, by calls. */
export async function evaluateByCalls(filed: FiledTransaction, besides?: () => Promise<void>): Promise<void> {
  const { side, client, id = idOn(client), changes, accreditation_id = changes } = filed
  const evaluator = await staffOf(client, `evaluator.${side}`)
  await start(evaluator, id)
  await acceptAll(evaluator, id)
  if (accreditation_id === undefined) await writeMemorandum(evaluator, id)
  else await writeUp(evaluator, id, accreditation_id, { isChange: changes !== undefined })
  await besides?.()
  await moved(evaluator, id, 'endorse-for-review')
}

/** Of a request by another name than of an application or a change. */
async function start(evaluator: Client, id: number): Promise<void> {
  const { body } = await evaluator.call(transactionProcess, { params: { id } })
  const starts = body.acts
    .map(({ action }) => action)
    .filter((action) => ['lock', 'lock-start-evaluation'].includes(action))
  await moved(evaluator, id, ensure(starts[0], 'an evaluation to be started'))
}

async function writeMemorandum(evaluator: Client, id: number): Promise<void> {
  const body = { findings: 'The documents are in order.', recommendation: 'Approval.', legal_basis: '' }
  await evaluator.call(saveMemorandum, { params: { id }, body })
}

/** A filed transaction of which the client pays what is `due`. */
type Paid = FiledTransaction & { readonly due: string }

/** Every desk after the evaluation in its turn, to the document that is issued, by calls. */
export async function issueByCalls(filed: Paid): Promise<void> {
  await orderByCalls(filed)
  await payByCalls(filed)
  await decideByCalls(filed)
}

/** The cashier orders the payment of a penalty, and the client pays it. */
export async function payPenaltyByCalls(filed: Paid): Promise<void> {
  await orderPaymentByCalls(filed)
  await payByCalls(filed)
}

/** The client pays over the counter, and the cashier receives it. */
async function payByCalls(filed: Paid): Promise<void> {
  const { client, due, id = idOn(client) } = filed
  const payer = await clientOn(client)
  const isApplication = filed.accreditation_id !== undefined
  const paid = isApplication ? 'upload-proof-post-over-the-counter-payment' : 'pay-online-over-the-counter'
  await moved(payer, id, paid, {
    payment_reference: 'LB-2026-0042',
    paid_on: await portalIsoDay(client),
    amount_paid: due,
    proof_of_payment: await slipOf(payer),
  })
  await validateByCalls(filed)
}

/** The cashier receives what is `due`. */
export async function validateByCalls({ side, client, id = idOn(client), due }: Paid): Promise<void> {
  const validated = { received_on: await portalIsoDay(client), amount_received: due }
  await moved(await staffOf(client, `cashier.${side}`), id, 'validate-payment', validated)
}

/** The reviewer endorses what was evaluated, and the cashier orders the payment. */
export async function orderByCalls(filed: FiledTransaction): Promise<void> {
  const { side, client, id = idOn(client) } = filed
  await moved(await staffOf(client, `reviewer.${side}`), id, 'endorse-for-payment')
  await orderPaymentByCalls(filed)
}

async function orderPaymentByCalls({ side, client, id = idOn(client) }: FiledTransaction): Promise<void> {
  await moved(await staffOf(client, `cashier.${side}`), id, 'issue-order-of-payment')
}

/** What is paid is recommended, approved and, once it is drawn, issued. */
export async function decideByCalls(filed: FiledTransaction): Promise<void> {
  const { side, client, id = idOn(client) } = filed
  await approveByCalls(filed)
  await printOnceDrawn(await staffOf(client, `releasing.${side}`), id)
}

/** What costs nothing and leaves the certificate as it is ends with its approval. */
export async function approveFreeByCalls(filed: FiledTransaction): Promise<void> {
  const { side, client, id = idOn(client) } = filed
  await moved(await staffOf(client, `reviewer.${side}`), id, 'endorse-without-payment')
  await approveByCalls(filed)
}

async function approveByCalls({ side, client, id = idOn(client) }: FiledTransaction): Promise<void> {
  await moved(await staffOf(client, `recommender.${side}`), id, 'recommend-approval', { memorandum_read: true })
  await moved(await staffOf(client, `approver.${side}`), id, 'approve')
}

/** A background job draws and signs the document; then it can be printed. */
async function printOnceDrawn(releasing: Client, id: number): Promise<void> {
  const offered = async () => {
    const { body } = await releasing.call(transactionProcess, { params: { id } })
    return body.acts.map(({ action }) => action)
  }
  await expect.poll(offered, { timeout: DRAWN_WAIT }).toContain('print-seal')
  await moved(releasing, id, 'print-seal')
}

async function slipOf(client: Client): Promise<string> {
  const { name, mimeType: type, buffer: bytes } = await pdfOf('Deposit slip')
  return (await client.call(uploadFile, { files: [{ field: 'file', name, type, bytes }] })).body.id
}
