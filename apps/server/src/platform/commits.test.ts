import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#testing/databases/databases'
import { DoneInPart, inTransactions } from './commits.ts'
import type { Connection } from './database.ts'

let connection: Connection
beforeAll(async () => void (connection = await freshDatabase()))
afterAll(() => connection.close())

const commit = () => connection.db.transaction().execute((tx) => sql`select 1`.execute(tx))
const broken = new Error('broken')
const breakOff = () => connection.db.transaction().execute(() => Promise.reject(broken))

test('work that breaks after one of its transactions is done in part; before it, and in it, nothing was done', async () => {
  const inPart = inTransactions(async () => {
    await commit()
    await breakOff()
  })
  await expect(inPart).rejects.toThrow(DoneInPart)
  await expect(inPart).rejects.toMatchObject({ cause: broken })
  await expect(inTransactions(breakOff)).rejects.toBe(broken)
  await expect(inTransactions(commit)).resolves.toBeDefined()
})

test('what others commit is no part of it', async () => {
  const alone = inTransactions(breakOff)
  await Promise.all([expect(alone).rejects.toBe(broken), inTransactions(commit), commit()])
})
