import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from '#platform/database'
import { filedApplication } from '#testing/filing'
import { createWorld, type World } from '#testing/world'
import { verifyMoves } from './verify-moves.ts'

let world: World
let id: number
beforeAll(async () => {
  world = await createWorld()
  const evaluator = await world.staff('dti', 5)
  ;({ transaction_id: id } = await filedApplication(world))
  const { body } = await evaluator.call(transactionProcess, { params: { id } })
  const start = { version: body.version, action: 'lock-start-evaluation' }
  await evaluator.call(moveTransaction, { params: { id }, body: start })
})
afterAll(() => world.close())

/** What is found after a statement of somebody with full rights; it is undone. */
async function foundAfter(...statements: string[]): Promise<string[]> {
  const undone = new Error('undone')
  let found: string[] = []
  const forge = async (tx: Kysely<Tables>) => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
    found = (await verifyMoves(tx)).map(({ what }) => what)
    throw undone
  }
  await world.db
    .transaction()
    .execute(forge)
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return found
}

test('a register nobody touched has a step for each status, and an audit row for each step', async () => {
  expect(await verifyMoves(world.db)).toEqual([])
})

test('a status that was set beside the workflow is found', async () => {
  const statements = [
    'alter table transactions disable trigger user',
    `update transactions set status = 22 where id = ${id}`,
  ]
  expect(await foundAfter(...statements)).toEqual(['It stands at 22, and its last step led to 3.'])
})

test('a step that was added, changed or taken out is found', async () => {
  const open = 'alter table transaction_steps disable trigger user'
  const last = `id = (select max(id) from transaction_steps where transaction_id = ${id})`
  expect(await foundAfter(open, `delete from transaction_steps where ${last}`)).toHaveLength(1)
  expect(await foundAfter(open, `update transaction_steps set row_id = 'A99' where ${last}`)).toEqual([
    'No row tells of its step A99.',
  ])
})

test('a move that was added to the table of moves is found, by its statuses', async () => {
  const found = await foundAfter(`insert into workflow_moves values ('transaction', 1, 'dti', 2, 22)`)
  expect(found).toEqual([expect.stringContaining('from 2 to 22')])
})

test.each(['transaction_steps', 'accreditation_steps'])('the log in %s cannot be emptied', async (table) => {
  await expect(sql.raw(`truncate ${table} cascade`).execute(world.db)).rejects.toThrow('append-only')
})
