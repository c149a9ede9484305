import { ensure } from '@lading/domain/ensure'
import type { RequirementFile } from '@lading/contract/filing/requirement-lines'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openMyApplication, returned, returnedFile, serveMyApplication } from '../../../testing/my-application.tsx'
import { requirement } from '../../../testing/sample-application.ts'
import { answer, asked } from '../../../testing/server.ts'

beforeEach(serveMyApplication)

const permit = requirement({
  max_files: 2,
  code: 'S-07',
  name: 'Mayor’s permit',
  asks_expiry: true,
  expiry_label: 'Valid until',
  day: 'future',
})

/** The page of an application that was submitted with documents to follow; these are its permits. */
async function openWith(files: readonly RequirementFile[], on_completion = '') {
  const requirements = [{ ...permit, files: [...files] }]
  const screen = await openMyApplication({ ...returned, status: 1, open: 'documents', requirements, on_completion })
  const pane = screen.getByRole('region', { name: 'Complete your requirements' })
  await expect.element(pane).toBeVisible()
  return { pane, button: pane.getByRole('button', { name: 'Send to the agency' }) }
}

test.each([
  { what: 'missing', files: [], said: 'Mayor’s permit: attach the document.' },
  {
    what: 'without its day',
    files: [{ ...returnedFile, expires_on: null }],
    said: 'Mayor’s permit: enter “Valid until”.',
  },
  {
    what: 'no longer in force',
    files: [{ ...returnedFile, expires_on: '2020-01-31' }],
    said: /Mayor’s permit: 31 Jan 2020 has passed/,
  },
])('a document that is $what is led to, and keeps the requirements from being complete', async ({ files, said }) => {
  const { pane, button } = await openWith(files)
  const link = pane.getByRole('region', { name: 'Left to do' }).getByRole('link', { name: said })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/#req-S-07$/))
  await expect.element(pane.getByText('One document is not ready.')).toBeVisible()
  await expect.element(button).toBeDisabled()
})

test('what depends on the day on which it is complete is read before the documents', async () => {
  const said = 'Completed on or before Wed, 31 Mar 2027, the renewal pays no surcharge.'
  const { pane } = await openWith([], said)
  await expect.element(pane.getByText(said)).toBeVisible()
})

test('an impossible day of a document stays in its field, says why, and names the day that is saved', async () => {
  await openWith([{ ...returnedFile, expires_on: '2126-12-31' }])
  const day = page.getByLabelText(`Valid until: ${returnedFile.name}`)
  await expect.element(day).toHaveValue('31 Dec 2126')
  await day.fill('31/02/2127')
  await userEvent.tab()
  await expect.element(day).toHaveValue('31/02/2127')
  await expect
    .element(day)
    .toHaveAccessibleDescription(
      '“31/02/2127” is not a valid date: February 2127 has 28 days. 31 Dec 2126 is still saved.',
    )
  expect(asked.filter(({ method }) => method === 'PATCH')).toEqual([])
  await day.fill('')
  await userEvent.tab()
  await expect.element(day).toHaveValue('31 Dec 2126')
})

test('what has everything waits for the file that is still on its way', async () => {
  const arrived = Promise.withResolvers<Response>()
  answer('PUT /transactions/9/documents', () => arrived.promise)
  const { pane, button } = await openWith([{ ...returnedFile, expires_on: '2126-12-31' }])
  await expect.element(button).toBeEnabled()
  await pane.getByRole('button', { name: 'Add another file', exact: false }).click()
  const picture = new File(['%PDF'], 'receipt.pdf', { type: 'application/pdf' })
  await userEvent.upload(ensure(pane.element().querySelector('input[type=file]')), picture)
  await expect.element(pane.getByText('Saving…')).toBeVisible()
  await expect.element(button).toBeDisabled()
  arrived.resolve(Response.json({ code: 'invalid-input', message: 'It cannot be read.' }, { status: 422 }))
  await expect.element(button).toBeEnabled()
})

test('what has everything is completed by one press', async () => {
  answer('PUT /transactions/update/status/9', () => ({ transaction_id: 9, accreditation_id: 7, status: 2, version: 6 }))
  const { pane, button } = await openWith([{ ...returnedFile, expires_on: '2126-12-31' }])
  await expect.element(pane.getByText('Everything is here.')).toBeVisible()
  await button.click()
  await expect
    .poll(() => asked.find(({ path }) => path === '/transactions/update/status/9')?.body)
    .toEqual({ action: 'complete-requirements', version: 5 })
})
