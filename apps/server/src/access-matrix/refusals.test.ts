import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerprint } from '#testing/databases/fingerprint'
import { worldAt } from '#testing/filings/world-at'
import type { World } from '#testing/world'
import type { CallInput, Refusals } from './refusal-kinds.ts'
import { refusalsOfCalls } from './refusals-of-calls.ts'
import { refusedRecords, type RefusedRecords } from './refused-records.ts'

/** No row has it. */
const UNUSED_ID = 2_147_483_647

let world: World
let records: RefusedRecords
let before: Awaited<ReturnType<typeof fingerprint>>
beforeAll(async () => {
  world = await worldAt(Status.lockedForEvaluation)
  records = await refusedRecords(world)
  before = await fingerprint(world.db)
})
afterAll(() => world.close())

test.each(Object.entries(refusalsOfCalls))(
  '%s refuses an odd field, the record of another and the wrong moment, and leaves every row as it was',
  async (_name, refusalsOf) => {
    const { endpoint, right, foreign, late } = refusalsOf(records)
    const ask = ({ who, ...input }: CallInput) => who.call(endpoint, input as never)
    const isRead = endpoint.method === 'GET'
    const odd = isRead ? undefined : await ask({ ...right, body: { ...right.body, colour: 'red' } })
    expect(odd ?? named).toMatchObject(named)

    const ofAnother = await ask({ ...right, who: foreign })
    expect(ofAnother.status, 'the record of another').toBe(404)
    expect(await ask(withoutRecord(endpoint, right)), 'a record that is not there').toMatchObject({
      status: 404,
      body: ofAnother.body,
    })
    for (const { says, ...wrong } of late) {
      const message = expect.stringMatching(says)
      expect(await ask(wrong), 'the wrong moment').toMatchObject({ status: 409, body: { message } })
    }
    expect(await fingerprint(world.db)).toEqual(before)
  },
)

const named = { status: 400, body: { errors: { colour: ['This is not asked here.'] } } }

/** The same call for a record that is not there. */
function withoutRecord({ path }: Refusals['endpoint'], { params, body, ...asked }: CallInput): CallInput {
  if (path.includes(':')) return { ...asked, body, params: { ...params, id: UNUSED_ID } } as CallInput
  const key = body && 'transaction_id' in body ? 'transaction_id' : 'business_id'
  return { ...asked, body: { ...body, [key]: UNUSED_ID } }
}
