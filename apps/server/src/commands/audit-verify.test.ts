import { sql } from 'kysely'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Fault } from '#modules/audit/verify-audit'
import { verifyMoves } from '#modules/audit/verify-moves'
import { verifySubmissions } from '#modules/filing/submission/verify-submissions'
import { verifyReceipts } from '#modules/payments/verify-receipts'
import type { Db } from '#platform/database'
import { undone } from '#testing/databases/undone'
import { moved } from '#testing/filings/moves'
import { seaApplication, seaStaff, today } from '#testing/filings/scenario'
import { worldAt } from '#testing/filings/world-at'
import type { World } from '#testing/world'

let world: World
let id: number
beforeAll(async () => {
  world = await worldAt(Status.forPaymentValidation)
  const staff = await seaStaff(world)
  ;({ transaction_id: id } = await seaApplication(world, { until: Status.forPaymentValidation, staff }))
  await moved(staff.cashier, id, 'validate-payment', { received_on: today(world), amount_received: '4030.00' })
})
afterAll(() => world.close())

const everything = async (db: Db): Promise<Fault[]> => [
  ...(await verifyMoves(db)),
  ...(await verifySubmissions(db)),
  ...(await verifyReceipts(db)),
]

/** What is found after a statement of somebody with full rights; it is undone. */
const foundAfter = (...statements: string[]): Promise<string[]> =>
  undone(world.db, async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
    return (await everything(tx)).map(({ what }) => what)
  })

test('a register nobody touched has a step for each status, and rows for each step, filing and receipt', async () => {
  expect(await everything(world.db)).toEqual([])
})

test('a status that was set beside the workflow is found', async () => {
  const statements = [
    'alter table transactions disable trigger user',
    `update transactions set status = 22 where id = ${id}`,
  ]
  expect(await foundAfter(...statements)).toEqual(['Its status is 22, and its last step led to 17.'])
})

test('a step that was added, changed or taken out is found', async () => {
  const open = 'alter table transaction_steps disable trigger user'
  const last = `id = (select max(id) from transaction_steps where transaction_id = ${id})`
  expect(await foundAfter(open, `delete from transaction_steps where ${last}`)).toHaveLength(1)
  expect(await foundAfter(open, `update transaction_steps set row_id = 'A99' where ${last}`)).toEqual([
    'No row tells of its step A99.',
  ])
})

test('a status of an accreditation that was set beside the workflow is found', async () => {
  const forged = `update accreditations set status = 22 where transaction_id = ${id}`
  expect(await foundAfter('alter table accreditations disable trigger user', forged)).toEqual([
    'Its status is 22, and its last step led to 17.',
  ])
})

test('a step of an accreditation that no act made is found', async () => {
  const forged = `insert into accreditation_steps (accreditation_id, at, row_id, action, from_status, to_status)
    select id, now(), 'H12', 'accredit', status, status from accreditations where transaction_id = ${id}`
  expect(await foundAfter(forged)).toEqual(['No row tells of its step H12.'])
})

test('a move that was added to the table of moves is found, by its statuses', async () => {
  const found = await foundAfter(`insert into workflow_moves values ('transaction', 1, 'dti', 2, 22)`)
  expect(found).toEqual([expect.stringContaining('from 2 to 22')])
})

test.each(['transaction_steps', 'accreditation_steps'])('the log in %s cannot be emptied', async (table) => {
  await expect(sql.raw(`truncate ${table} cascade`).execute(world.db)).rejects.toThrow('append-only')
})

describe('what was filed', () => {
  const filed = () => `transaction_id = ${id} and round = 0`

  test('and an answer of it that was changed is found', async () => {
    const changed = `update transaction_submissions set form = form || '{"trade_name": "Forged"}' where ${filed()}`
    expect(await foundAfter(changed)).toEqual(['Its submission 0 was changed after it was made.'])
  })

  test('and taken out is found', async () => {
    expect(await foundAfter(`delete from transaction_submissions where ${filed()}`)).toEqual([
      'Its submission 0 is gone.',
    ])
  })
})

describe('a receipt', () => {
  const receipts = () => world.db.selectFrom('receipts').selectAll().execute()

  test('with another amount is found', async () => {
    const [receipt] = await receipts()
    const found = await foundAfter(`update receipts set amount = amount - 1000`)
    expect(found).toEqual([`Its receipt ${receipt?.number} was changed after it was made.`])
  })

  test('that was cancelled by the portal is the receipt it was', async () => {
    expect(await foundAfter('update receipts set cancelled_at = now()')).toEqual([])
  })
})
