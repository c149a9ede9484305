import pg from 'pg'

/**
 * Connections by which a bench counts. A pool says that it has ended before its connections have; where the database
 * stops in between, each tells the pool, and nothing is lost by it.
 */
export function countingPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max })
  pool.on('error', () => undefined)
  return pool
}
