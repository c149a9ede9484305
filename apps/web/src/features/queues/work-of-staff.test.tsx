import { beforeEach, expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { sampleQueueRow as row } from '../../testing/sample-queue-row.ts'
import { answer } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { show, showRoutes } from '../../testing/show.tsx'
import QueueEvaluatorsPage from './QueueEvaluatorsPage.tsx'
import QueueManagementPage from './QueueManagementPage.tsx'
import StaffDashboardPage from './StaffDashboardPage.tsx'

beforeEach(() =>
  startSession({ user: person('staff', ['view-transaction-evaluation-list', 'view-user']), authorisation }),
)

test('the dashboard of an evaluator leads with what is late, then what is due, then the lists that are not empty', async () => {
  const next = { ...row, transaction_id: 8, business_name: 'Luntian Forwarders', due_on: '2099-01-05', days_left: 3 }
  answer('GET /transactions/due-work', () => ({
    late: { total: 1, is_more: false },
    due_today: { total: 0, is_more: false },
    data: [row, next],
  }))
  answer('POST /transactions/count/list', () => ({ counts: { 'for-evaluation': 2, 'for-review': 0 } }))
  const screen = await show(<StaffDashboardPage />)
  await expect.element(screen.getByText('1 is late.')).toBeVisible()
  const due = screen.getByRole('list', { name: 'Due first' }).getByRole('listitem')
  const late = expect.stringMatching(/^Kalayaan Global Lines Inc\..*2 days late$/)
  const later = expect.stringMatching(/^Luntian Forwarders.*3 days left$/)
  expect(due.elements().map(({ textContent }) => textContent)).toEqual([late, later])
  const lists = screen.getByRole('list', { name: 'Your lists' })
  expect(
    lists
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['For Evaluation2transactions'])
  const [first, second] = [due.nth(0).element(), lists.element()]
  expect(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('queue management is one table: each evaluator under their group, with the work of each', async () => {
  const group = { agency: 'dti', description: '', types: [], legal_basis: '', is_active: true, version: 1, members: [] }
  const ramon = { user_id: 5, name: 'Ramon Diaz', position_title: 'Evaluator I', open: 7 }
  const alma = { user_id: 6, name: 'Alma Cruz', position_title: 'Evaluator II', open: 4 }
  const data = [
    { ...group, id: 1, name: 'Corporations', open: 11, members: [ramon, alma] },
    { ...group, id: 2, name: 'Reports', types: [14], legal_basis: 'Office order 12-2026', open: 0 },
  ]
  answer('GET /queue', () => ({ data }))
  const screen = await show(<QueueManagementPage />)
  const table = screen.getByRole('table', { name: 'Evaluators by queue group' })
  await expect.element(table).toBeVisible()
  expect(screen.getByRole('table').elements()).toHaveLength(1)
  const groups = table.getByRole('rowgroup')
  expect(groups.elements().map(({ textContent }) => textContent)).toEqual([
    'EvaluatorPositionIn their queue',
    expect.stringMatching(/^Corporations.*11 open transactions.*Ramon Diaz.*Alma Cruz/),
    expect.stringMatching(/^Reports.* · Office order 12-2026.*No members\./),
  ])
  const own = table.getByRole('link', { name: '7 in the queue of Ramon Diaz' })
  await expect.element(own).toHaveAttribute('href', '/evaluators-transactions/5/transactions')
})

test('the evaluators of a group: what is open in the group and what is in the queue of each are two figures with two names', async () => {
  const group = { agency: 'dti', description: '', types: [], legal_basis: '', is_active: true, version: 1 }
  const members = [{ user_id: 5, name: 'Ramon Diaz', position_title: 'Evaluator I', open: 7 }]
  answer('GET /queue', () => ({ data: [{ ...group, id: 1, name: 'Corporations', open: 11, members }] }))
  const routes = [{ path: '/queue-evaluators/:id', element: <QueueEvaluatorsPage /> }]
  const screen = await showRoutes(routes, '/queue-evaluators/1')
  await expect.element(screen.getByRole('link', { name: 'Open transactions of the group (11)' })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'In their queue' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '7', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: /Open/ })).not.toBeInTheDocument()
})
