import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ensure } from '@lading/domain/ensure'
import { show } from '../../testing/show.tsx'
import { gallery } from './gallery.ts'
import IconsPage from './IconsPage.tsx'

const copied: string[] = []
beforeEach(() => {
  copied.length = 0
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
})

test('an icon is found by what it stands for, and its name is copied', async () => {
  const screen = await show(<IconsPage />)
  await screen.getByRole('searchbox', { name: 'Search the icons' }).fill('lorry')
  await screen.getByRole('button', { name: 'truck-delivery' }).click()
  expect(copied).toEqual(['truck-delivery'])
  await expect.element(screen.getByText('Copied: truck-delivery')).toBeVisible()
})

test('what fits nothing says so, and leads back to all', async () => {
  const screen = await show(<IconsPage />)
  await screen.getByRole('searchbox', { name: 'Search the icons' }).fill('carabao')
  await expect.element(screen.getByRole('heading', { name: 'No icon fits' })).toBeVisible()
  await screen.getByRole('button', { name: 'Show all icons' }).click()
  await expect.element(screen.getByRole('button', { name: 'certificate', exact: true })).toBeVisible()
})

test('the keyboard goes from icon to icon with arrows, and copies with Enter', async () => {
  const screen = await show(<IconsPage />)
  await screen.getByRole('searchbox', { name: 'Search the icons' }).click()
  screen.getByRole('button', { name: 'truck-delivery' }).element().focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.poll(() => copied).toEqual([ensure(ensure(gallery[0]).icons[1])[0]])
  await userEvent.keyboard('{End}{Enter}')
  await expect.poll(() => copied.at(-1)).toBe(ensure(ensure(gallery.at(-1)).icons.at(-1))[0])
})

test('a browser that refuses the clipboard leaves the name to be read', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  const screen = await show(<IconsPage />)
  await screen.getByRole('button', { name: 'anchor' }).click()
  await expect.element(screen.getByText('The name is anchor.', { exact: false })).toBeVisible()
})

test('no icon stands there twice', () => {
  const names = gallery.flatMap(({ icons }) => icons.map(([name]) => name))
  expect(new Set(names).size).toBe(names.length)
})
