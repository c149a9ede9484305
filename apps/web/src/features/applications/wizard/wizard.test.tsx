import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { beginApplying, openWizard } from '../../../testing/application-wizard.tsx'
import { sampleApplication, sampleForm } from '../../../testing/sample-application.ts'
import { answer, asked } from '../../../testing/server.ts'

beforeEach(beginApplying)

describe('the wizard', () => {
  test('begins with step 1', async () => {
    const screen = await openWizard()
    const active = screen.getByRole('navigation', { name: 'Steps of the application' })
    await expect.element(active.getByText('Business Information')).toBeVisible()
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Business Information')
  })

  test('lists the sections of step 1, each with its state, and opens one at its own address', async () => {
    const screen = await openWizard()
    const rows = screen.getByRole('list', { name: 'Sections' })
    const row = (title: RegExp) => rows.getByRole('listitem').filter({ hasText: title })
    await expect.element(row(/^Scope of accreditation/).getByText('Done')).toBeVisible()
    await expect.element(row(/^The business/).getByText('In progress')).toBeVisible()
    await expect.element(row(/^Insurance/).getByText('Not started')).toBeVisible()
    await expect.element(row(/^Branches/).getByText('Optional')).toBeVisible()
    await rows.getByRole('link', { name: 'Insurance' }).click()
    expect(screen.router.state.location.search).toBe('?section=insurance')
    await expect.element(screen.getByRole('textbox', { name: 'Insurer' })).toBeVisible()
    await screen.getByRole('link', { name: 'All sections' }).click()
    await expect.element(rows).toBeVisible()
  })

  test('goes from a section to the next one that is open', async () => {
    const screen = await openWizard('?section=scope')
    await screen.getByRole('button', { name: 'Save and continue' }).click()
    await expect.element(screen.getByRole('heading', { name: 'The business', level: 2 })).toHaveFocus()
    expect(screen.router.state.location.search).toBe('?section=business')
  })

  test('keeps the step in the address', async () => {
    const screen = await openWizard()
    await screen.getByRole('link', { name: /Requirements/ }).click()
    await expect.element(screen.getByRole('heading', { name: 'SEC certificate of registration' })).toBeVisible()
    expect(screen.router.state.location.search).toBe('?step=2')
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Requirements')
  })

  test('saves what is typed once the field is left, and says when', async () => {
    answer('PUT /transactions/9/answers', () => ({
      saved: ['trade_name'],
      errors: {},
      filing: sampleApplication({ form: { ...sampleApplication().form, trade_name: 'Kalayaan Lines' } }),
    }))
    const screen = await openWizard('?section=business')
    await screen.getByRole('textbox', { name: 'Trade name' }).fill('Kalayaan Lines')
    await userEvent.tab()
    await expect.element(screen.getByText('Saved 10:31 am')).toBeVisible()
    await expect
      .poll(() => asked.find(({ method }) => method === 'PUT')?.body)
      .toMatchObject({
        patch: [{ path: 'trade_name', value: 'Kalayaan Lines', base: '' }],
      })
  })

  test('deletes the draft where it is written, after a question', async () => {
    const acts = [
      { action: 'delete-draft', label: 'Delete draft', is_usual: false, transition_id: 'A03', to: 25, questions: [] },
    ]
    answer('GET /transactions/9/process', () => ({
      transaction_id: 9,
      version: 1,
      status: 0,
      acts,
      not_yet: [],
      holder: null,
      processor: null,
    }))
    answer('PUT /transactions/update/status/9', () => ({
      transaction_id: 9,
      accreditation_id: 7,
      status: 25,
      version: 2,
    }))
    const filing = sampleApplication({ form: sampleForm({ trade_name: 'Kalayaan Lines' }) })
    answer('PUT /transactions/9/answers', () => ({ saved: ['trade_name'], errors: {}, filing }))
    const screen = await openWizard('?section=business')
    await screen.getByRole('textbox', { name: 'Trade name' }).fill('Kalayaan Lines')
    await screen.getByRole('link', { name: 'All sections' }).click()
    await screen.getByRole('button', { name: 'Delete the draft' }).click()
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: /Delete/ })
      .click()
    await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    const sent = asked.find(({ path }) => path === '/transactions/update/status/9')
    expect(sent?.body).toMatchObject({ action: 'delete-draft' })
    // What was typed last was sent before; nothing of the draft is saved or read after.
    const paths = asked.map(({ path }) => path)
    expect(paths).toContain('/transactions/9/answers')
    expect(paths.slice(paths.indexOf('/transactions/update/status/9') + 1)).toEqual([])
  })

  test('asks for what is missing before it goes on', async () => {
    const screen = await openWizard('?section=representative')
    await screen.getByRole('button', { name: 'Save and continue' }).click()
    await expect.element(screen.getByRole('heading', { name: /^5 answers need your attention/ })).toBeVisible()
    expect(screen.router.state.location.search).toBe('?section=representative')
  })
})
