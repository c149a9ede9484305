import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { centavos, decimalText, peso } from '@lading/domain/payments/money'
import type { AssessmentLine } from '@lading/domain/payments/fees'
import type { Db } from '#platform/database'
import { assessmentOf, feePurposeAt } from '#modules/fees/assessment-of'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'

/** What an order of payment issued now asks. `missing` names the fees nobody has set. */
export interface ChargesDue {
  readonly lines: readonly AssessmentLine[]
  readonly total: string
  readonly missing: readonly string[]
}

/**
 * The assessment of this moment. Where orders of the same transaction were paid before (it was assessed anew after a
 * revision), only the difference is asked, in one line that says of what; of a penalty that was condoned, nothing.
 */
export async function chargesDue(db: Db, found: LockedTransaction, now: Date): Promise<ChargesDue> {
  const { lines, total, missing, condoned } = await assessmentOf(db, found, now)
  if (condoned) return { lines: [], total: condoned.remaining, missing }
  const paid = await paidBefore(db, found.transaction)
  if (paid.centavos === 0) return { lines, total, missing }
  const amount = decimalText(Math.max(0, centavos(total) - paid.centavos))
  const why = `The fees assessed now are ${peso(total)}; ${peso(paid.centavos)} was paid with ${paid.numbers.join(', ')}.`
  const difference = { param_key: 'difference', label: 'Difference', quantity: 1, unit_amount: amount, amount, why }
  return { lines: [difference], total: amount, missing }
}

/** What was paid on earlier orders of the same transaction and purpose, in centavos, and their numbers. */
export async function paidBefore(db: Db, transaction: LockedTransaction['transaction']) {
  const rows = await db
    .selectFrom('invoices')
    .select(['number', 'total_amount_due'])
    .where('transaction_id', '=', transaction.id)
    .where('purpose', '=', await feePurposeAt(db, transaction))
    .where('status', '=', InvoiceStatus.paid)
    .orderBy('id')
    .execute()
  return {
    numbers: rows.map(({ number }) => number ?? ''),
    centavos: rows.reduce((sum, { total_amount_due }) => sum + centavos(total_amount_due), 0),
  }
}
