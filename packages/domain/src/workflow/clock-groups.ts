import { isApplication, isCase } from '../transactions/family.ts'
import type { ClockGroup } from '../dates/statutory-clock.ts'
import { Status } from '../transactions/status.ts'
import { TransactionType } from '../transactions/transaction-type.ts'
import { type Agency } from '../transactions/agency.ts'

const notStarted: readonly Status[] = [Status.draft, Status.forRequirementCompletion]

/** The client must act, or the hearing has a set date. */
const paused: readonly Status[] = [
  Status.forClientAction,
  Status.forApplicationFeePayment,
  Status.forPublication,
  Status.forPayment,
  Status.forHearing,
]

/** The decision ends the clock: printing and release have their own time (field facts, section 14). */
const stopped: readonly Status[] = [
  Status.approved,
  Status.forPrinting,
  Status.certificateIssued,
  Status.forPickup,
  Status.accredited,
  Status.disapproved,
  Status.deleted,
  Status.terminated,
  Status.expired,
  Status.suspended,
  Status.revoked,
  Status.requestRejected,
]

/** What a status does to the agency's clock (field facts, section 14). */
export function clockGroupOf(status: Status): ClockGroup {
  if (notStarted.includes(status)) return 'not-started'
  if (paused.includes(status)) return 'paused'
  return stopped.includes(status) ? 'stopped' : 'runs'
}

export type ClockClass = 'simple' | 'complex' | 'quasi-judicial' | 'adjudication'

const classNames: Record<ClockClass, string> = {
  simple: 'Simple',
  complex: 'Complex',
  'quasi-judicial': 'Quasi-judicial',
  adjudication: 'Adjudication',
}

const complex: readonly TransactionType[] = [
  TransactionType.newAccreditation,
  TransactionType.renewal,
  TransactionType.businessName,
  TransactionType.stockholders,
  TransactionType.additionalCategory,
  TransactionType.requestForSecRecommendation,
]
export function clockClassOf(type: TransactionType, agency: Agency): ClockClass {
  if (isCase({ type })) return 'adjudication'
  if (agency === 'cab' && isApplication({ type })) return 'quasi-judicial'
  return complex.includes(type) ? 'complex' : 'simple'
}

/** The class in words, as the acknowledgement and the clock show it. */
export function className(type: TransactionType, agency: Agency): string {
  return classNames[clockClassOf(type, agency)]
}

/** Working days, the settings' first values; null where no whole counts: stages do, or the law gives none. */
export const defaultLimits: Readonly<Record<ClockClass, number | null>> = {
  simple: 3,
  complex: 7,
  'quasi-judicial': null,
  adjudication: null,
}
