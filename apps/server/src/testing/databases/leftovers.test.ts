import { randomBytes } from 'node:crypto'
import { ensure } from '@lading/domain/ensure'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#platform/database'
import { connectPostgres } from '#platform/postgres/connect-postgres'
import { testServer } from './kept-names.ts'
import { dropDatabasesOf, dropLeftovers, holdDatabases } from './leftovers.ts'

describe.runIf(testServer())('on a server that stays, the databases', () => {
  const owner = () => randomBytes(8).toString('hex')
  const [alive, killed] = [owner(), owner()]
  let server: Connection
  let other: Connection

  beforeAll(async () => {
    server = await connectPostgres(ensure(testServer()), 2)
    other = await connectPostgres(ensure(testServer()), 4)
  })
  afterAll(async () => {
    for (const run of [alive, killed]) await dropDatabasesOf(run, server)
    await server.close()
    await other.close()
  })

  const make = (...names: string[]) => Promise.all(names.map((name) => server.script(`create database ${name}`)))
  const left = async () => {
    const { rows } = await server.rows<{ name: string }>(
      `select datname as name from pg_database where datname ~ '${alive}|${killed}' order by name`,
    )
    return rows.map(({ name }) => name)
  }

  test('of a run that was killed are gone when the next begins; those of one that is alive stay until it ends', async () => {
    const letGo = await holdDatabases(other, [alive])
    await make(`lading_test_${alive}_a`, `lading_template_${alive}`)
    await make(`lading_test_${killed}_a`, `lading_kept_${killed}_two`, `lading_template_${killed}`)
    await dropLeftovers(server)
    expect(await left()).toEqual([`lading_template_${alive}`, `lading_test_${alive}_a`])

    await letGo()
    await dropLeftovers(server)
    expect(await left()).toEqual([])
  })

  test('that somebody is connected to stay, even those of a run that was killed', async () => {
    const name = `lading_test_${killed}_b`
    await make(name)
    const address = new URL(ensure(testServer()))
    address.pathname = `/${name}`
    const person = await connectPostgres(address.href, 1)
    await person.rows('select 1')
    await dropLeftovers(server)
    expect(await left()).toEqual([name])
    await person.close()
  })
})
