import type { MemorandumDraft } from '@lading/contract/evaluation'
import { Status } from '@lading/domain/transactions/status'
import { beforeEach, expect, test } from 'vitest'
import { startSession } from '#lib/session.ts'
import { authorisation, person } from '../../testing/people.ts'
import { answer } from '../../testing/server.ts'
import { showRoutes } from '../../testing/show.tsx'
import { sampleTransaction, sampleProcess, serveTransaction } from '../../testing/sample-transaction.ts'
import WorkflowPage from './WorkflowPage.tsx'

beforeEach(() => {
  sessionStorage.clear()
  startSession({ user: person('staff', ['return-to-client', 'endorse-for-review']), authorisation })
})

const open = (tab = '') =>
  showRoutes(
    [{ path: '/transactions/admin-workflow/:id', element: <WorkflowPage /> }],
    `/transactions/admin-workflow/7${tab}`,
  )

const me = { user_id: 41, name: 'Reyes, Ana', lease_ends_at: '2100-01-01T00:00:00Z', is_me: true }

test('a memorandum that was just saved is not called unsaved', async () => {
  const held = sampleProcess({ status: Status.lockedForEvaluation, holder: me })
  const written = { findings: 'All documents are genuine.', recommendation: 'Approval.', legal_basis: '' }
  let memorandum: MemorandumDraft | null = null
  serveTransaction(sampleTransaction(), held)
  answer('GET /transactions/7', () => sampleTransaction({ memorandum }))
  const { promise: looked, resolve: letGo } = Promise.withResolvers<void>()
  answer('GET /transactions/7/process', () => (memorandum ? looked.then(() => held) : held))
  answer('PUT /transactions/7/memorandum', ({ body }) => {
    memorandum = { ...(body as typeof written), version_no: 1, written_by: me, written_at: '2026-11-24T01:38:00Z' }
    return memorandum
  })
  const screen = await open('?tab=memorandum')
  await screen.getByLabelText(/^Findings/).fill(written.findings)
  await screen.getByLabelText(/^Recommendation/).fill(written.recommendation)
  await screen.getByRole('button', { name: 'Save the draft' }).click()
  await expect.element(screen.getByText(/^Version 1, written by/)).toBeVisible()
  await expect.element(screen.getByText('They are not saved yet.', { exact: false })).not.toBeInTheDocument()
  letGo()
})
