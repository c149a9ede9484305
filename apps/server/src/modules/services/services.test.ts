import { serviceFacts } from '@lading/contract/services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '#testing/world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Query = Parameters<typeof ask>[0]
const ask = (query: object) => world.visitor().call(serviceFacts, { query: query as never })
const facts = async (query: Query) => (await ask(query)).body

test('a visitor learns what accreditation by sea costs a sole proprietor, how long it takes and what it asks', async () => {
  const of = (scope: string, form = 'sole-proprietorship') =>
    facts({ service: 'new-accreditation', agency: 'dti', form, scope })
  const domestic = await of('domestic')
  expect(domestic.working_days).toBe(7)
  expect(domestic.fees.lines.map(({ amount }) => Number(amount)).reduce((sum, one) => sum + one)).toBe(
    Number(domestic.fees.total),
  )
  const nvocc = await of('nvocc')
  expect(Number(nvocc.fees.total)).toBeGreaterThan(Number(domestic.fees.total))
  expect(Number(nvocc.minimum_capital)).toBeGreaterThan(Number(domestic.minimum_capital))
  const names = (of: typeof domestic) => of.documents.filter(({ mandatory }) => mandatory).map(({ code }) => code)
  expect(names(await of('domestic', 'corporation'))).not.toEqual(names(domestic))
})

test('a visitor reads when a conditional document is required, and of the permits of branches, by agency and legal form', async () => {
  const conditions = async (query: object) => {
    const { documents } = await facts({ service: 'renewal', ...query } as Query)
    return new Map(documents.filter(({ is_conditional }) => is_conditional).map(({ code, why }) => [code, why]))
  }
  const corporation = await conditions({ agency: 'dti', form: 'corporation', scope: 'nvocc' })
  expect(corporation.get('S-20')).toBe('Required for each branch, if you have any.')
  expect(corporation.get('S-04')).toBe('Required if the articles were amended since the last accreditation.')
  const owner = await conditions({ agency: 'dti', form: 'sole-proprietorship', scope: 'domestic' })
  expect(owner.get('S-01')).toContain('Required if the business name was registered again')
  expect([owner.has('S-04'), owner.has('S-20')]).toEqual([false, true])
  const byAir = { service: 'change-of-address', agency: 'cab' }
  const moving = [...(await conditions({ ...byAir, form: 'corporation' })).values()]
  expect(moving).toEqual([expect.stringMatching(/^Required if the principal office moves to another city\./)])
  expect(await conditions({ ...byAir, form: 'sole-proprietorship' })).toEqual(new Map())
})

test('a visitor learns what a late renewal costs more, for the main office and each branch', async () => {
  const query = { agency: 'dti', form: 'corporation', scope: 'nvocc' }
  const { surcharges, renewal } = await facts({ ...query, service: 'renewal' })
  expect(renewal).toEqual({ window_months: 2, late_days: 365 })
  expect(surcharges).toHaveLength(4)
  expect(surcharges[0]).toEqual({ first_day: 1, last_day: 15, amount: '2000.00', each_branch: '500.00' })
  expect(surcharges.at(-1)).toEqual({ first_day: 46, last_day: null, amount: '12000.00', each_branch: '3000.00' })
  expect((await facts({ ...query, service: 'new-accreditation' })).surcharges).toEqual([])
})

test('a change of address differs by agency, and asks for no scope', async () => {
  const query = { service: 'change-of-address', form: 'corporation' }
  const [sea, air] = [await facts({ ...query, agency: 'dti' }), await facts({ ...query, agency: 'cab' })]
  expect(sea.minimum_capital).toBeNull()
  expect(sea.documents.length).toBeGreaterThan(0)
  expect(air.documents.map(({ name }) => name)).not.toEqual(sea.documents.map(({ name }) => name))
  expect(sea.issues_document).toBe(true)
})

test('a change of officers costs nothing and issues nothing', async () => {
  const query = { service: 'change-of-officers', agency: 'cab', form: 'cooperative' }
  expect(await facts(query)).toMatchObject({ fees: { lines: [] }, issues_document: false })
})

test('a start page for a list that a legal form does not have is refused to it', async () => {
  const query = { service: 'change-of-directors', agency: 'dti' }
  expect(await ask({ ...query, form: 'partnership' })).toMatchObject({
    status: 400,
    body: { errors: { form: ['Only a corporation or a cooperative has a board of directors.'] } },
  })
  expect((await facts({ ...query, form: 'cooperative' })).documents).toContainEqual(
    expect.objectContaining({ code: 'C09-03', mandatory: false }),
  )
})

test('a change of capital costs and issues a certificate only where a scope is given up', async () => {
  const query = { service: 'change-of-capital', agency: 'dti', form: 'corporation' }
  expect(await facts({ ...query, scope_given_up: 'no' })).toMatchObject({ fees: { lines: [] }, issues_document: false })
  const given_up = await facts({ ...query, scope_given_up: 'yes' })
  expect(given_up).toMatchObject({ fees: { total: '230.00' }, issues_document: true })
  expect(given_up.documents.map(({ name }) => name)).toContain('Certificate of increase or decrease of capital')
})

test('a branch that opens costs its fee by the highest scope; one that only closes costs nothing', async () => {
  const query = { service: 'change-of-branches', agency: 'dti', form: 'corporation', scope: 'nvocc' }
  const opened = await facts({ ...query, opens_branch: 'yes' })
  expect(opened).toMatchObject({ fees: { total: '1480.00' }, issues_document: true, minimum_capital: null })
  expect(opened.documents).toContainEqual(expect.objectContaining({ code: 'C11-01', mandatory: true }))
  expect(await facts({ ...query, opens_branch: 'no' })).toMatchObject({ fees: { lines: [] }, issues_document: false })
})

test('an answer that is missing or wrong is named', async () => {
  const refusal = async (query: Query) => {
    const { status, body } = await ask(query)
    return { status, errors: Object.keys((body as { errors?: object }).errors ?? {}) }
  }
  const known = { service: 'new-accreditation', agency: 'dti', form: 'corporation' }
  expect(await refusal(known)).toEqual({ status: 400, errors: ['scope'] })
  expect(await refusal({ ...known, agency: 'cab', scope: 'domestic' })).toEqual({ status: 400, errors: ['agency'] })
  expect(await refusal({ ...known, service: 'revocation' })).toEqual({ status: 400, errors: ['service'] })
  expect(await refusal({ service: 'request-for-certificate', agency: 'cab', form: 'cooperative' })).toEqual({
    status: 400,
    errors: ['kind'],
  })
})
