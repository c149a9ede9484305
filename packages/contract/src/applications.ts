import { z } from 'zod'
import { BusinessProfileDraft } from './businesses.ts'
import { IssuedPaper } from './documents.ts'
import { ById, endpoint, Id } from './endpoint.ts'
import { AgencyCode, StatusCode, TypeCode } from './workflow.ts'

const Flag = z.literal([0, 1])
const Amount = z.string()

/** The scope flags of an application, beside the answers of the business form (specification, section 1). */
export const Scopes = z.object({ domestic: Flag, international: Flag, nvocc: Flag })
export type Scopes = z.infer<typeof Scopes>

/** One file under a requirement, as the applicant and the agency see it. */
export const RequirementFile = z.object({
  id: z.int(),
  file_id: z.uuid(),
  name: z.string(),
  media_type: z.string(),
  size: z.int(),
  page_count: z.int().nullable(),
  version_no: z.int(),
  round: z.int(),
  expires_on: z.iso.date().nullable(),
  uploaded_at: z.iso.datetime(),
  decision: z.enum(['accepted', 'returned']).nullable(),
  remark: z.string(),
  /** The file it took the place of in the round before. */
  replaces: z.string().nullable(),
})
export type RequirementFile = z.infer<typeof RequirementFile>

/** A line of the checklist, with what is attached to it. */
export const RequirementLine = z.object({
  code: z.string(),
  name: z.string(),
  mandatory: z.boolean(),
  may_follow: z.boolean(),
  asks_expiry: z.boolean(),
  expiry_label: z.string(),
  max_files: z.int(),
  help: z.string(),
  /** Why this applicant is asked. */
  why: z.string(),
  /** Whether the applicant may attach, replace or remove here now. */
  is_open: z.boolean(),
  files: z.array(RequirementFile),
})
export type RequirementLine = z.infer<typeof RequirementLine>

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
  papers: z.array(IssuedPaper),
})
export type Application = z.infer<typeof Application>

export const createApplication = endpoint({
  method: 'POST',
  path: '/accreditations',
  summary: 'Opens a draft of a new application (type 1)',
  access: { permission: 'create-new-accreditation' },
  reach: 'prepare',
  body: z.object({ business_id: Id, agency: AgencyCode }),
  reply: Application,
  idempotent: true,
})

export const application = endpoint({
  method: 'GET',
  path: '/accreditations/:id',
  summary: 'A new application or renewal, by the accreditation it makes',
  access: 'signed-in',
  reach: 'case',
  params: ById,
  query: z.object({ only_draft: z.stringbool().optional(), only_editable: z.stringbool().optional() }),
  reply: Application,
})

export const latestAccreditation = endpoint({
  method: 'GET',
  path: '/accreditations/:id/latest',
  summary: 'The newest successor of an accreditation; itself where it has none',
  access: 'signed-in',
  reach: 'case',
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
  reach: 'prepare',
  params: ById,
  limit: 240,
  body: z.object({ base_version: z.int(), patch: z.array(AnswerPatch).min(1).max(500) }),
  reply: SavedAnswers,
})

export const attachDocument = endpoint({
  method: 'PUT',
  path: '/accreditations/documents/:id',
  summary: 'Attaches a file to a requirement, or replaces one',
  access: 'customer',
  reach: 'prepare',
  params: ById,
  limit: 60,
  multipart: true,
  body: z.object({
    requirement_code: z.string().min(1).max(20),
    /** The file it takes the place of. */
    replaces: Id.optional(),
    expires_on: z.iso.date().optional(),
  }),
  reply: Application,
})

export const dateDocument = endpoint({
  method: 'PATCH',
  path: '/accreditations/documents/:id',
  summary: 'Sets until when an attached document is valid',
  access: 'customer',
  reach: 'prepare',
  params: ById,
  body: z.object({ document_id: Id, expires_on: z.iso.date().nullable() }),
  reply: Application,
})

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/file/transaction-documents/:id',
  summary: 'Removes an attached file that was not filed yet',
  access: 'customer',
  reach: 'prepare',
  params: ById,
  reply: Application,
})

export const answerReturn = endpoint({
  method: 'PUT',
  path: '/accreditations/:id/returns/:return_id',
  summary: 'Answers in words what the agency asked to correct',
  access: 'customer',
  reach: 'prepare',
  params: z.object({ id: Id, return_id: Id }),
  body: z.object({ answer: z.string().trim().max(2000) }),
  reply: Application,
})

/** What a submission says besides its action and version: that this was reviewed, and by whom it is declared. */
export const Submission = z.object({
  content_hash: z.string().min(1),
  /** The form's version that was reviewed, so that a refusal can say what changed since. */
  form_version: z.int(),
  declaration: z.literal(true, 'Accept the declaration to go on.'),
  privacy_version: z.string().min(1, 'Read and accept the privacy notice to go on.'),
  signature_name: z.string().trim().min(1, 'Enter your full name.').max(255),
  delivery: z.enum(['electronic', 'pickup']),
})
export type Submission = z.infer<typeof Submission>

/** The `details` of the 409 that refuses a submission because the draft moved: what stands now where it differs. */
export const MovedSinceReview = z.object({
  content_hash: z.string(),
  form_version: z.int(),
  differences: z.array(z.object({ path: z.string(), label: z.string(), now: z.string() })),
})
export type MovedSinceReview = z.infer<typeof MovedSinceReview>

/** One step as this reader may see it. */
export const TimelineStep = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  title: z.string(),
  by: z.string(),
  side: z.enum(['client', 'agency', 'portal']),
  status: StatusCode,
  remarks: z.string(),
  /** How long what followed it lasted, in minutes; null for what goes on now. */
  lasted_minutes: z.int().nullable(),
  /** With whom it lay after the step. */
  then_with: z.enum(['client', 'agency', 'nobody']),
})
export type TimelineStep = z.infer<typeof TimelineStep>

export const timeline = endpoint({
  method: 'GET',
  path: '/accreditations/timeline/:id',
  summary: 'Every step of an application, newest first: when, who, how long',
  access: 'signed-in',
  reach: 'case',
  params: ById,
  reply: z.object({ steps: z.array(TimelineStep) }),
})

export const timelineSummary = endpoint({
  method: 'GET',
  path: '/accreditations/timeline/summary/:id',
  summary: 'How long an application lay with the agency and with the applicant',
  access: 'signed-in',
  reach: 'case',
  params: ById,
  reply: z.object({
    began_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
    agency_minutes: z.int(),
    client_minutes: z.int(),
    rounds: z.int(),
  }),
})

/** The texts an applicant accepts, with the versions that are kept with the filing. */
export const filingNotices = endpoint({
  method: 'GET',
  path: '/filing-notices',
  summary: 'The declaration and the privacy notice in force',
  access: 'signed-in',
  reply: z.object({
    declaration: z.object({ text: z.string(), version: z.string() }),
    privacy: z.object({ text: z.string(), version: z.string() }),
  }),
})
