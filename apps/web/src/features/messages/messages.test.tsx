import type { MessageThread } from '@lading/contract/messages'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ensure } from '@lading/domain/ensure'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { showRoutes } from '../../testing/show.tsx'
import CustomerMessagePage from './CustomerMessagePage.tsx'
import CustomerMessagesPage from './CustomerMessagesPage.tsx'

const thread = (why_closed: string | null = null): MessageThread => ({
  transaction_id: 9,
  business_id: 3,
  accreditation_id: 7,
  reference: 'SFF-N-2026-000123',
  type: 1,
  agency: 'dti',
  status: 2,
  business_name: 'Kalayaan Global Lines Inc.',
  why_closed,
  messages: [
    {
      id: 1,
      audience: 'client',
      author: 'Trade Agency',
      side: 'agency',
      is_mine: false,
      is_new: false,
      body: '<p>A binder is enough.</p><img src=x onerror="document.title=1">',
      file: null,
      created_at: '2026-11-20T02:31:00Z',
    },
  ],
})

beforeEach(() => {
  startSession({ user: person('customer'), authorisation })
  answer('GET /messages/list/9', () => thread())
})

const open = () =>
  showRoutes([{ path: '/customer-messages/:id', element: <CustomerMessagePage /> }], '/customer-messages/9')

test('a customer reads the agency’s words, and nothing in them runs', async () => {
  const screen = await open()
  await expect.element(screen.getByText('A binder is enough.')).toBeVisible()
  expect(document.querySelector('[onerror]')).toBeNull()
})

test.for([
  [1, 'Open the application', '/my-applications/7'],
  [16, 'Open the request', '/other-category/customer-transaction/9'],
] as const)(
  'from the messages on a transaction of type %i its client opens the transaction',
  async ([type, name, to]) => {
    answer('GET /messages/list/9', () => ({ ...thread(), type }))
    const screen = await open()
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', to)
  },
)

test('what is new is marked, and said to be read once it is in sight', async () => {
  const [message] = thread().messages
  answer('GET /messages/list/9', () => ({ ...thread(), messages: [{ ...ensure(message), id: 31, is_new: true }] }))
  answer('PUT /messages/list/9/read', () => ({ unread: 0 }))
  const screen = await open()
  await expect.element(screen.getByText('New', { exact: true })).toBeVisible()
  await expect
    .poll(() => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body))
    .toEqual([{ last_message_id: 31 }])
})

test('the list of threads says how many messages are unread', async () => {
  const { messages: _, why_closed: __, ...facts } = thread()
  const last = { last_at: '2026-11-20T02:31:00Z', last_by_me: false, last_side: 'agency', last_text: 'A binder.' }
  answer('POST /lists/customer-messages', () => ({
    data: [{ ...facts, ...last, messages: 5, unread: 2 }],
    total: 1,
  }))
  const screen = await showRoutes([{ path: '/', element: <CustomerMessagesPage /> }], '/')
  await expect.element(screen.getByText('2 new')).toBeVisible()
})

test('what is typed is sent as text: signs of HTML mean themselves', async () => {
  answer('POST /convo', () => thread())
  const screen = await open()
  await screen
    .getByRole('textbox', { name: /Message to the agency/ })
    .fill('May it follow?\nCover < 1 M & more\n\nThanks')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('The message was sent.')).toBeVisible()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    transaction_id: 9,
    body: '<p>May it follow?<br>Cover &#60; 1 M &#38; more</p><p>Thanks</p>',
  })
})

test('what is written while the thread is read again after sending is kept', async () => {
  answer('POST /convo', () => thread())
  const screen = await open()
  const box = screen.getByRole('textbox', { name: /Message to the agency/ })
  await box.fill('May it follow?')
  const reread = Promise.withResolvers<MessageThread>()
  answer('GET /messages/list/9', () => reread.promise)
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('The message was sent.')).toBeVisible()
  await box.fill('And the permit?')
  reread.resolve({ ...thread(), business_name: 'Kalayaan Lines' })
  await expect.element(screen.getByRole('heading', { name: 'Kalayaan Lines' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
  await expect.element(box).toHaveValue('And the permit?')
})

test('what is written while a message goes is the next one, and stays', async () => {
  const arrived = Promise.withResolvers<void>()
  answer('POST /convo', () => arrived.promise.then(() => thread()))
  const screen = await open()
  const box = screen.getByRole('textbox', { name: /Message to the agency/ })
  await box.fill('May it follow?')
  await screen.getByRole('button', { name: 'Send' }).click()
  await box.fill('And the permit?')
  arrived.resolve()
  await expect.element(screen.getByText('The message was sent.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
  await expect.element(box).toHaveValue('And the permit?')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(box).toHaveValue('')
  const keys = asked.filter(({ path }) => path === '/convo').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})

test('a message that was not sent is there when its writer comes back, and gone once it was', async () => {
  answer('POST /convo', () => thread())
  const first = await open()
  await first.getByRole('textbox', { name: /Message to the agency/ }).fill('May it follow?')
  await first.unmount()
  const second = await open()
  const box = second.getByRole('textbox', { name: /Message to the agency/ })
  await expect.element(box).toHaveValue('May it follow?')
  await second.getByRole('button', { name: 'Send' }).click()
  await expect.element(second.getByText('The message was sent.')).toBeVisible()
  await expect.element(box).toHaveValue('')
  await second.unmount()
  const third = await open()
  await expect.element(third.getByRole('textbox', { name: /Message to the agency/ })).toHaveValue('')
})

test('the file that was attached is there with the words when their writer comes back', async () => {
  const name = 'plan.pdf'
  const id = '0a8d1c5e-6a53-4c0e-9d0b-7f2f5a1f0b11'
  answer('POST /file', () => ({
    id,
    name,
    media_type: 'application/pdf',
    size: 8,
    sha256: 'a'.repeat(64),
    page_count: 1,
  }))
  answer('POST /convo', () => thread())
  const first = await open()
  await first.getByRole('textbox', { name: /Message to the agency/ }).fill('Here it is.')
  const chooser = ensure(first.container.querySelector('input[type=file]'))
  await userEvent.upload(chooser, new File(['%PDF-1.7'], name, { type: 'application/pdf' }))
  await expect.element(first.getByText(/checked/)).toBeVisible()
  await first.unmount()
  const second = await open()
  await expect.element(second.getByText(name)).toBeVisible()
  await second.getByRole('button', { name: 'Send' }).click()
  await expect.element(second.getByText('The message was sent.')).toBeVisible()
  expect(asked.find(({ path }) => path === '/convo')?.body).toMatchObject({ file_id: id })
  await expect.element(second.getByText(name)).not.toBeInTheDocument()
})

test('a message whose reply was lost or is uncertain is sent once, also by a writer who left and came back', async () => {
  const first = await open()
  await first.getByRole('textbox', { name: /Message to the agency/ }).fill('May it follow?')
  await first.getByRole('button', { name: 'Send' }).click()
  await expect.poll(keys).toHaveLength(1)
  await first.unmount()
  answer('POST /convo', () => new Refusal('unavailable', 'It may have been done.'))
  const second = await open()
  await second.getByRole('button', { name: 'Send' }).click()
  await expect.element(second.getByText('It may have been done.')).toBeVisible()
  answer('POST /convo', () => thread())
  await second.getByRole('button', { name: 'Send' }).click()
  await expect.element(second.getByText('The message was sent.')).toBeVisible()
  await second.getByRole('textbox', { name: /Message to the agency/ }).fill('And the permit?')
  await second.getByRole('button', { name: 'Send' }).click()
  await expect.poll(keys).toHaveLength(4)
  const [lost, uncertain, again, next] = keys()
  expect([uncertain, again]).toEqual([lost, lost])
  expect(next).not.toBe(lost)
})

const keys = () => asked.filter(({ path }) => path === '/convo').map(({ headers }) => headers.get('idempotency-key'))

test('where one only reads it says why', async () => {
  answer('GET /messages/list/9', () => thread('The agency reads messages once the application is submitted.'))
  const screen = await open()
  await expect.element(screen.getByText('The agency reads messages once the application is submitted.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send' }).query()).toBeNull()
})
