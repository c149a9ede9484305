import { completeRegistration, me, register, verifyEmail } from '@lading/contract/accounts/accounts'
import { createApplication } from '@lading/contract/applications/applications'
import { createBusiness } from '@lading/contract/businesses'
import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { listReceivedMails, showReceivedMail } from '@lading/contract/notifications'
import { paths } from '@lading/contract/addresses/paths'
import { addMonths, plainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { expect, type Page } from '@playwright/test'
import type { Client } from '../../apps/server/src/testing/client.ts'
import { sampleBusiness } from '../../apps/server/src/testing/samples/sample-business.ts'
import { PASSWORD, signIn } from './accounts.ts'
import { portalIsoDay } from './clock.ts'
import { evaluateByCalls, issueByCalls } from './desks-by-calls.ts'
import { clientOn, nobodyAt } from './people-by-calls.ts'
import { fileByCalls } from './filing-by-calls.ts'
import { SCREEN_WAIT } from './waits.ts'

const names = { first_name: 'Teresa', last_name: 'Villanueva', mobile: '0917 555 0144' }

/**
 * A new customer, signed in on this page, whose business is accredited by sea with the international scope; by calls. Gives
 * the number of the accreditation.
 */
export async function becomeAccredited(page: Page, email: string, business: Partial<BusinessProfile>): Promise<number> {
  await page.goto(paths.login())
  await registerByCalls(nobodyAt(page), email)
  await signIn(page, email, PASSWORD)
  const client = await clientOn(page)
  await client.call(completeRegistration, { params: { id: (await client.call(me)).body.id }, body: names })
  const today = plainDate(await portalIsoDay(page))
  const cover = { insurance_starts_on: addMonths(today, -6), insurance_ends_on: addMonths(today, 6) }
  const { body: created } = await client.call(createBusiness, { body: sampleBusiness({ ...cover, ...business }) })
  const { body: draft } = await client.call(createApplication, { body: { business_id: created.id, agency: 'dti' } })
  const { transaction_id: id } = draft
  const accreditation_id = ensure(draft.accreditation_id)
  const { assessment } = await fileByCalls(page, id, { international: 1 })
  const filed = { side: 'sea', client: page, id, accreditation_id } as const
  await evaluateByCalls(filed)
  await issueByCalls({ ...filed, due: assessment.total })
  return accreditation_id
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
