import { peso } from '@lading/domain/payments/money'
import { noticeFacts } from '#modules/filing/notices/notice-facts'
import type { NoticeDetail } from '#modules/workflow/handlers/handlers'
import { lockOpenInvoice } from './payments.queries.ts'

/** What is to be paid, and how: the mail holds what the order of payment says. */
export const paymentNotice: NoticeDetail = async (tx, { context: { transaction, settings } }) => {
  const invoice = await lockOpenInvoice(tx, transaction.id)
  if (!invoice) return ''
  return noticeFacts([
    ['Order of payment', invoice.number ?? ''],
    ['Amount', peso(invoice.total_amount_due)],
    ['How to pay', settings.text(`payment.${transaction.agency}.counter`)],
  ])
}
