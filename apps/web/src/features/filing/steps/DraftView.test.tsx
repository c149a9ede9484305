import { formOfType } from '@lading/contract/transaction-types'
import { expect, test } from 'vitest'
import { serveMyApplication } from '../../../testing/my-application.tsx'
import { sampleApplication } from '../../../testing/sample-application.ts'
import { answer } from '../../../testing/server.ts'
import { showRoutes } from '../../../testing/show.tsx'
import EditDraftPage from '../EditDraftPage.tsx'

/** A request for a certification, which asks for no document. */
async function openRequest(form: object) {
  serveMyApplication()
  const filing = sampleApplication({ type: 16, form: formOfType(16).draft.parse(form), requirements: [] })
  answer('GET /transactions/9/filing', () => filing)
  return showRoutes([{ path: '/edit/:id', element: <EditDraftPage /> }], '/edit/9?step=2')
}

test('where the answers ask for no document the second step is done, and says so', async () => {
  const screen = await openRequest({ kind: 'standing', purpose: 'For a bank', copies: 1 })
  await expect.element(screen.getByRole('heading', { name: 'No document is needed' })).toBeVisible()
  await screen.getByRole('link', { name: 'Continue' }).click()
  await expect.element(screen.getByRole('link', { name: /^Requirements.*done$/ })).toBeVisible()
})

test('while answers are missing a list without documents is no step done', async () => {
  const screen = await openRequest({ kind: '', purpose: '', copies: 1 })
  await expect.element(screen.getByRole('heading', { name: 'No document is asked yet' })).toBeVisible()
  await screen.getByRole('link', { name: 'Continue' }).click()
  await expect.element(screen.getByRole('link', { name: /^Requirements/ })).not.toHaveAccessibleName(/done/)
})
