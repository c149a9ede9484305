import { obligationStates } from '@lading/domain/reports/obligation-state'
import { typesOf } from '@lading/domain/transactions/family'
import { z } from 'zod'
import { ById, endpoint, Id } from '../calls/endpoint.ts'
import { AnswersToSave, Filing, SavedAnswers } from '../filing/filing.ts'
import { OwnTransaction } from '../filing/own-transaction.ts'
import { AgencyCode, StatusCode } from '../workflow.ts'

/** Reports that an accredited business owes. */
export const reportTypes = typesOf('report')
const ReportType = z.literal(reportTypes)
export type ReportType = z.infer<typeof ReportType>

/** What was assessed of a late or defective report, line by line, and what became of it. */
export const ReportPenalty = z.object({
  /** Decimal text. */
  total: z.string(),
  lines: z.array(
    z.object({
      reference_id: z.string(),
      violation: z.string(),
      division: z.string(),
      unit: z.string(),
      units: z.int(),
      unit_amount: z.string(),
      amount: z.string(),
      why: z.string(),
    }),
  ),
})
export type ReportPenalty = z.infer<typeof ReportPenalty>

/** A report that a business owes an agency. */
export const Obligation = z.object({
  obligation_id: z.int(),
  business_id: z.int(),
  agency: AgencyCode,
  type: ReportType,
  /** The policy that the new one follows; null where the register holds none, and of other types. */
  follows: z.object({ policy_number: z.string(), ends_on: z.iso.date() }).nullable(),
  /** What it is about; null of insurance, which follows a policy. */
  period: z.object({ first_day: z.iso.date(), last_day: z.iso.date() }).nullable(),
  /** When the portal asks for it; null where nothing asks, and the business may file of its own accord. */
  opens_on: z.iso.date().nullable(),
  due_on: z.iso.date().nullable(),
  state: z.enum(obligationStates),
  /** The day that counts as that of filing; null until then. */
  filed_on: z.iso.date().nullable(),
  /** Calendar days after the due day on which it was filed, or that have passed since. */
  days_late: z.int(),
  accepted_on: z.iso.date().nullable(),
  transaction: z.object({ transaction_id: z.int(), reference: z.string(), status: StatusCode }).nullable(),
  /** Decimal text; null while none is assessed. */
  penalty: z.string().nullable(),
  /** The approving officer excused the business from it. */
  is_condoned: z.boolean(),
})
export type Obligation = z.infer<typeof Obligation>

/** A report that a business may begin now, or why not, and what it goes on with first. */
export const ReportOpening = z.object({
  agency: AgencyCode,
  type: ReportType,
  why_not: z.string().nullable(),
  /** The draft of one that is due, whatever else may be begun; else the draft or filing that is open already. */
  transaction_id: z.int().nullable(),
})

export const BusinessWithReports = z.object({
  business_id: z.int(),
  business_name: z.string(),
  openings: z.array(ReportOpening),
  /** What is due or late, the first due first. */
  pending: z.array(Obligation),
})
export type BusinessWithReports = z.infer<typeof BusinessWithReports>

export const reportOpenings = endpoint({
  method: 'GET',
  path: '/reportorials',
  summary: 'The caller’s accredited businesses with the reports they owe and may file, and earlier reports',
  access: 'customer',
  recordScope: 'business',
  reply: z.object({ businesses: z.array(BusinessWithReports), data: z.array(OwnTransaction) }),
})

export const createReport = endpoint({
  method: 'POST',
  path: '/reportorials',
  summary: 'Opens a report (types 13 to 15) before the portal asks for it',
  access: { permission: 'customer-submit-reporting' },
  recordScope: 'prepare',
  body: z.object({ business_id: Id, agency: AgencyCode, type: ReportType }),
  reply: Filing,
  idempotent: true,
})

export const saveReport = endpoint({
  method: 'PUT',
  path: '/reportorials/:id',
  summary: 'Saves answers of a report; 409 only where the same answer differs',
  access: { permission: 'customer-submit-reporting' },
  recordScope: 'prepare',
  params: ById,
  limit: 240,
  body: AnswersToSave,
  reply: SavedAnswers,
})

/** The cover that the register holds of a business with an agency. */
export const Cover = z.object({
  agency: AgencyCode,
  insurer: z.string(),
  policy_number: z.string(),
  cover_amount: z.string(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
})

export const reportCalendar = endpoint({
  method: 'GET',
  path: '/reportorials/:id',
  summary: 'The reports of a business: to come, due, late, filed and accepted; id is the business',
  access: 'customer',
  recordScope: 'business',
  params: ById,
  reply: z.object({
    business_id: z.int(),
    business_name: z.string(),
    openings: z.array(ReportOpening),
    covers: z.array(Cover),
    obligations: z.array(Obligation),
  }),
})

export const pendingReports = endpoint({
  method: 'GET',
  path: '/reportorials/:id/pending',
  summary: 'What a business owes: due and not filed; id is the business',
  access: 'signed-in',
  recordScope: 'business-or-staff',
  params: ById,
  reply: z.object({ data: z.array(Obligation) }),
})

const KeptFile = z.object({ id: z.uuid(), name: z.string() })

/** How a request to be excused from a penalty stands. */
export const Condonation = z.object({
  reason: z.string(),
  asked_at: z.iso.datetime(),
  /** Lapsed where the report ended before an answer. */
  outcome: z.enum(['asked', 'declined', 'condoned', 'lapsed']),
  decided_at: z.iso.datetime().nullable(),
  /** Of the order of condonation. */
  order_number: z.string(),
  /** Why it was declined, or condoned. */
  answer: z.string(),
  /** The client's letter, and the order of condonation; null where none was attached. */
  letter: KeptFile.nullable(),
  order: KeptFile.nullable(),
})

/** What an evaluator weighs of a report, and its client may know: the obligation, the cover before, the penalty. */
export const ReportFindings = z.object({
  obligation: Obligation.nullable(),
  previous: Cover.omit({ agency: true }).nullable(),
  /** Figures that changed so much since the last accepted report that it may be referred for review; decimal text. */
  changes: z.array(z.object({ name: z.string(), before: z.string(), now: z.string() })),
  /** The ratios of an annual report, for staff; null to its client, and of other reports. */
  ratios: z.object({ result: z.string(), why: z.string() }).nullable(),
  /** The least cover of the highest scope held, decimal text; null without one. */
  minimum_cover: z.string().nullable(),
  /** What is wrong with the policy on this day, one sentence each. */
  shortfalls: z.array(z.string()),
  /** Between the policies; null where none is known before. */
  days_without_cover: z.int().nullable(),
  /** Assessed, or as it would be assessed now; null where nothing is late or defective. */
  penalty: ReportPenalty.nullable(),
  is_assessed: z.boolean(),
  condonation: Condonation.nullable(),
})
export type ReportFindings = z.infer<typeof ReportFindings>

export const reportFindings = endpoint({
  method: 'GET',
  path: '/transactions/:id/report',
  summary: 'What is known of a report: its due day, lateness, cover and penalty; of a draft only for its business',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  reply: ReportFindings,
})
