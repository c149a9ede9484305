import { isPeriodic } from '@lading/domain/reports/due-day'
import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import { insuranceCoverageForm } from '@lading/contract/forms/reports/insurance-coverage'
import type { ReportFindings } from '@lading/contract/reports/reports'
import { insuranceShortfalls, minimumCover } from '@lading/domain/accreditation/limits/insurance'
import { manilaDay } from '@lading/domain/dates/manila'
import { isPlainDate, plainDate } from '@lading/domain/dates/plain-date'
import { centavos, decimalText, isMoney, sumOfMoney } from '@lading/domain/payments/money'
import { familyOf } from '@lading/domain/transactions/family'
import { isEnded } from '@lading/domain/transactions/status-groups'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { asReadBy } from '#modules/filing/reading/as-filed'
import { requireVisible } from '#modules/filing/reading/read-filing'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import type { CoverRow } from '#modules/workflow/transactions/own-cover'
import { contextOf, type TransactionContext } from '#modules/workflow/transactions/transaction-context'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import { changesSinceLast } from './figures/compared-figures.ts'
import { coverBefore } from './covers/covers.queries.ts'
import { obligationOf } from './obligations/obligation-of.ts'
import { obligationById } from './obligations/obligations.queries.ts'
import { ratiosOfReport } from './figures/reported-ratios.ts'
import { daysUncovered, penaltiesDue } from './penalties/penalties-due.ts'

/** What is known of a report: due day, cover, penalty, a request to be excused. Throws 404 of other types, and to others. */
export async function reportFindings(db: Db, id: number, actor: Caller, now: Date): Promise<ReportFindings> {
  const located = await findTransaction(db, id)
  requireVisible(located, actor)
  const found = await contextOf(db, await asReadBy(db, located, actor))
  const { transaction } = found
  if (familyOf(transaction.type) !== 'report') throw notFound('Transaction')
  const obligation = await obligationOf(db, transaction)
  const before = obligation && (await coverBefore(db, obligation.cover_id))
  return {
    obligation: (obligation && (await obligationById(db, obligation.id, found.calendar, actor, now))) ?? null,
    previous: before ? previousCover(before) : null,
    changes: await changesOf(db, found),
    ratios: actor.audience === 'customer' ? null : await ratiosTold(db, found),
    ...policyFindings(found, now),
    days_without_cover: obligation ? await daysUncovered(db, transaction, obligation) : null,
    ...(await penaltyOf(db, found, now)),
    condonation: await condonationOf(db, transaction),
  }
}

const previousCover = ({ insurer, policy_number, cover_amount, starts_on, ends_on }: CoverRow) => ({
  insurer,
  policy_number,
  cover_amount,
  starts_on,
  ends_on,
})

/** Of a report about a period: what changed materially since the last one that was accepted. */
async function changesOf(db: Db, { transaction, settings }: TransactionContext): Promise<ReportFindings['changes']> {
  if (!isPeriodic(transaction.type)) return []
  return changesSinceLast(db, transaction, settings.number('reports.material_change_percent'))
}

async function ratiosTold(db: Db, found: TransactionContext): Promise<ReportFindings['ratios']> {
  const ratios = await ratiosOfReport(db, found)
  return ratios && { result: ratios.result, why: ratios.why }
}

/** Whether the policy reaches the minimum; one that begins later is no fault: it follows the one in force. */
function policyFindings({ transaction, accreditation, settings }: TransactionContext, now: Date) {
  if (definitionOf(transaction.type).report_on !== 'policy' || !accreditation)
    return { minimum_cover: null, shortfalls: [] }
  const { values } = settings
  const { agency } = transaction
  const minimum_cover = minimumCover(values, agency, accreditation) ?? null
  const policy = answersTo(insuranceCoverageForm, transaction)
  const { insurance_cover: cover, insurance_starts_on: starts, insurance_ends_on: ends } = policy
  if (!isMoney(cover) || !isPlainDate(starts) || !isPlainDate(ends)) return { minimum_cover, shortfalls: [] }
  const today = manilaDay(now)
  const on = starts > today ? plainDate(starts) : today
  const policyFacts = {
    cover_amount: decimalText(centavos(cover)),
    starts_on: plainDate(starts),
    ends_on: plainDate(ends),
  }
  return { minimum_cover, shortfalls: insuranceShortfalls(values, policyFacts, { agency, scopes: accreditation, on }) }
}

async function penaltyOf(
  db: Db,
  found: TransactionContext,
  now: Date,
): Promise<Pick<ReportFindings, 'penalty' | 'is_assessed'>> {
  const assessed = await db
    .selectFrom('transaction_penalties')
    .select(['reference_id', 'violation', 'division', 'unit', 'units', 'unit_amount', 'amount', 'why'])
    .where('transaction_id', '=', found.transaction.id)
    .orderBy('position')
    .execute()
  const lines = assessed.length > 0 ? assessed : [...(await penaltiesDue(db, found, now)).lines]
  const total = sumOfMoney(lines.map(({ amount }) => amount))
  return { penalty: lines.length > 0 ? { total, lines } : null, is_assessed: assessed.length > 0 }
}

async function condonationOf(
  db: Db,
  { id, status }: Pick<TransactionContext['transaction'], 'id' | 'status'>,
): Promise<ReportFindings['condonation']> {
  const row = await db
    .selectFrom('condonations as c')
    .leftJoin('files as letter', 'letter.id', 'c.letter_file_id')
    .leftJoin('files as order', 'order.id', 'c.order_file_id')
    .select(['c.reason', 'c.asked_at', 'c.outcome', 'c.decided_at', 'c.order_number', 'c.answer'])
    .select([
      'letter.id as letter_id',
      'letter.name as letter_name',
      'order.id as order_id',
      'order.name as order_name',
    ])
    .where('c.transaction_id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { letter_id, letter_name, order_id, order_name, ...facts } = row
  const outcome = row.outcome as 'asked' | 'declined' | 'condoned' // the words of the table's check
  return {
    ...facts,
    outcome: outcome === 'asked' && isEnded(status) ? 'lapsed' : outcome,
    asked_at: row.asked_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    letter: letter_id === null ? null : { id: letter_id, name: letter_name ?? '' },
    order: order_id === null ? null : { id: order_id, name: order_name ?? '' },
  }
}
