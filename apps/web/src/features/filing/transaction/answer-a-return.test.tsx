import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  openMyApplication,
  returned,
  returnedDocument,
  returnedFile,
  serveMyApplication,
} from '../../../testing/my-application.tsx'
import { requirement, sampleApplication, sampleForm } from '../../../testing/sample-application.ts'
import { answer, asked } from '../../../testing/server.ts'

beforeEach(serveMyApplication)

const field = {
  ...returnedDocument,
  id: 2,
  kind: 'field',
  code: 'officers.k1.training_hours',
  label: 'Hours of training',
} as const

describe('what the agency returned', () => {
  test('is asked item by item, with the day and the days left', async () => {
    const return_remarks = 'Please send both together.'
    const screen = await openMyApplication({ ...returned, return_remarks, returns: [returnedDocument, field] })
    const needed = screen.getByRole('region', { name: 'What we need from you' })
    await expect
      .element(needed.getByText('1 document and 1 answer. Everything else remains as you filed it.'))
      .toBeVisible()
    await expect.element(needed.getByText('Please send both together.')).toBeVisible()
    await expect.element(needed.getByText('They add up to 52 hours.').first()).toBeVisible()
    await expect.element(needed.getByText('Tue, 15 Dec 2026')).toBeVisible()
    await expect.element(needed.getByText('15 working days left')).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Hours of training, Ana Reyes' })).toBeVisible()
  })

  test('says a remark once, where it is the one of an item', async () => {
    const { remark } = returnedDocument
    const screen = await openMyApplication({ ...returned, return_remarks: remark, returns: [returnedDocument] })
    await expect.element(screen.getByText(remark)).toBeVisible() // of two, the locator would tell
  })

  test('goes back only once each item is answered', async () => {
    const answered_at = '2026-11-21T02:00:00Z'
    const screen = await openMyApplication({ ...returned, returns: [{ ...returnedDocument, answered_at }, field] })
    await expect.element(screen.getByText('1 of 2 answered. Answer all of them to resubmit.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Resubmit' })).toBeDisabled()
  })

  test('is sent as it was seen', async () => {
    const answered_at = '2026-11-21T02:00:00Z'
    answer('PUT /transactions/update/status/9', () => ({
      transaction_id: 9,
      accreditation_id: 7,
      status: 5,
      version: 6,
    }))
    const screen = await openMyApplication({ ...returned, returns: [{ ...returnedDocument, answered_at }] })
    await screen.getByRole('button', { name: 'Resubmit' }).click()
    await expect.element(screen.getByText('Sent back to the agency.')).toBeVisible()
    expect(asked.find(({ path }) => path === '/transactions/update/status/9')?.body).toEqual({
      action: 'resubmit',
      version: 5,
      content_hash: 'a'.repeat(64),
      form_version: 1,
    })
  })
})

test('a client who corrects what was refused types on in the same field', async () => {
  const answered_at = '2026-11-21T02:00:00Z'
  const body = { code: 'refused', message: 'Not yet.', errors: { 'documents.S-12': ['The permit has expired.'] } }
  answer('PUT /transactions/update/status/9', () => Response.json(body, { status: 422 }))
  const screen = await openMyApplication({ ...returned, returns: [{ ...returnedDocument, answered_at }] })
  await screen.getByRole('button', { name: 'Resubmit' }).click()
  await expect.element(screen.getByRole('alert', { name: 'Left to do' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Answer in words', exact: false }).click()
  const words = screen.getByRole('textbox', { name: 'Your answer in words' })
  await words.click()
  await userEvent.keyboard('A new permit is attached.')
  await expect.element(words).toHaveValue('A new permit is attached.')
})

test('what came back is not sent while a day is still being saved', async () => {
  const answered_at = '2026-11-21T02:00:00Z'
  const file = { ...returnedFile, expires_on: null }
  const line = requirement({ code: 'S-12', asks_expiry: true, expiry_label: 'Valid until', files: [file] })
  const open_return = { ...returned, returns: [{ ...returnedDocument, answered_at }], requirements: [line] }
  const saved = Promise.withResolvers<void>()
  answer('PATCH /transactions/9/documents', async () => {
    await saved.promise
    const files = [{ ...file, expires_on: '2028-12-31' }]
    return sampleApplication({ ...open_return, content_hash: 'b'.repeat(64), requirements: [{ ...line, files }] })
  })
  const screen = await openMyApplication(open_return)
  await expect.element(screen.getByText('Date needed')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Valid until: permit.pdf' }).click()
  await userEvent.keyboard('2028-12-31') // a day already without its last figure
  expect(asked.filter(({ method }) => method === 'PATCH')).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Saving…')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Resubmit' })).toBeDisabled()

  expect(asked.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ expires_on: '2028-12-31' })
  saved.resolve()
  await expect.element(screen.getByText('Answered')).toBeVisible()
  answer('PUT /transactions/update/status/9', () => ({ transaction_id: 9, accreditation_id: 7, status: 5, version: 6 }))
  await screen.getByRole('button', { name: 'Resubmit' }).click()
  await expect
    .poll(() => asked.find(({ path }) => path === '/transactions/update/status/9')?.body)
    .toMatchObject({ content_hash: 'b'.repeat(64) })
})

test('a new document that is no longer in force is refused where its day is entered', async () => {
  const file = { ...returnedFile, round: 1, decision: null, expires_on: '2020-12-31' } as const
  const asks = { asks_expiry: true, expiry_label: 'Valid until', day: 'future' } as const
  const line = requirement({ code: 'S-12', ...asks, files: [file] })
  const returns = [{ ...returnedDocument, answered_at: '2026-11-21T02:00:00Z' }]
  const screen = await openMyApplication({ ...returned, returns, requirements: [line] })
  await expect.element(screen.getByText('Not in force')).toBeVisible()
  await expect
    .element(screen.getByRole('textbox', { name: 'Valid until: permit.pdf' }))
    .toHaveAccessibleDescription('31 Dec 2020 has passed. Attach one that is in force, or correct the day.')
})

describe('a scope that came back', () => {
  const scope = { ...field, code: 'scope', label: 'Scope of accreditation', remark: 'Your contracts are an NVOCC’s.' }
  const changed = {
    ...returned,
    form: sampleForm({ domestic: 1, international: 0, paid_up_capital: '5000000.00' }),
    minimum_capital: '1000000.00',
  } as const
  const chosen = { form: sampleForm({ domestic: 1, international: 0, nvocc: 1, paid_up_capital: '5000000.00' }) }

  test('is chosen anew with its capital, and sent as the answers that differ', async () => {
    answer('PUT /transactions/9/answers', () => ({
      saved: ['nvocc'],
      errors: {},
      conflicts: [],
      filing: sampleApplication({ ...changed, ...chosen, returns: [scope] }),
    }))
    const screen = await openMyApplication({ ...changed, returns: [scope] })
    await expect.element(screen.getByRole('textbox', { name: 'Paid-up capital' })).toBeVisible()
    await screen.getByRole('checkbox', { name: 'NVOCC' }).click()
    await expect.element(screen.getByText('Save what you typed first.')).toBeVisible()
    await screen.router.navigate('#return-2') // on the same page
    expect(screen.router.state.location.hash).toBe('#return-2')
    void screen.router.navigate('/elsewhere')
    const question = screen.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await screen.getByRole('button', { name: 'Save Scope of accreditation' }).click()
    await expect
      .poll(() => asked.find(({ method }) => method === 'PUT')?.body)
      .toMatchObject({ patch: [{ path: 'nvocc', value: 1, base: 0 }] })
  })

  test('stands as a colleague saved it meanwhile, so that nobody puts the old scope back unknowingly', async () => {
    answer('PUT /transactions/9/returns/2', () =>
      sampleApplication({ ...changed, ...chosen, form_version: 2, returns: [{ ...scope, answer: 'As agreed.' }] }),
    )
    const screen = await openMyApplication({ ...changed, returns: [scope] })
    await screen.getByRole('button', { name: 'Answer in words', exact: false }).click()
    await screen.getByRole('textbox', { name: 'Your answer in words' }).fill('As agreed.')
    await screen.getByRole('button', { name: 'Save the answer' }).click()
    await expect.element(screen.getByRole('checkbox', { name: 'NVOCC' })).toBeChecked()
    await expect.element(screen.getByText('Save what you typed first.')).not.toBeInTheDocument()
  })

  test('that is chosen waits to be saved, also once the words beside it are', async () => {
    const answered = { ...scope, answer: 'As agreed.' }
    answer('PUT /transactions/9/returns/2', () => sampleApplication({ ...changed, returns: [answered] }))
    const screen = await openMyApplication({ ...changed, returns: [scope] })
    await screen.getByRole('checkbox', { name: 'NVOCC' }).click()
    await screen.getByRole('button', { name: 'Answer in words', exact: false }).click()
    await screen.getByRole('textbox', { name: 'Your answer in words' }).fill('As agreed.')
    await screen.getByRole('button', { name: 'Save the answer' }).click()
    await expect.element(screen.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled()
    await expect.element(screen.getByText('Save what you typed first.')).toBeVisible()
  })

  test('that is typed while the rest is being saved waits to be saved too', async () => {
    const saved = Promise.withResolvers<void>()
    const form = { ...changed.form, paid_up_capital: '7000000.00' }
    answer('PUT /transactions/9/answers', async () => {
      await saved.promise
      const filing = sampleApplication({ ...changed, form, form_version: 2, returns: [scope] })
      return { saved: ['paid_up_capital'], errors: {}, conflicts: [], filing }
    })
    const screen = await openMyApplication({ ...changed, returns: [scope] })
    const capital = screen.getByRole('textbox', { name: 'Paid-up capital' })
    await capital.fill('7000000')
    await screen.getByRole('button', { name: 'Save Scope of accreditation' }).click()
    await capital.fill('70000000')
    saved.resolve()
    await expect.element(screen.getByRole('button', { name: 'Save Scope of accreditation' })).toBeEnabled()
    await expect.element(screen.getByText('Save what you typed first.')).toBeVisible()
    await expect.element(capital).toHaveValue('70,000,000')
  })

  test('is settled by the person who saves last, who reads what a colleague entered meanwhile', async () => {
    const theirs = { path: 'paid_up_capital', label: 'Paid-up capital', yours: '7000000.00', theirs: '8000000.00' }
    const now = sampleApplication({ ...changed, form_version: 2, returns: [scope] })
    const filing = { ...now, form: { ...now.form, paid_up_capital: '8000000.00' } }
    const details = { saved: [], errors: {}, filing, conflicts: [{ ...theirs, base: '' }] }
    const message = 'The same answers were changed by another user or in another window. Choose which to keep.'
    answer('PUT /transactions/9/answers', () => Response.json({ code: 'refused', message, details }, { status: 409 }))
    const screen = await openMyApplication({ ...changed, returns: [scope] })
    await screen.getByRole('textbox', { name: 'Paid-up capital' }).fill('7000000')
    await screen.getByRole('button', { name: 'Save Scope of accreditation' }).click()
    await expect.element(screen.getByText('₱8,000,000.00')).toBeVisible()

    answer('PUT /transactions/9/answers', () => ({ saved: ['paid_up_capital'], errors: {}, filing: now }))
    await screen.getByRole('button', { name: 'Keep mine: Paid-up capital' }).click()
    const patch = [{ path: 'paid_up_capital', value: '7000000.00', base: '8000000.00' }]
    await expect.poll(() => asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({ patch })
    await expect.element(screen.getByText(message)).not.toBeInTheDocument()
  })

  test('is not saved with none chosen', async () => {
    const screen = await openMyApplication({ ...changed, returns: [scope] })
    await screen.getByRole('checkbox', { name: 'Domestic' }).click()
    await screen.getByRole('button', { name: 'Save Scope of accreditation' }).click()
    await expect.element(screen.getByText('Choose at least one scope.')).toBeVisible()
    expect(asked.filter(({ method }) => method === 'PUT' || method === 'PATCH')).toEqual([])
  })

  test('waits for the documents the new scope asks for', async () => {
    const answered_at = '2026-11-21T02:00:00Z'
    const permit = requirement({ code: 'S-13', name: 'Agency agreement', is_open: true, files: [] })
    const screen = await openMyApplication({ ...changed, returns: [{ ...scope, answered_at }], requirements: [permit] })
    const anew = screen.getByRole('region', { name: 'Required because of your new answers' })
    await expect.element(anew.getByRole('heading', { name: 'Agency agreement' })).toBeVisible()
    await expect.element(screen.getByText('1 more document is needed.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Resubmit' })).toBeDisabled()
  })
})
