import { agencies, type Agency } from '@lading/domain/transactions/agency'
import { isApplication } from '@lading/domain/transactions/family'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { transitionsOf } from '@lading/domain/workflow/flows/transitions'
import { ensure } from '@lading/domain/ensure'
import type { Walk, WalkVariant } from './walk.ts'

const withDelivery = (facts: Partial<WalkVariant>): WalkVariant[] => [
  { delivery: 'electronic', ...facts },
  { delivery: 'pickup', ...facts },
]
const free: WalkVariant = { delivery: 'electronic' }
const fee = { fee_centavos: 23_000, changes_certificate: true } as const
const paid = [...withDelivery(fee), { ...free, ...fee, fee_ends: true }]

const penalty = { fee_centavos: 500_000, penalty_due: true } as const
const reports: WalkVariant[] = [
  free,
  { ...free, ...penalty },
  { ...free, material_change: true },
  { ...free, ...penalty, material_change: true },
]

/** Of a change amended articles alone may follow: none of these changes what stands in them. */
const noneToFollow = ['C05']
const noPayment = ['C27', 'C08-14', 'C22', 'C26', 'C28', 'C29', 'C30', 'C31', 'C32', 'G05']
const noCertificate = ['C42', 'C43', 'C44', 'C45', 'C46', 'C47', 'C48', 'G10']

type WalkPlan = Pick<Walk, 'variants' | 'closed'>
const application: WalkPlan = { variants: withDelivery({ fee_centavos: 503_000 }), closed: [] }
const inArrears: WalkVariant = { delivery: 'electronic', fee_centavos: 503_000, in_arrears: true }
const paidChange: WalkPlan = { variants: paid, closed: [] }
const freeChange: WalkPlan = { variants: [free], closed: [...noneToFollow, ...noPayment, ...noCertificate] }
const certificate: WalkPlan = { variants: withDelivery({ fee_centavos: 46_000 }), closed: ['E22'] }
const recommendation: WalkPlan = { variants: [...withDelivery({ fee_centavos: 23_000 }), free], closed: [] }

/** How the transactions of each type go, and the rows that none of them takes. */
const walkPlans: Partial<Record<TransactionType, WalkPlan>> = {
  [TransactionType.newAccreditation]: application,
  [TransactionType.renewal]: { variants: [...application.variants, inArrears], closed: [] },
  [TransactionType.businessName]: paidChange,
  [TransactionType.address]: paidChange,
  [TransactionType.officers]: freeChange,
  [TransactionType.agents]: freeChange,
  [TransactionType.registrationDocuments]: freeChange,
  [TransactionType.stockholders]: freeChange,
  [TransactionType.boardOfDirectors]: freeChange,
  [TransactionType.capitalization]: { variants: [...paid, free], closed: [] },
  [TransactionType.branches]: { variants: [...paid, free], closed: noneToFollow },
  [TransactionType.additionalCategory]: paidChange,
  [TransactionType.annualReport]: { variants: reports, closed: [] },
  [TransactionType.quarterlyReport]: { variants: reports, closed: [] },
  [TransactionType.insuranceCoverage]: { variants: reports, closed: [] },
  [TransactionType.requestForCertificate]: certificate,
  [TransactionType.requestForSecRecommendation]: recommendation,
}

export function walkOf(type: TransactionType, agency: Agency): Walk {
  const { variants, closed } = ensure(walkPlans[type])
  return { type, agency, variants, closed: [...closed, ...closedAt(type, agency)] }
}

/** By air a further scope asks for the articles as they stand. */
const closedAt = (type: TransactionType, agency: Agency): readonly string[] =>
  type === TransactionType.additionalCategory && agency === 'cab' ? noneToFollow : []

/** Every type that is walked, at each agency that takes it; by air nothing is applied for yet. */
export const walks: readonly Walk[] = Object.keys(walkPlans)
  .map((type) => Number(type) as TransactionType)
  .flatMap((type) => agencies.map((agency) => walkOf(type, agency)))
  .filter((walk) => !isApplication(walk) || walk.agency === 'dti')

/**
 * The rows a walk goes over. Money online comes with its provider; what ends with its accreditation is ended, from every
 * status, in `accreditations/life/ended-with-accreditation.test.ts`.
 */
export function rowsOf({ type, agency, closed }: Walk): Transition[] {
  return transitionsOf({ subject: 'transaction', type, agency })
    .filter(({ id, guards }) => !closed.includes(id) && !guards.includes('accreditation-has-ended'))
    .map((row) =>
      row.guards.includes('gateway-verified') ? { ...row, by: row.by.filter((who) => who !== 'SYS') } : row,
    )
    .filter(({ by }) => by.length > 0)
}
