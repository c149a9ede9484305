import { randomBytes } from 'node:crypto'
import { ensure } from '@lading/domain/ensure'
import { connectPostgres } from '#platform/postgres/connect-postgres'
import { dropDatabasesOf, dropLeftovers, holdDatabases } from './leftovers.ts'
import { stateOfTheSeeds } from './seed-for-tests.ts'

/** One run of the server tests on PostgreSQL: what it makes there bears its number and is gone after it, or before the next one. */
export async function setup(): Promise<() => Promise<void>> {
  const run = randomBytes(8).toString('hex')
  process.env['LADING_TEST_RUN'] = run // the workers, started after this, inherit it
  const server = await connectPostgres(ensure(process.env['DATABASE_URL_TEST'], 'the server of the tests'), 4)
  const letGo = await holdDatabases(server, [run, stateOfTheSeeds()])
  await dropLeftovers(server)
  return async () => {
    await dropDatabasesOf(run, server)
    await letGo()
    await server.close()
  }
}
