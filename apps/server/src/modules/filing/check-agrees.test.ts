import { checkFiling } from '@lading/contract/filing/check-filing'
import { dateDocument } from '@lading/contract/filing/filed-documents'
import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicant, filledDraft, patchOf, read, saving, submit } from '#testing/filings/filing'
import { registerOf as registerIn } from '#modules/workflow/transactions/register-of'
import { createWorld, type World } from '#testing/world'

const RUNS = process.env['LADING_PROOF'] === 'full' ? 200 : 6

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

interface Answered {
  readonly capital: string
  readonly cover: string
  readonly area: string
  readonly scopes: string[]
  readonly hours: number | null
  readonly street: string
  readonly day: string | null
  readonly signature_name: string
  /** The TIN of another business, or their own. */
  readonly has_other_tin: boolean
}

/** What a person may answer: enough or not, in any mixture. */
const answered: fc.Arbitrary<Answered> = fc.record({
  capital: fc.constantFrom('', '999999.99', '1000000.00', '3000000.00', '5000000.00'),
  cover: fc.constantFrom('499999.99', '500000.00', '1000000.00'),
  area: fc.constantFrom('0', '40'),
  scopes: fc.subarray(['domestic', 'international', 'nvocc']),
  hours: fc.constantFrom(null, 59, 60),
  street: fc.constantFrom('', '1 Pier Road'),
  day: fc.constantFrom(null, '2027-12-31', '2020-12-31', '2099-12-31'),
  signature_name: fc.constantFrom('', 'Teresa Villanueva'),
  has_other_tin: fc.boolean(),
})

test('what is told of a draft that is read is what its submission is refused for, at once and by the same names', async () => {
  const other = await applicant(world)
  const { tin: taken } = await registerIn(world.db, other.business_id)
  await fc.assert(
    fc.asyncProperty(answered, async ({ capital, cover, area, scopes, hours, street, day, signature_name, ...one }) => {
      const { client, business_id } = await applicant(world)
      const draft = await filledDraft(world, client, business_id, scopes)
      const { form } = draft
      await saving(client, draft, [
        patchOf('paid_up_capital', capital, form['paid_up_capital']),
        patchOf('insurance_cover', cover, form['insurance_cover']),
        patchOf('office_area', area, form['office_area']),
        patchOf('street', street, form['street']),
        ...(one.has_other_tin ? [patchOf('tin', taken, form['tin'])] : []),
        ...(form['officers'] as { key: string; training_hours: number }[]).map(({ key, training_hours }) =>
          patchOf(`officers.${key}.training_hours`, hours, training_hours),
        ),
      ])
      const dated = draft.requirements.filter((line) => line.asks_expiry && line.files.length > 0)
      for (const { files } of dated) {
        const body = { document_id: ensure(files[0]).id, expires_on: day }
        await client.call(dateDocument, { params: { id: draft.transaction_id }, body })
      }
      const reviewed = await read(client, draft.transaction_id)
      const found = checkFiling(reviewed, manilaDay(world.clock.now())).map(({ path }) => path)
      const { faults } = reviewed
      expect(Object.keys(faults)).toEqual(one.has_other_tin ? ['tin'] : [])
      const told = [...found, ...Object.keys(faults), ...(signature_name === '' ? ['signature_name'] : [])]
      const reply = await submit(client, reviewed, { signature_name })
      const refused = reply.status === 200 ? {} : ((reply.body as { errors?: object }).errors ?? {})
      expect([reply.status, new Set(Object.keys(refused))]).toEqual([told.length === 0 ? 200 : 400, new Set(told)])
      expect(refused).toMatchObject(faults)
    }),
    { numRuns: RUNS, examples: [[sound], [{ ...sound, capital: '2999999.99' }], [{ ...sound, has_other_tin: true }]] },
  )
})

const sound: Answered = {
  capital: '5000000.00',
  cover: '500000.00',
  area: '40',
  scopes: ['international'],
  hours: 60,
  street: '1 Pier Road',
  day: '2027-12-31',
  signature_name: 'Teresa Villanueva',
  has_other_tin: false,
}

test('an application is refused with too little cover for its highest scope, and with an office of nothing', async () => {
  const { client, business_id } = await applicant(world)
  const draft = await filledDraft(world, client, business_id, ['international'])
  const { form } = draft
  const saved = await saving(client, draft, [
    patchOf('insurance_cover', '499999.99', form['insurance_cover']),
    patchOf('office_area', '0', form['office_area']),
  ])
  expect(saved.status).toBe(200)
  expect(await submit(client, await read(client, draft.transaction_id))).toMatchObject({
    status: 400,
    body: {
      errors: {
        insurance_cover: [
          'International scope requires a cover of at least ₱500,000.00; the policy covers ₱499,999.99.',
        ],
        office_area: ['Enter an office area of more than 0 m².'],
      },
    },
  })
})
