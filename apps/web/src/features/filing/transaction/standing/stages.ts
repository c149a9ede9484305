import type { Filing } from '@lading/contract/filing'
import { manilaDay } from '@lading/domain/dates/manila'
import { familyOf } from '@lading/domain/transactions/family'
import { wordsOf } from '@lading/domain/transactions/family-words'
import { labelOfStatus, statusLabels } from '@lading/domain/transactions/labels'
import { Status } from '@lading/domain/transactions/status'
import { dayText } from '#lib/format.ts'
import type { ProgressStage } from '#ui/facts/ProgressPath.tsx'
import { isFree } from '../filed/is-free.ts'

const stageNames = ['Submission', 'Evaluation', 'Review', 'Payment', 'Decision'] as const

const LAST = stageNames.length
const PAYMENT = stageNames.indexOf('Payment')
/** What a report passes only where something is doubtful. */
const BEYOND_REPORTS = [stageNames.indexOf('Review'), stageNames.indexOf('Decision')]

/** The stage of each status a client's transaction comes to; a withdrawal has none of its own. */
export const stageOf: Partial<Record<Status, number>> = {
  [Status.draft]: 0,
  [Status.forRequirementCompletion]: 0,
  [Status.forEvaluation]: 1,
  [Status.lockedForEvaluation]: 1,
  [Status.forClientAction]: 1,
  [Status.resubmitted]: 1,
  [Status.forReview]: 2,
  [Status.forRevision]: 2,
  [Status.evaluationForRevision]: 2,
  [Status.forLoaIssuance]: 2,
  [Status.forApplicationFeeOrder]: 2,
  [Status.forApplicationFeePayment]: 2,
  [Status.forApplicationFeeValidation]: 2,
  [Status.noticeOfPreliminaryHearing]: 2,
  [Status.forPublication]: 2,
  [Status.forPublicationValidation]: 2,
  [Status.forHearing]: 2,
  [Status.forOrderOfPayment]: 3,
  [Status.forPayment]: 3,
  [Status.forPaymentValidation]: 3,
  [Status.forRecommendingApproval]: 4,
  [Status.forDisapproval]: 4,
  [Status.disapproved]: 4,
  [Status.requestRejected]: 4,
  [Status.approved]: LAST,
  [Status.forPrinting]: LAST,
  [Status.certificateIssued]: LAST,
  [Status.forPickup]: LAST,
  [Status.accredited]: LAST + 1,
}

/** How far a transaction has come, in the stages its client knows; those it skips are left out. */
export function stagesOf(filing: Filing) {
  const { type, status, been_in, submitted_at } = filing
  const reached = been_in.map((one) => stageOf[one] ?? 0)
  // Withdrawn or terminated: where it had come to.
  const now = stageOf[status] ?? Math.max(0, ...reached)
  const isSubmitted = now > 0 && submitted_at !== null
  const names = [...stageNames, wordsOf(type).last_stage]
  const isUsual = (place: number) => {
    if (place === PAYMENT) return !isFree(filing)
    return familyOf(type) !== 'report' || !BEYOND_REPORTS.includes(place)
  }
  const isSpared = (place: number) => place !== now && !reached.includes(place) && !isUsual(place)
  const shown = names
    .map((name, place) => ({ name, place }))
    .filter(({ place }) => isPassed(place, now, reached) && !isSpared(place))
  const stages = shown.map(({ name, place }): ProgressStage => {
    if (place === now) return { name, note: labelOfStatus(status, 'customer', type) }
    return place === 0 && isSubmitted
      ? { name: 'Submitted', note: dayText(manilaDay(new Date(submitted_at))) }
      : { name }
  })
  const { tone } = statusLabels[status]
  const waitsFor = tone === 'stopped' || tone === 'client' ? tone : ('agency' as const)
  return { stages, at: shown.filter(({ place }) => place < now).length, waitsFor }
}

const isPassed = (place: number, now: number, reached: readonly number[]) =>
  place === 0 || place >= now || reached.includes(place)
