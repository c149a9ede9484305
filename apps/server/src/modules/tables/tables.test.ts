import {
  changeTableView,
  chooseColumns,
  deleteTableView,
  listTableViews,
  MOST_VIEWS,
  noteExport,
  saveTableView,
} from '@lading/contract/tables/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { createWorld, type World } from '#testing/world'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const list = 'for-evaluation'
const state = {
  search: 'cargo',
  filters: { status: '2' },
  order_by: 'filed_at',
  sort_by: 'desc' as const,
  per_page: 50 as const,
  hidden: ['Processor'],
}
const save = (person: Client, name: string, more: object = {}) =>
  person.call(saveTableView, { body: { list, name, state, ...more } })
const viewsOf = async (person: Client) => (await person.call(listTableViews)).body.data

describe('POST /table-views', () => {
  test('a view comes back with everything it was saved with, to this person alone', async () => {
    const [ana, ben] = [await world.staff('dti'), await world.staff('dti')]
    const { status, body } = await save(ana, ' Mine, by day ')
    expect(status).toBe(200)
    expect(body).toMatchObject({ list, name: 'Mine, by day', state, is_default: false, version: 1 })
    expect(await viewsOf(ana)).toEqual([body])
    expect(await viewsOf(ben)).toEqual([])
  })

  test('a second view of the same name is refused, however it is written; in another list it is not', async () => {
    const ana = await world.staff('dti')
    await save(ana, 'Urgent')
    const { status, body } = await save(ana, 'uRGENT')
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { errors: { name: [expect.stringContaining('already')] } },
    })
    expect((await save(ana, 'Urgent', { list: 'for-review' })).status).toBe(200)
    expect((await save(await world.staff('dti'), 'Urgent')).status).toBe(200)
  })

  test.each([
    ['no name', { name: '   ' }],
    ['too long a name', { name: 'x'.repeat(61) }],
    ['a list that is none', { list: '../users' }],
    ['a size no page has', { state: { ...state, per_page: 500 } }],
    ['too long a search', { state: { ...state, search: 'x'.repeat(256) } }],
    ['too many filters', { state: { ...state, filters: Object.fromEntries(filtersInPlenty()) } }],
  ])('a view with %s is refused', async (_, wrong) => {
    const ana = await world.staff('dti')
    expect((await save(ana, 'A view', wrong)).status).toBe(400)
    expect(await viewsOf(ana)).toEqual([])
  })

  test('a list has room for thirty views, also where two windows save at once', async () => {
    const ana = await world.staff('dti')
    for (let no = 1; no < MOST_VIEWS; no += 1) await save(ana, `View ${no}`)
    const both = await Promise.all([save(ana, 'The last'), save(ana, 'One too many')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await viewsOf(ana)).toHaveLength(MOST_VIEWS)
  })

  test('a view that is sent twice is there once', async () => {
    const ana = await world.staff('dti')
    const twice = { body: { list, name: 'Once', state }, key: 'the-same-key' }
    const first = await ana.call(saveTableView, twice)
    expect((await ana.call(saveTableView, twice)).body).toEqual(first.body)
    expect(await viewsOf(ana)).toHaveLength(1)
  })

  test('a visitor saves nothing', async () => {
    expect((await world.visitor().call(saveTableView, { body: { list, name: 'A', state } })).status).toBe(401)
  })
})

describe('PUT /table-views/:id', () => {
  test('a view is renamed and gets another state', async () => {
    const ana = await world.staff('dti')
    const { id, version } = (await save(ana, 'Before')).body
    const changed = { name: 'After', state: { ...state, search: '' }, is_default: false, version }
    const { body } = await ana.call(changeTableView, { params: { id }, body: changed })
    expect(body).toMatchObject({ id, name: 'After', state: { search: '' }, version: version + 1 })
    expect(await viewsOf(ana)).toEqual([body])
  })

  test('a list opens with one view: the one chosen last', async () => {
    const ana = await world.staff('dti')
    await save(ana, 'First', { is_default: true })
    const { id, version } = (await save(ana, 'Second')).body
    await ana.call(changeTableView, { params: { id }, body: { name: 'Second', state, is_default: true, version } })
    expect((await viewsOf(ana)).map(({ name, is_default }) => [name, is_default])).toEqual([
      ['First', false],
      ['Second', true],
    ])
  })

  test('the name of another view is refused, its own in other letters is not', async () => {
    const ana = await world.staff('dti')
    await save(ana, 'Taken')
    const { id, version } = (await save(ana, 'free')).body
    const to = (name: string) =>
      ana.call(changeTableView, { params: { id }, body: { name, state, is_default: false, version } })
    expect((await to('TAKEN')).status).toBe(400)
    expect((await to('Free')).status).toBe(200)
  })

  test('of two windows that change a view, the later one is told', async () => {
    const ana = await world.staff('dti')
    const { id, version } = (await save(ana, 'Two windows')).body
    const change = (name: string) =>
      ana.call(changeTableView, { params: { id }, body: { name, state, is_default: false, version } })
    expect((await change('One')).status).toBe(200)
    expect((await change('Other')).status).toBe(409)
  })

  test("nobody finds another person's view", async () => {
    const [ana, ben] = [await world.staff('dti'), await world.staff('dti')]
    const { id, version } = (await save(ana, 'Private')).body
    const body = { name: 'Taken over', state, is_default: false, version }
    expect((await ben.call(changeTableView, { params: { id }, body })).status).toBe(404)
    expect((await ben.call(deleteTableView, { params: { id } })).status).toBe(404)
    expect((await viewsOf(ana)).map(({ name }) => name)).toEqual(['Private'])
  })
})

describe('DELETE /table-views/:id', () => {
  test('a deleted view is gone, and cannot be deleted again', async () => {
    const ana = await world.staff('dti')
    const { id } = (await save(ana, 'Short-lived')).body
    expect((await ana.call(deleteTableView, { params: { id } })).body).toEqual({ id })
    expect(await viewsOf(ana)).toEqual([])
    expect((await ana.call(deleteTableView, { params: { id } })).status).toBe(404)
  })
})

describe('PUT /table-columns', () => {
  test('the columns left out are kept for each list and person', async () => {
    const [ana, ben] = [await world.staff('dti'), await world.staff('dti')]
    await ana.call(chooseColumns, { body: { list, hidden: ['Filed'] } })
    await ana.call(chooseColumns, { body: { list, hidden: ['Filed', 'Due', 'Due'] } })
    await ana.call(chooseColumns, { body: { list: 'customers', hidden: ['Mobile'] } })
    expect((await ana.call(listTableViews)).body.columns).toEqual([
      { list: 'customers', hidden: ['Mobile'] },
      { list, hidden: ['Filed', 'Due'] },
    ])
    expect((await ben.call(listTableViews)).body.columns).toEqual([])
  })
})

describe('POST /table-exports', () => {
  test('who takes a list along is written down, with what it was narrowed by', async () => {
    const ana = await world.staff('dti')
    const body = {
      list: 'customers',
      entries: 412,
      columns: ['Name', 'E-mail'],
      search: 'cruz',
      filters: { status: 'active' },
    }
    expect((await ana.call(noteExport, { body })).status).toBe(200)
    const written = await world.db
      .selectFrom('audit_entries')
      .select(['action', 'object', 'object_id', 'facts'])
      .where('actor_id', '=', ana.user_id)
      .execute()
    const { list: object_id, ...facts } = body
    expect(written).toMatchObject([{ action: 'export-list', object: 'list', object_id, facts }])
  })

  test('an export of nothing known is refused, and nothing is written down', async () => {
    const ana = await world.staff('dti')
    const body = { list: 'customers', entries: 1, columns: [], search: '', filters: {} }
    expect((await ana.call(noteExport, { body })).status).toBe(400)
    const written = await world.db
      .selectFrom('audit_entries')
      .select('id')
      .where('actor_id', '=', ana.user_id)
      .execute()
    expect(written).toEqual([])
  })
})

function filtersInPlenty(): [string, string][] {
  return Array.from({ length: 41 }, (_, no) => [`filter_${no}`, '1'])
}
