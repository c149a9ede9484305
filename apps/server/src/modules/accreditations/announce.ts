import { paths } from '@lading/contract/paths'
import { lifeNotice } from '@lading/domain/accreditation/life-notices'
import { renewalDays } from '@lading/domain/accreditation/renewal'
import { plainDate } from '@lading/domain/dates/plain-date'
import { canBegin } from '@lading/domain/transactions/services'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { recipientsOf } from '@lading/domain/workflow/notices'
import type { Transition } from '@lading/domain/workflow/transition'
import { emptyState } from '@lading/domain/workflow/empty-base'
import { escaped } from '#platform/clean-html'
import type { Tx } from '#platform/database'
import { notify } from '#modules/notifications/notify'
import { ownersOf } from '#modules/notifications/who-is-told'
import type { LifeContext } from './life-context.ts'
import { renewalLimits } from './life-facts.ts'

/** Tells the owners of the business what became of its accreditation, where the row says that they are told. */
export async function announce(tx: Tx, transition: Transition, context: LifeContext, now: Date): Promise<void> {
  if (!recipientsOf(transition, { type: null }, emptyState).includes('CUS')) return
  const { action } = transition
  if (action === 'expire' || action === 'written-off') await tell(tx, action, context, now)
}

/** The same notice without a move: renewal is open. */
export async function tell(
  tx: Tx,
  about: Parameters<typeof lifeNotice>[0],
  { accreditation, business_name, settings }: LifeContext,
  now: Date,
): Promise<void> {
  const { agency, business_id, number, expiry_date, transaction_id } = accreditation
  if (number === null || expiry_date === null) return
  const on_portal = canBegin(TransactionType.renewal, agency)
  const days = renewalDays(plainDate(expiry_date), renewalLimits(settings))
  const { bell, mail, sentences } = lifeNotice(about, { number, days, on_portal }, transaction_id !== null)
  await notify(
    tx,
    {
      user_ids: await ownersOf(tx, business_id),
      transaction_id: transaction_id ?? undefined,
      subject: bell,
      message: [business_name, ...sentences].map((sentence) => `<p>${escaped(sentence)}</p>`).join(''),
      link: about === 'written-off' || !on_portal ? paths.certificates() : paths.renewals(),
      mail,
      ...(about === 'renewal-open' && { mail_kind: 'reminders' as const }),
    },
    now,
  )
}
