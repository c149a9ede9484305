import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { transactionProcess } from '@lading/contract/workflow'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { figure } from '../../../../tools/setup/stages/figure.ts'
import { startPortal, type Portal } from '../../../../tools/setup/processes/portal.ts'
import { connectEmbedded } from '#platform/embedded/connect-embedded'
import { connectPostgres } from '#platform/postgres/connect-postgres'
import type { Connection } from '#platform/database'
import { embeddedDatabase, postgresDatabase } from '#testing/databases/databases'
import { prepareTasks, run, type Task } from '#testing/filings/tasks'
import { halfDone } from '#testing/invariants/half-done'
import { remoteClient } from '#testing/remote-client'
import { createWorld } from '#testing/world'

const isPostgres = process.env['LADING_DATABASE'] === 'postgres'
const isProof = process.env['LADING_PROOF'] === 'full'
const KILLS = isProof ? 20 : 1
const PORTION = isProof
  ? { submit: 5, pay: 3, validate: 2, approve: 2 }
  : { submit: 4, pay: 2, validate: 1, approve: 1 }
const AT_ONCE = 4

const data_dir = mkdtempSync(join(tmpdir(), 'lading-kill-'))
let made: Awaited<ReturnType<typeof postgresDatabase>> | undefined
let tasks: Task[]
let unanswered: Task[] = []
let portal: Portal | undefined

/** Drafts, orders of payment and recommendations that wait for their people, before the first start. */
beforeAll(async () => {
  if (isPostgres) made = await postgresDatabase(ensure(process.env['DATABASE_URL_TEST']))
  const connection = made
    ? await connectPostgres(made.url)
    : await embeddedDatabase({ folder: join(data_dir, 'database') })
  const world = await createWorld({ on: { connection, data_dir } })
  world.clock.set(new Date().toISOString())
  tasks = []
  for (let kill = 0; kill < KILLS; kill++) tasks.push(...(await prepareTasks(world, PORTION)))
  await world.close()
}, 1_800_000)

afterAll(async () => {
  await portal?.kill()
  await made?.drop()
  rmSync(data_dir, { recursive: true, force: true })
})

describe('a portal that is killed in the middle of submissions, payments and approvals', () => {
  const kills = Array.from({ length: KILLS }, (_, index) => ({ kill: index + 1 }))

  test.each(kills)(
    'has lost nothing and left nothing half done, kill $kill',
    async ({ kill }) => {
      const started = await start()
      const stream = [...unanswered, ...portionOf(kill)]
      const moment = await killWhileStreaming(started, stream)
      unanswered = stream.filter(({ answer }) => answer === undefined)

      const next = await start()
      await next.stop()
      const faults = await faultsAmong(stream)
      expect({ moment, faults, refused: refusedOf(stream) }).toEqual({ moment, faults: [], refused: [] })
    },
    600_000,
  )

  test('takes up what it had not answered, and makes every certificate it owes', async () => {
    const started = await start()
    for (const task of unanswered) await run(task, started)
    const owed = await approvedWithoutCertificate(started)
    await started.stop()
    expect(refusedOf(tasks)).toEqual([])
    expect(owed).toEqual([])
    expect(await faultsAmong(tasks)).toEqual([])
    figure(`kills on ${isPostgres ? 'PostgreSQL' : 'PGlite'} with nothing lost`, KILLS, 'kills')
  }, 600_000)
})

describe('what would be half done is found', () => {
  let connection: Connection
  beforeAll(async () => void (connection = await stopped()))
  afterAll(() => connection.close())

  const one = (status: number) => `(select min(id) from transactions where status = ${status})`
  test.each([
    ['invariant_transaction_beside_its_steps', `update transactions set status = 26 where id = ${one(2)}`],
    [
      'invariant_accreditation_beside_its_application',
      `update accreditations set status = 3 where transaction_id = ${one(2)}`,
    ],
    ['invariant_filed_without_a_trace', `delete from transaction_submissions where transaction_id = ${one(2)}`],
    ['invariant_draft_with_parts_of_a_filing', `update transactions set status = 0 where id = ${one(2)}`],
    ['invariant_move_outside_the_audit', `delete from audit_entries where chain = 'transaction-' || ${one(2)}`],
    ['invariant_order_without_its_attempt', `update payment_attempts set proof_file_id = null where status = 9`],
    ['invariant_attempt_beside_its_order', `update invoices set status = 4 where status = 9`],
    ['invariant_payment_without_its_receipt', `update invoices set status = 1 where status = 9`],
    [
      'invariant_approved_without_its_document',
      `update issued_documents set state = 'queued' where kind = 'certificate'`,
    ],
    ['invariant_approved_with_nothing_ordered', `update transactions set status = 18 where id = ${one(19)}`],
    [
      'invariant_numbers_with_gaps_or_doubles',
      `update transactions set queue_number = queue_number + 100 where id = ${one(2)}`,
    ],
    ['file', `update files set sha256 = 'forged' where attached_at is not null`],
    ['audit', `update audit_entries set action = 'forged' where chain_no = 1`],
  ])('%s…', async (rule, statement) => {
    expect((await found(statement)).some((fault) => fault.startsWith(rule))).toBe(true)
  })

  /** Plants a fault past every trigger, looks, and takes it back. */
  async function found(statement: string): Promise<string[]> {
    const trying = await connection.db.startTransaction().execute()
    for (const table of ['transactions', 'accreditations', 'audit_entries'])
      await sql.raw(`alter table ${table} disable trigger user`).execute(trying)
    await sql.raw(statement).execute(trying)
    const faults = await halfDone(trying, data_dir)
    await trying.rollback().execute()
    return faults
  }
})

async function start(): Promise<Portal> {
  const database: Record<string, string> = made ? { DATABASE_URL: made.url } : {}
  portal = await startPortal({
    data_dir,
    // Its staff have no phones.
    env: {
      ...database,
      DEMO: 'false',
      STAFF_SECOND_FACTOR: 'false',
      SMTP_URL: 'smtp://127.0.0.1:9',
      LOG_LEVEL: 'warn',
    },
  })
  return portal
}

/** Each kind in the order it was prepared, a share of all for each kill. */
function portionOf(kill: number): Task[] {
  const size = tasks.length / KILLS
  return tasks.slice((kill - 1) * size, kill * size).toSorted(() => Math.random() - 0.5)
}

/** Several people at once; the power goes after so many answers, and a moment. Tells when it was. */
async function killWhileStreaming(running: Portal, stream: readonly Task[]): Promise<string> {
  const last = 1 + Math.floor(Math.random() * (stream.length - 2))
  const delay = Math.floor(Math.random() * 60)
  const waiting = [...stream]
  let answered = 0
  let killed: Promise<void> | undefined
  const person = async () => {
    for (let task = waiting.shift(); task && !killed; task = waiting.shift()) {
      await run(task, running).catch((error: unknown) => {
        if (!killed) throw error
      })
      if (task.answer && ++answered === last) killed = setTimeout(delay).then(() => running.kill())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, person))
  await killed
  return `${delay} ms after answer ${last} of ${stream.length}`
}

/** The database of a portal that does not run. */
function stopped(): Promise<Connection> {
  return made ? connectPostgres(made.url) : connectEmbedded({ folder: join(data_dir, 'database') })
}

/** What the portal acknowledged and lost, and what is half done. */
async function faultsAmong(stream: readonly Task[]): Promise<string[]> {
  const connection = await stopped()
  const faults = [...(await lostOf(connection.db, stream)), ...(await halfDone(connection.db, data_dir))]
  await connection.close()
  return faults
}

const reached: Record<Task['kind'], readonly number[]> = {
  submit: [Status.forEvaluation],
  pay: [Status.forPaymentValidation],
  validate: [Status.forRecommendingApproval],
  approve: [Status.approved, Status.forPrinting],
}

/** What the portal acknowledged and no longer knows. */
async function lostOf(db: Connection['db'], stream: readonly Task[]): Promise<string[]> {
  const lost: string[] = []
  for (const { kind, transaction_id, answer, proof } of stream) {
    const row = await db
      .selectFrom('transactions')
      .select(['status', 'version'])
      .where('id', '=', transaction_id)
      .executeTakeFirstOrThrow()
    if (answer?.status === 200 && (row.version < answer.body.version || !reached[kind].includes(row.status)))
      lost.push(`${kind} of ${transaction_id} was acknowledged; it stands at ${row.status}, version ${row.version}`)
    const file = proof && (await db.selectFrom('files').select('sha256').where('id', '=', proof.id).executeTakeFirst())
    if (proof && file?.sha256 !== proof.sha256) lost.push(`the upload ${proof.id} was acknowledged; it is gone`)
  }
  return lost
}

const refusedOf = (stream: readonly Task[]): string[] =>
  stream.flatMap(({ kind, answer }) =>
    answer && answer.status !== 200 ? [`${kind}: ${answer.status} ${JSON.stringify(answer.body)}`] : [],
  )

/** The approved transactions that have not gone on to printing in time: each does so with its certificate alone. */
async function approvedWithoutCertificate(running: Portal): Promise<number[]> {
  const deadline = performance.now() + 240_000
  const owed: number[] = []
  for (const { who, transaction_id } of tasks.filter(({ kind }) => kind === 'approve')) {
    const approver = remoteClient(running, who)
    const isPrinting = async () => {
      const { body } = await approver.call(transactionProcess, { params: { id: transaction_id } })
      return body.status === Status.forPrinting
    }
    let isMade = await isPrinting()
    while (!isMade && performance.now() < deadline) {
      await setTimeout(200)
      isMade = await isPrinting()
    }
    if (!isMade) owed.push(transaction_id)
  }
  return owed
}
