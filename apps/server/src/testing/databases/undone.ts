import type { Db } from '#platform/database'

class Undone extends Error {}

/** Does something in a database transaction and takes it back; gives what was found in it. */
export async function undone<Found>(db: Db, act: (tx: Db) => Promise<Found>): Promise<Found> {
  let found: Found | undefined
  const work = db.transaction().execute(async (tx) => {
    found = await act(tx)
    throw new Undone()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return found as Found
}
