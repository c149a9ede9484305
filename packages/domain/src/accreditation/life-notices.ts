import { formatDay, formatDueDay } from '../dates/format.ts'
import type { RenewalDays } from './renewal/renewal.ts'

/** What became of a request to surrender that nobody answered while the accreditation was in force. */
export type UnansweredSurrender = 'surrender-lapsed' | 'surrender-continues'

/** What a business is told of an accreditation that was given: moves of flow H, and what else becomes of it. */
export type LifeNews =
  | 'import'
  | 'import-expired'
  | 'expire'
  | 'written-off'
  | 'renewal-open'
  | 'voluntary-surrender-closure'
  | 'decline-surrender'
  | UnansweredSurrender

/** A renewal that was filed and has not ended. */
export interface OpenRenewal {
  readonly is_approved: boolean
  /** It waits for what is missing: it counts as filed on the day it is complete. */
  readonly is_incomplete: boolean
  /** Of the accreditation it makes, once that has one. */
  readonly number: string | null
}

interface Concerned {
  readonly number: string
  readonly days: RenewalDays
  /** Whether renewals are filed on the portal. */
  readonly on_portal: boolean
  /** What the officer wrote, where one did. */
  readonly reason?: string
  readonly renewal?: OpenRenewal
  /** The number of the accreditation that it renewed, where the notice is about both. */
  readonly replaced?: string
}

export interface LifeNotice {
  /** At the bell, in 50 characters. */
  readonly bell: string
  /** The subject of the mail. */
  readonly mail: string
  readonly sentences: readonly string[]
}

/** The notice in the business's words. "Status Change" opens a transaction, so it stands only where there is one. */
export function lifeNotice(news: LifeNews, concerned: Concerned, has_transaction: boolean): LifeNotice {
  const { bell, mail, sentences } = words[news](concerned)
  return { bell: has_transaction && news !== 'renewal-open' ? `Status Change: ${bell}` : bell, mail, sentences }
}

/** Whether a business is told of this move of flow H. */
export const isNews = (action: string): action is LifeNews => Object.hasOwn(words, action)

/** Whether it is about a request to surrender: who made it is told too. */
export const isOfSurrender = (news: LifeNews): boolean => news.includes('surrender')

/** Whether the notice leads to the renewal of the accreditation. */
export const leadsToRenewal = (news: LifeNews): boolean =>
  news === 'expire' || news === 'import-expired' || news === 'renewal-open'

const askTheAgency = 'Ask the agency how it is renewed.'

function howRenewed({ days, on_portal, renewal }: Pick<Concerned, 'days' | 'on_portal' | 'renewal'>) {
  if (renewal?.is_approved)
    return `Its renewal${renewal.number ? ` ${renewal.number}` : ''} is approved and takes its place.`
  if (renewal?.is_incomplete)
    return 'Its renewal is not complete yet. The surcharge grows with the days until it is complete.'
  if (renewal) return 'Its renewal was filed and is not decided yet. The new term begins on the day it is approved.'
  if (!on_portal) return askTheAgency
  return `You can renew it until ${formatDueDay(days.ends_on)}. The surcharge grows with the days since it ended.`
}

function howInTime(on_portal: boolean, renewal?: OpenRenewal): string {
  if (!on_portal) return askTheAgency
  return renewal
    ? 'Its renewal is not complete yet. Complete it on or before that day to pay no surcharge.'
    : 'Renew it on or before that day to pay no surcharge.'
}

const words: Readonly<Record<LifeNews, (concerned: Concerned) => LifeNotice>> = {
  import: ({ number, days }) => ({
    bell: `${number}, in the register`,
    mail: `Accreditation ${number} is in the register of the portal`,
    sentences: [`Accreditation ${number} is valid until ${formatDay(days.without_surcharge_until)}.`],
  }),
  'import-expired': ({ number, days, on_portal }) => ({
    bell: `${number}, entered as expired`,
    mail: `Accreditation ${number} is in the register of the portal and has expired`,
    sentences: [
      `Accreditation ${number} ended on ${formatDay(days.without_surcharge_until)}.`,
      howRenewed({ days, on_portal }),
    ],
  }),
  expire: ({ number, days, on_portal, renewal }) => ({
    bell: `${number}, expired`,
    mail: `Accreditation ${number} has expired`,
    sentences: [
      `Accreditation ${number} ended on ${formatDay(days.without_surcharge_until)}.${
        renewal?.is_approved ? '' : ' Until it is renewed you may not operate under it.'
      }`,
      howRenewed({ days, on_portal, ...(renewal && { renewal }) }),
    ],
  }),
  'written-off': ({ number, days }) => ({
    bell: `${number}, written off`,
    mail: `Accreditation ${number} can no longer be renewed`,
    sentences: [
      `Accreditation ${number} ended on ${formatDay(days.without_surcharge_until)} and was not renewed by ${formatDay(days.ends_on)}.`,
      'To operate again, apply for a new accreditation.',
    ],
  }),
  'voluntary-surrender-closure': ({ number }) => ({
    bell: `${number}, surrendered`,
    mail: `The surrender of accreditation ${number} was accepted`,
    sentences: [
      `Accreditation ${number} has ended because you surrendered it. You may no longer operate under it.`,
      'To operate again, apply for a new accreditation.',
    ],
  }),
  'decline-surrender': ({ number, reason = '' }) => ({
    bell: `${number}, surrender declined`,
    mail: `The surrender of accreditation ${number} was declined`,
    sentences: [`Accreditation ${number} stays in force.`, reason],
  }),
  'surrender-lapsed': ({ number, days }) => ({
    bell: `${number}, surrender lapsed`,
    mail: `The request to surrender accreditation ${number} lapsed`,
    sentences: [
      `Accreditation ${number} ended on ${formatDay(days.without_surcharge_until)}, before the agency answered.`,
      'An accreditation that has expired is not surrendered.',
    ],
  }),
  'surrender-continues': ({ number, replaced = '' }) => ({
    bell: `${number}, surrender continues`,
    mail: `The request to surrender accreditation ${replaced} continues with ${number}`,
    sentences: [
      `Accreditation ${replaced} was replaced by its renewal ${number} before the agency answered.`,
      `The request is about ${number} now and waits for the approving officer.`,
    ],
  }),
  'renewal-open': ({ number, days, on_portal, renewal }) => ({
    bell: `Renewal is open: ${number}`,
    mail: `Action required: ${renewal ? 'complete the renewal of' : 'renew'} accreditation ${number}`,
    sentences: [
      `Accreditation ${number} ends on ${formatDueDay(days.without_surcharge_until)}.`,
      howInTime(on_portal, renewal),
    ],
  }),
}

/** What the approving officer reads at the bell; it leads to the business, as no transaction is there to open. */
export const surrenderSubject = (number: string, news: 'asked' | 'lapsed' | 'continues'): string =>
  `Request: ${number}, surrender ${news}`

/** Why a transaction ended with its accreditation, as its business and its processor read it. */
export function endedWith(number: string, action: 'voluntary-surrender-closure' | 'written-off'): string {
  const why = action === 'written-off' ? 'was written off' : 'was surrendered'
  return `It ended because accreditation ${number} ${why}.`
}
