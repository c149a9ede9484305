import { sql, type SqlBool } from 'kysely'
import { membershipOf } from '@lading/domain/people/acting/actor'
import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { worksFor } from '@lading/domain/people/acting/works-for'

/**
 * The newest accreditation that renews this one, over any number of renewals; itself where none does. What was never filed
 * is there for its business alone, and a draft that was deleted for nobody. Throws 404.
 */
export async function latestAccreditation(db: Db, id: number, actor: Caller): Promise<{ accreditation_id: number }> {
  const first = await db
    .selectFrom('accreditations as a')
    .leftJoin('transactions as t', 't.id', 'a.transaction_id')
    .select(['a.business_id', 'a.agency', wasFiled.as('was_filed')])
    .where('a.id', '=', id)
    .executeTakeFirst()
  const isOwn = first && membershipOf(actor, first.business_id) !== undefined
  const isOnTheirDesk = first?.was_filed && worksFor(actor, first.agency)
  if (!isOwn && !isOnTheirDesk) throw notFound('Accreditation')
  const { latest } = await db
    .withRecursive('line', (line) =>
      line
        .selectFrom('accreditations')
        .select('id')
        .where('id', '=', id)
        .unionAll(
          line
            .selectFrom('accreditations as a')
            .innerJoin('line', 'line.id', 'a.previous_accreditation_id')
            .leftJoin('transactions as t', 't.id', 'a.transaction_id')
            .where('a.status', '!=', Status.deleted)
            .$if(!isOwn, (some) => some.where(wasFiled))
            .select('a.id'),
        ),
    )
    .selectFrom('line')
    .select((eb) => eb.fn.max('line.id').as('latest'))
    .executeTakeFirstOrThrow()
  return { accreditation_id: latest }
}

/** Of an accreditation `a` with the transaction `t` that makes it: one that was imported has none. */
const wasFiled = sql<SqlBool>`(t.id is null or t.submitted_at is not null)`
