import { formatDay } from '../dates/format.ts'
import type { RenewalDays } from './renewal.ts'

/** What a business is told of an accreditation that was given: moves of flow H, and that renewal is open. */
export type LifeNews = 'expire' | 'written-off' | 'renewal-open'

interface Concerned {
  readonly number: string
  readonly days: RenewalDays
  /** Whether renewals are filed on the portal. */
  readonly on_portal: boolean
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

const askTheAgency = 'Ask the agency how it is renewed.'

const words: Readonly<Record<LifeNews, (concerned: Concerned) => LifeNotice>> = {
  expire: ({ number, days, on_portal }) => ({
    bell: `${number}, expired`,
    mail: `Accreditation ${number} has expired`,
    sentences: [
      `Accreditation ${number} ended on ${formatDay(days.without_surcharge_until)}. Until it is renewed you may not operate under it.`,
      on_portal
        ? `You can renew it until ${formatDay(days.ends_on)}. The surcharge grows with the days since it ended.`
        : askTheAgency,
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
  'renewal-open': ({ number, days, on_portal }) => ({
    bell: `Renewal is open: ${number}`,
    mail: `Action required: renew accreditation ${number}`,
    sentences: [
      `Accreditation ${number} ends on ${formatDay(days.without_surcharge_until)}.`,
      on_portal ? 'Renew it on or before that day to pay no surcharge.' : askTheAgency,
    ],
  }),
}
