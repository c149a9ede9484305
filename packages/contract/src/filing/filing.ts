import { scopes } from '@lading/domain/transactions/scope'
import { z } from 'zod'
import { IssuedDocument } from '../documents/documents.ts'
import { ById, endpoint, Id } from '../calls/endpoint.ts'
import { Pickup } from '../documents/pickup.ts'
import { RequirementLine } from './requirement-lines.ts'
import { Scopes } from '../accreditations/scopes.ts'
import { certifiedFacts } from '../forms/form-definition.ts'
import { AgencyCode, StatusCode, TypeCode } from '../workflow.ts'

const Amount = z.string()

/** The answers to the form of the type, each by its name; lists as arrays of rows with a `key`. */
export const FiledForm = z.record(z.string(), z.unknown())

/**
 * What settings ask: minimum capital by scope, hours of training, least cover (null: none), the usual share of Filipinos,
 * and the most copies of a certification.
 */
export const FilingLimits = z.object({
  capital: z.partialRecord(z.enum(scopes), Amount),
  training: z.object({ hours: z.number(), pooled: z.boolean() }).nullable(),
  insurance: z.partialRecord(z.enum(scopes), Amount),
  filipino_percent: z.number(),
  copies: z.int(),
})

export const FeeLine = z.object({
  param_key: z.string(),
  label: z.string(),
  quantity: z.int(),
  unit_amount: Amount,
  amount: Amount,
  why: z.string(),
})

/** A penalty that the approving officer condoned by an order. */
export const CondonedPenalty = z.object({
  amount: Amount,
  /** Still to be paid. */
  remaining: Amount,
  order_number: z.string(),
  decided_at: z.iso.datetime(),
})

/** What the agency asks the applicant to correct. */
export const ReturnedItem = z.object({
  id: z.int(),
  kind: z.enum(['document', 'field', 'line']),
  /** A requirement code, the path of an answer, the name of answers that come back together, or a line: `lanes.12`. */
  code: z.string(),
  label: z.string(),
  remark: z.string(),
  answer: z.string(),
  answered_at: z.iso.datetime().nullable(),
})
export type ReturnedItem = z.infer<typeof ReturnedItem>

/** What the agency asks of the client and has no answer to yet: one item that came back, or all that it listed as missing. */
export const OpenRemark = ReturnedItem.extend({ kind: z.enum([...ReturnedItem.shape.kind.options, 'missing']) })
export type OpenRemark = z.infer<typeof OpenRemark>

const OtherRequest = z.object({
  transaction_id: z.int(),
  accreditation_id: z.int().nullable(),
  reference: z.string(),
  type: TypeCode,
  agency: AgencyCode,
})

/** A transaction of a business as its client has it: what was filed, where it stands and what may be changed. */
export const Filing = z.object({
  transaction_id: z.int(),
  /** The accreditation it makes or concerns; null where it has none. */
  accreditation_id: z.int().nullable(),
  reference: z.string(),
  type: TypeCode,
  agency: AgencyCode,
  status: StatusCode,
  /** Every status it has been in, each once, the first first. */
  been_in: z.array(StatusCode),
  /** Of the transaction, for acts. */
  version: z.int(),
  business_id: z.int(),
  business_name: z.string(),
  /** The scopes that the accreditation holds today; null where no change of it is filed. */
  held: Scopes.nullable(),
  /** What the certificate in force says otherwise than the register: a change to it may state what is in the register. */
  certified_otherwise: z.array(z.enum(certifiedFacts)),
  /** Who acts for the business (specification, section 3); whom the client's page is shown to. */
  business_user: z.array(z.object({ user_id: z.int() })),

  /** Of the form, for saving answers. */
  form_version: z.int(),
  saved_at: z.iso.datetime(),
  form: FiledForm,
  /** What the register said to the same questions when it was opened; null where the register has none. */
  register: FiledForm.nullable(),
  /** What the register says today, while its client may still answer a change; null otherwise. */
  register_now: FiledForm.nullable(),
  /** Other requests of the business, submitted and still open, that ask to change the same answers of the register. */
  also_open: z.array(OtherRequest),
  /** While it is a draft: the request of the same batch and type to the other agency, with what can be copied from it, in words. */
  counterpart: OtherRequest.extend({
    status: StatusCode,
    /** Answers. */
    copies: z.array(z.string()),
    /** Requirements under which the other has a file and this one has none. */
    documents: z.array(z.string()),
  }).nullable(),
  /** The sections of a prefilled form of which its client said that they are still right. */
  confirmed_sections: z.array(z.string()),
  requirements: z.array(RequirementLine),
  assessment: z.object({ lines: z.array(FeeLine), total: Amount, condoned: CondonedPenalty.nullable() }),
  /** Of form and files as they stand: what was reviewed is what is filed. */
  content_hash: z.string(),
  /** What the caller may change: the whole draft, the documents, what was returned, or nothing. */
  open: z.enum(['draft', 'documents', 'returned', 'nothing']),
  returns: z.array(ReturnedItem),
  /** What the evaluator wrote about the return as a whole; empty where the items say it all. */
  return_remarks: z.string(),
  /** Of the highest scope applied for; null where none is. */
  minimum_capital: Amount.nullable(),

  /** What the agency's settings ask of the answers today. */
  limits: FilingLimits,
  /** The answers as they were filed last, while a return is answered; null at any other time. */
  filed: FiledForm.nullable(),
  /** What stops a draft beside its check, as its submission would be refused: messages by path. Of what was filed none. */
  faults: z.record(z.string(), z.array(z.string())),

  delivery: z.enum(['electronic', 'pickup']),
  signature_name: z.string(),
  queue_number: z.int().nullable(),
  submitted_at: z.iso.datetime().nullable(),
  filed_at: z.iso.datetime().nullable(),
  client_deadline_on: z.iso.date().nullable(),
  client_days_left: z.int().nullable(),
  /** Whether staff named that day with the order of payment, instead of the days that are counted. */
  client_day_is_named: z.boolean(),
  resubmissions: z.int(),
  /** Who has it now, as a desk or the client, never a person of the agency. */
  who_has_it: z.string(),
  next: z.string(),
  missing_items: z.string(),
  /** What depends on the day on which what is missing is added; empty where nothing does. */
  on_completion: z.string(),
  /** Why the agency denied it; empty unless it has. */
  denial_grounds: z.string(),
  issued_documents: z.array(IssuedDocument),
  /** Null unless a printed document waits for pickup. */
  pickup: Pickup.nullable(),
})
export type Filing = z.infer<typeof Filing>

export const filing = endpoint({
  method: 'GET',
  path: '/transactions/:id/filing',
  summary: 'A transaction as its client sees it; a draft only for its business',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  reply: Filing,
})

/** One answer: `path` as in `tin`, `domestic`, `officers.k1` (a row; null removes it) or `officers.k1.name`. */
export const AnswerPatch = z.strictObject({
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
  filing: Filing,
})
export type SavedAnswers = z.infer<typeof SavedAnswers>

/** The `details` of the 409 that tells of conflicts. */
export const SaveConflict = SavedAnswers.extend({ conflicts: z.array(AnswerConflict) })
export type SaveConflict = z.infer<typeof SaveConflict>

/** What is saved at once: each answer with what stood there when the person began. */
export const AnswersToSave = z.strictObject({ patch: z.array(AnswerPatch).min(1).max(500) })

export const saveAnswers = endpoint({
  method: 'PUT',
  path: '/transactions/:id/answers',
  summary: 'Saves answers of a draft, or of what was returned; 409 only where the same answer differs',
  access: 'customer',
  recordScope: 'prepare',
  params: ById,
  limit: 240,
  body: AnswersToSave,
  reply: SavedAnswers,
})

export const openRemarks = endpoint({
  method: 'GET',
  path: '/check/comment/:id',
  summary: 'Remarks on a transaction that its client has not answered yet: what came back, or is listed as missing',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  reply: z.object({ data: z.array(OpenRemark), total: z.int() }),
})

export const answerReturn = endpoint({
  method: 'PUT',
  path: '/transactions/:id/returns/:return_id',
  summary: 'Answers in words what the agency asked to correct',
  access: 'customer',
  recordScope: 'prepare',
  params: z.object({ id: Id, return_id: Id }),
  body: z.object({ answer: z.string().trim().max(2000) }),
  reply: Filing,
})
