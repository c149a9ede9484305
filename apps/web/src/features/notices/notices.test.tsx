import { firstSettings } from '@lading/domain/settings/catalogue'
import { publicReads } from '@lading/contract/calls/public-reads'
import { expect, test } from 'vitest'
import { answer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import PrivacyPage from './PrivacyPage.tsx'
import TermsPage from './TermsPage.tsx'

const serve = () =>
  answer(`GET ${publicReads.allSettings}`, () => ({ data: firstSettings.filter(({ is_public }) => is_public) }))

test('a visitor reads what is kept, and to whom to write about it at either agency', async () => {
  serve()
  const screen = await show(<PrivacyPage />)
  await expect.element(screen.getByRole('heading', { name: 'Privacy notice' })).toBeVisible()
  await expect.element(screen.getByText(/Data Privacy Act of 2012/)).toBeVisible()
  for (const address of ['dpo@trade-agency.example', 'dpo@aviation-board.example'])
    await expect.element(screen.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`)
})

test('a visitor reads the terms of use by their headings, and which version they are', async () => {
  serve()
  const screen = await show(<TermsPage />)
  await expect.element(screen.getByRole('heading', { name: 'Your account', level: 2 })).toBeVisible()
  await expect.element(screen.getByText('Version 1')).toBeVisible()
})
