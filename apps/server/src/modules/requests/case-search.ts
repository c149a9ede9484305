import type { FoundCase } from '@lading/contract/requests/certification'
import type { Agency } from '@lading/domain/transactions/agency'
import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { openStatuses } from '@lading/domain/transactions/status-groups'
import type { Db } from '#platform/database'

/**
 * The cases of a business with an agency: suspensions and revocations that are filed and not ended, and an accreditation
 * that stands suspended.
 */
export async function pendingCases(
  db: Db,
  { business_id, agency }: { readonly business_id: number; readonly agency: Agency },
): Promise<FoundCase[]> {
  const cases = await db
    .selectFrom('transactions')
    .select(['reference', 'type', 'status'])
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('type', 'in', typesOf('case'))
    .where('status', 'in', [...openStatuses, Status.suspended])
    .orderBy('id')
    .execute()
  const suspended = await db
    .selectFrom('accreditations')
    .select(['number', 'status'])
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('status', '=', Status.suspended)
    .orderBy('id')
    .execute()
  return [
    ...cases.map(({ reference, type, status }) => ({ reference, type, status })),
    ...suspended.map(({ number, status }) => ({ reference: number ?? 'Accreditation', type: null, status })),
  ]
}
