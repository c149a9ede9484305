import { FIRST_LOOK } from '../../testing/first-look.ts'
import { beforeEach, expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { PostsMenu } from './PostsMenu.tsx'

const FILE = '6f1c2d3e-0000-4000-a000-000000000001'
const post = (id: number, day: number, advisory_file: string | null = null) => ({
  id,
  slug: `post-${id}`,
  title: `Post of day ${day}`,
  created_at: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`,
  advisory_file,
})

const given = (announcements: object[], advisories: object[]) => {
  answer('GET /announcements/list/item', () => ({ data: announcements, total: announcements.length }))
  answer('GET /advisories/list/item', () => ({ data: advisories, total: advisories.length }))
}

beforeEach(() => {
  startSession({ user: person('customer'), authorisation })
  given([post(1, 2), post(2, 9), post(3, 5)], [post(1, 7, FILE), post(2, 3, FILE), post(3, 1, FILE)])
  answer('GET /announcements/2', () => ({ ...post(2, 9), content: '<p>Closed on Monday.</p>' }))
  answer('GET /advisories/1', () => ({ ...post(1, 7, FILE), content: '<p>Pay <b>only</b> here.</p>' }))
})

async function opened() {
  const screen = await show(<PostsMenu />)
  await screen.getByRole('button', { name: 'Announcements and advisories' }).click()
  return screen
}

test('announcements and advisories are merged, newest first, up to five', async () => {
  const screen = await opened()
  await expect.element(screen.getByRole('listitem').first()).toBeVisible()
  const lines = screen.getByRole('listitem').elements()
  expect(lines.map(({ textContent }) => /day (\d+?)(?=A)/.exec(textContent)?.[1])).toEqual(['9', '7', '5', '3', '2'])
})

test('both are asked with the role of the user', async () => {
  await opened()
  await expect
    .poll(() => asked.map(({ path }) => path).toSorted())
    .toEqual(['/advisories/list/item?role_id=2', '/announcements/list/item?role_id=2'])
})

test('with more than four there is View All, which leads to the profile', async () => {
  const screen = await opened()
  await screen.getByRole('link', { name: 'View All' }).click()
  expect(screen.router.state.location.pathname).toBe('/profile')
})

test('with four there is no View All', async () => {
  given([post(1, 2), post(2, 9)], [post(1, 7, FILE), post(2, 3, FILE)])
  const screen = await opened()
  await expect.element(screen.getByRole('listitem').nth(3)).toBeVisible()
  expect(screen.getByRole('link', { name: 'View All' }).elements()).toEqual([])
})

test('a post with a document opens as an advisory that can be saved, one without as an announcement', async () => {
  const screen = await opened()
  await screen.getByRole('button', { name: /day 7/ }).click()
  const advisory = screen.getByRole('dialog', { name: 'Post of day 7' })
  await expect.element(advisory.getByText(/^Advisory/), FIRST_LOOK).toBeVisible()
  await expect.element(advisory.getByText('Pay only here.')).toBeVisible()
  await expect.element(advisory.getByRole('button', { name: 'Save the document' })).toBeVisible()
  await advisory.getByRole('button', { name: 'Close' }).first().click()

  await screen.getByRole('button', { name: 'Announcements and advisories' }).click()
  await screen.getByRole('button', { name: /day 9/ }).click()
  const announcement = screen.getByRole('dialog', { name: 'Post of day 9' })
  await expect.element(announcement.getByText(/^Announcement/)).toBeVisible()
  expect(announcement.getByRole('button', { name: 'Save the document' }).elements()).toEqual([])
})

test('while a post opens the page is covered, and when it cannot be opened that is said', async () => {
  let refuse = () => undefined as void
  answer('GET /announcements/2', async () => {
    await new Promise<void>((done) => (refuse = done))
    return new Refusal('not-found', 'Announcement not found.')
  })
  const screen = await opened()
  await screen.getByRole('button', { name: /day 9/ }).click()
  await expect.element(screen.getByRole('status', { name: 'Opening' })).toBeVisible()
  refuse()
  await expect.element(screen.getByText('Announcement not found.')).toBeVisible()
  await expect.poll(() => screen.getByRole('status', { name: 'Opening' }).elements()).toEqual([])
})

test('a person for whom nothing was announced is told so', async () => {
  given([], [])
  const screen = await opened()
  await expect.element(screen.getByText(/^No posts yet/)).toBeVisible()
})

test('posts that could not be loaded are asked for again when the menu is opened', async () => {
  answer('GET /advisories/list/item', () => new Refusal('unexpected', 'Error processing data.'))
  const screen = await opened()
  await expect.element(screen.getByText(/^They could not be loaded/)).toBeVisible()
  given([post(1, 2)], [])
  await screen.getByRole('button', { name: 'Announcements and advisories' }).click()
  await screen.getByRole('button', { name: 'Announcements and advisories' }).click()
  await expect.element(screen.getByRole('button', { name: /day 2/ })).toBeVisible()
})
