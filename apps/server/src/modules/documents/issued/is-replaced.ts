import { kindsWhere } from '@lading/domain/documents/document-kinds'
import { sql } from 'kysely'
import type { Db } from '#platform/database'

const released = kindsWhere(({ release_waits }) => release_waits)

/** Whether a later certificate took the place of each that was issued for the transaction whose id stands in a column. */
export const replacedSince = (id: string) => sql<boolean>`(
  exists (select from issued_documents where transaction_id = ${sql.ref(id)} and kind in (${sql.join(released)}) and standing = 'replaced')
  and not exists (select from issued_documents where transaction_id = ${sql.ref(id)} and kind in (${sql.join(released)})
    and standing in ('draft', 'issued', 'suspended')))`

/** The same of one transaction. */
export async function isReplaced(db: Db, transaction_id: number): Promise<boolean> {
  const asked = db
    .selectFrom('transactions as t')
    .select(replacedSince('t.id').as('so'))
    .where('t.id', '=', transaction_id)
  return (await asked.executeTakeFirstOrThrow()).so
}
