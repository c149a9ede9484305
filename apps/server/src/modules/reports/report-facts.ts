import { insuranceCoverageForm } from '@lading/contract/forms/insurance-coverage'
import { manilaDay } from '@lading/domain/dates/manila'
import { centavos, isMoney } from '@lading/domain/payments/money'
import type { Db } from '#platform/database'
import { provides, type FactProvider } from '#modules/workflow/handlers'
import { answersTo, type TransactionRow } from '#modules/workflow/transaction-row'
import { coverBefore } from './covers.queries.ts'
import { obligationOf } from './obligation-of.ts'
import { penaltiesDue } from './penalties-due.ts'

/** What every report is decided by: whether it was due, what is penalised, and a request to be excused. */
export const reportFacts: readonly FactProvider[] = [
  provides(['filing.is_obligation'], async (db, { transaction }, now) => {
    const opens_on = (await obligationOf(db, transaction))?.opens_on ?? null
    return { 'filing.is_obligation': opens_on !== null && opens_on <= manilaDay(now) }
  }),
  provides(['payment.condonation'], async (db, { transaction }) => {
    const asked = await db
      .selectFrom('condonations')
      .select('outcome')
      .where('transaction_id', '=', transaction.id)
      .executeTakeFirst()
    return { 'payment.condonation': (asked?.outcome ?? null) as 'asked' | 'declined' | 'condoned' | null }
  }),
]

/** What a policy is decided by: its form asks every question and adds nothing up. */
export const insuranceFacts: readonly FactProvider[] = [
  provides(['filing.unanswered_sections', 'filing.totals_agree'], async () => ({
    'filing.unanswered_sections': 0,
    'filing.totals_agree': true,
  })),
  provides(['evaluation.penalty_due'], async (db, { transaction }, now) => {
    const { lines, missing } = await penaltiesDue(db, transaction, now)
    return { 'evaluation.penalty_due': lines.length + missing.length > 0 }
  }),
  provides(['evaluation.material_change'], async (db, { transaction, settings }) => ({
    'evaluation.material_change': await coverDiffers(
      db,
      transaction,
      settings.number('reports.material_change_percent'),
    ),
  })),
]

/** Whether the cover differs from the one before by so many percent of it or more. */
async function coverDiffers(db: Db, transaction: TransactionRow, percent: number): Promise<boolean> {
  const obligation = await obligationOf(db, transaction)
  const before = obligation && (await coverBefore(db, obligation.cover_id))
  const { insurance_cover: cover } = answersTo(insuranceCoverageForm, transaction)
  if (!before || !isMoney(cover)) return false
  const was = centavos(before.cover_amount)
  return Math.abs(centavos(cover) - was) * 100 >= was * percent
}
