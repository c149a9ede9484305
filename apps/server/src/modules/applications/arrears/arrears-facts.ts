import { arrearsLeft } from '@lading/domain/reports/arrears'
import type { Db } from '#platform/database'
import { provides } from '#modules/workflow/handlers/handlers'
import { arrearsOf } from './arrears-of.ts'

/** The keys of what the agency waived for this filing. */
export async function waivedFor(db: Db, transaction_id: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('arrears_waivers')
    .select('waived')
    .where('transaction_id', '=', transaction_id)
    .execute()
  return new Set(rows.flatMap(({ waived }) => waived))
}

/** What stands against filing a renewal, but for what the agency waived; and whether a waiver is asked. */
export const arrearsFacts = provides(
  ['filing.overdue_reports', 'filing.unpaid_penalties', 'filing.waiver_asked'],
  async (db, { transaction, calendar }, now) => {
    const arrears = await arrearsOf(db, transaction, calendar, now)
    const left = arrearsLeft(arrears, await waivedFor(db, transaction.id))
    const unpaid = left.filter(({ kind }) => kind === 'not-paid')
    return {
      'filing.overdue_reports': left.length - unpaid.length,
      'filing.unpaid_penalties': unpaid.length,
      'filing.waiver_asked': transaction.request_asked_at !== null,
    }
  },
)
