import {
  answerSatisfactionForm,
  certificates,
  satisfactionState,
  type SatisfactionForm,
} from '@lading/contract/certificates'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { moved } from '#testing/filings/moves'
import { seaApplication, seaStaff, type SeaStaff } from '#testing/filings/scenario'
import { worldAt } from '#testing/filings/world-at'
import type { World } from '#testing/world'

type Scenario = Awaited<ReturnType<typeof seaApplication>>

let world: World
let staff: SeaStaff
let scenario: Scenario
beforeAll(async () => {
  world = await worldAt(Status.forPrinting)
  staff = await seaStaff(world)
  scenario = await seaApplication(world, { until: Status.accredited, staff })
})
afterAll(() => world.close())

const state = async ({ client, transaction_id }: Scenario) =>
  (await client.call(satisfactionState, { params: { id: transaction_id } })).body

const answer = ({ client, transaction_id }: Scenario, body: z.input<typeof SatisfactionForm>) =>
  client.call(answerSatisfactionForm, { params: { id: transaction_id }, body })

test('the form is offered when the certificate is out, and waits for nothing', async () => {
  expect(await state(scenario)).toMatchObject({ is_offered: true, is_answered: false, control_number: null })
  const open = await seaApplication(world, { until: Status.forEvaluation, staff })
  expect(await state(open)).toMatchObject({ is_offered: false })
  expect(await answer(open, { CC1: 1 })).toMatchObject({ status: 409 })
})

test('who did not know the charter cannot say how it helped', async () => {
  expect(await answer(scenario, { CC1: 4, CC2: 1 })).toMatchObject({
    status: 400,
    body: { errors: { CC2: [expect.any(String)] } },
  })
  expect(await state(scenario)).toMatchObject({ is_answered: false })
})

test('a stranger neither sees nor answers it', async () => {
  const stranger = { ...scenario, client: await world.customer() }
  expect(await stranger.client.call(satisfactionState, { params: { id: scenario.transaction_id } })).toMatchObject({
    status: 404,
  })
  expect(await answer(stranger, { CC1: 1 })).toMatchObject({ status: 404 })
})

test('it is answered once, with a control number, and the list says so', async () => {
  const given = { CC1: 1, ratings: { SQD0: 5, SQD5: 'n-a' }, suggestions: 'A map would help.' } as const
  const first = await answer(scenario, given)
  expect(first).toMatchObject({ status: 200, body: { control_number: 'CSM-D-2026-000001' } })
  expect(await answer(scenario, given)).toMatchObject({ status: 409 })
  expect(await state(scenario)).toMatchObject({ is_answered: true, control_number: 'CSM-D-2026-000001' })
  const { body } = await scenario.client.call(certificates, { body: {} })
  expect(body.data).toMatchObject([{ form: 'answered' }])
})

test('one answer is enough, and a form without any is not used up', async () => {
  const other = await seaApplication(world, { until: Status.forPrinting, staff })
  await moved(staff.releasing, other.transaction_id, 'print-seal')
  expect(await answer(other, { suggestions: ' ' })).toMatchObject({
    status: 400,
    body: { errors: { client_type: [expect.stringContaining('at least one')] } },
  })
  expect(await answer(other, { suggestions: 'Quick!' })).toMatchObject({
    status: 200,
    body: { control_number: 'CSM-D-2026-000002' },
  })
})
