import { paths } from '@lading/contract/addresses/paths'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { ShownListName } from '@lading/domain/workflow/lists/lists'
import type { Sample } from '@lading/web/sample'
import type { Page } from '@playwright/test'
import { ensure } from '@lading/domain/ensure'
import type { Screen } from './every-screen.ts'

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
/** The rows that hold names of a screen's addresses. */
async function rowsOf(page: Page, sample: Exclude<Sample, { addresses: unknown }>): Promise<readonly Row[]> {
  if ('read' in sample) {
    const { data = [] } = await ask<{ data?: Row[] }>(page, 'GET', sample.read)
    return data.filter((row) => isComplete(namesIn(row, sample.names))).slice(0, 1)
  }
  const me = sample.isAnother && (await ask<{ id: number }>(page, 'GET', '/me')).id
  const found: Row[] = []
  for (const list of sample.lists) {
    const order = sample.isOldestFirst && { sort_by: 'asc' }
    const { data = [] } = await ask<{ data?: Row[] }>(page, 'POST', `/lists/${list}`, { per_page: 50, ...order })
    const others = data.filter(({ user_id }) => !me || user_id !== me)
    found.push(...others.filter((row, place) => others.findIndex(({ status }) => status === row['status']) === place))
  }
  return found
}

/** The first transaction of a list in a status, and of which type it is; none where this person finds none there. */
export async function transactionIn(
  page: Page,
  list: ShownListName,
  status: Status,
): Promise<{ address: string; type: TransactionType } | undefined> {
  const { data = [] } = await ask<{ data?: Row[] }>(page, 'POST', `/lists/${list}`, { status, per_page: 50 })
  const found = data.find((row) => row['status'] === status && row['transaction_id'] !== null) // null: an accreditation
  if (!found) return undefined
  return { address: paths.workflow(Number(found['transaction_id'])), type: Number(found['type']) as TransactionType }
}

/** The pages of the businesses that ask an approving officer for one of these. */
export async function businessesThatAsk(page: Page, ...asked: readonly ('surrender' | 'waiver')[]): Promise<string[]> {
  const { data = [] } = await ask<{ data?: Row[] }>(page, 'POST', '/lists/for-approval', { per_page: 50 })
  const asking = asked.map((what) => ensure(data.find((row) => row['asks'] === what)))
  return asking.map(({ business_id }) => paths.businessTransactions(Number(business_id)))
}

/** The application whose certificate came back to this evaluator and is being corrected: answers there are not marked. */
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

/** The real addresses of a screen, as its entry in the manifest says; none where this person has nothing to show there. */
export async function addressesOf(page: Page, { path, sample }: Screen): Promise<string[]> {
  if (!sample) return [path]
  if ('addresses' in sample) return [...sample.addresses]
  const { names, fixed = {} } = sample
  const filled = (await rowsOf(page, sample)).map((row) => {
    const given = { ...fixed, ...namesIn(row, names) }
    return isComplete(given) && path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ensure(given[name])))
  })
  return [...new Set(filled.filter((address) => address !== false))]
}

const namesIn = (row: Row, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([name, column]) => [name, row[column]]))

const isComplete = (given: Record<string, Row[string] | undefined>): given is Record<string, number | string> =>
  Object.values(given).every((value) => value !== null && value !== undefined)
