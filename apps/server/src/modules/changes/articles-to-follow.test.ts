import { addDays } from '@lading/domain/dates/plain-date'
import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { openedChange, type Changing } from '#testing/filings/changes'
import { attach, fillWithDocuments, patchOf, read, saving, submit } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import { createWorld, type World } from '#testing/world'
import { registerOf } from '#modules/workflow/transactions/register-of'
import { applyDeadlines } from '../../jobs/apply-deadlines.ts'

const MORNING = '2026-03-02T09:00:00+08:00'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
beforeEach(() => world.clock.set(MORNING))

const { businessName, capitalization } = TransactionType
interface Change {
  readonly what: string
  readonly type: TransactionType
  readonly articles: string
  readonly answer: Readonly<Record<string, string>>
}
const changes: readonly Change[] = [
  { what: 'a name', type: businessName, articles: 'C03-02', answer: { business_name: 'Bagong Pangalan Lines Inc.' } },
  { what: 'a capital', type: capitalization, articles: 'C10-04', answer: { paid_up_capital: '9000000.00' } },
]
const changesAtEach = changes.flatMap((change) =>
  (['dti', 'cab'] as const).map((agency) => ({ ...change, agency, side: agency === 'dti' ? 'sea' : 'air' })),
)
type ChangeAt = (typeof changesAtEach)[number]

let numbers = 700

async function answered({ agency, type, answer }: ChangeAt): Promise<{ business: Changing; id: number }> {
  const business = await accreditedBusiness(world, agency, `25-${agency === 'dti' ? 'SFF' : 'AFF'}-000${++numbers}`)
  const id = await openedChange(business, type)
  const draft = await read(business.client, id)
  const patch = Object.entries({ ...answer, effective_on: '2026-03-01' })
  await saving(
    business.client,
    draft,
    patch.map(([path, value]) => patchOf(path, value, draft.form[path])),
  )
  return { business, id }
}

/** A change that waits for its articles alone. */
async function waiting(change: ChangeAt) {
  const { business, id } = await answered(change)
  const reviewed = await fillWithDocuments(world, business.client, id, { to_follow: true })
  const sent = await submit(business.client, reviewed, { action: 'submit-with-documents-to-follow' })
  expect(sent).toMatchObject({ status: 200, body: { status: Status.forRequirementCompletion } })
  return { business, id }
}

const clockOf = (id: number) =>
  world.db
    .selectFrom('transactions')
    .select(['due_on', 'queue_number', 'filed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe.each(changesAtEach)('$what changed by $side, whose articles the SEC is still amending,', (change) => {
  test('is filed without them alone, and no clock runs while they are missing', async () => {
    const { business, id } = await answered(change)
    const { client } = business
    const early = await submit(client, await read(client, id), { action: 'submit-with-documents-to-follow' })
    const missed = Object.keys((early.body as { errors?: object }).errors ?? {})
    expect(early.status).toBe(400)
    expect(missed.filter((path) => path.startsWith('documents.'))).not.toEqual([])
    expect(missed).not.toContain(`documents.${change.articles}`)
    const reviewed = await fillWithDocuments(world, client, id, { to_follow: true })
    expect(await submit(client, reviewed)).toMatchObject({
      status: 409,
      body: { message: '1 required document is missing: Amended articles.' },
    })
    const sent = await submit(client, reviewed, { action: 'submit-with-documents-to-follow' })
    expect(sent).toMatchObject({ status: 200, body: { status: Status.forRequirementCompletion } })
    const filed = await read(client, id)
    expect(filed).toMatchObject({
      open: 'documents',
      client_deadline_on: addDays(manilaDay(world.clock.now()), 90),
      queue_number: null,
    })
    const missing = filed.requirements.filter((line) => line.mandatory && line.files.length === 0)
    expect(missing).toMatchObject([{ code: change.articles, may_follow: true }])
    expect(await clockOf(id)).toEqual({ due_on: null, queue_number: null, filed_at: null })
  })

  test('is received once they are there', async () => {
    const { business, id } = await waiting(change)
    const { client } = business
    expect(await move(client, id, 'complete-requirements')).toMatchObject({
      status: 400,
      body: { errors: { [`documents.${change.articles}`]: [expect.stringContaining('Amended articles')] } },
    })
    world.clock.set('2026-04-20T09:00:00+08:00')
    const owner = await world.signedIn(client.user_id)
    await attach(owner, id, change.articles)
    await moved(owner, id, 'complete-requirements')
    expect(await read(owner, id)).toMatchObject({ status: Status.forEvaluation, queue_number: expect.any(Number) })
    expect((await clockOf(id)).filed_at).toEqual(world.clock.now())
  })

  test('is withdrawn meanwhile, and may be asked for again', async () => {
    const { business, id } = await waiting(change)
    expect(await move(business.client, id, 'withdraw')).toMatchObject({ status: 400 })
    await moved(business.client, id, 'withdraw', { reason: 'The SEC refused the amendment.' })
    expect(await read(business.client, id)).toMatchObject({ status: Status.terminated })
    expect(await openedChange(business, change.type)).not.toBe(id)
  })

  test('ends when they have not come after 90 days, with its register untouched', async () => {
    const { business, id } = await waiting(change)
    const before = await registerOf(world.db, business.business_id)
    const statusAfter = async (days: number) => {
      world.clock.set(`${addDays(manilaDay(new Date(MORNING)), days)}T00:05:00+08:00`)
      await applyDeadlines(world).run()
      const row = world.db.selectFrom('transactions').select('status').where('id', '=', id)
      return (await row.executeTakeFirstOrThrow()).status
    }
    expect(await statusAfter(90)).toBe(Status.forRequirementCompletion)
    expect(await statusAfter(91)).toBe(Status.terminated)
    expect(await registerOf(world.db, business.business_id)).toEqual(before)
  })
})

test('a capital that carries no scope is not filed, whatever may follow', async () => {
  const [, , low] = changesAtEach
  const { business, id } = await answered({ ...ensure(low), answer: { paid_up_capital: '100.00' } })
  const reviewed = await fillWithDocuments(world, business.client, id, { to_follow: true })
  expect(await submit(business.client, reviewed, { action: 'submit-with-documents-to-follow' })).toMatchObject({
    status: 400,
    body: { errors: { paid_up_capital: [expect.stringContaining('No scope would be left.')] } },
  })
})
