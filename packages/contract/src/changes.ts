import { typesOf } from '@lading/domain/transactions/family'
import { scopes } from '@lading/domain/transactions/scope'
import { z } from 'zod'
import { ById, endpoint, Id } from './calls/endpoint.ts'
import { AnswersToSave, SavedAnswers } from './filing/filing.ts'
import { AnswersOfVersion, SavedVersion } from './filing/form-saves.ts'
import { OwnTransaction } from './filing/own-transaction.ts'
import { Scopes } from './accreditations/scopes.ts'
import { AgencyCode, CompletedMove, Step, TypeCode } from './workflow.ts'

const changeTypes = typesOf('change')
const Amount = z.string()

/** An accreditation in force, and which changes of it may be asked for now. */
export const ChangeableAccreditation = z.object({
  accreditation_id: z.int(),
  business_id: z.int(),
  business_name: z.string(),
  agency: AgencyCode,
  number: z.string(),
  ...Scopes.shape,
  changes: z.array(z.object({ type: TypeCode, why_not: z.string().nullable() })),
  /** Of the register; null where it says none. */
  paid_up_capital: Amount.nullable(),
  /** What each scope of the agency asks of the capital today. */
  minimum_capital: z.partialRecord(z.enum(scopes), Amount),
})
export type ChangeableAccreditation = z.infer<typeof ChangeableAccreditation>

export const changeOpenings = endpoint({
  method: 'GET',
  path: '/information-update',
  summary: 'The accreditations of the caller’s businesses with the changes that may be requested, and earlier requests',
  access: { permission: 'customer-information-update' },
  recordScope: 'business',
  /** One type of change alone; those of the register where it is left out. */
  query: z.object({
    transaction_type_ids: z.coerce
      .number()
      .pipe(TypeCode)
      .refine((type) => changeTypes.includes(type), 'Name a type of change.')
      .optional(),
  }),
  reply: z.object({ accreditations: z.array(ChangeableAccreditation), data: z.array(OwnTransaction) }),
})

/** The scopes that one accreditation adds. */
const ScopesAdded = z.strictObject({ accreditation_id: Id, ...Scopes.shape })
export type ScopesAdded = z.infer<typeof ScopesAdded>

export const openChanges = endpoint({
  method: 'POST',
  path: '/transactions/update-information/:id',
  summary: 'Opens changes of a business: one draft for each type and accreditation, in one batch',
  access: { permission: 'customer-information-update' },
  recordScope: 'prepare',
  params: ById,
  body: z.object({
    transaction_type_ids: z
      .array(z.int().refine((type) => changeTypes.some((one) => one === type)))
      .min(1)
      .max(10),
    accreditation_ids: z.array(Id).min(1).max(10),
    /** The scopes that an additional category begins with, of each accreditation; its draft asks them where none are named. */
    scopes_added: z.array(ScopesAdded).max(10).optional(),
  }),
  reply: z.object({ batch: z.string(), transactions: z.array(OwnTransaction) }),
  idempotent: true,
})

export const editChange = endpoint({
  method: 'POST',
  path: '/transactions/update-information/edit/:id',
  summary: 'Saves answers of a change, all or none; 409 where its form moved since this version',
  access: { permission: 'customer-information-update' },
  recordScope: 'prepare',
  params: ById,
  limit: 240,
  body: AnswersOfVersion,
  reply: SavedVersion,
})

export const saveChange = endpoint({
  method: 'PUT',
  path: '/information-update/:id',
  summary: 'Saves answers of a change; 409 only where the same answer differs',
  access: { permission: 'customer-information-update' },
  recordScope: 'prepare',
  params: ById,
  limit: 240,
  body: AnswersToSave,
  reply: SavedAnswers,
})

export const copyAnswers = endpoint({
  method: 'POST',
  path: '/information-update/copy-answers/:id',
  summary:
    'Copies answers and documents to a draft from the same request to the other agency; what stands in the draft stays',
  access: { permission: 'customer-information-update' },
  recordScope: 'prepare',
  params: ById,
  /** Of the form (`form_version`) that is copied to. */
  body: z.object({ version: z.int() }),
  reply: SavedVersion,
})

export const deleteChange = endpoint({
  method: 'DELETE',
  path: '/information-update/:id',
  summary: 'Deletes the draft of a change',
  access: { permission: 'customer-information-update' },
  recordScope: 'act',
  params: ById,
  reply: CompletedMove,
})

export const approveChange = endpoint({
  method: 'POST',
  path: '/information-update/approve/:id',
  summary: 'Approves a change',
  access: { permission: 'approve' },
  recordScope: 'act',
  params: ById,
  body: Step.omit({ action: true }),
  reply: CompletedMove,
  idempotent: true,
})
