import { peso } from '@lading/domain/payments/money'
import type { ChargedLine } from '#platform/pdf/blocks/payload-parts'

/** The columns of an assessment. */
export const FEE_COLUMNS = [
  { header: 'Fee' },
  { header: 'Quantity', width: 56, figures: true },
  { header: 'Unit amount', width: 84, figures: true },
  { header: 'Amount', width: 88, figures: true },
]

/** One fee as printed, with why it is charged. */
export function feeLine({ description, code, why, quantity, unit_amount, amount }: ChargedLine) {
  const note = [why, code && `Fee code ${code}`].filter(Boolean).join(' · ')
  return [{ text: description, note }, String(quantity), peso(unit_amount), peso(amount)]
}
