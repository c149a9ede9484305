import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'

const withCertificate: readonly Status[] = [
  Status.forPrinting,
  Status.certificateIssued,
  Status.forPickup,
  Status.accredited,
  Status.expired,
  Status.suspended,
  Status.revoked,
]

/** The accreditations whose certificate exists or is being made, with the transaction that made each and who approved it when. */
export function accreditedInDemo(db: Db) {
  return db
    .selectFrom('accreditations as a')
    .leftJoin('transaction_steps as approval', (join) =>
      join.onRef('approval.transaction_id', '=', 'a.transaction_id').on('approval.to_status', '=', Status.approved),
    )
    .select(['a.id as accreditation_id', 'a.transaction_id', 'a.agency', 'a.business_id', 'a.status', 'a.number'])
    .select(['a.first_day', 'a.expiry_date', 'approval.by_user_id as approved_by', 'approval.at as approved_at'])
    .where('a.status', 'in', withCertificate)
    .where('a.number', 'is not', null)
    .orderBy('a.id')
    .execute()
}
