import { adminLogin } from '@lading/contract/accounts/accounts'
import { searchTransactions } from '@lading/contract/search'
import { ensure } from '@lading/domain/ensure'
import type { Page } from '@playwright/test'
import type { Client } from '../../apps/server/src/testing/client.ts'
import { remoteClient } from '../../apps/server/src/testing/remote-client.ts'
import { DEMO_PASSWORD } from './accounts.ts'

/** The transaction of a reference, as its client finds it. */
export async function transactionOf(client: Page, reference: string): Promise<number> {
  const { body } = await (await clientOn(client)).call(searchTransactions, { body: { keyword: reference } })
  return ensure(body.data[0]).transaction_id
}

/** The number in the address of a page: of the transaction, for staff and for a client's changes and requests. */
export const idOn = (page: Page) => Number(ensure(/\/(\d+)$/.exec(new URL(page.url()).pathname))[1])

const portalOf = (page: Page) => ({ url: new URL(page.url()).origin })

const staff = new Map<string, Promise<Client>>()

/** Somebody of the agency; a password takes the portal long to compare, so each signs in once in a run. */
export function staffOf(page: Page, account: string): Promise<Client> {
  const known = staff.get(account) ?? signedIn(page, account)
  staff.set(account, known)
  return known
}

async function signedIn(page: Page, account: string): Promise<Client> {
  const { body } = await nobodyAt(page).call(adminLogin, {
    body: { email: `${account}@lading.example`, password: DEMO_PASSWORD },
  })
  if (!('authorisation' in body)) throw new Error(`${account} is asked for a second factor.`)
  return remoteClient(portalOf(page), { user_id: body.user.id, token: body.authorisation.token })
}

/** A visitor of the portal that this page shows. */
export const nobodyAt = (page: Page): Client => remoteClient(portalOf(page), { user_id: 0, token: undefined })

/** Who is signed in on this page. */
export async function clientOn(page: Page): Promise<Client> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  return remoteClient(portalOf(page), { user_id: 0, token: ensure(token) })
}
