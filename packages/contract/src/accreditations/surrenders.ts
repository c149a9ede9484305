import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'
import { AgencyCode, StatusCode, TypeCode } from '../workflow.ts'

const KeptFile = z.object({ id: z.uuid(), name: z.string() })

/** What ends with an accreditation that is given up. */
export const WhatEnds = z.object({
  transactions: z.array(
    z.object({
      transaction_id: z.int(),
      reference: z.string(),
      type: TypeCode,
      status: StatusCode,
      accreditation_id: z.int().nullable(),
    }),
  ),
  /** Reports that are owed and not accepted. */
  obligations: z.array(z.object({ type: TypeCode, due_on: z.iso.date().nullable() })),
  /** Other certificates of the chain: an early renewal, or the term before it. */
  certificates: z.array(z.object({ number: z.string() })),
  /** Certificates of branches, which fall with the main one. */
  branches: z.array(z.object({ number: z.string(), name: z.string() })),
})
export type WhatEnds = z.infer<typeof WhatEnds>

/** A request to give an accreditation up, or what came of one. */
export const surrenderActions = [
  'ask-for-surrender',
  'voluntary-surrender-closure',
  'decline-surrender',
  /** It ended before an answer: the request lapsed. */
  'expire',
] as const
export const SurrenderStep = z.object({
  action: z.enum(surrenderActions),
  /** Of this accreditation: it may be the one that was renewed. */
  number: z.string(),
  at: z.iso.datetime(),
  /** What was written: the reason, or a note of the officer. */
  remarks: z.string(),
  letter: KeptFile.nullable(),
})
export type SurrenderStep = z.infer<typeof SurrenderStep>

export const Surrender = z.object({
  accreditation_id: z.int(),
  business_id: z.int(),
  agency: AgencyCode,
  number: z.string(),
  status: StatusCode,
  expiry_date: z.iso.date().nullable(),
  version: z.int(),
  /** Why the caller may not ask now; null where they may. */
  why_not: z.string().nullable(),
  /** How many invoices wait for money: the officer accepts once none does. */
  invoices_unpaid: z.int(),
  ends: WhatEnds,
  /** The accreditation of its chain whose surrender waits for an answer: itself, or the renewal that replaced it; null without. */
  waits_at: z.object({ accreditation_id: z.int(), number: z.string() }).nullable(),
  /** Of this accreditation, of those it renewed and of those that renewed it; the newest first. */
  steps: z.array(SurrenderStep),
})
export type Surrender = z.infer<typeof Surrender>

export const surrender = endpoint({
  method: 'GET',
  path: '/accreditations/:id/surrender',
  summary: 'Whether an accreditation may be given up, what ends with it, and earlier requests',
  access: 'customer',
  recordScope: 'business',
  params: ById,
  reply: Surrender,
})

/** A surrender that waits for the approving officer, as the staff of the agency read it. */
export const SurrenderRequest = Surrender.omit({ why_not: true, waits_at: true, steps: true }).extend({
  business_name: z.string(),
  asked_by: z.string(),
  asked: SurrenderStep,
  /** Why the caller may not accept or decline it now; null where they may. */
  accept_why_not: z.string().nullable(),
  decline_why_not: z.string().nullable(),
})
export type SurrenderRequest = z.infer<typeof SurrenderRequest>
