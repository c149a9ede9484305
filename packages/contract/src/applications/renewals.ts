import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'
import { AnswersToSave, Filing, SavedAnswers } from '../filing/filing.ts'
import { Scopes } from '../accreditations/scopes.ts'
import { AgencyCode } from '../workflow.ts'

const Day = z.iso.date()

/** An accreditation that was given, and between which days it may be renewed. */
export const RenewableAccreditation = z.object({
  accreditation_id: z.int(),
  business_id: z.int(),
  business_name: z.string(),
  agency: AgencyCode,
  number: z.string(),
  ...Scopes.shape,
  expiry_date: Day,
  opens_on: Day,
  ends_on: Day,
  /** Why it may not be renewed now; null where it may. */
  why_not: z.string().nullable(),
  /** The renewal that is open already, by the accreditation it makes, and whether it is still a draft. */
  open: z.object({ accreditation_id: z.int(), is_draft: z.boolean() }).nullable(),
  /** What being complete on one of these days adds to the fees, the branches of the register counted. */
  surcharges: z.array(z.object({ from: Day, until: Day, amount: z.string() })),
})
export type RenewableAccreditation = z.infer<typeof RenewableAccreditation>

export const renewals = endpoint({
  method: 'GET',
  path: '/accreditations/renewal',
  summary: 'The accreditations of the caller’s businesses with the days between which each may be renewed',
  access: { permission: 'create-renewal-application' },
  recordScope: 'business',
  reply: z.object({ data: z.array(RenewableAccreditation) }),
})

export const openRenewal = endpoint({
  method: 'POST',
  path: '/accreditations/renewal/:id',
  summary: 'Opens the prefilled draft of the renewal of an accreditation (type 2)',
  access: { permission: 'create-renewal-accreditation' },
  recordScope: 'prepare',
  params: ById,
  body: z.object({}),
  reply: Filing,
  idempotent: true,
})

export const saveRenewal = endpoint({
  method: 'PUT',
  path: '/accreditations/renewal/:id',
  summary: 'Saves answers of a renewal, by the accreditation it makes',
  access: { permission: 'edit-renewal-application' },
  recordScope: 'prepare',
  params: ById,
  limit: 240,
  body: AnswersToSave,
  reply: SavedAnswers,
})

export const confirmSections = endpoint({
  method: 'PATCH',
  path: '/accreditations/renewal/:id',
  summary: 'Says which further prefilled sections of a renewal are still right, by the accreditation it makes',
  access: { permission: 'edit-renewal-application' },
  recordScope: 'prepare',
  params: ById,
  body: z.object({ sections: z.array(z.string().max(40)).max(40) }),
  reply: Filing,
})
