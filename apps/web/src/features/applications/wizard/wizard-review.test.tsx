import { beforeEach, describe, expect, test } from 'vitest'
import { beginApplying, openWizard } from '../../../testing/application-wizard.tsx'
import { requirement, sampleApplication } from '../../../testing/sample-application.ts'
import { answer } from '../../../testing/server.ts'

beforeEach(beginApplying)

describe('the wizard', () => {
  test('tells what is left to do before an application can be submitted', async () => {
    const screen = await openWizard('?step=3')
    const left = screen.getByRole('region', { name: 'Left to do' })
    await expect.element(left.getByText('Enter the paid-up capital.')).toBeVisible()
    const headings = left
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent)
    expect(headings).toEqual(expect.arrayContaining(['Business Information', 'Capital and ownership', 'Requirements']))
    expect(headings.at(-1)).toBe('Requirements')
    await expect
      .element(left.getByRole('link', { name: 'SEC certificate of registration: attach the document.' }))
      .toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Submit the application' })).toBeDisabled()
    await left.getByRole('link', { name: 'Enter the paid-up capital.' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Paid-up capital' })).toHaveFocus()
  })

  test('keeps what was declared on going back from the review, until an answer changes', async () => {
    const screen = await openWizard('?step=3')
    const declared = screen.getByRole('checkbox', { name: 'I declare this.' })
    const signature = screen.getByRole('textbox', { name: /^Signature/ })
    await declared.click()
    await signature.fill('Teresa Villanueva')
    await screen.getByText('On paper, picked up').click()
    await screen.getByRole('link', { name: 'Back' }).click()
    await screen.getByRole('link', { name: 'Continue' }).click()
    await expect.element(declared).toBeChecked()
    await expect.element(signature).toHaveValue('Teresa Villanueva')

    await screen.getByRole('link', { name: 'Back' }).click()
    answer('GET /transactions/9/filing', () => sampleApplication({ content_hash: 'b'.repeat(64) }))
    await screen.getByRole('link', { name: 'Continue' }).click()
    await expect.element(screen.getByText(/changed after you declared them/)).toBeVisible()
    await expect.element(declared).not.toBeChecked()
    await expect.element(signature).toHaveValue('')
    await expect.element(screen.getByRole('radio', { name: /On paper/ })).toBeChecked()

    await declared.click()
    await expect.element(screen.getByText(/then declare and sign again/)).toBeVisible()
    await signature.fill('Teresa Villanueva')
    await expect.element(screen.getByText(/then declare and sign again/)).not.toBeInTheDocument()
  })

  test('of a submitted application leads to its page', async () => {
    const screen = await openWizard('', { status: 2, open: 'nothing', requirements: [requirement()] })
    await screen.getByRole('link', { name: 'Open the application' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  })
})
