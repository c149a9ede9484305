import { statementLines, type StatementLine } from '@lading/domain/evaluation/financial-year'
import { z } from 'zod'
import { StoredFile } from './documents/documents.ts'
import { ById, endpoint, Id } from './calls/endpoint.ts'

const Person = z.object({ user_id: z.int(), name: z.string() })

const Year = z.partialRecord(
  z.enum(Object.keys(statementLines) as [StatementLine, ...StatementLine[]]),
  z.string().regex(/^-?\d{0,13}(\.\d{1,2})?$/, 'Enter an amount of pesos.'),
)

/** Figures of the financial statements as the evaluator copies them. */
export const RatioFigures = z.object({
  fiscal_year: z.int().min(1990).max(2100),
  year: Year,
  previous: Year.default({}),
  auditor: z.string().trim().max(255).default(''),
  accreditation_number: z.string().trim().max(255).default(''),
  opinion: z.enum(['unqualified', 'qualified', 'adverse', 'disclaimer']),
  opinion_on: z.iso.date().nullable().default(null),
})
export type RatioFigures = z.infer<typeof RatioFigures>

export const RatioLine = z.object({
  key: z.string(),
  label: z.string(),
  shown: z.string(),
  passes_when: z.string(),
  verdict: z.enum(['pass', 'watch', 'fail', 'info', 'n-a']),
})

export const RatioSheet = z.object({
  version: z.int(),
  figures: RatioFigures.nullable(),
  minimum_capital: z.string().nullable(),
  lines: z.array(RatioLine),
  result: z.string(),
  why: z.string(),
  saved_by: Person.nullable(),
  saved_at: z.iso.datetime().nullable(),
  /** What the evaluator keeps beside the figures: workings, statements in full. */
  attachments: z.array(
    z.object({
      id: z.int(),
      file: StoredFile,
      by: Person.nullable(),
      at: z.iso.datetime(),
    }),
  ),
})
export type RatioSheet = z.infer<typeof RatioSheet>

export const ratioSheet = endpoint({
  method: 'GET',
  path: '/accreditations/ratio_analysis/:id',
  summary: 'The ratio analysis of an application, or of a change that tests the capital, by accreditation',
  access: 'staff',
  recordScope: 'transaction-of-staff',
  params: ById,
  query: z.object({ transaction_id: z.coerce.number().int().positive().optional() }),
  reply: RatioSheet,
})

export const saveRatioSheet = endpoint({
  method: 'PUT',
  path: '/accreditations/ratio_analysis/:id',
  summary: 'Saves the figures and returns the ratios and the result',
  access: { permission: 'endorse-for-review' },
  recordScope: 'held-transaction',
  params: ById,
  /** The change that is analysed; the application of the accreditation where it is left out. */
  body: z.object({ ...RatioFigures.shape, version: z.int(), transaction_id: Id.optional() }),
  reply: RatioSheet,
})

export const attachToRatioSheet = endpoint({
  method: 'POST',
  path: '/fs-ratio-analysis/attachments',
  summary: 'Keeps a file beside the ratio analysis of a transaction',
  access: { permission: 'endorse-for-review' },
  recordScope: 'held-transaction',
  limit: 60,
  multipart: true,
  body: z.object({ transaction_id: Id }),
  reply: RatioSheet,
  refuses: ['not-found'],
})

export const removeFromRatioSheet = endpoint({
  method: 'DELETE',
  path: '/fs-ratio-analysis/attachments/:id',
  summary: 'Removes a file from beside a ratio analysis',
  access: { permission: 'endorse-for-review' },
  recordScope: 'held-transaction',
  params: ById,
  reply: RatioSheet,
})
