import { login } from '@lading/contract/accounts/accounts'
import { createBusiness, myBusinesses } from '@lading/contract/businesses'
import { saveAnswers } from '@lading/contract/filing/filing'
import { health, live } from '@lading/contract/health'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { startPortal, type Portal } from '../../../../tools/setup/processes/portal.ts'
import { ownCluster, type Cluster } from '../../../../tools/setup/processes/postgres-cluster.ts'
import { figure } from '../../../../tools/setup/stages/figure.ts'
import type { Connection } from '#platform/database'
import { connectPostgres } from '#platform/postgres/connect-postgres'
import type { Client } from '#testing/client'
import { breakingLink } from '#testing/databases/breaking-link'
import { postgresDatabase } from '#testing/databases/databases'
import { applicant, openDraft, patchOf } from '#testing/filings/filing'
import { halfDone } from '#testing/invariants/half-done'
import { remoteClient } from '#testing/remote-client'
import { sampleBusiness } from '#testing/samples/sample-business'
import { createWorld } from '#testing/world'
import { applicationForm } from '@lading/contract/forms/business/application'

const isProof = process.env['LADING_PROOF'] === 'full'
const BREAKS = isProof ? 20 : 3
/** Milliseconds until a save succeeds again; at most, beside tests that hold both processors, and as a rule. */
const BACK_WITHIN = 5_000
const USUALLY_WITHIN = 1_000
const WRITERS = 6
const SAVES = 200 // of one person, between two breaks: below what a minute allows
const visitor = { user_id: 0, token: '' }

/** Somebody who goes on saving the same answer of a draft, under a new session for each break. */
interface Writer {
  readonly sessions: readonly Client[]
  readonly transaction_id: number
  written: number
  acknowledged: number
}

const onPostgres = process.env['LADING_DATABASE'] === 'postgres'

test.runIf(onPostgres)(
  'an act whose COMMIT was done, and whose answer was lost, is said to be uncertain; with its key again it is done once',
  async () => {
    const { world, link } = await linkedWorld()
    const person = await world.customer()
    const sent = { body: sampleBusiness(), key: 'one-business' }

    link.breakAtNextCommit()
    const lost = await person.call(createBusiness, sent)
    expect(lost).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { message: expect.stringContaining('It may have been done') },
    })
    expect((await person.call(createBusiness, sent)).status).toBe(200)
    expect((await person.call(myBusinesses)).body.data).toHaveLength(1)
  },
)

test.runIf(onPostgres)(
  'a call of several transactions that broke after the first is not said to have changed nothing',
  async () => {
    const { world, link } = await linkedWorld()
    const body = { email: 'nobody@example.com', password: 'Not-the-password-1', device: '' }
    const signIn = () => world.visitor().call(login, { body })

    link.breakAfterNextCommit() // the attempt is counted
    expect(await signIn()).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { message: expect.stringContaining('It may have been done in part') },
    })
    expect((await signIn()).body).toMatchObject({ message: expect.stringContaining('Nothing was changed') })
  },
)

/** A portal on a PostgreSQL that its network may lose, for one test. */
async function linkedWorld() {
  const data_dir = mkdtempSync(join(tmpdir(), 'lading-lost-'))
  const made = await postgresDatabase(ensure(process.env['DATABASE_URL_TEST']))
  const link = await breakingLink(made.url)
  const world = await createWorld({ on: { connection: await connectPostgres(link.url), data_dir } })
  onTestFinished(async () => {
    await world.close()
    await link.close()
    await made.drop()
    rmSync(data_dir, { recursive: true, force: true })
  })
  return { world, link }
}

describe.runIf(onPostgres)('a portal whose database goes away under load', () => {
  const writers: Writer[] = []
  const took: number[] = []
  let data_dir: string
  let cluster: Cluster
  let database: string
  let portal: Portal

  beforeAll(async () => {
    data_dir = mkdtempSync(join(tmpdir(), 'lading-broken-'))
    cluster = await ownCluster()
    database = (await postgresDatabase(cluster.url)).url
    const world = await createWorld({ on: { connection: await connectPostgres(database), data_dir } })
    world.clock.set(new Date().toISOString())
    for (let place = 0; place < WRITERS; place++) {
      const { client, business_id } = await applicant(world)
      const { transaction_id } = await openDraft(client, business_id)
      const sessions = await Promise.all(Array.from({ length: BREAKS }, () => world.signedIn(client.user_id)))
      writers.push({ sessions, transaction_id, written: 0, acknowledged: 0 })
    }
    await world.close()
    const env = { DATABASE_URL: database, DEMO: 'false', STAFF_SECOND_FACTOR: 'false', SMTP_URL: 'smtp://127.0.0.1:9' }
    portal = await startPortal({ data_dir, env: { ...env, LOG_LEVEL: 'silent' } })
  }, 120_000)

  afterAll(async () => {
    await portal?.stop()
    await cluster?.remove()
    rmSync(data_dir, { recursive: true, force: true })
  })

  const breaks = Array.from({ length: BREAKS }, (_, place) => ({
    place,
    how: ensure((['every connection is terminated', 'a fast stop', 'an immediate stop'] as const)[place % 3]),
  }))

  test.each(breaks)(
    'answers 503 with Retry-After, loses nothing, and is back at once: $how',
    async ({ place, how }) => {
      const streaming = new AbortController()
      const answers: Answer[] = []
      const stream = writers.map((writer) => write(writer, place, streaming.signal, answers))
      onTestFinished(async () => {
        streaming.abort()
        await Promise.allSettled(stream)
      })
      await untilAnswered(answers, 20)
      await (how === 'every connection is terminated' ? terminateAll() : stopAndStart(how, answers))

      const back_at = performance.now()
      const first = await firstSaved(answers, back_at)
      streaming.abort()
      await Promise.all(stream)

      const others = answers.filter(({ status }) => status !== 200 && status !== 503)
      const unsaid = answers.filter(({ status, retry_after }) => status === 503 && retry_after !== '1')
      expect({ others, unsaid, ended: portal.process.exitCode }).toEqual({ others: [], unsaid: [], ended: null })
      const told = answers.filter(({ status }) => status === 503).length
      expect(told).toBeGreaterThanOrEqual(WRITERS)
      expect(first.at - back_at).toBeLessThan(BACK_WITHIN)
      expect(await faults()).toEqual([])
      figure(`back after ${how}`, Math.round(first.at - back_at), 'ms')
      took.push(first.at - back_at)
    },
    60_000,
  )

  test.runIf(isProof)('is back within a second as a rule', ({ skip }) => {
    skip(took.length < BREAKS, 'not every break was measured')
    expect(ensure(took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)])).toBeLessThan(USUALLY_WITHIN)
  })

  test('ends by Ctrl-C, with code 0, also while the database is away', async () => {
    await cluster.stop('fast')
    await portal.stop()
    expect({ code: portal.process.exitCode, signal: portal.process.signalCode }).toEqual({ code: 0, signal: null })
  })

  /** PostgreSQL ends every session but the one that asks, while each of the writers waits in the middle of a save. */
  async function terminateAll(): Promise<void> {
    const other = await connectPostgres(database, 1)
    await other.script(`begin; select 1 from transactions where id in (${writers.map(idOf).join()}) for update`)
    for (let waiting = 0; waiting < WRITERS; await setTimeout(5)) waiting = await count(other, waitingForLock)
    expect(
      await count(other, `select pg_terminate_backend(pid) from pg_stat_activity where ${ofPortal}`),
    ).toBeGreaterThanOrEqual(WRITERS)
    await other.script('rollback')
    await other.close()
  }

  /** While it is away the portal says so: of itself that it runs, of its parts which one is gone. */
  async function stopAndStart(how: 'a fast stop' | 'an immediate stop', answers: readonly Answer[]): Promise<void> {
    await cluster.stop(how === 'a fast stop' ? 'fast' : 'immediate')
    await untilAnswered(answers, 5)
    const away = await remoteClient(portal, visitor).call(health)
    expect(away.status).toBe(503)
    expect(away.body.parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['documents', 'mail', 'maps']))
    expect(away.body.parts.find(({ name }) => name === 'database')?.state).toBe('failing')
    expect((await remoteClient(portal, visitor).call(live)).status).toBe(200)
    await cluster.start()
  }

  async function write(writer: Writer, place: number, ending: AbortSignal, answers: Answer[]): Promise<void> {
    const person = remoteClient(portal, ensure(writer.sessions[place]))
    const last = writer.written + SAVES
    while (writer.written < last && !ending.aborted) {
      const patch = [patchOf('trade_name', `Trade ${writer.written + 1}`, nameAt(writer.acknowledged))]
      const { status, headers } = await person.call(saveAnswers, {
        params: { id: writer.transaction_id },
        body: { patch },
      })
      answers.push({ status, retry_after: headers['retry-after'], at: performance.now() })
      if (status === 200) writer.acknowledged = writer.written += 1
      else await setTimeout(20)
    }
  }

  /** What is acknowledged is kept, and nothing is half done. */
  async function faults(): Promise<string[]> {
    const connection = await connectPostgres(database)
    const lost: string[] = []
    for (const { transaction_id, acknowledged } of writers) {
      const { form } = await connection.db
        .selectFrom('transactions')
        .select('form')
        .where('id', '=', transaction_id)
        .executeTakeFirstOrThrow()
      const kept = applicationForm.draft.parse(form).trade_name
      if (![nameAt(acknowledged), nameAt(acknowledged + 1)].includes(kept)) lost.push(`${kept}, not ${acknowledged}`)
    }
    const found = [...lost, ...(await halfDone(connection.db, data_dir))]
    await connection.close()
    return found
  }
})

const idOf = ({ transaction_id }: Writer) => transaction_id

const ofPortal = `application_name = 'lading' and pid <> pg_backend_pid()`
const waitingForLock = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and ${ofPortal}`
const count = async ({ rows }: Connection, asked: string) => (await rows(asked)).rows.length

interface Answer {
  readonly status: number
  readonly retry_after: unknown
  readonly at: number
}

const nameAt = (written: number) => (written === 0 ? 'Bayani Freight' : `Trade ${written}`)

async function untilAnswered(answers: readonly Answer[], more: number): Promise<void> {
  const wanted = answers.length + more
  while (answers.length < wanted) await setTimeout(5)
}

async function firstSaved(answers: readonly Answer[], after: number): Promise<Answer> {
  for (;;) {
    const found = answers.find(({ status, at }) => status === 200 && at > after)
    if (found) return found
    if (performance.now() - after > BACK_WITHIN) throw new Error(`Nothing was saved again within ${BACK_WITHIN} ms.`)
    await setTimeout(5)
  }
}
