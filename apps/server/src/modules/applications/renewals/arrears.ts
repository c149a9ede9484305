import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { dueOn } from '@lading/domain/reports/due-day'
import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import { provides } from '#modules/workflow/handlers'

const returned: readonly Status[] = [Status.forRequirementCompletion, Status.forClientAction]
const penalised: readonly Status[] = [Status.forOrderOfPayment, Status.forPayment, Status.forPaymentValidation]

/** What stands against filing a renewal: reports past their day, penalties unpaid, and whether the agency waived them. */
export const arrearsFacts = provides(
  ['filing.overdue_reports', 'filing.unpaid_penalties', 'filing.arrears_waived'],
  async (db, { transaction, calendar }, now) => {
    const today = manilaDay(now)
    const reports = await openReportsOf(db, transaction)
    const isOverdue = ({ status, client_deadline_on: day }: (typeof reports)[number]) =>
      returned.includes(status) && day !== null && day < today
    const unfiled = await unfiledBefore(db, transaction, today)
    const late = unfiled.filter(({ falls_on }) => falls_on !== null && dueOn(calendar, plainDate(falls_on)) < today)
    const waived = await db
      .selectFrom('arrears_waivers')
      .select('id')
      .where('transaction_id', '=', transaction.id)
      .where('is_waived', '=', true)
      .executeTakeFirst()
    return {
      'filing.overdue_reports': late.length + reports.filter(isOverdue).length,
      'filing.unpaid_penalties': reports.filter(({ status }) => penalised.includes(status)).length,
      'filing.arrears_waived': waived !== undefined,
    }
  },
)

/** What was to be filed before a day, and was not. */
function unfiledBefore(db: Db, { business_id, agency }: { business_id: number; agency: 'dti' | 'cab' }, day: string) {
  return db
    .selectFrom('obligations')
    .select('falls_on')
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('complied_on', 'is', null)
    .where('ended_on', 'is', null)
    .where('filed_on', 'is', null)
    .where('falls_on', '<', day)
    .execute()
}

/** The reports of this business to this agency that are not ended: few, by the index of the business. */
function openReportsOf(db: Db, { business_id, agency }: { business_id: number; agency: 'dti' | 'cab' }) {
  return db
    .selectFrom('transactions')
    .select(['status', 'client_deadline_on'])
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('type', 'in', typesOf('report'))
    .where('status', 'in', [...returned, ...penalised])
    .execute()
}
