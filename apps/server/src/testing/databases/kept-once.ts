import { ensure } from '@lading/domain/ensure'
import { connectPostgres } from '#platform/postgres/connect-postgres'
import { keptDatabase, testServer } from './kept-names.ts'

/** What this worker knows to be there. */
const known = new Set<string>()

/** Has a database kept under a name, by `make`, once in a run: who asks meanwhile waits for it. */
export async function keptOnce(name: string, make: () => Promise<void>): Promise<void> {
  if (known.has(name)) return
  const database = keptDatabase(name)
  const admin = await connectPostgres(ensure(testServer()), 2)
  try {
    await admin.alone(database, async () => {
      const { rows } = await admin.rows(`select 1 from pg_database where datname = '${database}'`)
      if (rows.length === 0) await make()
    })
  } finally {
    await admin.close()
  }
  known.add(name)
}
