import type { MemorandumDraft } from '@lading/contract/evaluation'
import { Status } from '@lading/domain/transactions/status'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { me, openTransaction, sitAtDesk } from '../../testing/transaction-page.tsx'
import { answer, Refusal } from '../../testing/server.ts'
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

test('an evaluator who writes on while the draft is saved loses no letter, and no place', async () => {
  const held = sampleProcess({ status: Status.lockedForEvaluation, holder: me })
  let memorandum: MemorandumDraft | null = null
  serveTransaction(sampleTransaction(), held)
  answer('GET /transactions/7', () => sampleTransaction({ memorandum }))
  const arrived = Promise.withResolvers<void>()
  answer('PUT /transactions/7/memorandum', async ({ body }) => {
    await arrived.promise
    memorandum = { ...(body as MemorandumDraft), version_no: 1, written_by: me, written_at: '2026-11-24T01:38:00Z' }
    return memorandum
  })
  const screen = await openTransaction('?tab=memorandum')
  const findings = screen.getByLabelText(/^Findings/)
  await findings.fill('All documents')
  await screen.getByLabelText(/^Recommendation/).fill('Approval.')
  await screen.getByRole('button', { name: 'Save the draft' }).click()
  await findings.click()
  await userEvent.keyboard('{End} are genuine')
  arrived.resolve()
  await expect.element(screen.getByText(/^Version 1, written by/)).toBeVisible()
  await expect.element(findings).toHaveFocus()
  await userEvent.keyboard('.')
  await expect.element(findings).toHaveValue('All documents are genuine.')
  await screen.unmount()
  const again = await openTransaction('?tab=memorandum')
  await expect.element(again.getByLabelText(/^Findings/)).toHaveValue('All documents are genuine.')
  await expect.element(again.getByText(/Others saved since then/)).not.toBeInTheDocument()
})

test('where another window saved a draft meanwhile, what was typed stays, and the person decides which of both holds', async () => {
  const held = sampleProcess({ status: Status.lockedForEvaluation, holder: me })
  const drafts: MemorandumDraft[] = []
  const text = { recommendation: 'Approval.', legal_basis: '', version_no: 1, written_by: me }
  const write = (findings: string, minute: number) =>
    drafts.push({
      ...text,
      findings,
      written_at: `2026-11-24T01:0${minute}:00Z`,
    })
  write('As it was opened.', 1)
  serveTransaction(sampleTransaction(), held)
  answer('GET /transactions/7', () => sampleTransaction({ memorandum: drafts.at(-1) ?? null }))
  answer('PUT /transactions/7/memorandum', ({ body }) => {
    const { written_at, findings } = body as MemorandumDraft
    const last = drafts.at(-1)
    if (written_at !== last?.written_at) {
      const message = 'The memorandum was changed by another user or in another window. Review it first.'
      return new Refusal('refused', message, undefined, last)
    }
    write(findings, 3)
    return drafts.at(-1)
  })
  const screen = await openTransaction('?tab=memorandum')
  const findings = screen.getByLabelText(/^Findings/)
  await findings.fill('Mine.')
  write('Of the other window.', 2)
  await screen.getByRole('button', { name: 'Save the draft' }).click()
  await expect.element(screen.getByText(/Others saved since then/)).toBeVisible()
  await expect.element(findings).toHaveValue('Mine.')
  await screen.getByRole('button', { name: 'Discard my entries' }).click()
  await expect.element(findings).toHaveValue('Of the other window.')
  await findings.fill('Mine after all.')
  await screen.getByRole('button', { name: 'Save the draft' }).click()
  await expect.element(screen.getByText(/^Version 1, written by/)).toBeVisible()
  expect(drafts.map((draft) => draft.findings)).toEqual([
    'As it was opened.',
    'Of the other window.',
    'Mine after all.',
  ])
})
