import { manilaDay } from '@lading/domain/dates/manila'
import { arrearKey } from '@lading/domain/reports/arrears'
import { penaltyStanding } from '@lading/domain/reports/report-standing'
import { Status } from '@lading/domain/transactions/status'
import { paysPenalties, typesOf } from '@lading/domain/transactions/family'
import { isAmong, payingStatuses, uncountedStatuses } from '@lading/domain/transactions/status-groups'
import type { Db } from '#platform/database'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { penaltyLinesDue, type Penalised } from '../penalties/penalties-due.ts'

/** One penalty with its basis and what became of it; the amount is decimal text. */
export interface PenaltyStanding {
  readonly violation: string
  readonly why: string
  readonly legal_basis: string | null
  readonly amount: string
  readonly state: string
}

/** The penalties of a business at an agency: assessed in the term, or earlier and not paid; and those of this report. */
export async function penaltiesOf(
  db: Db,
  found: Penalised,
  since: string | null,
  waived: ReadonlySet<string>,
  now: Date,
): Promise<PenaltyStanding[]> {
  const { transaction } = found
  const rows = await assessedOf(db, transaction)
  const counted = rows.filter(
    ({ assessed_at, status }) => since === null || manilaDay(assessed_at) >= since || isAmong(payingStatuses, status),
  )
  const assessed = counted.map(({ id, reference, violation, why, legal_basis, amount, status, ...row }) => ({
    violation,
    why: `${reference}: ${why}`,
    legal_basis: legal_basis || null,
    amount,
    state: penaltyStanding({
      is_assessed: true,
      is_paid: !isAmong(payingStatuses, status),
      is_posted: status === Status.forPaymentValidation,
      condoned_by: row.outcome === 'condoned' ? row.order_number : null,
      is_waived: waived.has(arrearKey('not-paid', id)),
    }),
  }))
  const isAssessed = rows.some(({ id }) => id === transaction.id)
  return isAssessed ? assessed : [...assessed, ...(await notYetAssessed(db, found, now))]
}

/** The reports of one business that were penalised: few, by the index of the business. */
function assessedOf(db: Db, { business_id, agency }: TransactionRow) {
  return db
    .selectFrom('transactions as t')
    .innerJoin('transaction_penalties as p', 'p.transaction_id', 't.id')
    .leftJoin('condonations as c', 'c.transaction_id', 't.id')
    .select(['t.id', 't.reference', 't.status', 'c.outcome', 'c.order_number'])
    .select(['p.violation', 'p.why', 'p.legal_basis', 'p.amount', 'p.assessed_at'])
    .where('t.business_id', '=', business_id)
    .where('t.agency', '=', agency)
    .where('t.type', 'in', typesOf('report'))
    .where('t.status', 'not in', [...uncountedStatuses])
    .orderBy('p.assessed_at')
    .orderBy('p.position')
    .execute()
}

const unassessed = { is_assessed: false, is_paid: false, is_posted: false, condoned_by: null, is_waived: false }

/** What a report that is still evaluated will be penalised for. */
async function notYetAssessed(db: Db, found: Penalised, now: Date): Promise<PenaltyStanding[]> {
  if (!paysPenalties(found.transaction.type)) return []
  const state = penaltyStanding(unassessed)
  const lines = await penaltyLinesDue(db, found, now)
  return lines.map(({ violation, why, legal_basis, amount }) => ({
    violation,
    why,
    legal_basis: legal_basis || null,
    amount,
    state,
  }))
}
