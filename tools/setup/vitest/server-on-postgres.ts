import { placeOfTests } from '../processes/cluster-places.ts'
import { startPostgres } from '../processes/postgres-cluster.ts'

/** Vitest calls this once before the server tests on PostgreSQL; what it returns is called after them. */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres(placeOfTests())
  // the workers, started after this, inherit both
  process.env.DATABASE_URL = process.env.DATABASE_URL_TEST = postgres.socketUrl
  return () => postgres.stop()
}
