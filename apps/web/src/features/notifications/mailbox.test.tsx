import { expect, test } from 'vitest'
import { answer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import MailboxPage from './MailboxPage.tsx'

const mail = (id: string, to: string, subject: string) => ({
  id,
  to,
  subject,
  message_id: `<${id}@lading.example>`,
  from: 'portal@lading.example',
  received_at: '2026-11-21T00:00:00Z',
})

test('the mailbox of the demonstration shows the mails of the account that is chosen', async () => {
  const data = [
    mail('a', 'juana@example.ph', 'Confirm your e-mail address'),
    mail('b', 'pedro@example.ph', 'Your payment is due'),
  ]
  answer('GET /demo/mailbox', () => ({ data, total: data.length }))
  const screen = await show(<MailboxPage />)
  const other = screen.getByRole('link', { name: /^Your payment is due/ })
  await expect.element(other).toBeVisible()

  await screen.getByRole('combobox', { name: 'Account' }).click()
  await screen.getByRole('option', { name: 'juana@example.ph' }).click()
  await expect.element(other).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: /^Confirm your e-mail address/ })).toBeVisible()

  await screen.getByRole('combobox', { name: 'Account' }).click()
  await screen.getByRole('option', { name: 'pedro@example.ph' }).click()
  await expect.element(other).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Confirm your e-mail address/ })).not.toBeInTheDocument()
})
