import type { BaseFacts } from '@lading/domain/workflow/decision-facts'
import { emptyBase } from '@lading/domain/workflow/empty-base'
import type { Expression } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { officeOf, type Office } from '#platform/office'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'

/** What a move of an accreditation asks, read once before it and passed on to the moves that follow from it. */
export interface LifeContext extends Office {
  readonly accreditation: AccreditationRow
  readonly business_name: string
}

/** The same before the accreditation is entered. */
export interface LockedBusiness extends Omit<LifeContext, 'accreditation'> {
  readonly business_id: number
}

/** Locks business, then accreditation, as every act does. Reads settings and calendar unless the caller passes them. Throws 404. */
export async function lockAccreditation(tx: Tx, id: number, known?: Office): Promise<LifeContext> {
  const holder = tx.selectFrom('accreditations').select('business_id').where('id', '=', id).$asScalar()
  const { business_id: _, ...business } = await lockBusiness(tx, holder, known)
  const accreditation = await rowOf(tx, id).forUpdate().executeTakeFirstOrThrow()
  return { ...business, accreditation }
}

/** Locks the business that is to hold an accreditation. Throws 404. */
export async function lockBusiness(tx: Tx, id: number | Expression<number>, known?: Office): Promise<LockedBusiness> {
  const business = await tx
    .selectFrom('businesses')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!business) throw notFound('Accreditation')
  const { settings, calendar, clock_edition } = known ?? (await officeOf(tx))
  return { business_id: business.id, business_name: business.name, settings, calendar, clock_edition }
}

const rowOf = (db: Db, id: number) => db.selectFrom('accreditations').selectAll().where('id', '=', id)

/** What is known of any accreditation without asking further. */
export const baseOf = ({ agency, business_id, version, status }: AccreditationRow): BaseFacts => ({
  ...emptyBase,
  subject: 'accreditation',
  type: null,
  agency,
  business_id,
  version,
  status,
})
