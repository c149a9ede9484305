import { manilaDay } from '@lading/domain/dates/manila'
import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import { provides } from '#modules/workflow/handlers'

const owed: readonly Status[] = [Status.draft, Status.forRequirementCompletion, Status.forClientAction]
const penalised: readonly Status[] = [Status.forOrderOfPayment, Status.forPayment, Status.forPaymentValidation]

/** What stands against filing a renewal: reports past their day, penalties unpaid, and whether the agency waived them. */
export const arrearsFacts = provides(
  ['filing.overdue_reports', 'filing.unpaid_penalties', 'filing.arrears_waived'],
  async (db, { transaction }, now) => {
    const reports = await openReportsOf(db, transaction)
    const isOverdue = ({ status, client_deadline_on: day }: (typeof reports)[number]) =>
      owed.includes(status) && day !== null && day < manilaDay(now)
    const waived = await db
      .selectFrom('arrears_waivers')
      .select('id')
      .where('transaction_id', '=', transaction.id)
      .where('is_waived', '=', true)
      .executeTakeFirst()
    return {
      'filing.overdue_reports': reports.filter(isOverdue).length,
      'filing.unpaid_penalties': reports.filter(({ status }) => penalised.includes(status)).length,
      'filing.arrears_waived': waived !== undefined,
    }
  },
)

/** The reports of this business to this agency that are not ended: few, by the index of the business. */
function openReportsOf(db: Db, { business_id, agency }: { business_id: number; agency: 'dti' | 'cab' }) {
  return db
    .selectFrom('transactions')
    .select(['status', 'client_deadline_on'])
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('type', 'in', typesOf('report'))
    .where('status', 'in', [...owed, ...penalised])
    .execute()
}
