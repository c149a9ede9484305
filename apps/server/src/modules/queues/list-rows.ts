import type { ShownListName } from '@lading/domain/workflow/lists/lists'
import type { Agency } from '@lading/domain/transactions/agency'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { wholeEdition } from './list-editions.ts'
import { emptyLast } from './empty-last.ts'

/** How the narrow rows of every list are ordered. */
export const orders = {
  due_on: emptyLast('r.due_on'),
  filed_at: emptyLast('r.filed_at'),
  reference: 'r.reference',
  business_name: 'r.business_name',
  status: 'r.status',
  type: 'r.type',
} as const

/** What stands in a list, narrow: everybody's and one person's. */
export const rowsOfList = (db: Db, name: ShownListName) =>
  db
    .selectFrom('list_rows as r')
    .select([transactionOf.as('transaction_id'), accreditationOf.as('accreditation_id')])
    .where('r.edition', '=', wholeEdition(db))
    .where('r.list', '=', name)

/** What everybody of an agency reads of it, in the words of the indexes. */
export const sharedRows = (db: Db, name: ShownListName, agency: Agency) =>
  rowsOfList(db, name).where('r.agency', '=', agency).where('r.owner_id', 'is', null)

/** From the number of the entry, which every order's index holds: what a deep page passes over is no row that is read. */
export const transactionOf = sql<number | null>`case when r.entry_id > 0 then r.entry_id end`
export const accreditationOf = sql<number | null>`case when r.entry_id < 0 then -r.entry_id end`
