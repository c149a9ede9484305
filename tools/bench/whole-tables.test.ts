import type pg from 'pg'
import { expect, test } from 'vitest'
import { startPostgres } from '../setup/processes/postgres-cluster.ts'
import { factsOf, tokensOf } from './compare.ts'
import { countingPool } from './counting-pool.ts'
import { everyRead, furtherReads } from './every-read.ts'
import { fill } from './fill.ts'
import { ask, type Question } from './load.ts'
import { readsOf, type Reads } from './reads.ts'
import { run } from './running.ts'
import type { Asker } from './scenario.ts'
import { scenarios } from './scenarios.ts'

const TRANSACTIONS = 100_000
/** Rows of a table, or entries of an index, that all calls of one person together may read: a fifth of the transactions. */
const BY_CALLS = 20_000
/** What the jobs may read in a minute: each row of a large table less than once, in rounds of five seconds. */
const BY_JOBS = 100_000
/** Some calls need more than their path says, another person, or something that is not there yet. */
const answers: ReadonlySet<number> = new Set([200, 400, 403, 404])
const MINUTE = 65_000 // and the seconds around it

/** The standings of all certificates: read whole when one has changed, and kept. */
const KEPT_WHOLE = 'status list'

test.runIf(process.env.LADING_PROOF === 'full')(
  'among a hundred thousand transactions no call and no job reads a whole table',
  { timeout: 900_000 },
  async () => {
    const postgres = await startPostgres()
    try {
      const url = await fill(postgres.url, TRANSACTIONS)
      expect(await readsBeyond(url)).toEqual({ calls: [], jobs: [] })
    } finally {
      await postgres.stop()
    }
  },
)

/** What calls and jobs of a portal on this database read beyond their share of its large tables. */
async function readsBeyond(url: string) {
  const sql = countingPool(url, 1)
  const portal = await run('portal', url)
  try {
    const facts = await factsOf(sql)
    const tokens = await tokensOf(sql, portal.port)
    const asks = (questions: readonly Question[]) =>
      readsOf(sql, async () => {
        for (const question of questions) {
          const { status } = await ask(question)
          const isAnswered = answers.has(status)
          expect({ path: question.path, status, isAnswered }).toMatchObject({ isAnswered: true })
        }
      })
    const every = [...(await everyRead()), ...furtherReads]
    const askedBy = (who: Asker): Question[] => every.map((one) => ({ ...one, port: portal.port, token: tokens[who] }))
    const large = await largeTables(sql)
    const calls = {
      ofScenarios: await asks(
        scenarios
          .filter(({ name }) => name !== KEPT_WHOLE)
          .map((one) => ({ port: portal.port, token: tokens[one.as], ...one.portal(facts) })),
      ),
      ofEvaluator: await asks(askedBy('evaluator')),
      ofAdministrator: await asks(askedBy('administrator')), // of both agencies
      ofCustomer: await asks(askedBy('customer')),
    }
    const byJobs = await readsOf(sql, () => new Promise((later) => setTimeout(later, MINUTE)))
    const tooMany = Object.entries(calls).flatMap(([name, reads]) =>
      over(BY_CALLS, reads, large).map((line) => `${name}: ${line}`),
    )
    return { calls: tooMany, jobs: over(BY_JOBS, byJobs, large) }
  } finally {
    await portal.stop()
    await sql.end()
  }
}

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
