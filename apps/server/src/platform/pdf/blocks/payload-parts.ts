import { sumOfMoney } from '@lading/domain/payments/money'
import { agencies } from '@lading/domain/transactions/agency'
import { z } from 'zod'

/** A day in office time, `YYYY-MM-DD`. */
export const Day = z.iso.date()

/** The SHA-256 of a file, in hexadecimal. */
export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** An instant, ISO 8601 with `Z` or an offset. */
export const Instant = z.iso.datetime({ offset: true })

/** Money as decimal text with two places. */
export const Amount = z.string().regex(/^(0|[1-9]\d{0,11})\.\d{2}$/, 'Money is decimal text with two places.')

/** The agency whose name stands at the head; everything printed about it comes from the settings, frozen here. */
export const Agency = z.object({
  code: z.enum(agencies),
  name: z.string().min(1),
  office: z.string().min(1),
  address: z.string().min(1),
  telephone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
})
export type Agency = z.infer<typeof Agency>

/** The firm a document is about. */
export const Applicant = z.object({
  business_name: z.string().min(1),
  trade_name: z.string().nullable(),
  address: z.string().min(1),
  tin: z.string().nullable(),
  representative: z.string().nullable(),
})
export type Applicant = z.infer<typeof Applicant>

/** An officer as printed: name and position. */
export const Officer = z.object({ name: z.string().min(1), position: z.string().min(1) })
export type Officer = z.infer<typeof Officer>

/** A signature block. `signed_at` is null while the block waits for its signature. */
export const Signatory = Officer.extend({ signed_at: Instant.nullable() })
export type Signatory = z.infer<typeof Signatory>

/** Whether the file bears a digital signature: said when it is drawn, not frozen with the rest (`render-documents.ts`). */
export const SignedFile = z.object({ file_is_signed: z.boolean().optional() })
export type SignedFile = z.infer<typeof SignedFile>

/** One charged line; `why` is the reason in words, from the assessment. */
export const ChargedLine = z.object({
  code: z.string().nullable(),
  description: z.string().min(1),
  why: z.string().nullable(),
  quantity: z.int().positive(),
  unit_amount: Amount,
  amount: Amount,
})
export type ChargedLine = z.infer<typeof ChargedLine>

/** True when the lines add up to the total: a document with a wrong sum is never printed. */
export function addsUp({ lines, total_amount }: { lines: { amount: string }[]; total_amount: string }): boolean {
  return sumOfMoney(lines.map(({ amount }) => amount)) === total_amount
}

/** The message of a document whose lines do not add up. */
export const DOES_NOT_ADD_UP = { error: 'The lines do not add up to the total.', path: ['total_amount'] }
