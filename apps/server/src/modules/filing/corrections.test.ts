import { correctAnswers } from '@lading/contract/filing/corrections'
import { officeFields } from '@lading/contract/forms/business-fields'
import { replaceForm, replaceSection, saveSome } from '@lading/contract/filing/form-saves'
import { transactionDetail } from '@lading/contract/evaluation'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asJson } from '#platform/jsonb'
import type { Client } from '#testing/client'
import { read } from '#testing/filings/filing'
import { acceptAll, move, moved } from '#testing/filings/moves'
import { seaApplication, seaStaff, type SeaStaff } from '#testing/filings/scenario'
import { sampleBranch } from '#testing/samples/sample-branch'
import { worldAt } from '#testing/filings/world-at'
import type { World } from '#testing/world'

let world: World
let staff: SeaStaff
let id: number
beforeAll(async () => {
  world = await worldAt(Status.forPrinting)
  staff = await seaStaff(world)
  id = (await seaApplication(world, { until: Status.forPrinting, staff })).transaction_id
})
afterAll(() => world.close())

const found = async () => (await staff.evaluator.call(transactionDetail, { params: { id } })).body

async function correct(answers: Record<string, unknown>, { as = staff.evaluator, base = {} as object } = {}) {
  const { form } = await found()
  const stands = { ...form, ...base } as Record<string, unknown>
  const patch = Object.entries(answers).map(([path, value]) => ({ path, value, base: stands[path] ?? null }))
  return (as as Client).call(correctAnswers, { params: { id }, body: { patch, reason: 'As on the registration.' } })
}

test('nothing is corrected before the certificate came back and the evaluator took it', async () => {
  expect(await correct({ business_name: 'Another' })).toMatchObject({ status: 409 })
  await moved(staff.releasing, id, 'return-for-data-error', { remarks: 'The name is misspelt.' })
  expect(await correct({ business_name: 'Another' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Lock the transaction first') },
  })
  await moved(staff.evaluator, id, 'start-revision')
})

describe('in the revision of a certificate with a mistake', () => {
  test('what was assessed and decided stays as it was, and nothing of the call is kept', async () => {
    const before = await found()
    const wrong = { street: '', trade_name: 'Liwayway 漢' }
    const reply = await correct({ business_name: 'Another', paid_up_capital: '9000000.00', nvocc: 1, ...wrong })
    const elsewhere = 'This is not on the document, or it was decided. It cannot be corrected.'
    expect(reply).toMatchObject({
      status: 400,
      body: {
        errors: {
          paid_up_capital: [elsewhere],
          nvocc: [elsewhere],
          street: ['Enter the street, building and unit.'],
          trade_name: ['This character cannot be printed on a certificate: 漢. Write it in Latin letters.'],
        },
      },
    })
    expect(await found()).toEqual(before)
  })

  test('only the evaluator who holds the application corrects, and not what somebody else corrected meanwhile', async () => {
    expect(await correct({ business_name: 'Another' }, { as: staff.reviewer })).toMatchObject({ status: 403 })
    const reply = await correct({ business_name: 'Another' }, { base: { business_name: 'What I saw' } })
    expect(reply).toMatchObject({ status: 409, body: { message: expect.stringContaining('by another user') } })
  })

  test('name and address are corrected with a reason, which the application shows with what stood there', async () => {
    const { form } = await found()
    const [before, street] = [form.business_name, form.street]
    const right = { business_name: 'Amihan Lines, Inc.', street: 'Pier 15, Gate 2', trade_name: 'Amihan' }
    expect(await correct(right)).toMatchObject({ status: 200 })
    expect(await correct(right)).toMatchObject({ status: 400, body: { errors: { patch: ['Nothing was changed.'] } } })
    const after = await found()
    expect(after.form).toMatchObject({ business_name: 'Amihan Lines, Inc.', street: 'Pier 15, Gate 2' })
    const reason = 'As on the registration.'
    expect(after.corrections).toMatchObject([
      { path: 'trade_name', before: form.trade_name, after: 'Amihan', reason },
      { path: 'street', before: street, after: 'Pier 15, Gate 2', reason },
      { path: 'business_name', label: 'Business name', before, after: 'Amihan Lines, Inc.', reason },
    ])
  })

  test('PUT /transaction_details/:id corrects the whole form, for the evaluator who holds it, with a reason', async () => {
    const { form, form_version: version } = await read(staff.evaluator, id)
    const replacing = (body: object, who = staff.evaluator) =>
      who.call(replaceForm, { params: { id }, body: { version, form: { ...form, street: 'Pier 16' }, ...body } })
    expect(await replacing({})).toMatchObject({ status: 400, body: { errors: { reason: ['State what was wrong.'] } } })
    const reason = 'As on the lease.'
    expect((await replacing({ reason }, staff.reviewer)).status).toBe(403)
    expect((await replacing({ reason }, await world.staff('dti', 5))).status).toBe(409)
    expect((await replacing({ reason, version: version - 1 })).status).toBe(409)
    const capital = { ...form, paid_up_capital: '9000000.00' }
    expect(await replacing({ reason, form: capital })).toMatchObject({
      status: 400,
      body: { errors: { paid_up_capital: [expect.any(String)] } },
    })
    expect(await replacing({ reason })).toMatchObject({
      status: 200,
      body: { saved: ['street'], version: version + 1 },
    })
    expect((await found()).corrections[0]).toMatchObject({ path: 'street', after: 'Pier 16', reason })
  })

  test('one section or single answers of it are corrected in the same way', async () => {
    const { form, form_version: version } = await read(staff.evaluator, id)
    const asked = Object.keys(officeFields).filter((name) => Object.hasOwn(form, name))
    const values = { ...Object.fromEntries(asked.map((name) => [name, form[name]])), street: 'Pier 17' }
    const reason = 'As on the deed.'
    const replacing = (body: object, who = staff.evaluator) =>
      who.call(replaceSection, { params: { id }, body: { version, section: 'office', values, reason, ...body } })
    expect((await replacing({ reason: '' })).status).toBe(400)
    expect((await replacing({}, staff.reviewer)).status).toBe(403)
    expect(await replacing({})).toMatchObject({ status: 200, body: { saved: ['street'], version: version + 1 } })

    const saving = (at: number, path: string, value: unknown, who = staff.evaluator) =>
      who.call(saveSome, { body: { transaction_id: id, version: at, answers: [{ path, value }], reason } })
    expect((await saving(version + 1, 'street', 'Pier 16', staff.reviewer)).status).toBe(403)
    expect(await saving(version + 1, 'street', 'Pier 16')).toMatchObject({ status: 200, body: { saved: ['street'] } })
    const before = await found()
    expect((await saving(version + 2, 'nvocc', 1)).status).toBe(400)
    expect(await found()).toEqual(before)
  })

  test('in the section of branches only the details on a branch’s certificate are corrected', async () => {
    const { form, form_version: version } = await read(staff.evaluator, id)
    const branch = sampleBranch('branch-1', 'Cebu')
    const stands = (rows: object[]) =>
      world.db
        .updateTable('transactions')
        .set({ form: asJson({ ...form, branches: rows }) })
        .where('id', '=', id)
        .execute()
    await stands([branch])
    const replacing = (row: object) => {
      const body = { version, section: 'branches', values: { branches: [row] }, reason: 'As on the permit.' }
      return staff.evaluator.call(replaceSection, { params: { id }, body })
    }
    const errors = { 'branches.branch-1.manager': [expect.any(String)] }
    expect(await replacing({ ...branch, manager: 'Another' })).toMatchObject({ status: 400, body: { errors } })
    const saved = ['branches.branch-1.street']
    expect(await replacing({ ...branch, street: 'Pier 4' })).toMatchObject({ status: 200, body: { saved } })
    await stands([])
  })

  test('an address that no register knows does not go back for decision', async () => {
    const { city_code } = (await found()).form
    await correct({ city_code: '999999999' })
    await acceptAll(staff.evaluator, id)
    const words = { changes_made: 'The name.' }
    expect((await move(staff.evaluator, id, 'return-to-recommending-stage', words)).status).toBe(400)
    await correct({ city_code })
    await accreditByAir()
    await moved(staff.evaluator, id, 'return-to-recommending-stage', words)
  })

  test('and the profile says what the certificate will say, although another accreditation rests on it', async () => {
    expect((await found()).business_name).toBe('Amihan Lines, Inc.')
    const { profile } = await businessRow()
    expect(profile).toMatchObject({ business_name: 'Amihan Lines, Inc.', street: 'Pier 16' })
  })
})

const businessRow = async () => {
  const { business_id } = await found()
  return world.db.selectFrom('businesses').selectAll().where('id', '=', business_id).executeTakeFirstOrThrow()
}

/** From here on the other agency's accreditation keeps the profile as it is. */
async function accreditByAir() {
  const { id: business_id } = await businessRow()
  const held = { agency: 'cab', status: Status.accredited, number: '26-AFF-000001', created_at: world.clock.now() }
  await world.db
    .insertInto('accreditations')
    .values({ business_id, ...held } as never)
    .execute()
}
