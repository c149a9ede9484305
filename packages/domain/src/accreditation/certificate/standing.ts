import { inForceStatuses } from '../../transactions/status-groups.ts'
import { formatDay } from '../../dates/format.ts'
import type { PlainDate } from '../../dates/plain-date.ts'
import { Status } from '../../transactions/status.ts'

/** How a certificate stands before the public. `unknown` is for a page that found none. */
export const standings = [
  'current',
  'not-yet',
  'expired',
  'suspended',
  'revoked',
  'replaced',
  'being-corrected',
  'surrendered',
  'unknown',
] as const
export type Standing = (typeof standings)[number]

/** What the standing depends on: the accreditation's row and the certificate looked at. */
export interface AccreditationFacts {
  readonly status: Status
  readonly first_day: PlainDate | null
  readonly expiry_date: PlainDate | null
  /** The number of a later certificate of the same accreditation, where this one was issued again. */
  readonly replaced_by?: string | null
  /** The day that later certificate was issued. */
  readonly replaced_on?: PlainDate | null
  /** Of the certificate of a branch: the day the branch closed, where it has. */
  readonly branch_closed_on?: PlainDate | null
  /** The certificate was issued and went back for a mistake in it. */
  readonly is_being_corrected?: boolean
  /** A renewal of the accreditation was filed and is not decided yet. */
  readonly renewal_pending?: boolean
}

/** One rule for the directory, the QR page and the status list (field facts, section 11, rule 8). */
export function standingOf(accreditation: AccreditationFacts, today: PlainDate): Standing {
  const { status, first_day, expiry_date } = accreditation
  if (!first_day || !expiry_date) return 'unknown'
  if (status === Status.revoked) return 'revoked'
  if (accreditation.replaced_by) return 'replaced'
  if (accreditation.branch_closed_on) return 'surrendered'
  if (accreditation.is_being_corrected) return 'being-corrected'
  if (status === Status.suspended) return 'suspended'
  if (status === Status.expired) return 'expired'
  if (status !== Status.terminated && !inForceStatuses.includes(status)) return 'unknown'
  if (expiry_date < today) return 'expired'
  if (status === Status.terminated) return 'surrendered'
  return today < first_day ? 'not-yet' : 'current'
}

/** How an accreditation stands with its holder: until its own last day one that was renewed early is in force. */
export function standingWithHolder(
  { renewed_by, ...facts }: AccreditationFacts & { readonly renewed_by: string | null },
  today: PlainDate,
): Standing {
  return standingOf({ ...facts, replaced_by: facts.status === Status.expired ? renewed_by : null }, today)
}

/** The status of an accreditation on a day: past its last day it has expired, whether or not the job has said so yet. */
export function statusOn(
  { status, expiry_date }: { readonly status: Status; readonly expiry_date: string | null },
  today: PlainDate,
): Status {
  const isOver = status === Status.accredited && expiry_date !== null && expiry_date < today
  return isOver ? Status.expired : status
}

/** Current means: listed in the directory, and genuine and in force behind the QR code. */
export function isCurrent(accreditation: AccreditationFacts, today: PlainDate): boolean {
  return standingOf(accreditation, today) === 'current'
}

/** What a status list says of a certificate; it knows nothing of days. */
export type ListedState = 'valid' | 'suspended' | 'revoked' | 'replaced'

/** The standing that a signed payload and a status list allow to say without asking the portal. */
export function offlineStanding(
  payload: { readonly first_day: PlainDate; readonly expiry_date: PlainDate },
  listed: ListedState | undefined,
  today: PlainDate,
): Standing {
  if (listed !== undefined && listed !== 'valid') return listed
  if (payload.expiry_date < today) return 'expired'
  return today < payload.first_day ? 'not-yet' : 'current'
}

/** A heading and a sentence for the public. */
export interface StandingWords {
  readonly heading: string
  readonly sentence: string
}

type Words = (facts: Partial<AccreditationFacts>) => StandingWords

const words: Readonly<Record<Standing, Words>> = {
  current: ({ expiry_date }) => ({
    heading: 'Genuine and current',
    sentence: `This accreditation is in force${expiry_date ? ` until ${formatDay(expiry_date)}` : ''}.`,
  }),
  'not-yet': ({ first_day }) => ({
    heading: 'Genuine, not in force yet',
    sentence: first_day ? `This accreditation begins on ${formatDay(first_day)}.` : 'This accreditation has not begun.',
  }),
  expired: ({ expiry_date, renewal_pending = false }) => ({
    heading: renewal_pending ? 'Expired, renewal under way' : 'Expired',
    sentence: `${expiry_date ? `This accreditation ended on ${formatDay(expiry_date)}.` : 'This accreditation has ended.'}${
      renewal_pending ? ' Its renewal was filed and is not decided yet.' : ''
    }`,
  }),
  suspended: () => ({
    heading: 'Suspended',
    sentence: 'The agency has suspended this accreditation. The holder may not operate under it now.',
  }),
  revoked: () => ({
    heading: 'Revoked',
    sentence: 'The agency has revoked this accreditation. The holder may not operate under it.',
  }),
  replaced: ({ replaced_by, replaced_on }) => ({
    heading: 'Replaced',
    sentence: replaced_on
      ? `Replaced on ${formatDay(replaced_on)} by a later certificate${replaced_by ? `, ${replaced_by}` : ''}.`
      : `A later certificate${replaced_by ? `, ${replaced_by},` : ''} takes its place.`,
  }),
  'being-corrected': () => ({
    heading: 'Being corrected',
    sentence: 'The agency is correcting this certificate. Ask the holder for the new one.',
  }),
  surrendered: ({ branch_closed_on }) => ({
    heading: branch_closed_on ? 'Branch closed' : 'Surrendered',
    sentence: branch_closed_on
      ? `This branch closed on ${formatDay(branch_closed_on)}. Its certificate is surrendered.`
      : 'The holder surrendered this accreditation, or it was terminated.',
  }),
  unknown: () => ({
    heading: 'Unknown',
    sentence: 'The agencies have not issued this document. Do not rely on it.',
  }),
}

/** What the public reads; days and the later number are named where they are known. */
export function standingWords(standing: Standing, accreditation: Partial<AccreditationFacts> = {}): StandingWords {
  return words[standing](accreditation)
}
