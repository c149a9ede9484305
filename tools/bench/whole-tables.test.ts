import { shownListNames } from '@lading/domain/workflow/lists/lists'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { startPostgres } from '../setup/processes/postgres-cluster.ts'
import { factsOf, tokensOf } from './compare.ts'
import { countingPool } from './counting-pool.ts'
import { fill } from './fill.ts'
import { ask, type Question } from './load.ts'
import { readsOf, type Reads } from './reads.ts'
import { run } from './running.ts'
import { scenarios } from './scenarios.ts'

const TRANSACTIONS = 100_000
/** Rows of a table, or entries of an index, that all calls together may read: a fifth of the transactions. */
const BY_CALLS = 20_000
/** What the jobs may read in a minute: each row of a large table less than once, in rounds of five seconds. */
const BY_JOBS = 100_000
const MINUTE = 65_000 // and the seconds around it

/** The standings of all certificates: read whole when one has changed, and kept. */
const KEPT_WHOLE = 'status list'
const theirs = ['customer-payments-invoices', 'my-applications', 'for-clients-action', 'certificates']

test.runIf(process.env.LADING_PROOF === 'full')(
  'among a hundred thousand transactions no call and no job reads a whole table',
  { timeout: 900_000 },
  async () => {
    const postgres = await startPostgres()
    try {
      const url = await fill(postgres.url, TRANSACTIONS)
      const sql = countingPool(url, 1)
      const portal = await run('portal', url)
      const facts = await factsOf(sql)
      const tokens = await tokensOf(sql, portal.port)
      const list = (name: string, token?: string): Question => ({
        port: portal.port,
        method: 'POST',
        path: `/api/lists/${name}`,
        body: {},
        token,
      })
      const questions: Question[] = [
        ...scenarios
          .filter(({ name }) => name !== KEPT_WHOLE)
          .map((one) => ({ port: portal.port, token: tokens[one.as], ...one.portal(facts) })),
        ...shownListNames.map((name) => list(name, tokens.evaluator)),
        ...theirs.map((name) => list(name, tokens.customer)),
      ]
      const large = await largeTables(sql)
      const byCalls = await readsOf(sql, async () => {
        for (const question of questions) expect([200, 403]).toContain((await ask(question)).status)
      })
      const byJobs = await readsOf(sql, () => new Promise((later) => setTimeout(later, MINUTE)))
      await portal.stop()
      await sql.end()
      expect({ calls: over(BY_CALLS, byCalls, large), jobs: over(BY_JOBS, byJobs, large) }).toEqual({
        calls: [],
        jobs: [],
      })
    } finally {
      await postgres.stop()
    }
  },
)

async function largeTables(sql: pg.Pool): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ name: string }>(
    'select relname as name from pg_stat_user_tables where n_live_tup > $1',
    [BY_CALLS],
  )
  return new Set(rows.map(({ name }) => name))
}

const over = (most: number, reads: Reads, large: ReadonlySet<string>) =>
  [...reads]
    .filter(([name, rows]) => rows > most && large.has(name.replace(/ by .*/, '')))
    .map(([name, rows]) => `${name}: ${rows}`)
