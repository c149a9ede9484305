import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodyOf, clerkAtTheList, heads, table } from '../../../testing/business-list.tsx'
import { show } from '../../../testing/show.tsx'

let kept: ReturnType<typeof clerkAtTheList>
beforeEach(() => void (kept = clerkAtTheList()))

describe('columns', () => {
  test('a clerk leaves a column out, and finds the list so again', async () => {
    const screen = await show(table)
    await expect.element(screen.getByText('Showing 1 to 10 of 23 entries')).toBeVisible()
    await screen.getByRole('button', { name: 'Columns' }).click()
    await screen.getByRole('menuitemcheckbox', { name: 'Amount' }).click()
    await expect.poll(() => heads(screen)).toEqual(['Business', 'Number'])
    expect(bodyOf('PUT /table-columns')).toEqual({ list: 'businesses', hidden: ['Amount'] })
    await screen.unmount()

    const again = await show(table)
    await expect.poll(() => heads(again)).toEqual(['Business', 'Number'])
  })

  test('the last column stays, and all come back at once', async () => {
    kept.columns = [{ list: 'businesses', hidden: ['Business', 'Amount'] }]
    const screen = await show(table)
    await expect.poll(() => heads(screen)).toEqual(['Number'])
    await screen.getByRole('button', { name: 'Columns' }).click()
    await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Number' })).toBeDisabled()
    await screen.getByRole('menuitem', { name: 'Show all columns' }).click()
    await expect.poll(() => heads(screen)).toEqual(['Business', 'Amount', 'Number'])
  })

  test('are chosen by keyboard alone', async () => {
    const screen = await show(table)
    await expect.element(screen.getByText('Showing 1 to 10 of 23 entries')).toBeVisible()
    screen.getByRole('button', { name: 'Columns' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Business' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Escape}')
    await expect.poll(() => heads(screen)).toEqual(['Business', 'Amount'])
  })

  test('on a phone a row shows the chosen ones alone, the first of them as its title', async () => {
    await page.viewport(390, 800)
    kept.columns = [{ list: 'businesses', hidden: ['Business'] }]
    const screen = await show(table)
    await expect.element(screen.getByRole('cell', { name: '1.00', exact: true })).toHaveAttribute('data-phone', 'title')
    expect(screen.getByText('Business 1', { exact: true }).elements()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
