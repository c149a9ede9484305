import { paths } from '@lading/contract/addresses/paths'
import {
  isNews,
  isOfSurrender,
  leadsToRenewal,
  lifeNotice,
  surrenderSubject,
} from '@lading/domain/accreditation/life-notices'
import { renewalDays } from '@lading/domain/accreditation/renewal/renewal'
import { plainDate } from '@lading/domain/dates/plain-date'
import { canBegin } from '@lading/domain/transactions/services'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { recipientsOf } from '@lading/domain/workflow/notices/notices'
import { deskMark } from '@lading/domain/workflow/who'
import { emptyState } from '@lading/domain/workflow/empty-base'
import { escapedLines } from '#platform/clean-html'
import type { Tx } from '#platform/database'
import { notify } from '#modules/notifications/notify'
import { clientOf, ownersOf, peopleWith } from '#modules/notifications/recipients.queries'
import type { LifeContext } from './life-context.ts'
import { renewalLimits } from './life-facts.ts'
import { openRenewal } from './renewal-pending.ts'
import { askerOf } from './surrender-steps.ts'
import type { LifeMove } from './write-life-move.ts'

/** Tells the owners of the business what became of its accreditation, where the row says that they are told. */
export async function announce(tx: Tx, context: LifeContext, move: LifeMove): Promise<void> {
  const { transition, answers, now } = move
  const recipients = recipientsOf(transition, { type: null }, emptyState)
  if (recipients.includes('APP'))
    await notifyOfficers(tx, context, { news: 'asked', text: String(answers.reason ?? '') }, now)
  if (recipients.includes('CUS') && isNews(transition.action)) {
    const { reason } = answers
    const renewal = transition.action === 'expire' ? await openRenewal(tx, context.accreditation.id) : undefined
    await notifyOwners(tx, transition.action, context, now, {
      ...(renewal && { renewal }),
      ...(typeof reason === 'string' && { reason }),
    })
  }
}

interface SurrenderNews {
  readonly news: Parameters<typeof surrenderSubject>[1]
  readonly text: string
}

/** The officers of the agency read what becomes of a request; the page of its business holds it, as no transaction does. */
export async function notifyOfficers(
  tx: Tx,
  { accreditation, business_name }: LifeContext,
  { news, text }: SurrenderNews,
  now: Date,
): Promise<void> {
  const sentences = [business_name, text]
  await notify(
    tx,
    {
      user_ids: await peopleWith(tx, deskMark.APP, accreditation.agency),
      subject: surrenderSubject(accreditation.number ?? '', news),
      message: sentences.map((sentence) => `<p>${escapedLines(sentence)}</p>`).join(''),
      link: paths.businessTransactions(accreditation.business_id),
      mail: false,
    },
    now,
  )
}

interface More extends Pick<Parameters<typeof lifeNotice>[1], 'reason' | 'replaced' | 'renewal'> {
  /** Whether they were told before: a reminder, whose mail can be turned off. */
  readonly again?: boolean
}

/** The same notice without a move, as that renewal is open. Of a surrender who asked is told too. */
export async function notifyOwners(
  tx: Tx,
  about: Parameters<typeof lifeNotice>[0],
  { accreditation, business_name, settings }: LifeContext,
  now: Date,
  { again = false, ...more }: More = {},
): Promise<void> {
  const { id, agency, business_id, number, expiry_date, transaction_id } = accreditation
  if (number === null || expiry_date === null) return
  const on_portal = canBegin(TransactionType.renewal, agency)
  const days = renewalDays(plainDate(expiry_date), renewalLimits(settings))
  const { bell, mail, sentences } = lifeNotice(about, { number, days, on_portal, ...more }, transaction_id !== null)
  await notify(
    tx,
    {
      user_ids: isOfSurrender(about)
        ? await clientOf(tx, { business_id, author_id: await askerOf(tx, id) })
        : await ownersOf(tx, business_id),
      transaction_id: transaction_id ?? undefined,
      subject: bell,
      message: [business_name, ...sentences].map((sentence) => `<p>${escapedLines(sentence)}</p>`).join(''),
      link: leadsToRenewal(about) && on_portal && !more.renewal?.is_approved ? paths.renewals() : paths.certificates(),
      mail,
      ...(again && { mail_kind: 'reminders' as const }),
    },
    now,
  )
}
