import { typesWhere } from '@lading/domain/transactions/definitions/definitions'
import { unendedStatuses } from '@lading/domain/transactions/status-groups'
import type { Db } from '#platform/database'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'

/** What falls with an accreditation: drafts and open transactions of its business that are made on it or renew it. */
export function fallingTransactions(db: Db, { business_id, agency }: Pick<AccreditationRow, 'business_id' | 'agency'>) {
  return db
    .selectFrom('transactions')
    .select(['id', 'reference', 'type', 'status', 'accreditation_id'])
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('accreditation_id', 'is not', null)
    .where(
      'type',
      'not in',
      typesWhere(({ family, accreditation }) => accreditation === 'granted' || family === 'case'),
    )
    .where('status', 'in', [...unendedStatuses])
    .orderBy('id')
}
