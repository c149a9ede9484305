import { businessById, createBusiness } from '@lading/contract/businesses'
import { openRenewal, renewals } from '@lading/contract/applications/renewals'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endAccreditations } from '../jobs/end-accreditations.ts'
import { openObligations } from '../jobs/open-obligations.ts'
import type { Client } from '#testing/client'
import { applicant, filledDraft, submit } from '#testing/filings/filing'
import { brokenInvariants } from '#testing/invariants/half-done'
import { sampleBusiness } from '#testing/samples/sample-business'
import { createWorld, type World } from '#testing/world'
import { importLines, UnreadableFile } from './import-lines.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const head = 'agency,number,tin,business_name,trade_name,form,domestic,international,nvocc,first_day,expiry_date'
const fileOf = (...lines: string[]) => [head, ...lines].join('\n')
const good = 'dti,25-SFF-000501,123-456-701-000,"Habagat Cargo, Inc.",,corporation,0,1,0,2025-04-01,2027-03-31'

const imported = (text: string, check = false) => importLines(world.db, text, { check, now: world.clock.now() })

const rows = () =>
  world.db
    .selectFrom('accreditations as a')
    .innerJoin('businesses as b', 'b.id', 'a.business_id')
    .innerJoin('accreditation_steps as s', 's.accreditation_id', 'a.id')
    .select(['a.number', 'a.status', 'a.version', 'a.is_migrated', 's.row_id', 'b.name'])
    .orderBy('a.number')
    .execute()

test('a file enters what is valid and what has expired, once, though it is run again; a check keeps nothing', async () => {
  world.clock.set('2026-11-02T09:00:00+08:00')
  const file = fileOf(good, 'cab,24-AFF-000077,123456702,Amihan Air Freight,,partnership,1,0,0,2024-07-01,2026-06-30')
  expect(await imported(file, true)).toEqual({ entered: 2, known: 0, refused: [] })
  expect(await rows()).toEqual([])
  expect(await imported(file)).toEqual({ entered: 2, known: 0, refused: [] })
  expect(await imported(file)).toEqual({ entered: 0, known: 2, refused: [] })
  expect(await rows()).toEqual([
    {
      number: '24-AFF-000077',
      status: Status.expired,
      version: 1,
      is_migrated: true,
      row_id: 'H13',
      name: 'Amihan Air Freight',
    },
    {
      number: '25-SFF-000501',
      status: Status.accredited,
      version: 1,
      is_migrated: true,
      row_id: 'H12',
      name: 'Habagat Cargo, Inc.',
    },
  ])
  const series = world.db.selectFrom('number_series').select('last_number').where('series', '=', 'certificate-dti')
  expect(await series.where('period', '=', '2025').executeTakeFirst()).toEqual({ last_number: 501 })
  expect(await brokenInvariants(world.db)).toEqual([]) // the numbers before it are no gap
})

test('doubtful lines are refused by their number and reason, and hold up none of the others', async () => {
  const line = (changes: Record<number, string>) => {
    const cells = 'dti,25-SFF-000601,123456711,Silangan Lines,,corporation,0,1,0,2025-04-01,2027-03-31'.split(',')
    return cells.map((cell, place) => changes[place] ?? cell).join(',')
  }
  const { entered, refused } = await imported(
    fileOf(
      line({ 1: '25-AFF-000601' }),
      line({ 2: '12345' }),
      line({ 7: '0' }),
      line({ 0: 'cab', 1: '25-AFF-000601', 8: '1' }),
      line({ 10: '2025-03-31' }),
      line({ 9: '2025-02-30' }),
      line({ 9: '2027-01-01' }),
      line({ 3: '' }),
      line({ 1: '25-SFF-000501' }),
      line({ 2: '123456701', 3: 'Another Name' }),
      line({ 1: '25-SFF-000602', 2: '123456701', 3: 'habagat cargo inc.' }),
      line({}),
      line({ 1: '25-SFF-000603' }),
    ),
  )
  expect(entered).toBe(1)
  expect(refused).toEqual([
    { line: 2, why: 'number is no number as 26-SFF-000259.' },
    { line: 3, why: 'tin is no TIN of 9, 12 or 14 digits.' },
    { line: 4, why: 'domestic says no scope, and no other column does.' },
    { line: 5, why: 'nvocc is no scope that this agency accredits.' },
    { line: 6, why: 'expiry_date lies before the first day.' },
    { line: 7, why: 'first_day is not a valid date such as 2026-11-30.' },
    { line: 8, why: 'Its first day is after today.' },
    { line: 9, why: 'business_name is empty.' },
    { line: 10, why: 'The register holds 25-SFF-000501 already, with other facts.' },
    { line: 11, why: 'The register knows the TIN as Habagat Cargo, Inc., corporation.' },
    { line: 12, why: 'The register knows the TIN as Habagat Cargo, Inc., corporation.' },
    { line: 14, why: 'The business holds 25-SFF-000601 of this agency already.' },
  ])
  expect(await rows()).toHaveLength(3)
})

test('a file of other columns is not read', async () => {
  await expect(imported('agency,number\ndti,25-SFF-000001')).rejects.toThrow('The first line lacks tin')
  await expect(imported(fileOf(good).replace('tin', 'tin,note'))).rejects.toThrow(UnreadableFile)
})

test('who began an application before its accreditation was imported cannot file it: one accreditation an agency', async () => {
  const { client, business_id } = await applicant(world)
  const draft = await filledDraft(world, client, business_id)
  const { tin, business_name, form } = (await client.call(businessById, { params: { id: business_id } })).body.profile
  const line = `dti,25-SFF-000801,${tin},"${business_name}",,${form},0,1,0,2025-04-01,2027-03-31`
  expect(await imported(fileOf(line))).toEqual({ entered: 1, known: 0, refused: [] })
  expect(await submit(client, draft)).toMatchObject({
    status: 409,
    body: { message: 'This business holds an accreditation of this agency already.' },
  })
})

test('an imported accreditation is told of, expires, and is renewed with every document of a new application', async () => {
  const person = await world.customer()
  const profile = sampleBusiness({ tin: '055555555000', business_name: 'Timog Freight Inc.' })
  await person.call(createBusiness, { body: profile })
  const { form } = profile as { form: string }
  const line = `dti,25-SFF-000701,055-555-555,TIMOG  FREIGHT INC.,,${form},0,1,0,2025-01-01,2026-12-31`
  expect(await imported(fileOf(line))).toEqual({ entered: 1, known: 0, refused: [] })
  expect(await noticesOf(person)).toEqual(['25-SFF-000701, in the register'])
  const client = await world.signedIn(person.user_id)
  const { body } = await client.call(renewals)
  const { accreditation_id: id } = ensure(body.data[0])
  const draft = await client.call(openRenewal, { params: { id } })
  expect(draft.status).toBe(200)
  const codes = draft.body.requirements.filter(({ mandatory }) => mandatory).map(({ code }) => code)
  const asked = await world.db
    .selectFrom('requirements')
    .select(['code', 'definition'])
    .where('agency', '=', 'dti')
    .execute()
  const ofNew = asked.filter(({ definition }) => {
    const { asked: askings, answered_by } = definition as unknown as Definition
    const first = askings.find(({ type, asked_at }) => type === 1 && asked_at === 0)
    return (
      answered_by === 'applicant' && first?.required_of.includes(form) && first.scopes.length === 0 && !first.per_branch
    )
  })
  expect(ofNew.length).toBeGreaterThan(5)
  expect(ofNew.map(({ code }) => code).filter((code) => !codes.includes(code))).toEqual([])

  world.clock.set('2027-01-01T00:00:30+08:00')
  await endAccreditations(world).run()
  expect(await noticesOf(person)).toContain('25-SFF-000701, expired')
})

test('an imported accreditation in force owes its periods, and no policy that nobody knows; one that entered expired owes nothing', async () => {
  world.clock.set('2026-11-02T09:00:00+08:00')
  const lines = [
    'dti,25-SFF-000901,123456791,Kanluran Lines,,corporation,0,1,0,2025-04-01,2027-03-31',
    'cab,24-AFF-000902,123456792,Bulusan Air Freight,,partnership,1,0,0,2024-07-01,2026-06-30',
  ]
  expect(await imported(fileOf(...lines))).toMatchObject({ entered: 2 })
  await openObligations(world).run()
  const owed = await world.db
    .selectFrom('obligations as o')
    .innerJoin('accreditations as a', 'a.id', 'o.accreditation_id')
    .select(['a.number', 'o.type'])
    .where('a.number', 'in', ['25-SFF-000901', '24-AFF-000902'])
    .execute()
  expect(new Set(owed.map(({ number, type }) => `${number}: ${type}`))).toEqual(
    new Set(['25-SFF-000901: 13', '25-SFF-000901: 14']),
  )
})

async function noticesOf({ user_id }: Client): Promise<string[]> {
  const notices = world.db.selectFrom('notifications').select('subject').where('user_id', '=', user_id)
  return (await notices.execute()).map(({ subject }) => subject)
}

interface Definition {
  readonly answered_by: string
  readonly asked: readonly {
    readonly type: number
    readonly asked_at: number
    readonly required_of: readonly string[]
    readonly scopes: readonly string[]
    readonly per_branch: boolean
  }[]
}
