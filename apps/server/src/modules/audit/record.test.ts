import { afterAll, beforeAll, expect, test } from 'vitest'
import { theSystem } from '#platform/caller'
import type { Connection } from '#platform/database'
import { freshDatabase } from '#testing/databases/databases'
import { linkHash, noHead, type ChainHead } from './chain.ts'
import { record } from './record.ts'

const AT = new Date(Date.UTC(2026, 2, 1))
let connection: Connection
beforeAll(async () => void (connection = await freshDatabase()))
afterAll(() => connection.close())

const write = (transaction_id: number, known?: ChainHead) => {
  const entry = { action: 'test', object: 'transaction', object_id: transaction_id, transaction_id }
  return connection.db.transaction().execute((tx) => record(tx, entry, theSystem, AT, known))
}

/** The numbers of a chain's rows in order, where each follows the one before and the head is the last. */
async function numbersOf(transaction_id: number): Promise<number[]> {
  const chain = `transaction-${transaction_id}`
  const rows = await connection.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('chain', '=', chain)
    .orderBy('id')
    .execute()
  let last = noHead
  for (const { previous_hash, hash, ...row } of rows) {
    expect(previous_hash).toBe(last.last_hash)
    expect(linkHash(previous_hash, row)).toBe(hash)
    last = { last_no: row.chain_no, last_hash: hash }
  }
  const head = connection.db.selectFrom('audit_heads').select(['last_no', 'last_hash']).where('chain', '=', chain)
  expect(await head.execute()).toEqual(rows.length > 0 ? [last] : [])
  return rows.map(({ chain_no }) => chain_no)
}

test('acts that know the end of their chain write one after the other', async () => {
  await write(1, await write(1, await write(1, noHead)))
  expect(await numbersOf(1)).toEqual([1, 2, 3])
})

test('an act that knows an end which is none any more, or none yet, writes after the true one', async () => {
  const first = await write(2)
  await write(2, first)
  await write(2, first)
  await write(2, noHead)
  await write(2, { last_no: 4, last_hash: 'another' })
  expect(await numbersOf(2)).toEqual([1, 2, 3, 4, 5])
})

test('of acts at one moment that know the same end each writes after another', async () => {
  const first = await write(3)
  await Promise.all(Array.from({ length: 8 }, (_, n) => write(3, n % 2 ? first : undefined)))
  expect(await numbersOf(3)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  await Promise.all(Array.from({ length: 6 }, () => write(4, noHead)))
  expect(await numbersOf(4)).toEqual([1, 2, 3, 4, 5, 6])
})
