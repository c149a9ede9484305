import { beforeEach, describe, expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { NotificationsBell } from './NotificationsBell.tsx'

type Changes = { read_at?: string | null; message?: string; from?: object | null; type?: number }

const told = (id: number, subject: string, { read_at = null, message, from = null, type = 1 }: Changes = {}) => ({
  id,
  read_at,
  created_at: '2026-11-21T00:00:00Z',
  data: {
    subject,
    message: message ?? '<p>Acme <b>Forwarders</b></p>',
    link: '',
    from,
    transaction: { id: 31, transaction_type_id: type, business_id: 4, accreditation_id: 7 },
  },
})
const MOVED = 'Status Change: for client action'
const rows = [told(2, MOVED), told(1, 'A message from the agency')]

function given(data: object[], unread = data.length) {
  answer('GET /notifications', () => ({ data, total: data.length, unread }))
}

beforeEach(() => {
  startSession({ user: person('customer'), authorisation })
  given(rows, 8)
  answer('PUT /notifications/2', () => ({ id: 2, read_at: '2026-11-21T01:00:00Z' }))
  answer('PUT /notifications/1', () => ({ id: 1, read_at: '2026-11-21T01:00:00Z' }))
})

async function opened() {
  const screen = await show(<NotificationsBell />)
  await screen.getByRole('button', { name: /^Notifications, / }).click()
  return screen
}
const marked = () => asked.filter(({ method }) => method === 'PUT').map(({ path }) => path)
const readings = () => asked.filter(({ path }) => path === '/notifications?per_page=5').length

describe('the unread badge (specification, sections 2.6 and 9)', () => {
  test.each([
    [1, '1'],
    [4, '4'],
    [5, '5'],
    [6, '5+'],
    [120, '5+'],
  ])('shows of %i unread: %s', async (unread, words) => {
    given(rows, unread)
    const screen = await show(<NotificationsBell />)
    await expect.element(screen.getByRole('button', { name: `Notifications, ${words} unread` })).toBeVisible()
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
  })

  test('is not there when all is read', async () => {
    given(rows, 0)
    const screen = await show(<NotificationsBell />)
    await expect.element(screen.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  })
})

describe('the dropdown (specification, section 2.6)', () => {
  const some = (count: number) => Array.from({ length: count }, (_, id) => told(id + 1, `Notice ${id + 1}`))

  test('offers View All, to the profile, with more than four', async () => {
    given(some(5))
    const screen = await opened()
    await expect.element(screen.getByRole('listitem').nth(4)).toBeVisible()
    await screen.getByRole('link', { name: 'View All' }).click()
    expect(screen.router.state.location.pathname).toBe('/profile')
  })

  test('offers no View All with four', async () => {
    given(some(4))
    const screen = await opened()
    await expect.element(screen.getByRole('listitem').nth(3)).toBeVisible()
    expect(screen.getByRole('link', { name: 'View All' }).elements()).toEqual([])
  })

  test('cuts a subject to 50 characters', async () => {
    given([told(1, 'x'.repeat(50)), told(2, 'y'.repeat(51))])
    const screen = await opened()
    await expect.element(screen.getByRole('listitem').nth(1)).toBeVisible()
    const [whole, cut] = screen.getByRole('listitem').elements()
    expect(whole?.textContent).toMatch(/^x{50}, unread/)
    expect(cut?.textContent).toMatch(/^y{50}…, unread/)
  })

  test('shows a message without its HTML', async () => {
    given([told(1, 'A notice', { message: '<p>Pay <b>₱5,030</b> &amp; wait.</p><p>Soon.</p>' })])
    const screen = await opened()
    await expect.element(screen.getByText('Pay ₱5,030 & wait. Soon.', { exact: true })).toBeVisible()
  })

  test('calls a notification without a sender one of the system, and names who wrote the others', async () => {
    const from = { email: 'jose@lading.example', first_name: 'Jose', last_name: 'Bautista' }
    given([told(1, 'A notice'), told(2, 'A note', { from })])
    const screen = await opened()
    await expect.element(screen.getByText(/^System · /)).toBeVisible()
    await expect.element(screen.getByText(/^Jose Bautista · /)).toBeVisible()
  })
})

describe('a click on a notification (specification, sections 2.6 and 4)', () => {
  test('marks an unread one read', async () => {
    const screen = await opened()
    await screen.getByRole('button', { name: /^Status Change/ }).click()
    await expect.poll(marked).toEqual(['/notifications/2'])
  })

  test('asks nothing of one that is read', async () => {
    given([told(2, MOVED, { read_at: '2026-11-20T00:00:00Z' })], 1)
    const screen = await opened()
    await screen.getByRole('button', { name: /^Status Change/ }).click()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    expect(marked()).toEqual([])
  })

  test('leaves it unread until the server has confirmed', async () => {
    let confirm = () => undefined as void
    answer('PUT /notifications/2', async () => {
      await new Promise<void>((done) => (confirm = done))
      given([told(2, MOVED, { read_at: '2026-11-21T01:00:00Z' })], 0)
      return { id: 2, read_at: '2026-11-21T01:00:00Z' }
    })
    given([told(2, MOVED)], 1)
    const screen = await opened()
    await screen.getByRole('button', { name: /^Status Change/ }).click()
    await expect.poll(marked).toEqual(['/notifications/2'])
    await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await expect.element(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
    confirm()
    await expect.element(screen.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  })

  test('that cannot be marked read says so', async () => {
    answer('PUT /notifications/2', () => new Refusal('refused', 'It cannot be marked now.'))
    const screen = await opened()
    await screen.getByRole('button', { name: /^Status Change/ }).click()
    await expect.element(screen.getByText('It cannot be marked now.')).toBeVisible()
  })
})

test('notifications that cannot be loaded say why, by field where the answer names fields', async () => {
  answer('GET /notifications', () => new Refusal('invalid-input', 'Wrong.', { page: ['There is no such page.'] }))
  const screen = await show(<NotificationsBell />)
  await expect.element(screen.getByText('There is no such page.')).toBeVisible()
})

describe('the modal (specification, section 2.5)', () => {
  test('offers View Transaction where the subject speaks of a Status Change, and opens it', async () => {
    const screen = await opened()
    await screen.getByRole('button', { name: /^Status Change/ }).click()
    await screen.getByRole('button', { name: 'View Transaction' }).click()
    await expect.poll(() => screen.router.state.location.pathname).toBe('/my-applications/7')
  })

  test('offers none where it does not', async () => {
    const screen = await opened()
    await screen.getByRole('button', { name: /^A message from the agency/ }).click()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    expect(screen.getByRole('button', { name: 'View Transaction' }).elements()).toEqual([])
  })

  test.each([18, 19, 20])('says "Transaction not found." of type %i to a customer', async (type) => {
    given([told(2, MOVED, { type })], 1)
    const screen = await opened()
    await screen.getByRole('button', { name: /^Status Change/ }).click()
    await screen.getByRole('button', { name: 'View Transaction' }).click()
    await expect.element(screen.getByText('Transaction not found.')).toBeVisible()
    expect(screen.router.state.location.pathname).toBe('/')
  })

  test('reads the transaction half a second after it was opened', async () => {
    given([told(2, MOVED, { read_at: '2026-11-20T00:00:00Z' })], 1)
    const screen = await opened()
    const before = readings()
    const start = performance.now()
    await screen.getByRole('button', { name: /^Status Change/ }).click()
    await expect.poll(readings).toBe(before + 1)
    expect(performance.now() - start).toBeGreaterThanOrEqual(500)
  })
})

describe('an open page', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)

  test('shows what was told meanwhile as soon as the stream says so', async () => {
    let stream!: ReadableStreamDefaultController<Uint8Array>
    answer('GET /notifications/stream', ({ headers }) => {
      expect(headers.get('authorization')).toBe('Bearer a-token')
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    })
    given(rows, 1)
    const screen = await show(<NotificationsBell />)
    await expect.element(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
    await expect.poll(() => asked.some(({ path }) => path === '/notifications/stream')).toBe(true)

    given(rows, 2)
    stream.enqueue(bytes('event: to'))
    stream.enqueue(bytes('ld\ndata:\n\n'))
    await expect.element(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
    await screen.unmount()
    stream.close()
  })

  test('reads its notifications once while it loads, and again when something is told', async () => {
    let stream!: ReadableStreamDefaultController<Uint8Array>
    answer('GET /notifications/stream', () => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
      stream.enqueue(bytes('event: ready\ndata:\n\n'))
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    })
    given(rows, 1)
    const screen = await show(<NotificationsBell />)
    await expect.element(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()

    const before = readings() // two where the stream began late
    given(rows, 2)
    stream.enqueue(bytes('event: told\ndata:\n\n'))
    await expect.element(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
    expect(readings()).toBe(before + 1)
    await screen.unmount()
    stream.close()
  })

  test('of a session that is over asks once more, so that the refusal is seen', async () => {
    let refuse = () => undefined as void
    answer('GET /notifications/stream', async () => {
      await new Promise<void>((done) => (refuse = done))
      return new Refusal('not-signed-in', 'Please sign in.')
    })
    const screen = await show(<NotificationsBell />)
    await expect.element(screen.getByRole('button', { name: /^Notifications, / })).toBeVisible()
    await expect.poll(() => asked.some(({ path }) => path === '/notifications/stream')).toBe(true)
    expect(readings()).toBe(1)
    refuse()
    await expect.poll(readings).toBe(2)
    expect(asked.filter(({ path }) => path === '/notifications/stream')).toHaveLength(1)
  })
})
