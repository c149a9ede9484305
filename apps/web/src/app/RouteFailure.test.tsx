import type { ProblemCode } from '@lading/contract/calls/problem'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { expect, test } from 'vitest'
import { endpoint } from '@lading/contract/calls/endpoint'
import { z } from 'zod'
import { query } from '#lib/api.ts'
import { fetchedPart, inTime } from '#lib/page-code.ts'
import { authorisation, person } from '../testing/people.ts'
import { answer, Refusal } from '../testing/server.ts'
import { startSession } from '../testing/session.ts'
import { showRoutes } from '../testing/show.tsx'
import { RouteFailure } from './RouteFailure.tsx'

const facts = endpoint({
  method: 'GET',
  path: '/facts',
  summary: 'Facts',
  access: 'public',
  reply: z.object({ name: z.string() }),
})

function FactsPage() {
  const { data } = useQuery({ ...query(facts), throwOnError: true })
  return <h1>{data?.name ?? 'Loading'}</h1>
}

function BrokenPage() {
  useEffect(() => {
    throw new Error('a bug')
  })
  return null
}

const showPage = (page: React.ReactNode, loader?: () => unknown) =>
  showRoutes(
    [
      { errorElement: <RouteFailure />, children: [{ path: '/facts', element: page, ...(loader && { loader }) }] },
      { path: '/home', element: <h1>Home</h1> },
      { path: '/dashboard', element: <h1>Dashboard</h1> },
    ],
    '/facts',
  )

test.each<[ProblemCode, string]>([
  ['not-allowed', 'Hold Up!'],
  ['not-found', 'Missing Page'],
  ['invalid-input', 'Missing Page'],
  ['no-longer-available', 'Resource No Longer Available'],
  ['unexpected', 'Something is broken here'],
  ['under-maintenance', 'Will be back soon!'],
])('a page whose data answers %s says "%s" and leads out', async (code, words) => {
  answer('GET /facts', () => new Refusal(code, 'No.'))
  const screen = await showPage(<FactsPage />)
  await expect.element(screen.getByRole('heading', { name: words })).toHaveFocus()
  await screen.getByRole('link', { name: 'Back to Home / Dashboard' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('a page that asks for a login tells who has a session, and sends home who has none', async () => {
  answer('GET /facts', () => new Refusal('not-signed-in', 'Log in.'))
  const visitor = await showPage(<FactsPage />)
  await expect.element(visitor.getByRole('heading', { name: 'Home' })).toBeVisible()
  await visitor.unmount()

  startSession({ user: person('customer'), authorisation })
  const member = await showPage(<FactsPage />)
  await expect.element(member.getByRole('heading', { name: 'Unauthorized' })).toBeVisible()
})

test('a page that could not reach the portal can be tried again', async () => {
  const screen = await showPage(<FactsPage />)
  await expect.element(screen.getByRole('heading', { name: 'The portal cannot be reached' })).toBeVisible()
  answer('GET /facts', () => ({ name: 'Acme' }))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Acme' })).toBeVisible()
})

test('a bug in a page is said, not shown as a blank', async () => {
  const screen = await showPage(<BrokenPage />)
  await expect.element(screen.getByRole('heading', { name: 'Something is broken here' })).toBeVisible()
})

test('a page whose code is gone offers the newer version', async () => {
  const screen = await showPage(null, () => inTime(Promise.reject(new TypeError('Failed to fetch'))))
  await expect.element(screen.getByRole('heading', { name: 'There is a newer version' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a part of a page whose code did not arrive is said too, and loading the page again is offered', async () => {
  const Part = fetchedPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const screen = await showPage(
    <Suspense>
      <Part />
    </Suspense>,
  )
  await expect.element(screen.getByRole('heading', { name: 'There is a newer version' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
