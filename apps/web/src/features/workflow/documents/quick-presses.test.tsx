import { paths, patternOf } from '@lading/contract/addresses/paths'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { sampleLine, sampleProcess, sampleTransaction, serveTransaction } from '../../../testing/sample-transaction.ts'
import { answer, asked, Refusal } from '../../../testing/server.ts'
import { showRoutes } from '../../../testing/show.tsx'
import { me, openTransaction, sitAtDesk } from '../../../testing/transaction-page.tsx'
import WorkflowPage from '../WorkflowPage.tsx'

const names = ['SEC registration', 'Mayor’s permit', 'Sworn list']

beforeEach(() => {
  sitAtDesk()
  serve()
  names.forEach((_, place) =>
    answer(`PUT /transaction_documents/validate/${place + 1}`, () => {
      serve(place + 1)
      return { id: place + 1, decision: 'accepted', remark: '' }
    }),
  )
})

function serve(accepted?: number) {
  const checklist = names.map((name, place) =>
    sampleLine(place + 1, name, place + 1 === accepted ? { decision: 'accepted' } : {}),
  )
  serveTransaction(sampleTransaction({ checklist }), sampleProcess({ holder: me }))
}

/** The page under a router that must ask the server for a session before any new address, until `arrive` is called. */
async function openSlowly() {
  const { promise, resolve } = Promise.withResolvers<null>()
  let asks = 0
  const loader = () => (asks++ === 0 ? null : promise)
  const path = patternOf(paths.workflow, 'id')
  const screen = await showRoutes([{ path, element: <WorkflowPage />, loader }], paths.workflow(7))
  await expect.element(screen.getByRole('button', { name: 'Accept' })).toBeVisible()
  return Object.assign(screen, { arrive: () => resolve(null) })
}

type Screen = Awaited<ReturnType<typeof openTransaction>>

const row = (screen: Screen, name: RegExp) =>
  screen.getByRole('list', { name: 'Checklist' }).getByRole('button', { name })

const shown = (screen: Screen, name: string) => expect.element(screen.getByRole('heading', { name })).toBeVisible()

const decided = () => asked.map(({ path }) => path).filter((path) => path.includes('/validate/'))

const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('a letter pressed before the address shows the chosen document accepts that one, and the next one opens', async () => {
  const screen = await openSlowly()
  await row(screen, /^Mayor’s permit/).click()
  await userEvent.keyboard('a')
  await expect.poll(decided).toEqual(['/transaction_documents/validate/2'])
  screen.arrive()
  await shown(screen, 'Sworn list')
  await expect.poll(() => screen.router.state.location.search).toBe('?document=3')
})

test('one who chooses the document that is open already and accepts it at once is led on too', async () => {
  const screen = await openSlowly()
  const reply = Promise.withResolvers<object>()
  answer('PUT /transaction_documents/validate/1', () => reply.promise)
  await row(screen, /^SEC registration/).click()
  await userEvent.keyboard('a')
  await expect.poll(decided).toEqual(['/transaction_documents/validate/1'])
  screen.arrive()
  await expect.poll(() => screen.router.state.location.search).toBe('?document=1')
  serve(1)
  reply.resolve({ id: 1, decision: 'accepted', remark: '' })
  await expect.poll(() => screen.router.state.location.search).toBe('?document=2')
  await shown(screen, 'Mayor’s permit')
})

test('two quick steps to the next document lead to the second next, and one back to the one between', async () => {
  const screen = await openSlowly()
  row(screen, /^SEC registration/)
    .element()
    .focus()
  await userEvent.keyboard('jj')
  await shown(screen, 'Sworn list')
  await userEvent.keyboard('k')
  await shown(screen, 'Mayor’s permit')
  screen.arrive()
  await expect.poll(() => screen.router.state.location.search).toBe('?document=2')
  await shown(screen, 'Mayor’s permit')
})

test('one who has gone on before the reply is left where they are, and what they wrote first is not kept', async () => {
  const screen = await openTransaction('?document=1')
  const reply = Promise.withResolvers<object>()
  answer('PUT /transaction_documents/validate/1', () => reply.promise)
  await screen.getByRole('button', { name: 'Return' }).click()
  await screen.getByLabelText('Remark to the client').fill('The scan is cut off.')
  await screen.getByRole('button', { name: 'Accept' }).click()
  await row(screen, /^Sworn list/).click()
  await shown(screen, 'Sworn list')
  serve(1)
  reply.resolve({ id: 1, decision: 'accepted', remark: '' })
  await expect.element(screen.getByText('1 of 3 decided')).toBeVisible()
  await shown(screen, 'Sworn list')
  await row(screen, /^SEC registration/).click()
  await expect.element(screen.getByRole('button', { name: 'Take back' })).toBeVisible()
  await expect.element(screen.getByLabelText('Remark to the client')).not.toBeInTheDocument()
})

test('the first letter of a remark is no shortcut, however quickly it follows the one that began it', async () => {
  const screen = await openTransaction('?document=1')
  await expect.element(screen.getByRole('button', { name: 'Accept' })).toBeVisible()
  row(screen, /^SEC registration/)
    .element()
    .focus()
  press('r')
  press('a')
  await expect.element(screen.getByLabelText('Remark to the client')).toHaveFocus()
  await userEvent.keyboard('a')
  await expect.element(screen.getByLabelText('Remark to the client')).toHaveValue('a')
  expect(decided()).toEqual([])
})

test('while a decision is being sent no other begins, and each button shows it', async () => {
  const screen = await openTransaction('?document=1')
  const reply = Promise.withResolvers<object>()
  answer('PUT /transaction_documents/validate/1', () => reply.promise)
  await expect.element(screen.getByRole('button', { name: 'Accept' })).toBeVisible()
  row(screen, /^SEC registration/)
    .element()
    .focus()
  await userEvent.keyboard('ar')
  await expect.element(screen.getByRole('button', { name: 'Accept' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Return' })).toBeDisabled()
  await expect.element(screen.getByLabelText('Remark to the client')).not.toBeInTheDocument()
  serve(1)
  reply.resolve({ id: 1, decision: 'accepted', remark: '' })
  await shown(screen, 'Mayor’s permit')
})

test('after the last document was accepted with the mouse, the letters still act on it', async () => {
  const checklist = [sampleLine(1, 'SEC registration', { decision: 'accepted' })]
  serveTransaction(sampleTransaction({ checklist: [sampleLine(1, 'SEC registration')] }), sampleProcess({ holder: me }))
  answer('PUT /transaction_documents/validate/1', () => {
    serveTransaction(sampleTransaction({ checklist }), sampleProcess({ holder: me }))
    return { id: 1, decision: 'accepted', remark: '' }
  })
  const screen = await openTransaction('?document=1')
  await screen.getByRole('button', { name: 'Accept' }).click()
  await expect.element(screen.getByRole('button', { name: 'Take back' })).toBeEnabled()
  await userEvent.keyboard('r')
  await expect.element(screen.getByLabelText('Remark to the client')).toBeVisible()
})

test('a return that is refused after a press of the mouse leads to the remark', async () => {
  const refusal = { remark: ['Enter a remark.'] }
  answer('PUT /transaction_documents/validate/1', () => new Refusal('invalid-input', 'Check your answers.', refusal))
  const screen = await openTransaction('?document=1')
  await screen.getByRole('button', { name: 'Return' }).click()
  await screen.getByRole('button', { name: 'Return' }).click()
  await expect.element(screen.getByText('Enter a remark.')).toBeVisible()
  await expect.element(screen.getByLabelText('Remark to the client')).toHaveFocus()
})
