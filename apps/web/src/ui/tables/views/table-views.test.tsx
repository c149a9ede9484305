import { beforeEach, describe, expect, test } from 'vitest'
import { bodyOf, clerkAtTheList, heads, lists, table, view } from '../../../testing/business-list.tsx'
import { answer, Refusal } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'

let kept: ReturnType<typeof clerkAtTheList>
beforeEach(() => void (kept = clerkAtTheList()))

describe('views', () => {
  test('what is shown is saved under a name', async () => {
    answer('POST /table-views', ({ body }) => ({ id: 9, version: 1, ...(body as object) }))
    const screen = await show(table, '/?page=2&per_page=20&order_by=amount&sort_by=asc&search=lines&form=3&hide=Number')
    await screen.getByRole('button', { name: 'Views' }).click()
    await screen.getByRole('menuitem', { name: 'Save this view…' }).click()
    await screen.getByRole('textbox', { name: 'Name' }).fill('Lines, by amount')
    await screen.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.element(screen.getByText('The view is saved.')).toBeVisible()
    expect(bodyOf('POST /table-views')).toEqual({
      list: 'businesses',
      name: 'Lines, by amount',
      is_default: false,
      state: {
        search: 'lines',
        filters: { form: '3' },
        order_by: 'amount',
        sort_by: 'asc',
        per_page: 20,
        hidden: ['Number'],
      },
    })
  })

  test('a name that is taken is said at the field', async () => {
    answer(
      'POST /table-views',
      () => new Refusal('invalid-input', 'Check.', { name: ['You have a view of this name already.'] }),
    )
    const screen = await show(table)
    await screen.getByRole('button', { name: 'Views' }).click()
    await screen.getByRole('menuitem', { name: 'Save this view…' }).click()
    await screen.getByRole('textbox', { name: 'Name' }).fill('Urgent')
    await screen.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.element(screen.getByText('You have a view of this name already.').first()).toBeVisible()
  })

  test('a view shows its entries and its columns; all entries come back', async () => {
    kept.data = [view('Corporations', { filters: { form: '3' }, hidden: ['Amount'] })]
    const screen = await show(table, '/?search=cargo')
    await screen.getByRole('button', { name: 'Views' }).click()
    await screen.getByRole('menuitem', { name: 'Corporations' }).click()
    await expect.poll(() => heads(screen)).toEqual(['Business', 'Number'])
    await expect.poll(() => lists().at(-1)?.body).toMatchObject({ form: 3, search: '', page: 1 })

    await screen.getByRole('button', { name: 'Views' }).click()
    await expect.element(screen.getByRole('menuitem', { name: 'Corporations' })).toHaveAttribute('aria-current', 'true')
    await screen.getByRole('menuitem', { name: 'All entries, as listed' }).click()
    await expect.poll(() => screen.router.state.location.search).toBe('')
    await expect.poll(() => heads(screen)).toEqual(['Business', 'Amount', 'Number'])
  })

  test('a list opens with the view chosen for it, without asking for another first', async () => {
    kept.data = [view('Mine', { search: 'mine', per_page: 20 }, true)]
    const screen = await show(table)
    await expect.element(screen.getByText('Showing 1 to 20 of 23 entries')).toBeVisible()
    await expect.element(screen.getByRole('searchbox')).toHaveValue('mine')
    expect(lists()).toHaveLength(1)
  })

  test('an address that says what to show wins over that view', async () => {
    kept.data = [view('Mine', { search: 'mine' }, true)]
    const screen = await show(table, '/?search=theirs')
    await expect.element(screen.getByText('Showing 1 to 10 of 23 entries')).toBeVisible()
    expect(lists().map(({ body }) => (body as { search: string }).search)).toEqual(['theirs'])
  })

  test('what the list no longer knows is left out of an old view', async () => {
    const old = { filters: { gone: '7', form: '99' }, order_by: 'gone', sort_by: 'asc' as const, hidden: ['Gone'] }
    kept.data = [view('Old', old, true)]
    const screen = await show(table)
    await expect.element(screen.getByText('Showing 1 to 10 of 23 entries')).toBeVisible()
    expect(lists().at(-1)?.body).toEqual({ page: 1, per_page: 10, search: '' })
    expect(heads(screen)).toEqual(['Business', 'Amount', 'Number'])
  })

  test('where the views cannot be read, the list is shown as it is', async () => {
    answer('GET /table-views', () => new Refusal('unexpected', 'Error processing data.'))
    const screen = await show(table)
    await expect.element(screen.getByText('Showing 1 to 10 of 23 entries')).toBeVisible()
  })

  test('a view is deleted after a question', async () => {
    kept.data = [view('Short-lived', {})]
    answer('DELETE /table-views/11', () => {
      kept.data = []
      return { id: 11 }
    })
    const screen = await show(table)
    await screen.getByRole('button', { name: 'Views' }).click()
    await screen.getByRole('menuitem', { name: 'Manage views…' }).click()
    await screen.getByRole('button', { name: 'Delete Short-lived' }).click()
    await screen.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.element(screen.getByText('No saved views of this list.')).toBeVisible()
  })
})
