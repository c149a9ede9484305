import type { Db } from '#platform/database'
import { someIds } from '#platform/caller'
import type { GivenAccreditation } from './given.queries.ts'

/** The address of the certificate that stands for each; absent where the portal issued none. */
export async function standingCertificates(
  db: Db,
  all: readonly Pick<GivenAccreditation, 'accreditation_id'>[],
): Promise<ReadonlyMap<number | null, string>> {
  const rows = await db
    .selectFrom('issued_documents')
    .select(['accreditation_id', 'slug'])
    .where('accreditation_id', 'in', someIds(all.map(({ accreditation_id }) => accreditation_id)))
    .where('kind', '=', 'certificate')
    .where('standing', '=', 'issued')
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ accreditation_id, slug }) => [accreditation_id, slug]))
}
