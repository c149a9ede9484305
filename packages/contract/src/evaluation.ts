import { Scopes } from './accreditations/scopes.ts'
import { CondonedPenalty, FeeLine, FiledForm, FilingLimits, ReturnedItem } from './filing/filing.ts'
import { z } from 'zod'
import { Correction } from './filing/corrections.ts'
import { RequirementFile } from './filing/requirement-lines.ts'
import { IssuedDocument } from './documents/documents.ts'
import { ById, endpoint } from './calls/endpoint.ts'
import { AgencyCode, StatusCode, TypeCode } from './workflow.ts'
import { PrintedText } from './calls/printed-text.ts'

const Person = z.object({ user_id: z.int(), name: z.string() })

/** A file as the evaluator sees it: of several under one requirement each has versions of its own. */
const CheckedFile = RequirementFile.extend({ replaces_id: z.int().nullable() })

/** A line of the checklist as the evaluator sees it: what is current, and what it took the place of. */
export const CheckedRequirement = z.object({
  code: z.string(),
  name: z.string(),
  mandatory: z.boolean(),
  why: z.string(),
  /** What the day on its face is called: `Cover ends on`, `End of the fiscal year`; empty where none is asked. */
  expiry_label: z.string(),
  /** What alone has that day: `a lease`. */
  day_only_for: z.string(),
  files: z.array(CheckedFile),
  earlier: z.array(CheckedFile),
  /** Uploaded or replaced since the submission before. */
  is_new: z.boolean(),
  /** What the applicant wrote instead of, or beside, a new file. */
  answer: z.string(),
})
export type CheckedRequirement = z.infer<typeof CheckedRequirement>

/** An answer that differs from the submission before. */
export const Difference = z.object({ path: z.string(), label: z.string(), before: z.string(), after: z.string() })

/** One step of the transaction, with what staff wrote; never shown to the client. */
export const TransactionStep = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.string(),
  label: z.string(),
  from: StatusCode.nullable(),
  to: StatusCode,
  by: Person.nullable(),
  by_audience: z.enum(['customer', 'staff', 'system']),
  remarks: z.string(),
  remarks_to_client: z.boolean(),
  /** What else was answered, one question a line. */
  answers: z.array(z.string()),
  /** Milliseconds spent in the status before. */
  took_ms: z.int().nullable(),
})
export type TransactionStep = z.infer<typeof TransactionStep>

export const MemorandumDraft = z.object({
  version_no: z.int(),
  findings: z.string(),
  recommendation: z.string(),
  legal_basis: z.string(),
  written_by: Person,
  written_at: z.iso.datetime(),
})
export type MemorandumDraft = z.infer<typeof MemorandumDraft>

/** A transaction whole, as staff of its agency see it. */
export const TransactionDetail = z.object({
  transaction_id: z.int(),
  accreditation_id: z.int().nullable(),
  reference: z.string(),
  queue_number: z.int().nullable(),
  type: TypeCode,
  agency: AgencyCode,
  status: StatusCode,
  version: z.int(),
  returned_from: StatusCode.nullable(),
  ever_approved: z.boolean(),
  recommendation: z.string().nullable(),
  resubmissions: z.int(),
  delivery: z.enum(['electronic', 'pickup']),
  grounds: z.string(),
  business_id: z.int(),
  business_name: z.string(),
  ...Scopes.shape,
  submitted_at: z.iso.datetime().nullable(),
  filed_at: z.iso.datetime().nullable(),
  client_deadline_on: z.iso.date().nullable(),
  processor: Person.nullable(),
  form: FiledForm,
  /** What the register said to the same questions when it was opened; null where the register has none. */
  register: FiledForm.nullable(),
  /** What the register says today, while the change asked for is not in it yet; null otherwise. */
  register_now: FiledForm.nullable(),
  /** What the agency's settings ask of the answers today. */
  limits: FilingLimits,
  checklist: z.array(CheckedRequirement),
  /** Answers and lines the evaluator marked for the client, and what was asked in earlier rounds. */
  returns: z.array(ReturnedItem.extend({ round: z.int(), is_sent: z.boolean() })),
  differences: z.array(Difference),
  /** What the agency corrected after approval, the latest first. */
  corrections: z.array(Correction),
  assessment: z.object({
    lines: z.array(FeeLine),
    total: z.string(),
    missing: z.array(z.string()),
    /** With the name of the approving officer. */
    condoned: CondonedPenalty.extend({ decided_by: z.string() }).nullable(),
    /** By which order of payment they were asked for: the last that is not void; null where none went out. */
    order: z.object({ number: z.string(), issued_at: z.iso.datetime() }).nullable(),
  }),
  memorandum: MemorandumDraft.nullable(),
  ratio_saved: z.boolean(),
  issued_documents: z.array(IssuedDocument),
  messages: z.int(),
})
export type TransactionDetail = z.infer<typeof TransactionDetail>

export const transactionDetail = endpoint({
  method: 'GET',
  path: '/transactions/:id',
  summary: 'A transaction with all its parts, for staff of its agency',
  access: 'staff',
  recordScope: 'transaction-of-staff',
  params: ById,
  reply: TransactionDetail,
})

export const transactionSteps = endpoint({
  method: 'GET',
  path: '/transactions/:id/steps',
  summary: 'Every step of a transaction with its duration, for staff',
  access: 'staff',
  recordScope: 'transaction-of-staff',
  params: ById,
  reply: z.object({ data: z.array(TransactionStep) }),
})

const SAY_WHAT_IS_WRONG = { path: ['remark'], message: 'State what is wrong. The client will read this.' }

/** The order to accept a document, to return it with a remark, or to take either back. */
export const DocumentDecision = z
  .strictObject({
    decision: z.enum(['accepted', 'returned']).nullable(),
    remark: PrintedText.max(5000).default(''),
  })
  .refine(({ decision, remark }) => decision !== 'returned' || remark !== '', SAY_WHAT_IS_WRONG)

export const decideDocument = endpoint({
  method: 'PUT',
  path: '/transaction_documents/validate/:id',
  summary: 'Accepts or returns one document; for the evaluator who holds the lock',
  access: { permission: 'return-to-client' },
  recordScope: 'held-transaction',
  params: ById,
  body: DocumentDecision,
  reply: z.object({ id: z.int(), decision: z.enum(['accepted', 'returned']).nullable(), remark: z.string() }),
})

export const recordFinding = endpoint({
  method: 'POST',
  path: '/documents/status/update/:id',
  summary: 'Records the finding on one document; for the evaluator who holds the lock',
  access: { permission: 'return-to-client' },
  recordScope: 'held-transaction',
  params: ById,
  body: z
    .strictObject({
      finding: z.enum(['accepted', 'returned']).nullable(),
      remark: PrintedText.max(5000).default(''),
      /** Of the transaction. */
      version: z.int(),
    })
    .refine(({ finding, remark }) => finding !== 'returned' || remark !== '', SAY_WHAT_IS_WRONG),
  reply: z.object({ id: z.int(), finding: z.enum(['accepted', 'returned']).nullable(), remark: z.string() }),
})

export const markField = endpoint({
  method: 'PUT',
  path: '/transactions/:id/returns',
  summary: 'Marks one answer of the form, or one line of a report, for the client; an empty remark removes the mark',
  access: { permission: 'return-to-client' },
  recordScope: 'held-transaction',
  params: ById,
  body: z.object({
    /** `tin`, `officers.k1.name`, a section that comes back as one, or a line of a report: `lanes.12`. */
    path: z.string().min(1).max(200),
    remark: z.string().trim().max(5000),
  }),
  reply: z.object({ path: z.string(), remark: z.string() }),
})

export const saveMemorandum = endpoint({
  method: 'PUT',
  path: '/transactions/:id/memorandum',
  summary: 'Saves the draft of the evaluation memorandum; 409 where another draft was written since then',
  access: { permission: 'endorse-for-review' },
  recordScope: 'held-transaction',
  params: ById,
  body: z.object({
    findings: PrintedText.min(1, 'Write the findings.').max(20_000),
    recommendation: PrintedText.min(1, 'Write the recommendation.').max(5000),
    legal_basis: PrintedText.max(1000).default(''),
    /** When the draft was written that this one takes the place of; null where there was none. */
    written_at: z.iso.datetime().nullable().default(null),
  }),
  reply: MemorandumDraft,
})

export const generateMemorandum = endpoint({
  method: 'POST',
  path: '/pdf/generate/memorandum/:id',
  summary: 'Prepares the current memorandum as a numbered version; by transaction',
  access: { permission: 'endorse-for-review' },
  recordScope: 'held-transaction',
  params: ById,
  reply: z.object({ slug: z.string(), version_no: z.int() }),
  idempotent: true,
})
