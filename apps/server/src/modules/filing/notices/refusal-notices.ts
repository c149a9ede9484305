import { wordsOf } from '@lading/domain/transactions/family-words'
import { endedByTime } from '@lading/domain/workflow/notices/ended-by-time'
import type { NoticeDetail } from '#modules/workflow/handlers/handlers'

/** Why time ended it, and what may be done; who ended it otherwise knows, or wrote the reason. */
export const endedNotice: NoticeDetail = async (_, { transition, context: { transaction } }) => {
  const why = endedByTime(transition.action)
  return why ? `<p>${why} ${wordsOf(transaction.type).again}</p>` : ''
}

/** Where the notice of denial is; its grounds stand in the mail. */
export const denialNotice: NoticeDetail = async (_, { transition: { effects } }) =>
  effects.includes('write-denial-notice')
    ? '<p>The notice of denial says what you may do. It is on the page of the transaction.</p>'
    : ''
