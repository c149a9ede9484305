import { decideDocument, transactionDetail } from '@lading/contract/evaluation'
import { transactionProcess } from '@lading/contract/workflow'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptAll } from './filings/moves.ts'
import { seaApplication, type Scenario } from './filings/scenario.ts'
import { worldAt } from './filings/world-at.ts'
import type { World } from './world.ts'

let world: World
let scenario: Scenario
beforeAll(async () => {
  world = await worldAt(Status.lockedForEvaluation)
  scenario = await seaApplication(world, { until: Status.lockedForEvaluation })
})
afterAll(() => world.close())

const audited = (transaction_id: number) =>
  world.db
    .selectFrom('audit_entries')
    .select(['action', 'object', 'object_id', 'actor_id', 'at', 'facts'])
    .where('chain', '=', `transaction-${transaction_id}`)
    .where('action', '=', 'decide-document')
    .orderBy('chain_no')
    .execute()

test('documents that are accepted at hand stand as those that their calls accepted', async () => {
  const { transaction_id: id, staff } = scenario
  const filed = async () =>
    (await staff.evaluator.call(transactionDetail, { params: { id } })).body.checklist.flatMap(({ files }) => files)
  const rows = async () =>
    world.db.selectFrom('transaction_documents').selectAll().where('transaction_id', '=', id).orderBy('id').execute()
  const documents = await filed()
  expect(documents.length).toBeGreaterThan(5)
  for (const document of documents)
    await staff.evaluator.call(decideDocument, { params: { id: document.id }, body: { decision: 'accepted' } })
  const [by_calls, told] = [await rows(), await audited(id)]

  await world.db
    .updateTable('transaction_documents')
    .set({ decision: null, decided_by: null, decided_at: null })
    .where('transaction_id', '=', id)
    .execute()
  await acceptAll(staff.evaluator, id)
  expect(await rows()).toEqual(by_calls)
  expect((await audited(id)).slice(told.length)).toEqual(told)
})

test('the version at hand is the one that a person sees', async () => {
  const { transaction_id: id, staff } = scenario
  const { version } = (await staff.evaluator.call(transactionProcess, { params: { id } })).body
  expect(await ensure(staff.evaluator.atHand).versionOf(id)).toBe(version)
})
