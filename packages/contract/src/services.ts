import { certificateKinds } from '@lading/domain/accreditation/requirements/requirement'
import { businessForms } from '@lading/domain/business/business-form'
import { agencies } from '@lading/domain/transactions/agency'
import { scopes } from '@lading/domain/transactions/scope'
import { services } from '@lading/domain/transactions/services'
import { z } from 'zod'
import { endpoint } from './calls/endpoint.ts'
import { publicReads } from './calls/public-reads.ts'

/** What one service takes of one kind of client; amounts are decimal text. */
export const ServiceFacts = z.object({
  /** Null where stages of their own have limits. */
  working_days: z.int().nullable(),
  /** Where the service asks the scope: the paid-up capital that it needs at least. */
  minimum_capital: z.string().nullable(),
  fees: z.object({
    lines: z.array(z.object({ label: z.string(), quantity: z.int(), amount: z.string(), why: z.string() })),
    total: z.string(),
  }),
  /** Months before and days after expiry in which a renewal is accepted; null of other services. */
  renewal: z.object({ window_months: z.int(), late_days: z.int() }).nullable(),
  /** What a late renewal costs more, by days after expiry; empty for other services. */
  surcharges: z.array(
    z.object({ first_day: z.int(), last_day: z.int().nullable(), amount: z.string(), each_branch: z.string() }),
  ),
  documents: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      help: z.string(),
      why: z.string(),
      mandatory: z.boolean(),
      may_follow: z.boolean(),
      /** Required in the cases that `why` names. */
      is_conditional: z.boolean(),
    }),
  ),
  /** Whether the client is handed a document of its own at the end; else the register has changed. */
  issues_document: z.boolean(),
})
export type ServiceFacts = z.infer<typeof ServiceFacts>

export const serviceFacts = endpoint({
  method: 'GET',
  path: publicReads.serviceFacts,
  summary: 'What a service costs, how long it takes and which documents it asks, by side, legal form and scope',
  access: 'public',
  query: z.object({
    service: z.enum(
      services.map(({ slug }) => slug),
      'There is no such service.',
    ),
    agency: z.enum(agencies),
    form: z.enum(businessForms),
    scope: z.enum(scopes).optional(),
    kind: z.enum(certificateKinds).optional(),
    scope_given_up: z.enum(['yes', 'no']).optional(),
    opens_branch: z.enum(['yes', 'no']).optional(),
  }),
  reply: ServiceFacts,
  limit: 120,
})
