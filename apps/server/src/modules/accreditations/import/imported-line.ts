import { certificateSeries } from '@lading/domain/accreditation/numbers/reference'
import { isTin, tinDigits } from '@lading/domain/business/tin'
import { businessForms } from '@lading/domain/business/business-form'
import { isPlainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { agencies, marksOf } from '@lading/domain/transactions/agency'
import { scopesAt, scopesOf } from '@lading/domain/transactions/scope'
import { printingFault } from '@lading/domain/text/printable'
import { z } from 'zod'

const Day = z.custom<PlainDate>(
  (text) => typeof text === 'string' && isPlainDate(text),
  'is not a valid date such as 2026-11-30.',
)
const Flag = z.enum(['0', '1'], 'is neither 0 nor 1.').transform((text) => (text === '1' ? 1 : 0))
const Name = z
  .string()
  .max(255, 'has more than 255 characters.')
  .superRefine((text, context) => {
    const fault = printingFault(text)
    if (fault) context.addIssue({ code: 'custom', message: `cannot be printed: ${fault}` })
  })

/** One accreditation of an earlier system, as a line of the operator's file says it. */
export const ImportedLine = z
  .strictObject({
    agency: z.enum(agencies, `is none of ${agencies.join(', ')}.`),
    number: z.string(),
    tin: z.string().refine(isTin, 'is no TIN of 9, 12 or 14 digits.').transform(tinDigits),
    business_name: Name.min(1, 'is empty.'),
    trade_name: Name,
    form: z.enum(businessForms, `is none of ${businessForms.join(', ')}.`),
    domestic: Flag,
    international: Flag,
    nvocc: Flag,
    first_day: Day,
    expiry_date: Day,
  })
  .superRefine((line, context) => {
    for (const [path, message] of contradictions(line)) context.addIssue({ code: 'custom', path: [path], message })
  })
export type ImportedLine = z.infer<typeof ImportedLine>

/** The columns of the file, in its first line. */
export const importedColumns = Object.keys(ImportedLine.shape)

function contradictions(line: Omit<ImportedLine, never>): [string, string][] {
  const { agency, number, domestic, international, nvocc, first_day, expiry_date } = line
  const faults: [string, string][] = []
  if (!certificateSeries(agency, number))
    faults.push(['number', `is no number as 26-${marksOf(agency).forwarders}-000259.`])
  if (domestic + international + nvocc === 0) faults.push(['domestic', 'says no scope, and no other column does.'])
  for (const scope of scopesOf({ domestic, international, nvocc }))
    if (!scopesAt(agency).some((one) => one === scope)) faults.push([scope, 'is no scope that this agency accredits.'])
  if (expiry_date < first_day) faults.push(['expiry_date', 'lies before the first day.'])
  return faults
}
