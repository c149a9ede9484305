import type { Filing } from '@lading/contract/filing'
import { manilaDay } from '@lading/domain/dates/manila'
import { wordsOf } from '@lading/domain/transactions/family-words'
import { labelOfStatus, statusLabels } from '@lading/domain/transactions/labels'
import { Status } from '@lading/domain/transactions/status'
import { dayText } from '#lib/format.ts'
import type { ProgressStage } from '#ui/ProgressPath.tsx'

const stageNames = ['Submission', 'Evaluation', 'Review', 'Payment', 'Decision'] as const

const LAST = stageNames.length

const placeOf: Partial<Record<Status, number>> = {
  [Status.draft]: 0,
  [Status.forRequirementCompletion]: 0,
  [Status.forEvaluation]: 1,
  [Status.lockedForEvaluation]: 1,
  [Status.forClientAction]: 1,
  [Status.resubmitted]: 1,
  [Status.forReview]: 2,
  [Status.forRevision]: 2,
  [Status.evaluationForRevision]: 2,
  [Status.forOrderOfPayment]: 3,
  [Status.forPayment]: 3,
  [Status.forPaymentValidation]: 3,
  [Status.forRecommendingApproval]: 4,
  [Status.forDisapproval]: 4,
  [Status.disapproved]: 4,
  [Status.approved]: LAST,
  [Status.forPrinting]: LAST,
  [Status.certificateIssued]: LAST,
  [Status.forPickup]: LAST,
  [Status.accredited]: LAST + 1,
}

/** How far a transaction has come, in the six stages its client knows. */
export function stagesOf({ type, status, submitted_at, filed_at }: Filing) {
  const ended = statusLabels[status].tone === 'stopped'
  const at = placeOf[status] ?? (filed_at ? 1 : 0)
  const isSubmitted = at > 0 && submitted_at !== null
  const notes: (string | undefined)[] = [isSubmitted ? dayText(manilaDay(new Date(submitted_at))) : undefined]
  if (at <= LAST) notes[at] = labelOfStatus(status, 'customer', type)
  const stages: ProgressStage[] = [...stageNames, wordsOf(type).last_stage].map((name, place) => ({
    name: place === 0 && isSubmitted ? 'Submitted' : name,
    ...(notes[place] && { note: notes[place] }),
  }))
  const waitsFor = ended
    ? ('stopped' as const)
    : statusLabels[status].tone === 'client'
      ? ('client' as const)
      : ('agency' as const)
  return { stages, at, waitsFor }
}
