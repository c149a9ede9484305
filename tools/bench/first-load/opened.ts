import type { Browser, BrowserContextOptions } from '@playwright/test'
import { paths } from '@lading/contract/addresses/paths'
import type { Opening } from './pages.ts'

/** How a page is opened by somebody whose browser knows nothing of the portal but who is signed in. */
export interface OpenedPage {
  readonly address: string
  readonly context: BrowserContextOptions
}

const PASSWORD = 'Lading-demo-2026'
// Who opens a page for the first time has no worker that answers for the portal.
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'en-PH',
  serviceWorkers: 'block',
}

export async function opened(browser: Browser, url: string, { as, path, rows }: Opening): Promise<OpenedPage> {
  const context = await browser.newContext({ ...PHONE, baseURL: url })
  const page = await context.newPage()
  if (as) {
    await page.goto(paths.login(as.audience))
    await page.getByLabel(/e-mail/i).fill(as.email)
    await page.getByLabel(/^Password/).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL((now) => !now.pathname.startsWith(paths.login()))
  } else await page.goto('/robots.txt')
  const needs = [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name))
  const names = rows ? await page.evaluate(firstRow, { ...rows, needs }) : {}
  const address = path.replace(/:(\w+)/g, (_, name: string) => String(names[name]))
  const { cookies, origins } = await context.storageState()
  await context.close()
  return { address, context: { ...PHONE, baseURL: url, storageState: { cookies, origins } } }
}

type Rows = NonNullable<Opening['rows']> & { readonly needs: readonly string[] }

/** The first row that has the names of the address: an entry of another register has no page here. */
async function firstRow({ call, method, body = {}, needs }: Rows): Promise<Record<string, unknown>> {
  const token = localStorage.getItem('token')
  const answer = await fetch(`/api${call}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
  const { data } = (await answer.json()) as { data: Record<string, unknown>[] }
  return data.find((row) => needs.every((name) => row[name])) ?? {}
}
