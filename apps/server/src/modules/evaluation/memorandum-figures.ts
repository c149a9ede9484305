import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import type { RatioSheet } from '@lading/contract/ratio-analysis'
import { insuranceFinding, type Insured } from '@lading/domain/accreditation/limits/insurance'
import { isPlainDate } from '@lading/domain/dates/plain-date'
import { centavos, decimalText, isMoney } from '@lading/domain/payments/money'
import type { Settings } from '@lading/domain/settings/setting'
import type { MemorandumPayload } from './templates/memorandum.payload.ts'

/** The ratios of the latest statements; null where none had to be analysed. */
export function ratiosOf(sheet: RatioSheet): MemorandumPayload['ratios'] {
  if (!sheet.figures) return null
  return {
    year: sheet.figures.fiscal_year,
    result: sheet.why ? `${sheet.result}: ${sheet.why}` : sheet.result,
    rows: sheet.lines.map(({ label, shown, passes_when, verdict }) => ({
      name: label,
      figure: shown,
      standard: passes_when || null,
      outcome: verdict === 'n-a' ? 'info' : verdict,
    })),
  }
}

/** The policy that the answers name, with what is wrong with it. */
export function policiesOf(
  form: BusinessProfile,
  values: Settings,
  insured: Insured | null,
): MemorandumPayload['insurance'] {
  const {
    insurance_insurer: insurer,
    insurance_policy_number: number,
    insurance_starts_on: from,
    insurance_ends_on: until,
  } = form
  const cover = amount(form.insurance_cover)
  if (!insurer || !number || !cover || !from || !until) return []
  const isDated = isPlainDate(from) && isPlainDate(until)
  const finding =
    insured && isDated
      ? insuranceFinding(values, { cover_amount: cover, starts_on: from, ends_on: until }, insured)
      : null
  return [{ insurer, number, cover, from, until, finding }]
}

/** Decimal text of an answer that is an amount; null of any other. */
export const amount = (text: string | undefined): string | null =>
  text && isMoney(text) ? decimalText(centavos(text)) : null
