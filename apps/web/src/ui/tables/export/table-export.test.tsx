import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { answerWith, bodyOf, clerkAtTheList, LIST, lists, table } from '../../../testing/business-list.tsx'
import { answer, Refusal } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'

beforeEach(() => void clerkAtTheList())

describe('export', () => {
  const files: Blob[] = []
  beforeEach(() => {
    files.length = 0
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'about:blank#file'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    answer('POST /table-exports', () => ({ noted_at: '2026-11-22T06:00:00Z' }))
  })
  afterEach(() => vi.restoreAllMocks())
  const linesIn = async (file: Blob) => (await file.text()).trimEnd().split('\r\n')

  test('holds every entry and the columns that are shown, as they are shown', async () => {
    answerWith(1203)
    const screen = await show(table, '/?page=3&search=cargo&hide=Number')
    await screen.getByRole('button', { name: 'Export' }).click()
    await expect.element(screen.getByText('1203 entries were saved.')).toBeVisible()
    const lines = await linesIn(ensure(files[0]))
    expect([lines.length, lines[0], lines[1204 - 1]]).toEqual([1204, 'Business,Amount', 'Business 1203,₱1203.00'])
    expect(
      lists()
        .slice(-3)
        .map(({ body }) => body),
    ).toMatchObject([1, 2, 3].map((no) => ({ page: no, search: 'cargo' })))
    expect(bodyOf('POST /table-exports')).toEqual({
      list: 'businesses',
      entries: 1203,
      columns: ['Business', 'Amount'],
      search: 'cargo',
      filters: {},
    })
  })

  test('an error in the middle leaves no half file and says so', async () => {
    answerWith(1203)
    const screen = await show(table)
    await expect.element(screen.getByText('Showing 1 to 10 of 1203 entries')).toBeVisible()
    answer(LIST, ({ body }) => {
      const { page: no } = body as { page: number }
      if (no === 2) return new Refusal('unexpected', 'The second page did not come.')
      return { data: Array.from({ length: 500 }, (_, id) => ({ id, name: 'A', amount: '1' })), total: 1203 }
    })
    await screen.getByRole('button', { name: 'Export' }).click()
    await expect.element(screen.getByText('The second page did not come.').first()).toBeVisible()
    expect(files).toEqual([])
    expect(bodyOf('POST /table-exports')).toBeUndefined()
  })

  test('a long one tells how far it is, and can be cancelled', async () => {
    answerWith(1203)
    const screen = await show(table)
    await expect.element(screen.getByText('Showing 1 to 10 of 1203 entries')).toBeVisible()
    answer(LIST, ({ body }) =>
      (body as { page: number }).page === 1
        ? { data: Array.from({ length: 500 }, (_, id) => ({ id, name: 'A', amount: '1' })), total: 1203 }
        : new Promise(() => {}),
    )
    await screen.getByRole('button', { name: 'Export' }).click()
    await expect.element(screen.getByText('500 of 1203 entries are read.')).toBeVisible()
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(screen.getByText('The export was cancelled; nothing was saved.')).toBeVisible()
    expect(files).toEqual([])
  })

  test('what no file holds is said before it is read', async () => {
    answer(LIST, () => ({ data: [{ id: 1, name: 'A', amount: '1' }], total: 26_411 }))
    const screen = await show(table)
    await screen.getByRole('button', { name: 'Export' }).click()
    await expect.element(screen.getByText(/26,411 entries, and a file holds 10,000 at most/)).toBeVisible()
    expect(files).toEqual([])
  })

  test('nothing is handed over that was not written down', async () => {
    answer('POST /table-exports', () => new Refusal('unexpected', 'It could not be written down.'))
    const screen = await show(table)
    await screen.getByRole('button', { name: 'Export' }).click()
    await expect.element(screen.getByText('It could not be written down.')).toBeVisible()
    expect(files).toEqual([])
  })
})
