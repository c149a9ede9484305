import type { Db } from '#platform/database'

/** Counts the changes of holidays and limits: a due day of an older edition is counted anew. */
export async function currentEdition(db: Db): Promise<number> {
  const { edition } = await db.selectFrom('clock_edition').select('edition').executeTakeFirstOrThrow()
  return edition
}
