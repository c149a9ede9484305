import type { MemorandumDraft } from '@lading/contract/evaluation'
import { Status } from '@lading/domain/transactions/status'
import { beforeEach, expect, test } from 'vitest'
import { me, openTransaction, sitAtDesk } from '../../testing/transaction-page.tsx'
import { answer } from '../../testing/server.ts'
import { sampleTransaction, sampleProcess, serveTransaction } from '../../testing/sample-transaction.ts'

beforeEach(sitAtDesk)

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
  const screen = await openTransaction('?tab=memorandum')
  await screen.getByLabelText(/^Findings/).fill(written.findings)
  await screen.getByLabelText(/^Recommendation/).fill(written.recommendation)
  await screen.getByRole('button', { name: 'Save the draft' }).click()
  await expect.element(screen.getByText(/^Version 1, written by/)).toBeVisible()
  await expect.element(screen.getByText('They are not saved yet.', { exact: false })).not.toBeInTheDocument()
  letGo()
})
