import type { PlainDate } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import { uncountedStatuses } from '@lading/domain/transactions/status-groups'
import type { Agency } from '@lading/domain/transactions/agency'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '#platform/database'
import { whenGiven } from '#platform/when-given'
import { accreditationsHeld } from '#modules/workflow/transactions/accreditations-held'

export type ObligationRow = Selectable<Tables['obligations']>

interface Owed {
  /** The one that is meant, where it is known. */
  readonly obligation_id?: number | undefined
  readonly business_id: number
  readonly agency: Agency
  readonly type: TransactionType
}

/** The obligation that a report begun now would answer: the first due without a report, else the first not complied with. */
export function currentObligation(
  db: Db,
  { obligation_id, business_id, agency, type }: Owed,
): Promise<ObligationRow | undefined> {
  return db
    .selectFrom('obligations')
    .selectAll()
    .$call(whenGiven(obligation_id, (query, id) => query.where('id', '=', id)))
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('type', '=', type)
    .where('complied_on', 'is', null)
    .where('ended_on', 'is', null)
    .orderBy((eb) =>
      eb.exists(
        eb
          .selectFrom('transactions as t')
          .select('t.id')
          .whereRef('t.obligation_id', '=', 'obligations.id')
          .where('t.status', 'not in', [...uncountedStatuses]),
      ),
    )
    .orderBy('falls_on')
    .orderBy('id')
    .executeTakeFirst()
}

/** The obligation of a report; undefined for one that was filed before obligations were kept. */
export async function obligationOf(
  db: Db,
  { obligation_id }: { readonly obligation_id: number | null },
): Promise<ObligationRow | undefined> {
  if (obligation_id === null) return undefined
  return db.selectFrom('obligations').selectAll().where('id', '=', obligation_id).executeTakeFirst()
}

/** Whether it is complied with, though no report of it was filed. */
export const isCompliedOtherwise = (obligation: Pick<ObligationRow, 'complied_on' | 'filed_on'> | undefined): boolean =>
  obligation !== undefined && obligation.complied_on !== null && obligation.filed_on === null

/** The report that is written or filed for an obligation. */
export function reportFor(db: Db, obligation_id: number) {
  return db
    .selectFrom('transactions')
    .select(['id', 'status'])
    .where('obligation_id', '=', obligation_id)
    .where('status', 'not in', [...uncountedStatuses])
    .executeTakeFirst()
}

/** The draft that waits for a report that is due; of several that of the first due. */
export function draftDue(db: Db, { business_id, agency, type }: Omit<Owed, 'obligation_id'>, today: PlainDate) {
  return db
    .selectFrom('obligations as o')
    .innerJoin('transactions as t', 't.obligation_id', 'o.id')
    .select(['t.id', 't.status'])
    .where('o.business_id', '=', business_id)
    .where('o.agency', '=', agency)
    .where('o.type', '=', type)
    .where('o.complied_on', 'is', null)
    .where('o.ended_on', 'is', null)
    .where('o.opens_on', '<=', today)
    .where('t.status', '=', Status.draft)
    .orderBy('o.falls_on')
    .orderBy('o.id')
    .executeTakeFirst()
}

/** The accreditation that a business holds with an agency, the newest row of its chain. */
export function heldAccreditation(db: Db, { business_id, agency }: Pick<Owed, 'business_id' | 'agency'>) {
  return accreditationsHeld(db, business_id)
    .selectAll()
    .where('agency', '=', agency)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}
