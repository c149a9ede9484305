import { ensure } from '@lading/domain/ensure'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import type { Tx } from '#platform/database'
import { officeOf } from '#platform/office'
import { documentOfOrder } from '#modules/payments/orders/order-document'
import { linesOf } from '#modules/payments/payments.queries'
import { lockContext } from '#modules/workflow/transactions/transaction-context'

/** The PDFs of the orders of payment that are out: those are the ones that somebody pays or validates. */
export const printOpenOrders = (tx: Tx): Promise<void> =>
  printOrders(tx, [InvoiceStatus.forPayment, InvoiceStatus.forValidation])

/** Those of the orders that were paid, for who reads what a receipt was for. */
export const printPaidOrders = (tx: Tx): Promise<void> => printOrders(tx, [InvoiceStatus.paid])

async function printOrders(tx: Tx, statuses: readonly InvoiceStatus[]): Promise<void> {
  const orders = await tx
    .selectFrom('invoices')
    .selectAll()
    .where('status', 'in', statuses)
    .where('transaction_id', 'is not', null)
    .orderBy('issued_at')
    .execute()
  const office = await officeOf(tx)
  for (const invoice of orders) {
    const context = await lockContext(tx, ensure(invoice.transaction_id), { office })
    const charges = { lines: await linesOf(tx, invoice.id), total: invoice.total_amount_due }
    const user_id = ensure(invoice.issued_by, 'who issued the order')
    await documentOfOrder(tx, context, invoice, charges, { user_id }, ensure(invoice.issued_at))
  }
}
