import { peso } from '@lading/domain/payments/money'
import { escaped } from '#platform/clean-html'
import { noticeFacts, whomToAsk } from '#modules/filing/notices/notice-facts'
import type { NoticeDetail } from '#modules/workflow/handlers/handlers'

/** What was assessed and why, until when the client may ask to be excused, and what waits for the payment. */
export const penaltyNotice: NoticeDetail = async (tx, { transition, context: { transaction, settings } }) => {
  if (transition.action !== 'accept-with-penalty') return ''
  const lines = await tx
    .selectFrom('transaction_penalties')
    .select(['violation', 'amount', 'why'])
    .where('transaction_id', '=', transaction.id)
    .orderBy('position')
    .execute()
  return [
    noticeFacts(lines.map(({ violation, amount, why }) => [escaped(violation), `${peso(amount)}. ${why}`])),
    '<p>Until the order of payment is issued you may ask to be excused, on the page of the report.</p>',
    '<p>No renewal can be submitted until the penalty is paid or condoned.</p>',
    whomToAsk(settings, transaction.agency),
  ].join('')
}
