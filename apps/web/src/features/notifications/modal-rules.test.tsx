import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FIRST_LOOK } from '../../testing/first-look.ts'
import { authorisation, person } from '../../testing/people.ts'
import { answer } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { NotificationsBell } from './NotificationsBell.tsx'

const told = (id: number, subject: string, type = 1) => ({
  id,
  read_at: '2026-11-20T00:00:00Z',
  created_at: `2026-11-${String(20 - id).padStart(2, '0')}T00:00:00Z`,
  data: {
    subject,
    message: '<p>Pay <strong>₱5,030.00</strong> by <em>Friday</em>.</p>',
    link: '',
    from: null,
    transaction: { id: 31, transaction_type_id: type, business_id: 4, accreditation_id: 7 },
  },
})

beforeEach(() => startSession({ user: person('staff'), authorisation }))

async function opened(data: object[]) {
  answer('GET /notifications', () => ({ data, total: data.length, unread: 0 }))
  const screen = await show(<NotificationsBell />)
  await screen.getByRole('button', { name: 'Notifications' }).click()
  return screen
}

describe('the notification modal (specification, section 2.5)', () => {
  test('shows the subject and the message with its HTML', async () => {
    const screen = await opened([told(1, 'Order of payment')])
    await screen.getByRole('button', { name: /^Order of payment/ }).click()
    const modal = screen.getByRole('dialog', { name: 'Order of payment' })
    await expect.element(modal.getByText('₱5,030.00'), FIRST_LOOK).toBeVisible()
    expect(modal.element().querySelector('strong')?.textContent).toBe('₱5,030.00')
    expect(modal.element().querySelector('em')?.textContent).toBe('Friday')
  })

  test('gives the focus back to the bell once it is closed', async () => {
    const screen = await opened([told(1, 'Order of payment')])
    await screen.getByRole('button', { name: /^Order of payment/ }).click()
    await expect.element(screen.getByRole('dialog'), FIRST_LOOK).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus()
  })

  test.each([
    ['Status Change', true],
    ['Your Status Change: approved', true],
    ['status change', false],
    ['Change of status', false],
  ])('of the subject “%s” offers View Transaction: %s', async (subject, isOffered) => {
    const screen = await opened([told(1, subject)])
    await screen.getByRole('button', { name: new RegExp(`^${subject}`) }).click()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    expect(screen.getByRole('button', { name: 'View Transaction' }).elements()).toHaveLength(isOffered ? 1 : 0)
  })

  test.each([0, 20])('says "Transaction not found." to staff of type %i, which matches no route', async (type) => {
    const screen = await opened([told(1, 'Status Change', type)])
    await screen.getByRole('button', { name: /^Status Change/ }).click()
    await screen.getByRole('button', { name: 'View Transaction' }).click()
    await expect.element(screen.getByText('Transaction not found.')).toBeVisible()
    expect(screen.router.state.location.pathname).toBe('/')
  })
})

test('9: the short list holds the latest 5 notifications', async () => {
  const screen = await opened([1, 2, 3, 4, 5, 6].map((id) => told(id, `Notice ${id}`)))
  await expect.element(screen.getByRole('listitem').nth(4)).toBeVisible()
  const lines = screen.getByRole('listitem').elements()
  expect(lines.map(({ textContent }) => /^Notice \d/.exec(textContent)?.[0])).toEqual(
    [1, 2, 3, 4, 5].map((id) => `Notice ${id}`),
  )
})
