import * as contract from '@lading/contract/payments'
import type { FastifyInstance } from 'fastify'
import { bind } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { once } from '#platform/calls/idempotency'
import { bindTable } from '#platform/calls/table'
import { storeUpload } from '#modules/uploads/store-upload'
import { readUpload } from '#modules/uploads/read-upload'
import { customerInvoices, customerOrders, ownInvoices } from './invoice-rows.queries.ts'
import { invoiceOf } from './invoice.queries.ts'
import { postCounterPayment, transactionToPay } from './post-counter-payment.ts'
import { previewOrder } from './orders/preview-order.ts'

const latestFirst = { order_by: 'issued_at', sort_by: 'desc', search: '' } as const

/** Orders of payment as they are read. Issuing, paying and validating are moves of the workflow. */
export function paymentsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, wake } = deps
  bind(app, contract.showInvoice, ({ query, actor }) => invoiceOf(db, query, actor))
  bind(app, contract.ownInvoices, ({ query, actor }) => ownInvoices(db, query, actor))
  bindTable(app, customerInvoices, deps)
  bindTable(app, customerOrders, deps)
  bind(app, contract.customerOrderList, ({ params, query, actor }) =>
    customerOrders.page({ db, request: { ...latestFirst, ...query, user_id: params.id }, actor, now: clock.now() }),
  )
  bind(app, contract.previewInvoice, ({ params, actor }) => previewOrder(db, params.id, actor, clock.now()))

  bind(app, contract.postCounterPayment, async ({ params, request, actor }) => {
    const transaction_id = await transactionToPay(db, params, actor)
    const { fields, upload } = await readUpload(request, contract.postCounterPayment.body)
    const { id: proof_of_payment, sha256 } = await storeUpload(deps, upload, params.business_id, actor)
    const input = { ...fields, transaction_id, invoice_id: params.id, proof_of_payment }
    const now = clock.now()
    const moved = await db.transaction().execute((tx) =>
      once(tx, request, actor, now, () => postCounterPayment(deps.workflow, tx, input, actor, now), {
        ...fields,
        sha256,
      }),
    )
    wake()
    return moved
  })
}
