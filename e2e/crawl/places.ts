import { paths } from '@lading/contract/paths'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Page } from '@playwright/test'

/** Calls the portal as the person signed in on this page. */
async function ask<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([verb, address, payload]) => {
      const token = localStorage.getItem('token')
      const answer = await fetch(`/api${address}`, {
        method: verb as string,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(payload ? { body: JSON.stringify(payload) } : {}),
      })
      if (!answer.ok && answer.status !== 403) throw new Error(`${address} answered ${answer.status}`)
      return answer.json()
    },
    [method, path, body] as const,
  ) as Promise<T>
}

type Row = Record<string, number | string | null>
type Finder = (page: Page) => Promise<readonly (string | number)[]>

/** Of a list, the first row in each status: each shows the screen in another way. */
const ofEachStatus =
  (name: string, column: string, order: object = {}): Finder =>
  async (page) => {
    const { data = [] } = await ask<{ data?: Row[] }>(page, 'POST', `/lists/${name}`, { per_page: 50, ...order })
    const rows = data.filter((row, place) => data.findIndex(({ status }) => status === row['status']) === place)
    return rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined)
  }

/** A screen that customers and staff find in different lists. */
const inEither =
  (...both: Finder[]): Finder =>
  async (page) => [...new Set((await Promise.all(both.map((find) => find(page)))).flat())]

const firstOf =
  (path: string, column: string): Finder =>
  async (page) => {
    const { data = [] } = await ask<{ data?: Row[] }>(page, 'GET', path)
    return data.flatMap((row) => row[column] ?? []).slice(0, 1)
  }

/** Somebody who acts for a business beside the person: one's own page of people is the profile, another screen. */
const colleague: Finder = async (page) => {
  const me = await ask<{ id: number }>(page, 'GET', '/me')
  const { data = [] } = await ask<{ data?: Row[] }>(page, 'POST', '/lists/business-users', { per_page: 50 })
  return data
    .flatMap((row) => row['user_id'] ?? [])
    .filter((id) => id !== me.id)
    .slice(0, 1)
}

const ofTheirDesk: Finder = async (page) => {
  const found: (string | number)[] = []
  for (const name of deskLists) found.push(...(await ofEachStatus(name, 'transaction_id')(page)))
  return [...new Set(found)]
}
const deskLists = [
  'my-queue',
  'for-routing',
  'for-review',
  'order-of-payment',
  'payment-validation',
  'for-recommendation',
  'for-approval',
  'for-disapproval',
  'for-printing',
  'for-pickup',
]

/** The case whose certificate came back to this evaluator and is being corrected: answers there are not marked. */
export async function transactionToCorrect(page: Page): Promise<string> {
  const { data = [] } = await ask<{ data?: Row[] }>(page, 'POST', '/lists/my-queue', { per_page: 50 })
  for (const { transaction_id, status } of data) {
    if (status !== Status.evaluationForRevision) continue
    const { corrections } = await ask<{ corrections: unknown[] }>(page, 'GET', `/transactions/${transaction_id}`)
    if (corrections.length > 0) return paths.workflow(Number(transaction_id))
  }
  throw new Error('This evaluator corrects no certificate.')
}

/**
 * The renewal this evaluator has locked: its answers are marked for the client. Not the application of the demo's
 * customer, which a journey returns to them.
 */
export async function transactionToMark(page: Page): Promise<string> {
  const { data = [] } = await ask<{ data?: Row[] }>(page, 'POST', '/lists/my-queue', { per_page: 50 })
  const found = data.find(
    ({ type, status }) => type === TransactionType.renewal && status === Status.lockedForEvaluation,
  )
  if (!found) throw new Error('This evaluator evaluates no renewal.')
  return paths.workflow(Number(found['transaction_id']))
}

/** For each address with a name in it, where real ones come from. */
const finders: readonly (readonly [path: RegExp, finder: Finder])[] = [
  [/^\/customer-dashboard\/|^\/business\/:id$/, firstOf('/business/customer', 'id')],
  // What a journey brings into a status comes after what the demo holds there.
  [/^\/my-applications\//, ofEachStatus('my-applications', 'accreditation_id', { sort_by: 'asc' })],
  [/^\/new-application\/edit\//, ofEachStatus('for-clients-action', 'accreditation_id')],
  [/^\/customer-messages\//, ofEachStatus('my-applications', 'transaction_id')],
  [/^\/customer-payments-invoices\//, ofEachStatus('customer-payments-invoices', 'transaction_id')],
  [/^\/transactions\/(admin-)?workflow\//, ofTheirDesk],
  [/^\/queue\/group\/|^\/queue-group\//, firstOf('/queue', 'id')],
  [/^\/evaluators-transactions\//, firstOf('/queue/staff?agency=dti', 'user_id')],
  [/^\/admin-users\//, ofEachStatus('admin-users', 'id')],
  [/^\/customers\/business\//, ofEachStatus('business-users', 'business_id')],
  [/^\/customers\//, inEither(ofEachStatus('customers', 'id'), colleague)],
  [/^\/roles\//, firstOf('/roles', 'id')],
  [/^\/accredited-freights-forwarder/, firstOf('/directory', 'slug')],
]

const SEARCH = paths.searchTransaction('').split('?')[0]

/** The real addresses of a screen; none where this person has nothing to show there. Throws for a screen nobody thought of. */
export async function addressesOf(page: Page, path: string): Promise<string[]> {
  if (path === '/*') return ['/no-such-page']
  if (path === SEARCH) return [paths.searchTransaction('FF'), path]
  if (!path.includes(':')) return [path]
  const finder = finders.find(([pattern]) => pattern.test(path))?.[1]
  if (!finder) throw new Error(`The crawl does not know where an address for ${path} comes from.`)
  const given: Record<string, string> = { document: 'certificate', name: 'group' }
  const address = (found: string | number) => path.replace(/:(\w+)/g, (_, name: string) => given[name] ?? String(found))
  return (await finder(page)).map(address)
}
