import { membershipOf } from '@lading/domain/people/acting/actor'
import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { worksFor } from '@lading/domain/people/acting/works-for'

/**
 * The newest accreditation that renews this one, over any number of renewals; itself where none does. What is not filed
 * yet is there for its business alone. Throws 404.
 */
export async function latestAccreditation(db: Db, id: number, actor: Caller): Promise<{ accreditation_id: number }> {
  const first = await db
    .selectFrom('accreditations')
    .select(['business_id', 'agency', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  const isOwn = first && membershipOf(actor, first.business_id) !== undefined
  const isOnTheirDesk = first && first.status !== Status.draft && worksFor(actor, first.agency)
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
            .$if(!isOwn, (some) => some.where('a.status', '!=', Status.draft))
            .select('a.id'),
        ),
    )
    .selectFrom('line')
    .select((eb) => eb.fn.max('line.id').as('latest'))
    .executeTakeFirstOrThrow()
  return { accreditation_id: latest }
}
