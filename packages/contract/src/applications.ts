import { z } from 'zod'
import { IssuedDocument } from './documents.ts'
import { ById, endpoint, Id } from './endpoint.ts'
import { RequirementLine } from './requirement-lines.ts'
import { AgencyCode, StatusCode, TypeCode } from './workflow.ts'
import { BusinessProfileDraft } from './forms/business-profile.ts'

const Flag = z.literal([0, 1])
const Amount = z.string()

/** The scope flags of an application, beside the answers of the business form (specification, section 1). */
export const Scopes = z.object({ domestic: Flag, international: Flag, nvocc: Flag })
export type Scopes = z.infer<typeof Scopes>

export const FeeLine = z.object({
  param_key: z.string(),
  label: z.string(),
  quantity: z.int(),
  unit_amount: Amount,
  amount: Amount,
  why: z.string(),
})

/** What the agency asks the applicant to correct. */
export const ReturnedItem = z.object({
  id: z.int(),
  kind: z.enum(['document', 'field']),
  /** A requirement code, or the path of an answer. */
  code: z.string(),
  label: z.string(),
  remark: z.string(),
  answer: z.string(),
  answered_at: z.iso.datetime().nullable(),
})
export type ReturnedItem = z.infer<typeof ReturnedItem>

/** A new application or renewal, whole: what was filed, where it stands and what may be changed. */
export const Application = z.object({
  accreditation_id: z.int(),
  transaction_id: z.int(),
  reference: z.string(),
  type: TypeCode,
  agency: AgencyCode,
  status: StatusCode,
  /** Of the transaction, for acts. */
  version: z.int(),
  business_id: z.int(),
  business_name: z.string(),
  /** Who acts for the business (specification, section 3); whom the applicant's page is shown to. */
  business_user: z.array(z.object({ user_id: z.int() })),

  /** Of the form, for saving answers. */
  form_version: z.int(),
  saved_at: z.iso.datetime(),
  form: BusinessProfileDraft,
  ...Scopes.shape,
  requirements: z.array(RequirementLine),
  assessment: z.object({ lines: z.array(FeeLine), total: Amount }),
  /** Of form, scopes and files as they stand: what was reviewed is what is filed. */
  content_hash: z.string(),
  /** What the caller may change: the whole draft, the documents, what was returned, or nothing. */
  open: z.enum(['draft', 'documents', 'returned', 'nothing']),
  returns: z.array(ReturnedItem),
  minimum_capital: Amount.nullable(),

  delivery: z.enum(['electronic', 'pickup']),
  signature_name: z.string(),
  queue_number: z.int().nullable(),
  submitted_at: z.iso.datetime().nullable(),
  filed_at: z.iso.datetime().nullable(),
  client_deadline_on: z.iso.date().nullable(),
  client_days_left: z.int().nullable(),
  resubmissions: z.int(),
  /** Who has it now, as a desk or the applicant, never a person of the agency. */
  who_has_it: z.string(),
  next: z.string(),
  missing_items: z.string(),
  issued_documents: z.array(IssuedDocument),
})
export type Application = z.infer<typeof Application>

export const createApplication = endpoint({
  method: 'POST',
  path: '/accreditations',
  summary: 'Opens a draft of a new application (type 1)',
  access: { permission: 'create-new-accreditation' },
  recordScope: 'prepare',
  body: z.object({ business_id: Id, agency: AgencyCode }),
  reply: Application,
  idempotent: true,
})

export const application = endpoint({
  method: 'GET',
  path: '/accreditations/:id',
  summary: 'A new application or renewal, by the accreditation it makes',
  access: 'signed-in',
  recordScope: 'case',
  params: ById,
  query: z.object({ only_draft: z.stringbool().optional(), only_editable: z.stringbool().optional() }),
  reply: Application,
})

export const latestAccreditation = endpoint({
  method: 'GET',
  path: '/accreditations/:id/latest',
  summary: 'The newest successor of an accreditation; itself where it has none',
  access: 'signed-in',
  recordScope: 'case',
  params: ById,
  reply: z.object({ accreditation_id: z.int() }),
})

/** One answer: `path` as in `tin`, `domestic`, `officers.k1` (a row; null removes it) or `officers.k1.name`. */
export const AnswerPatch = z.object({
  path: z.string().min(1).max(200),
  value: z.unknown(),
  /** What stood there when the person began to change it. */
  base: z.unknown(),
})
export type AnswerPatch = z.infer<typeof AnswerPatch>

/** The same answer was changed to something else meanwhile; the rest of the call was saved. */
export const AnswerConflict = z.object({
  path: z.string(),
  label: z.string(),
  base: z.unknown(),
  yours: z.unknown(),
  theirs: z.unknown(),
})
export type AnswerConflict = z.infer<typeof AnswerConflict>

export const SavedAnswers = z.object({
  saved: z.array(z.string()),
  /** Answers that cannot be kept, with the reason; the rest was saved. */
  errors: z.record(z.string(), z.string()),
  application: Application,
})
export type SavedAnswers = z.infer<typeof SavedAnswers>

/** The `details` of the 409 that tells of conflicts. */
export const SaveConflict = SavedAnswers.extend({ conflicts: z.array(AnswerConflict) })
export type SaveConflict = z.infer<typeof SaveConflict>

export const saveAnswers = endpoint({
  method: 'PUT',
  path: '/accreditations/:id',
  summary: 'Saves answers of a draft, or of what was returned; 409 only where the same answer differs',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  limit: 240,
  body: z.object({ base_version: z.int(), patch: z.array(AnswerPatch).min(1).max(500) }),
  reply: SavedAnswers,
})

export const answerReturn = endpoint({
  method: 'PUT',
  path: '/accreditations/:id/returns/:return_id',
  summary: 'Answers in words what the agency asked to correct',
  access: 'customer',
  recordScope: 'prepare',
  params: z.object({ id: Id, return_id: Id }),
  body: z.object({ answer: z.string().trim().max(2000) }),
  reply: Application,
})
