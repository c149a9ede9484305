import { arrearKinds } from '@lading/domain/reports/arrears'
import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'
import { reportTypes } from '../reports/reports.ts'
import { SurrenderRequest } from '../accreditations/surrenders.ts'
import { AgencyCode, StatusCode } from '../workflow.ts'

/** One thing that a business is in arrears with. */
export const ArrearLine = z.object({
  /** Names it in the answer of the approving officer. */
  key: z.string(),
  kind: z.enum(arrearKinds),
  type: z.literal(reportTypes),
  name: z.string(),
  due_on: z.iso.date().nullable(),
  /** Decimal text; null where nothing is assessed. */
  amount: z.string().nullable(),
  /** The report it is settled with; null where none was begun, and of a draft for staff. */
  transaction: z.object({ transaction_id: z.int(), status: StatusCode }).nullable(),
  /** Waived for the renewal that is looked at. */
  is_waived: z.boolean(),
})
export type ArrearLine = z.infer<typeof ArrearLine>

/** A request to be excused from arrears, and the answer. */
export const Waiver = z.object({
  reason: z.string(),
  asked_at: z.iso.datetime(),
  /** Lapsed where its renewal was submitted, or ended, before an answer. */
  outcome: z.enum(['asked', 'waived', 'declined', 'lapsed']),
  decided_at: z.iso.datetime().nullable(),
  /** What was waived, by name, as it stood then. */
  named: z.array(z.string()),
  /** Why it was waived or declined. */
  remark: z.string(),
})
export type Waiver = z.infer<typeof Waiver>

export const renewalArrears = endpoint({
  method: 'GET',
  path: '/accreditations/renewal/:id/arrears',
  summary: 'What stands against filing a renewal, and requests to be excused, by the accreditation it makes',
  access: { permission: 'edit-renewal-application' },
  recordScope: 'business',
  params: ById,
  reply: z.object({ arrears: z.array(ArrearLine), waivers: z.array(Waiver) }),
})

/** What the staff of an agency read of a draft whose client asks to be excused: the request, and no more. */
export const WaiverRequest = Waiver.extend({
  transaction_id: z.int(),
  version: z.int(),
  reference: z.string(),
  asked_by: z.string(),
  /** The same renewal’s earlier requests with their answers, the last first. */
  earlier: z.array(Waiver),
})
export type WaiverRequest = z.infer<typeof WaiverRequest>

export const businessAtAgency = endpoint({
  method: 'GET',
  path: '/transactions/business/:id',
  summary: 'A business at the caller’s agency: its arrears, and what it asks the agency for; id is the business',
  access: 'staff',
  recordScope: 'transaction-of-staff',
  params: ById,
  reply: z.object({
    business_id: z.int(),
    business_name: z.string(),
    /** One for each agency the caller reads; drafts of the business are no part of it. */
    agencies: z.array(
      z.object({
        agency: AgencyCode,
        arrears: z.array(ArrearLine),
        waivers: z.array(WaiverRequest),
        surrenders: z.array(SurrenderRequest),
      }),
    ),
  }),
})
export type BusinessAtAgency = z.infer<typeof businessAtAgency.reply>
