import { pagedTable } from '@lading/contract/tables/paged-table'
import { notificationsStore } from '@mantine/notifications'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { ServerTable } from './ServerTable.tsx'

const things = pagedTable({
  name: 'things',
  summary: 'Things',
  access: 'staff',
  row: z.object({ id: z.int() }),
  orderBy: ['id'],
})
const table = (
  <ServerTable
    endpoint={things}
    label="Things"
    columns={[{ header: 'Number', cell: ({ id }: { id: number }) => id }]}
    rowKey={({ id }) => id}
  />
)
const requests = () => asked.filter(({ path }) => path === '/lists/things').map(({ body }) => body)

describe('the shared table (specification, sections 2.7, 8 and 9)', () => {
  test('starts at page 1 with 10 entries and offers the page sizes 10, 20 and 50', async () => {
    answer('POST /lists/things', () => ({ data: [{ id: 1 }], total: 60 }))
    const screen = await show(table)
    await expect.element(screen.getByText('Showing 1 to 10 of 60 entries')).toBeVisible()
    expect(requests()).toMatchObject([{ page: 1, per_page: 10 }])
    await screen.getByRole('combobox', { name: 'Rows' }).click()
    const sizes = screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
    expect(sizes).toEqual(['10', '20', '50'])
    await screen.getByRole('option', { name: '50' }).click()
    await expect.element(screen.getByText('Showing 1 to 50 of 60 entries')).toBeVisible()
  })

  test('has first, previous, next and last controls', async () => {
    answer('POST /lists/things', () => ({ data: [{ id: 1 }], total: 35 }))
    const screen = await show(table)
    for (const [control, shown] of [
      ['Last', '31 to 35'],
      ['Previous', '21 to 30'],
      ['First', '1 to 10'],
      ['Next', '11 to 20'],
    ]) {
      await screen.getByRole('button', { name: `${control} page` }).click()
      await expect.element(screen.getByText(`Showing ${shown} of 35 entries`)).toBeVisible()
    }
  })

  test('tells a failure in a toast of 3000 ms at the top right', async () => {
    answer('POST /lists/things', () => new Refusal('refused', 'The list is closed.'))
    const screen = await show(table)
    await expect.element(screen.getByText('The list is closed.').first()).toBeVisible()
    expect(notificationsStore.getState().notifications).toMatchObject([
      { message: 'The list is closed.', autoClose: 3000, position: 'top-right' },
    ])
  })

  test.each([
    [
      'the response errors',
      { message: 'Wrong.', errors: { page: ['No such page.'], search: ['Too long.'] } },
      'No such page. Too long.',
    ],
    ['else the response message', { message: 'The list is closed.' }, 'The list is closed.'],
    ['else “Error processing data.”', {}, 'Error processing data.'],
  ])('says of a failure %s', async (_, body, words) => {
    answer('POST /lists/things', () => Response.json({ code: 'refused', ...body }, { status: 409 }))
    await show(table)
    await expect.poll(() => notificationsStore.getState().notifications.map(({ message }) => message)).toEqual([words])
  })
})
