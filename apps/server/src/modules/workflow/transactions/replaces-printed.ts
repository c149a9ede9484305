import { replacesCertificate } from '@lading/domain/documents/pickup-office'
import { typesOf } from '@lading/domain/transactions/family'
import type { Db } from '#platform/database'
import type { TransactionRow } from './transaction-row.ts'

type Replacing = Pick<TransactionRow, 'id' | 'type' | 'agency' | 'business_id'>

/**
 * Whether the client holds a certificate on paper that this renewal or change replaces: one was handed over to it
 * before, or its accreditation was made before the portal, when all were on paper.
 */
export async function replacesPrinted(db: Db, { id, type, agency, business_id }: Replacing): Promise<boolean> {
  if (!replacesCertificate(type)) return false
  const released = db
    .selectFrom('releases as r')
    .innerJoin('transactions as t', 't.id', 'r.transaction_id')
    .select('t.id')
    .where('t.business_id', '=', business_id)
    .where('t.agency', '=', agency)
    .where('t.id', '<>', id)
    .where('t.type', 'in', [...typesOf('application'), ...typesOf('change')])
    .where('r.manner', '=', 'claimant')
  const migrated = db
    .selectFrom('accreditations as a')
    .select('a.id')
    .where('a.business_id', '=', business_id)
    .where('a.agency', '=', agency)
    .where('a.is_migrated', '=', true)
  const found = await released.unionAll(migrated).limit(1).executeTakeFirst()
  return found !== undefined
}
