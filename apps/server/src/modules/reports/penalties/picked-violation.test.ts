import { transactionProcess } from '@lading/contract/workflow'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskStaff } from '#testing/filings/desk-work'
import { read } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import { examineReport, fileReport, openedReport, someCountries } from '#testing/filings/period-reports'
import { withoutOperation } from '#testing/filings/report-lines'
import type { SeaStaff } from '#testing/filings/scenario'
import { createWorld, type World } from '#testing/world'

let world: World
let evaluator: SeaStaff['evaluator']
beforeAll(async () => {
  world = await createWorld()
  await someCountries(world)
})
afterAll(() => world.close())
beforeEach(() => world.clock.set('2026-11-02T09:00:00+08:00'))

/** A notice of no operation by air, filed in the second month after its due day and examined. */
async function lateNotice() {
  const { client, id } = await openedReport(world, 'cab', 14)
  await withoutOperation(client, id, ['direct', 'consolidation', 'breakbulking', 'serials'])
  expect(await fileReport(world, client, id, '2027-03-10')).toMatchObject({ status: 200 })
  evaluator = (await deskStaff(world, 'cab')).evaluator
  await examineReport(evaluator, id)
  return { client, id }
}

const questionsOn = async (id: number) => {
  const { body } = await evaluator.call(transactionProcess, { params: { id } })
  return body.acts.find(({ action }) => action === 'accept-with-penalty')?.questions
}

test('the evaluator of a late notice of no operation picks among the violations that fit, and the client pays that one', async () => {
  const { client, id } = await lateNotice()
  expect(await questionsOn(id)).toMatchObject([
    { name: 'late_violation', required: false, choices: [{ value: 'PR-04' }, { value: 'PR-01' }] },
  ])
  expect(await move(evaluator, id, 'accept-with-penalty', { late_violation: 'LE-07' })).toMatchObject({
    status: 400,
    body: { errors: { late_violation: ['Choose one of the answers.'] } },
  })
  await moved(evaluator, id, 'accept-with-penalty', { late_violation: 'PR-01' })
  expect(await read(client, id)).toMatchObject({
    status: Status.forOrderOfPayment,
    assessment: { total: '1000.00', lines: [{ param_key: 'PR-01', quantity: 2 }] },
  })
})

test('where the evaluator picks none, the late notice counts as one', async () => {
  const { client, id } = await lateNotice()
  await moved(evaluator, id, 'accept-with-penalty')
  expect(await read(client, id)).toMatchObject({ assessment: { total: '500.00', lines: [{ param_key: 'PR-04' }] } })
})

test('one violation that fits alone is charged without a question, whatever is sent', async () => {
  const { client, id } = await openedReport(world, 'dti', 14)
  await withoutOperation(client, id, ['lanes', 'boxes'])
  expect(await fileReport(world, client, id, '2027-03-10')).toMatchObject({ status: 200 })
  evaluator = (await deskStaff(world, 'dti')).evaluator
  await examineReport(evaluator, id)
  expect(await questionsOn(id)).toEqual([])
  await moved(evaluator, id, 'accept-with-penalty', { late_violation: 'PR-01' })
  expect(await read(client, id)).toMatchObject({ assessment: { lines: [{ param_key: 'SF-09' }] } })
})
