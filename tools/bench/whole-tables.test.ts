import type pg from 'pg'
import { expect, test } from 'vitest'
import { startPostgres } from '../setup/processes/postgres-cluster.ts'
import { moveAll } from './acts/moves.ts'
import { actOn } from './acts/single-acts.ts'
import { peopleAt, subjectsOf } from './acts/subjects.ts'
import { factsOf, tokensOf } from './compare.ts'
import { countingPool } from './counting-pool.ts'
import { everyRead, furtherReads } from './every-read.ts'
import { fill } from './fill.ts'
import { ask, type Question } from './load.ts'
import { readsOf, type Reads } from './reads.ts'
import { run, type Running } from './running.ts'
import { list, type Asker } from './scenario.ts'
import { scenarios } from './scenarios.ts'

const TRANSACTIONS = 100_000
/** Rows of a table, or entries of an index, that all calls of one person together may read: a fifth of the transactions. */
const BY_CALLS = 20_000
/** What the jobs may read in their first rounds, and in half a minute: each row of a large table less than once. */
const BY_JOBS = 100_000
const LESS_THAN_WHOLE = 0.8
/** Some calls need more than their path says, another person, or something that is not there yet. */
const answers: ReadonlySet<number> = new Set([200, 400, 403, 404])
const HALF_A_MINUTE = 35_000 // and the seconds around it
/** Among some thirty, those that write the most. */
const acts =
  'attach remove decide remark write read claim route-assign issue-order-of-payment validate-payment release-to-claimant'.split(
    ' ',
  )

/** Letters that begin half of all references and of all certificates' numbers, none of the evaluator's own agency. */
const searchesOfOtherAgency = ['baf-', 'b-cab-'].map((keyword) => list('search-transaction', { keyword }))

/** The portal of the test has an empty folder: its first anchor names every chain of the audit, by design. */
const ANCHORED_FIRST = 'audit_heads by audit_heads_touched'

/** The standings of all certificates: read whole when one has changed, and kept. */
const KEPT_WHOLE = 'status list'

test.runIf(process.env.LADING_PROOF === 'full')(
  'among a hundred thousand transactions no call, no act and no job reads a whole table',
  { timeout: 900_000 },
  async () => {
    const postgres = await startPostgres()
    try {
      const url = await fill(postgres.url, TRANSACTIONS, ['years.sql'])
      expect(await readsBeyond(url)).toEqual({ rounds: [], calls: [], acts: [], jobs: [] })
    } finally {
      await postgres.stop()
    }
  },
)

/** What calls, acts and jobs of a portal on this database read beyond their share of its large tables. */
async function readsBeyond(url: string) {
  const sql = countingPool(url, 1)
  const large = await largeTables(sql)
  await makeEveryJobDue(sql)
  const { portal, reads } = await started(sql, url)
  try {
    const rounds = over(BY_JOBS, reads, large).filter((line) => !line.startsWith(ANCHORED_FIRST))
    const calls = await readsOfCalls(sql, portal.port)
    const subjects = await subjectsOf(sql)
    const people = peopleAt(portal.port)
    const done: string[] = []
    const byActs = await readsOf(sql, async () => {
      done.push(...(await actOn(subjects, people)), ...(await moveAll(subjects, people)))
    })
    expect(done).toEqual(expect.arrayContaining(acts))
    const byJobs = await readsOf(sql, () => new Promise((later) => setTimeout(later, HALF_A_MINUTE)))
    return {
      rounds,
      calls: Object.entries(calls).flatMap(([name, read]) =>
        over(BY_CALLS, read, large).map((line) => `${name}: ${line}`),
      ),
      acts: over(BY_CALLS, byActs, large),
      jobs: over(BY_JOBS, byJobs, large),
    }
  } finally {
    await portal.stop()
    await sql.end()
  }
}

/** Also those of ten minutes and of an hour; and one finds what an earlier release left of somebody's list. */
async function makeEveryJobDue(sql: pg.Pool): Promise<void> {
  await sql.query('update job_rounds set began_at = null, ended_at = null')
  await sql.query(`
    insert into list_rows (edition, list, agency, transaction_id, owner_id, type, status, reference, business_name, searched)
    select 0, list, agency, transaction_id, owner_id, type, status, reference, business_name, searched
    from list_rows where owner_id is not null limit 100`)
}

/** A portal that has started and in which every job has had a round, and what they read. */
async function started(sql: pg.Pool, url: string): Promise<{ portal: Running; reads: Reads }> {
  let portal: Running | undefined
  const isUnderWay = 'select from job_rounds where ended_at is null limit 1'
  const reads = await readsOf(sql, async () => {
    portal = await run('portal', url)
    while ((await sql.query(isUnderWay)).rowCount) await new Promise((later) => setTimeout(later, 200))
  })
  if (!portal) throw new Error('The portal did not start.')
  return { portal, reads }
}

async function readsOfCalls(sql: pg.Pool, port: number): Promise<Record<string, Reads>> {
  const facts = await factsOf(sql)
  const tokens = await tokensOf(sql, port)
  const asks = (questions: readonly Question[]) =>
    readsOf(sql, async () => {
      for (const question of questions) {
        const { status } = await ask(question)
        const isAnswered = answers.has(status)
        expect({ path: question.path, status, isAnswered }).toMatchObject({ isAnswered: true })
      }
    })
  const every = [...(await everyRead()), ...furtherReads]
  const askedBy = (who: Asker): Question[] => every.map((one) => ({ ...one, port, token: tokens[who] }))
  return {
    ofScenarios: await asks(
      scenarios
        .filter(({ name }) => name !== KEPT_WHOLE)
        .map((one) => ({ port, token: tokens[one.as], ...one.portal(facts) })),
    ),
    ofEvaluator: await asks([
      ...askedBy('evaluator'),
      ...searchesOfOtherAgency.map((one) => ({ ...one, port, token: tokens.evaluator })),
    ]),
    ofAdministrator: await asks(askedBy('administrator')), // of both agencies
    ofCustomer: await asks(askedBy('customer')),
  }
}

/** By name, with how many rows each has. */
async function largeTables(sql: pg.Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql.query<{ name: string; rows: string }>(
    'select relname as name, n_live_tup as rows from pg_stat_user_tables where n_live_tup > $1',
    [BY_CALLS],
  )
  return new Map(rows.map(({ name, rows: held }) => [name, Number(held)]))
}

/** What was read more often than this, or nearly whole. */
const over = (most: number, reads: Reads, large: ReadonlyMap<string, number>) =>
  [...reads]
    .filter(([name, rows]) => {
      const held = large.get(name.replace(/ by .*/, ''))
      return held !== undefined && rows > Math.min(most, held * LESS_THAN_WHOLE)
    })
    .map(([name, rows]) => `${name}: ${rows}`)
