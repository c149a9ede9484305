import { beforeEach, expect, test } from 'vitest'
import { showRoutes } from '../testing/show.tsx'
import { underRoot } from './screen-routes.tsx'

const page = (name: string) => ({
  path: `/${name}`,
  element: (
    <main id="main">
      <h1>{name}</h1>
    </main>
  ),
})

beforeEach(() => delete document.documentElement.dataset['pageTurned']) // all files share one page

test('the first page stands at once, the next comes in within 200 ms', async () => {
  const screen = await showRoutes(underRoot([page('home'), page('terms')]), '/home')
  const first = screen.getByRole('heading', { name: 'home' })
  await expect.element(first).toBeVisible()
  expect(first.element().getAnimations()).toEqual([])

  await screen.router.navigate('/home?search=permit')
  expect(first.element().getAnimations()).toEqual([])

  await screen.router.navigate('/terms')
  const next = screen.getByRole('heading', { name: 'terms' })
  await expect.element(next).toBeInTheDocument()
  const { animationName, animationDuration } = getComputedStyle(next.element())
  expect([animationName, animationDuration]).toEqual(['page-in', '0.2s'])
})
