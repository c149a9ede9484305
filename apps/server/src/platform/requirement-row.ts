import { carryings, dayAnswers } from '@lading/domain/accreditation/requirements/carried-documents'
import {
  certificateKinds,
  circumstances,
  documentDays,
  type RequirementEntry,
} from '@lading/domain/accreditation/requirements/requirement'
import { businessForms } from '@lading/domain/business/business-form'
import { dayOrNull, plainDate } from '@lading/domain/dates/plain-date'
import { registeredKinds } from '@lading/domain/documents/registered-documents'
import { scopes } from '@lading/domain/transactions/scope'
import { statuses } from '@lading/domain/transactions/status'
import { transactionTypes } from '@lading/domain/transactions/transaction-type'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Tables } from './database.ts'

const Asking = z.object({
  type: z.literal(transactionTypes),
  required_of: z.array(z.enum(businessForms)),
  optional_for: z.array(z.enum(businessForms)),
  required_when: z.array(z.enum(circumstances)),
  scopes: z.array(z.enum(scopes)),
  kinds: z.array(z.enum(certificateKinds)),
  asked_at: z.literal(statuses),
  may_follow: z.boolean(),
  waits_for_sec: z.boolean(),
  per_branch: z.boolean(),
  carried: z.enum(carryings).optional(),
  note: z.string(),
})

type InColumns = 'agency' | 'code' | 'position' | 'effective_from' | 'effective_until'

/** What an entry of the catalogue says beside its columns; the defaults are those of rows written before these were kept. */
const Definition = z.object({
  name: z.string(),
  help: z.string(),
  expiry_label: z.string(),
  day: z.enum(documentDays).nullable(),
  day_answer: z.enum(['', ...dayAnswers]),
  day_only_for: z.string(),
  max_files: z.int(),
  registers: z.array(z.enum([...registeredKinds, 'as-answered'])).default([]),
  issued_by_agency: z.boolean().default(false),
  answered_by: z.enum(['applicant', 'portal', 'agency']),
  asked: z.array(Asking),
  legal_basis: z.string(),
}) satisfies z.ZodType<Omit<RequirementEntry, InColumns>>

type Stored = Selectable<Tables['requirements']>

/** The one place where an entry of the requirement catalogue is read. Throws where what is stored is not an entry. */
export function requirementFrom({ definition, effective_from, effective_until, ...row }: Stored) {
  return {
    ...Definition.parse(definition),
    ...row,
    effective_from: plainDate(effective_from),
    effective_until: dayOrNull(effective_until),
  }
}
