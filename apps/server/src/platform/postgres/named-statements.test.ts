import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { postgresDatabase } from '#testing/databases/databases'
import { connectPostgres } from './connect-postgres.ts'

describe.runIf(process.env['LADING_DATABASE'] === 'postgres')('a connection to PostgreSQL', () => {
  test('has what it is asked often planned once, and outlives a migration by another process', async () => {
    const made = await postgresDatabase(ensure(process.env['DATABASE_URL_TEST']))
    const [connection, other] = [await connectPostgres(made.url, 1), await connectPostgres(made.url, 1)]
    const { db } = connection
    const named = () => db.selectFrom('roles').select(['id', 'name']).where('id', '=', 3).execute()
    const whole = () => db.selectFrom('roles').selectAll().where('id', '=', 3).execute()
    const before = [await named(), await whole()]
    for (let round = 0; round < 10; round += 1) expect([await named(), await whole()]).toEqual(before)
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
    const kept = rows.map(({ statement }) => statement)
    expect(kept.filter((text) => text.includes('from "roles"'))).toEqual([
      'select "id", "name" from "roles" where "id" = $1',
    ])

    await other.script(`alter table roles add column colour text default 'blue', alter column name type varchar(80)`)
    expect(await whole()).toMatchObject([{ ...before[1]?.[0], colour: 'blue' }])
    await named().catch(() => undefined) // the plan is of the old type
    expect(await named()).toEqual(before[0])
    await Promise.all([connection.close(), other.close()])
    await made.drop()
  })
})
