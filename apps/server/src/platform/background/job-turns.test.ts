import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { startJobs } from '#platform/background/background-jobs'
import { connectPostgres } from '#platform/postgres/connect-postgres'
import type { Connection } from '#platform/database'
import { jobTurns } from '#platform/background/job-turns'
import { postgresDatabase } from '#testing/databases/databases'

const ROUNDS = 40

/** Something that others wait for. */
function signal() {
  let give = () => {}
  const given = new Promise<void>((done) => (give = done))
  return { give, given }
}

describe.runIf(process.env['LADING_DATABASE'] === 'postgres')('a job of three processes', () => {
  let database: Awaited<ReturnType<typeof postgresDatabase>>
  let connections: Connection[]

  beforeAll(async () => {
    database = await postgresDatabase(ensure(process.env['DATABASE_URL_TEST']))
    connections = await Promise.all([1, 2, 3].map(() => connectPostgres(database.url, 3)))
  }, 240_000)
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()))
    await database.drop()
  })

  const [EVERY, PAST] = [3600, 0] // seconds: not again during this test, and again at once
  const job = (name: string, every_seconds: number) => ({ name, every_seconds })

  test('runs in one of them at a time, as often as in one alone', async () => {
    const enough = signal()
    const began: number[] = []
    let [running, most] = [0, 0]
    const forget = {
      ...job('forget', 0.02),
      late_after_seconds: 60,
      async run() {
        most = Math.max(most, ++running)
        began.push(performance.now())
        // one round in four lasts longer than the pause
        await ensure(connections[0]).rows(`select pg_sleep(${began.length % 4 ? 0.005 : 0.06})`)
        running -= 1
        if (began.length === ROUNDS) enough.give()
      },
    }
    const clock = { now: () => new Date() }
    const log = { error: (told: unknown) => expect(told).toBeUndefined() }
    const processes = connections.map((connection) =>
      startJobs([forget], { log, clock, takeTurn: jobTurns(connection) }),
    )
    await enough.given
    await Promise.all(processes.map((one) => one.stop()))
    expect(most).toBe(1)
    const whole = ensure(began[ROUNDS - 1]) - ensure(began[0])
    expect(whole).toBeGreaterThan((ROUNDS - 1) * 20 * 0.9)
    for (const one of processes) expect(one.states()).toMatchObject([{ name: 'forget', last_ended: expect.any(Date) }])
  })

  test('that is under way or was just done is left alone, and its end is known to all', async () => {
    const [one, other, third] = connections.map(jobTurns)
    const [inside, done] = [signal(), signal()]
    const round = ensure(one)(job('long', EVERY), async () => {
      inside.give()
      await done.given
    })
    await inside.given
    const refused = () => Promise.reject(new Error('It ran twice'))
    expect(await ensure(other)(job('long', EVERY), refused)).toBeNull()
    done.give()
    const ended = await round
    expect(ended).toBeInstanceOf(Date)
    expect(await ensure(third)(job('long', EVERY), refused)).toEqual(ended)
  })

  test('that failed in one is tried by the next process', async () => {
    const [one, other] = connections.map(jobTurns)
    await expect(ensure(one)(job('weak', EVERY), () => Promise.reject(new Error('The disk is full')))).rejects.toThrow(
      'full',
    )
    expect(await ensure(other)(job('weak', EVERY), () => Promise.resolve())).toBeInstanceOf(Date)
  })

  test('whose process is lost in the middle goes to the next, and the lost one comes back', async () => {
    const [one, other] = connections.map(jobTurns)
    const [inside, done] = [signal(), signal()]
    const lost = ensure(one)(job('lost', PAST), async () => {
      inside.give()
      await done.given
    })
    await inside.given
    await ensure(connections[1]).rows(
      "select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    )
    let taken = 0
    await ensure(other)(job('lost', PAST), async () => void (taken += 1))
    done.give()
    await lost
    await ensure(one)(job('lost', PAST), async () => void (taken += 1))
    expect(taken).toBe(2)
  })
})
