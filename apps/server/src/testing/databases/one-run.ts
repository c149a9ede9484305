import { randomBytes } from 'node:crypto'
import { connectPostgres } from '#platform/postgres/connect-postgres'
import { keptDatabase } from './kept-names.ts'

/** One run of the server tests on PostgreSQL: what its workers keep for each other is gone after it, on a server of one's own too. */
export function setup(): () => Promise<void> {
  process.env['LADING_TEST_RUN'] = randomBytes(8).toString('hex') // the workers, started after this, inherit it
  const named = keptDatabase('')
  return async () => {
    const server = process.env['DATABASE_URL_TEST']
    if (!server) return
    const admin = await connectPostgres(server, 1)
    const { rows } = await admin.rows<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, '${named}')`,
    )
    for (const { datname } of rows) await admin.script(`drop database ${datname} with (force)`)
    await admin.close()
  }
}
