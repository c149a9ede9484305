import { formOfType } from '@lading/contract/transaction-types'
import { Status } from '@lading/domain/transactions/status'
import { expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { painted } from '../../testing/read-again.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { me, openTransaction, sitAtDesk } from '../../testing/transaction-page.tsx'
import { startSession } from '../../testing/session.ts'
import { showRoutes } from '../../testing/show.tsx'
import { sampleLine, sampleTransaction, sampleProcess, serveTransaction } from '../../testing/sample-transaction.ts'
import WorkflowPage from './WorkflowPage.tsx'

test('where a change comes for approval, what it changes stands first; under another business there is nothing', async () => {
  startSession({ user: person('staff', ['approve']), authorisation })
  const register = formOfType(4).draft.parse({ street: 'Old street 1' })
  const form = { ...register, street: 'New street 2', effective_on: '2026-11-01' }
  serveTransaction(sampleTransaction({ type: 4, form, register }), sampleProcess())
  const routes = [{ path: '/admin-transactions/:business_id/approval/:transaction_id', element: <WorkflowPage /> }]
  const screen = await showRoutes(routes, '/admin-transactions/9/approval/7')
  await expect.element(screen.getByRole('tab', { name: 'Change' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByText('Old street 1').first()).toBeVisible()
  await expect.element(screen.getByText('New street 2').first()).toBeVisible()
  await screen.router.navigate('/admin-transactions/8/approval/7')
  await expect.element(screen.getByRole('heading', { name: /Missing Page/ })).toBeVisible()
})

/** The page of a transaction that its reader evaluates. */
async function heldByMe(changes: Parameters<typeof sampleTransaction>[0] = {}, search = '') {
  sitAtDesk()
  const process = sampleProcess({ status: Status.lockedForEvaluation, holder: me })
  serveTransaction(sampleTransaction(changes), process)
  const screen = await openTransaction(search)
  await expect.element(screen.getByRole('button', { name: 'Accept' })).toBeVisible()
  return { screen, process }
}

test('an evaluator who turns to another part is not led back by the document that was being accepted', async () => {
  const { screen, process } = await heldByMe()
  const reread = Promise.withResolvers<void>()
  answer('PUT /transaction_documents/validate/1', () => ({ id: 1, decision: 'accepted', remark: '' }))
  answer('GET /transactions/7/process', () => reread.promise.then(() => process))
  const before = asked.length
  await screen.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => asked.slice(before).some(({ path }) => path === '/transactions/7/process')).toBe(true)

  // both in one moment: the press, and the end of what the page was still reading
  const capital = screen.getByRole('tab', { name: 'Capital' }).element() as HTMLElement
  capital.click()
  reread.resolve()
  await expect.element(screen.getByRole('tab', { name: 'Capital' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
  expect(screen.router.state.location.search).toBe('?tab=capital')
})

test('once the last document is decided, the address is left alone: a tab pressed then is not taken back', async () => {
  const { screen } = await heldByMe({ checklist: [sampleLine(1, 'SEC registration')] }, '?document=1')
  answer('PUT /transaction_documents/validate/1', () => ({ id: 1, decision: 'accepted', remark: '' }))
  const { key } = screen.router.state.location
  const before = asked.length
  await screen.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => asked.slice(before).some(({ path }) => path === '/transactions/7/process')).toBe(true)
  await expect.element(screen.getByRole('button', { name: 'Accept' })).toBeEnabled()
  expect(screen.router.state.location.key).toBe(key)
})

test('a lock that is renewed by the press of the act which ends it is not said to have ended', async () => {
  const { screen } = await heldByMe()
  const [acting, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // The act was there first, and is not answered yet.
  answer('PUT /evaluator/locked/7', () =>
    acting.promise.then(() => new Refusal('refused', 'You do not hold this transaction.')),
  )
  answer('PUT /transaction_documents/validate/1', async () => {
    acting.resolve()
    await done.promise
    return { id: 1, decision: 'accepted', remark: '' }
  })
  await screen.getByRole('button', { name: 'Accept' }).click()
  await acting.promise
  await painted() // what was refused is told by now, where it is told
  const before = asked.length
  done.resolve()
  await expect.poll(() => asked.slice(before).some(({ path }) => path === '/transactions/7/process')).toBe(true)
  await expect.element(screen.getByRole('button', { name: 'Accept' })).toBeEnabled()
  await expect.element(screen.getByText('Your lock on this transaction has ended.')).not.toBeInTheDocument()
})
