import { completeRegistration, me, register, verifyEmail } from '@lading/contract/accounts/accounts'
import { paths } from '@lading/contract/addresses/paths'
import { listReceivedMails, showReceivedMail } from '@lading/contract/notifications'
import { ensure } from '@lading/domain/ensure'
import { expect, type Page } from '@playwright/test'
import type { Client } from '../../apps/server/src/testing/client.ts'
import { PASSWORD, signIn } from './accounts.ts'
import { clientOn, nobodyAt } from './people-by-calls.ts'
import { SCREEN_WAIT } from './waits.ts'

const names = { first_name: 'Teresa', last_name: 'Villanueva', mobile: '0917 555 0144' }

/** A new customer who registered by calls, and is signed in on this page. Gives who that is. */
export async function becomeCustomerByCalls(page: Page, email: string): Promise<Client> {
  await page.goto(paths.login())
  await registerByCalls(nobodyAt(page), email)
  await signIn(page, email, PASSWORD)
  const client = await clientOn(page)
  await client.call(completeRegistration, { params: { id: (await client.call(me)).body.id }, body: names })
  return client
}

/** The account, and its address confirmed by the mail to it. */
async function registerByCalls(nobody: Client, email: string): Promise<void> {
  await nobody.call(register, { body: { email, password: PASSWORD } })
  const mailed = async () => {
    const { body } = await nobody.call(listReceivedMails)
    return body.data.find(({ to }) => to === email)?.id ?? ''
  }
  await expect.poll(mailed, { timeout: SCREEN_WAIT }).not.toBe('')
  const { body: mail } = await nobody.call(showReceivedMail, { params: { id: await mailed() } })
  await nobody.call(verifyEmail, { query: { token: ensure(/token=([\w-]+)/.exec(mail.text)?.[1]) } })
}
