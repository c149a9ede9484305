import type { Db } from '#platform/database'
import type { Status } from '@lading/domain/transactions/status'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { obligationOf } from './obligations/obligation-of.ts'

type Whose = Pick<TransactionRow, 'id' | 'business_id' | 'agency' | 'type' | 'obligation_id'>

/**
 * The last report of its kind before this one, among those at these statuses: by the periods, since one that was rejected is
 * begun anew after later ones were filed. One without an obligation was filed before those were kept.
 */
export async function reportBefore(db: Db, report: Whose, statuses: readonly Status[]) {
  const first_day = (await obligationOf(db, report))?.first_day
  return db
    .selectFrom('transactions as t')
    .leftJoin('obligations as o', 'o.id', 't.obligation_id')
    .select(['t.id', 't.reference', 't.form'])
    .where('t.business_id', '=', report.business_id)
    .where('t.agency', '=', report.agency)
    .where('t.type', '=', report.type)
    .where('t.id', '<>', report.id)
    .where('t.status', 'in', [...statuses])
    .where((eb) => (first_day ? eb.or([eb('o.id', 'is', null), eb('o.last_day', '<', first_day)]) : eb.val(true)))
    .orderBy('o.last_day', (order) => order.desc().nullsLast())
    .orderBy('t.id', 'desc')
    .executeTakeFirst()
}
