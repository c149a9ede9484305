import { z } from 'zod'
import type { DocumentDefinition } from '#platform/pdf/document-template'
import { Agency, Amount, Applicant, Day, Instant, Signatory } from '#platform/pdf/blocks/payload-parts'

const CheckedDocument = z.object({
  code: z.string().min(1),
  name: z.string().min(1),
  outcome: z.enum(['accepted', 'returned', 'undecided', 'waived', 'missing']),
  finding: z.string().nullable(),
})

const Ratio = z.object({
  name: z.string().min(1),
  /** As displayed: `2.00`, `3.00 %` or `n/a`. */
  figure: z.string().min(1),
  standard: z.string().nullable(),
  outcome: z.enum(['pass', 'watch', 'fail', 'info']),
})

const TrainedOfficer = z.object({
  name: z.string().min(1),
  position: z.string().min(1),
  nationality: z.string().nullable(),
  training_hours: z.int().nonnegative().nullable(),
})

const Policy = z.object({
  insurer: z.string().min(1),
  number: z.string().min(1),
  cover: Amount,
  from: Day,
  until: Day,
  finding: z.string().nullable(),
})

const DueReport = z.object({ report: z.string().min(1), period: z.string().min(1), state: z.string().min(1) })

const AssessedPenalty = z.object({
  violation: z.string().min(1),
  /** Of which report, and how it came about. */
  why: z.string(),
  legal_basis: z.string().nullable(),
  amount: Amount,
  /** Paid, condoned, waived, or none of these. */
  state: z.string().min(1),
})

/** How a business complied with its reports in the term of the accreditation that it holds. */
export const Compliance = z.object({ reports: z.array(DueReport), penalties: z.array(AssessedPenalty) })
export type Compliance = z.infer<typeof Compliance>

/** The evaluation memorandum (field facts, section 15.4). Each version is frozen under its number. */
export const MemorandumPayload = z.object({
  agency: Agency,
  version: z.int().positive(),
  issued_at: Instant,
  /** To whom and from whom the memorandum goes. */
  to: z.string().min(1),
  from: z.string().min(1),
  subject: z.string().min(1),
  reference: z.string().min(1),
  applicant: Applicant,
  scope: z.array(z.string().min(1)),
  legal_basis: z.array(z.string().min(1)),
  documents: z.array(CheckedDocument),
  capital: z.object({
    authorised: Amount.nullable(),
    subscribed: Amount.nullable(),
    paid_up: Amount.nullable(),
    minimum: Amount.nullable(),
  }),
  /** Null when no statements had to be analysed. */
  ratios: z.object({ year: z.int(), rows: z.array(Ratio), result: z.string().min(1) }).nullable(),
  officers: z.array(TrainedOfficer),
  training_finding: z.string().nullable(),
  insurance: z.array(Policy),
  /** Of a change: what the register said when it was opened, and what is asked. */
  changes: z.array(z.object({ label: z.string().min(1), before: z.string(), after: z.string() })).default([]),
  /** Both null where the business holds no accreditation, so that nothing could be due. */
  reports: Compliance.shape.reports.nullable(),
  penalties: Compliance.shape.penalties.nullable(),
  findings: z.array(z.string().min(1)),
  recommendation: z.string().min(1),
  evaluator: Signatory.nullable(),
  reviewer: Signatory.nullable(),
  recommending_officer: Signatory.nullable(),
  approving_officer: Signatory.nullable(),
})
export type MemorandumPayload = z.infer<typeof MemorandumPayload>

export const memorandumDocument = {
  kind: 'memorandum',
  payload: MemorandumPayload,
} as const satisfies DocumentDefinition
