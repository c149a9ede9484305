import { Status } from '@lading/domain/transactions/status'
import { inputs } from '@lading/domain/workflow/transition/inputs'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { me, openTransaction, sitAtDesk } from '../../../testing/transaction-page.tsx'
import { answer, Refusal } from '../../../testing/server.ts'
import { sampleAct, sampleTransaction, sampleProcess, serveTransaction } from '../../../testing/sample-transaction.ts'

beforeEach(sitAtDesk)

const propose = sampleAct('propose-disapproval', 'Propose disapproval', Status.forDisapproval, ['grounds'])

test('words typed in a dialog are there again after the page was loaded anew', async () => {
  serveTransaction(sampleTransaction(), sampleProcess({ acts: [propose] }))
  const before = await openTransaction()
  await before.getByRole('button', { name: 'Propose disapproval' }).click()
  await before.getByRole('dialog').getByRole('textbox', { name: 'Grounds' }).fill('The capital is not paid up.')
  await before.unmount()

  const after = await openTransaction()
  await after.getByRole('button', { name: 'Propose disapproval' }).click()
  await expect
    .element(after.getByRole('dialog').getByRole('textbox', { name: 'Grounds' }))
    .toHaveValue('The capital is not paid up.')
})

const finding = { name: 'finding.pdf', media_type: 'application/pdf', size: 9, sha256: 'a'.repeat(64), page_count: 1 }

test('each of several attached files can be taken away again', async () => {
  const file = sampleAct('file-case', 'File the case', Status.forEvaluation, ['evidence'])
  serveTransaction(sampleTransaction(), sampleProcess({ acts: [file] }))
  answer('POST /file', () => ({ id: crypto.randomUUID(), ...finding }))
  const screen = await openTransaction()
  await screen.getByRole('button', { name: 'File the case' }).click()
  const dialog = screen.getByRole('dialog')
  const { label } = inputs.evidence
  for (const place of [1, 2]) {
    await userEvent.upload(dialog.getByLabelText(label, { exact: true }).last(), new File(['%PDF'], 'finding.pdf'))
    await expect.element(dialog.getByRole('group', { name: `${label} ${place}` })).toBeVisible()
  }
  await dialog.getByRole('button', { name: `Remove ${label} 1` }).click()
  await expect.element(dialog.getByRole('group', { name: `${label} 2` })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('group', { name: `${label} 1` })).toBeVisible()
})

test('a file that is taken away while another is sent stays away', async () => {
  const file = sampleAct('file-case', 'File the case', Status.forEvaluation, ['evidence'])
  serveTransaction(sampleTransaction(), sampleProcess({ acts: [file] }))
  const second = Promise.withResolvers<void>()
  let sent = 0
  answer('POST /file', async () => {
    sent += 1
    if (sent === 2) await second.promise
    return { id: crypto.randomUUID(), ...finding, name: `finding-${sent}.pdf` }
  })
  const screen = await openTransaction()
  await screen.getByRole('button', { name: 'File the case' }).click()
  const dialog = screen.getByRole('dialog')
  const { label } = inputs.evidence
  const attach = () =>
    userEvent.upload(dialog.getByLabelText(label, { exact: true }).last(), new File(['%PDF'], 'finding.pdf'))
  await attach()
  await expect.element(dialog.getByText('finding-1.pdf')).toBeVisible()
  await attach()
  await dialog.getByRole('button', { name: `Remove ${label} 1` }).click()
  await expect.element(dialog.getByRole('button', { name: `Cancel the upload of ${label}` })).toBeVisible()
  second.resolve()
  await expect.element(dialog.getByText('finding-2.pdf')).toBeVisible()
  await expect.element(dialog.getByText('finding-1.pdf')).not.toBeInTheDocument()
})

test('where somebody else moved the transaction first, the dialog says who and what, and the act is no longer offered', async () => {
  serveTransaction(sampleTransaction(), sampleProcess({ acts: [propose] }))
  const screen = await openTransaction()
  await screen.getByRole('button', { name: 'Propose disapproval' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Grounds' }).fill('The capital is not paid up.')

  serveTransaction(sampleTransaction(), sampleProcess({ version: 4, status: Status.forReview }))
  answer('PUT /transactions/update/status/7', () =>
    Response.json(
      {
        code: 'refused',
        message: 'The transaction was changed by another user.',
        details: {
          version: 4,
          status: Status.forReview,
          last_step: { label: 'Endorse for review', at: '2026-11-10T01:00:00Z', by: 'Cruz, Ramon' },
        },
      },
      { status: 409 },
    ),
  )
  await dialog.getByRole('button', { name: 'Propose disapproval' }).click()
  await expect.element(dialog.getByText('Endorse for review, by Cruz, Ramon', { exact: false })).toBeVisible()
  await expect.element(dialog.getByText('This action is no longer available.', { exact: false })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Propose disapproval' })).not.toBeInTheDocument()
})

test('a person who presses what another did first is told why, and sees at once who has the transaction', async () => {
  const begin = sampleAct('lock-start-evaluation', 'Start evaluation', Status.lockedForEvaluation)
  serveTransaction(
    sampleTransaction({ status: Status.forEvaluation }),
    sampleProcess({ status: Status.forEvaluation, acts: [begin] }),
  )
  const screen = await openTransaction()
  const button = screen.getByRole('button', { name: 'Start evaluation' })
  await expect.element(button).toBeVisible()

  serveTransaction(
    sampleTransaction(),
    sampleProcess({ version: 4, holder: { ...me, name: 'Cruz, Ramon', is_me: false } }),
  )
  const message = 'The transaction was changed by another user.'
  answer('PUT /transactions/update/status/7', () => new Refusal('refused', message))
  await button.click()
  await expect.element(screen.getByText(message)).toBeVisible()
  await expect.element(screen.getByText('works on it now', { exact: false })).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

test('a router sees the loads of the evaluators and cannot choose one who may not act', async () => {
  const route = sampleAct('route-assign', 'Route', Status.forEvaluation, ['evaluator_id?', 'queue_group_id?'])
  serveTransaction(sampleTransaction(), sampleProcess({ status: Status.forEvaluation, acts: [route] }))
  const post = { position_title: 'Specialist', open: 3 }
  answer('GET /transactions/7/candidates', () => ({
    people: [
      { user_id: 21, name: 'Cruz, Ramon', ...post, may_act: true, why_not: '' },
      { user_id: 22, name: 'Torres, Lina', ...post, may_act: false, why_not: 'A user of this business.' },
    ],
    queue_groups: [],
  }))
  const screen = await openTransaction()
  await screen.getByRole('button', { name: 'Route' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Evaluator' }).click()
  await expect.element(screen.getByText('Specialist · 3 open')).toBeVisible()
  const torres = screen.getByRole('option', { name: /Torres, Lina/ })
  await expect.element(torres.getByText('Specialist · A user of this business.')).toBeVisible()
  await expect.element(torres).toHaveAttribute('data-combobox-disabled', 'true')
})

test('what is not open yet is a sentence, not a button', async () => {
  const why = '2 documents are neither accepted nor returned.'
  const not_yet = [{ action: 'endorse-for-review', label: 'Endorse for review', why }]
  serveTransaction(sampleTransaction(), sampleProcess({ not_yet }))
  const screen = await openTransaction()
  await expect.element(screen.getByText(why)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Endorse for review' })).not.toBeInTheDocument()
})
