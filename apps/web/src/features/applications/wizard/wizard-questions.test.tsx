import { BusinessProfileDraft } from '@lading/contract/forms/business/business-profile'
import type { FormRow } from '@lading/domain/filing/form-path'
import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { beginApplying, openWizard } from '../../../testing/application-wizard.tsx'
import { sampleApplication } from '../../../testing/sample-application.ts'
import { answer, asked } from '../../../testing/server.ts'

beforeEach(beginApplying)

describe('the wizard', () => {
  test('says what hours of training are missing together once the hours of one officer are left', async () => {
    const training = { hours: 60, pooled: true }
    const limits = { ...sampleApplication().limits, training }
    const [officer] = sampleApplication().form['officers'] as FormRow[]
    const sent = () =>
      asked.flatMap(({ method, body }) => (method === 'PUT' ? (body as { patch: { value: number }[] }).patch : []))
    answer('PUT /transactions/9/answers', () => {
      const officers = [{ ...officer, training_hours: sent().at(-1)?.value }]
      const form = { ...sampleApplication().form, officers }
      return { saved: ['officers.k1.training_hours'], errors: {}, filing: sampleApplication({ limits, form }) }
    })
    const screen = await openWizard('?section=officers', { limits })
    await screen.getByRole('textbox', { name: 'Hours of training' }).fill('40')
    await userEvent.tab()
    const said = 'Key operating officers need 60 hours of training together; 40 are entered.'
    await expect.element(screen.getByText(said)).toBeVisible()
    await screen.getByRole('textbox', { name: 'Hours of training' }).fill('60')
    await userEvent.tab()
    await expect.element(screen.getByText(said)).not.toBeInTheDocument()
    await expect.poll(() => sent().at(-1)?.value).toBe(60)
    // What was not answered yet would be sent by the next that opens this draft.
    await expect.element(screen.getByText(/^Saved /)).toBeVisible()
  })

  test('says beside an answer that it is from the business profile, until it is changed', async () => {
    const { business_name, officers } = sampleApplication().form
    answer('GET /business/specific/3', () => ({
      id: 3,
      version: 1,
      updated_at: '2026-11-20T02:31:00Z',
      is_migrated: false,
      profile: BusinessProfileDraft.parse({ business_name, tin: '111222333000', officers }),
      mine: null,
      accreditations: [],
      missing: [],
      warnings: [],
      business_branches: [],
      policies: [],
      closed: null,
    }))
    const note = 'From the business profile. Change it if it is not right.'
    const screen = await openWizard('?section=business')
    await expect.element(screen.getByRole('textbox', { name: 'Business name' })).toHaveAccessibleDescription(note)
    await expect
      .element(screen.getByRole('textbox', { name: /^Tax identification/ }))
      .not.toHaveAccessibleDescription(note)
    await screen.getByRole('link', { name: 'All sections' }).click()
    await screen.getByRole('link', { name: 'Officers' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription(note)
    await expect.element(screen.getByRole('textbox', { name: 'Position' })).not.toHaveAccessibleDescription(note)
  })
})
