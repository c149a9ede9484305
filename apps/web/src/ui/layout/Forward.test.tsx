import { useState } from 'react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { showRoutes } from '../../testing/show.tsx'
import { Forward } from './Forward.tsx'

const pages = [
  { path: '/', Component: Deciding },
  { path: '/dashboard', Component: () => 'the dashboard' },
]

test('who presses a link while a page is still deciding where to lead comes to where the link leads', async () => {
  let arrive: (page: { Component: () => string }) => void = () => undefined
  const lazy = () => new Promise<{ Component: () => string }>((done) => (arrive = done))
  const screen = await showRoutes([...pages, { path: '/new-application', lazy }], '/')
  await screen.getByRole('link', { name: 'New application' }).click()
  await screen.getByRole('button', { name: 'The answer comes' }).click()
  arrive({ Component: () => 'the wizard' })
  await expect.element(screen.getByText('the wizard')).toBeVisible()
})

test('who presses nothing is led on', async () => {
  const screen = await showRoutes(pages, '/')
  await screen.getByRole('button', { name: 'The answer comes' }).click()
  await expect.element(screen.getByText('the dashboard')).toBeVisible()
})

function Deciding() {
  const [isKnown, setIsKnown] = useState(false)
  return (
    <>
      <Link to="/new-application">New application</Link>
      <button onClick={() => setIsKnown(true)}>The answer comes</button>
      {isKnown && <Forward to="/dashboard" />}
    </>
  )
}
