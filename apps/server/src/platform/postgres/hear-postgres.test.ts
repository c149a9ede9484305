import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { connectPostgres } from '#platform/postgres/connect-postgres'
import type { Connection } from '#platform/database'
import { postgresDatabase } from '#testing/databases/databases'

/** Words as they come; `next` waits for the one after those taken so far. */
function ear() {
  const words: (string | null)[] = []
  let wake = () => {}
  return {
    hear: (text: string | null) => {
      words.push(text)
      wake()
    },
    async next(): Promise<string | null> {
      while (words.length === 0) await new Promise<void>((done) => (wake = done))
      return words.shift() ?? null
    },
  }
}

describe.runIf(process.env['LADING_DATABASE'] === 'postgres')('processes on one PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof postgresDatabase>>
  let one: Connection
  let other: Connection

  beforeAll(async () => {
    database = await postgresDatabase(ensure(process.env['DATABASE_URL_TEST']))
    ;[one, other] = await Promise.all([connectPostgres(database.url, 2), connectPostgres(database.url, 2)])
  }, 240_000)
  afterAll(async () => {
    await Promise.all([one.close(), other.close()])
    await database.drop()
  })

  test('hear what either of them says, once it is committed', async () => {
    const [here, there] = [ear(), ear()]
    await one.hear('news', here.hear)
    await other.hear('news', there.hear)
    await one.script("begin; select pg_notify('news', 'taken back'); rollback")
    await one.script("select pg_notify('news', 'said')")
    expect([await here.next(), await there.next()]).toEqual(['said', 'said'])
  })

  test('leave no connection behind where the server refuses to listen, as one does that takes over', async () => {
    const open = async () =>
      (
        await other.rows(
          "select 1 from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
        )
      ).rows
    const before = (await open()).length
    await expect(one.hear('', () => undefined)).rejects.toThrow('zero-length') // a name it refuses
    await expect.poll(async () => (await open()).length).toBe(before)
  })

  test('ask the server for UTC, and to end what says nothing for a minute in the middle of an act', async () => {
    const setting = async (name: string) => (await one.rows(`show ${name}`)).rows[0]
    expect(await setting('idle_in_transaction_session_timeout')).toEqual({
      idle_in_transaction_session_timeout: '1min',
    })
    expect(await setting('timezone')).toEqual({ TimeZone: 'UTC' })
  })

  test('listen again after the connection broke, and are told that they may have missed something', async () => {
    const listener = ear()
    await one.hear('alarms', listener.hear)
    await other.script(
      'select pg_terminate_backend(pid) from pg_stat_activity where query = \'listen "alarms"\' and datname = current_database()',
    )
    expect(await listener.next()).toBeNull()
    await other.script("select pg_notify('alarms', 'heard again')")
    expect(await listener.next()).toBe('heard again')
  })
})
