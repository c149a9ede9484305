import { dimensionCodes } from '@lading/domain/accreditation/satisfaction/satisfaction-form'
import { standings } from '@lading/domain/accreditation/certificate/standing'
import { z } from 'zod'
import { IssuedDocument } from './documents/documents.ts'
import { ById, endpoint } from './calls/endpoint.ts'
import { pagedTable } from './tables/paged-table.ts'
import { AgencyCode, TypeCode } from './workflow.ts'

/** Whether the satisfaction form of a transaction waits for the client. */
export const FormState = z.enum(['not-offered', 'offered', 'answered'])

/** A certificate or another document of authority as its holder sees it, with how it stands today. */
export const CertificateRow = IssuedDocument.pick({
  id: true,
  kind: true,
  number: true,
  slug: true,
  state: true,
}).extend({
  business_id: z.int(),
  business_name: z.string(),
  agency: AgencyCode,
  /** Of the certificate of a branch. */
  branch_name: z.string().nullable(),
  scope: z.string(),
  first_day: z.iso.date().nullable(),
  expiry_date: z.iso.date().nullable(),
  issued_at: z.iso.datetime().nullable(),
  standing: z.enum(standings),
  transaction_id: z.int().nullable(),
  form: FormState,
})
export type CertificateRow = z.infer<typeof CertificateRow>

export const certificates = pagedTable({
  name: 'certificates',
  summary: 'Issued certificates of the caller’s businesses',
  access: 'customer',
  recordScope: 'business',
  row: CertificateRow,
  orderBy: ['issued_at', 'number', 'expiry_date'],
  filters: { business_id: z.int().positive().optional() },
})

const Scale = z.union([z.literal([1, 2, 3, 4, 5]), z.literal('n-a')])
const Charter = z.int().min(1).max(5)

/** The client satisfaction form of one transaction: every answer is optional, but it is sent once, so never without any. */
export const SatisfactionForm = z
  .object({
    client_type: z.enum(['citizen', 'business', 'government']).optional(),
    sex: z.enum(['male', 'female']).optional(),
    age: z.int().min(1).max(120).optional(),
    region: z.string().max(10).optional(),
    CC1: Charter.optional(),
    CC2: Charter.optional(),
    CC3: Charter.optional(),
    ratings: z.partialRecord(z.enum(dimensionCodes), Scale).default({}),
    suggestions: z.string().trim().max(5000).default(''),
    email: z.union([z.email('Enter an e-mail address.'), z.literal('')]).default(''),
  })
  .refine(({ ratings, ...answers }) => isAnswered(answers) || isAnswered(ratings), {
    path: ['client_type'],
    error: 'Answer at least one question, or choose “Not now”.',
  })

function isAnswered(answers: Readonly<Record<string, unknown>>): boolean {
  return Object.values(answers).some((answer) => answer !== undefined && answer !== '')
}
export type SatisfactionForm = z.infer<typeof SatisfactionForm>

export const satisfactionState = endpoint({
  method: 'GET',
  path: '/accreditations/sff/csf/:id',
  summary: 'Whether the satisfaction form of a transaction is offered, and answered',
  access: 'customer',
  recordScope: 'business',
  params: ById,
  reply: z.object({
    /** What was transacted: the form's "service availed". */
    reference: z.string(),
    type: TypeCode,
    agency: AgencyCode,
    is_offered: z.boolean(),
    is_answered: z.boolean(),
    control_number: z.string().nullable(),
    approval_number: z.string(),
    approval_until: z.string(),
  }),
})

export const answerSatisfactionForm = endpoint({
  method: 'POST',
  path: '/accreditations/sff/csf/:id',
  summary: 'Answers the satisfaction form of a transaction, once',
  access: 'customer',
  recordScope: 'business',
  params: ById,
  body: SatisfactionForm,
  reply: z.object({ control_number: z.string() }),
  idempotent: true,
})
