import { paths } from '@lading/contract/addresses/paths'
import { ensure } from '@lading/domain/ensure'
import { expect, type Browser, type Page } from '@playwright/test'
import { desk } from './accounts.ts'
import { portalDay } from './clock.ts'
import { evaluateByCalls, type FiledTransaction } from './desks-by-calls.ts'
import { payOverTheCounter } from './payment.ts'
import { transactionOf } from './people-by-calls.ts'
import { act, decideDocuments, openTransaction, startEvaluation, writeMemorandum } from './transaction.ts'
import { DRAWN_WAIT, SCREEN_WAIT } from './waits.ts'

type Role = 'evaluator' | 'reviewer' | 'cashier' | 'recommender' | 'approver' | 'releasing'

/** The desks of one side; each is signed in when it is first needed, and stays until the test ends. */
export type Desks = (role: Role) => Promise<Page>

export function desksOf(browser: Browser, side: 'sea' | 'air'): Desks {
  const taken = new Map<Role, Page>()
  return async (role) => {
    const held = taken.get(role)
    if (held && !held.isClosed()) return held
    const page = await desk(browser, `${role}.${side}`)
    taken.set(role, page)
    return page
  }
}

interface Work {
  readonly desks: Desks
  /** Of the client, who pays. */
  readonly client: Page
  readonly reference: string
  /** As the order of payment shows it; absent where nothing is paid and no certificate is made again. */
  readonly due?: string
  /** What the evaluator does besides the documents and the memorandum. */
  readonly evaluated?: ((evaluator: Page) => Promise<void>) | undefined
}

/** The evaluator takes the transaction, accepts its documents and endorses it; the reviewer has it open. */
async function evaluate({ desks, reference, evaluated }: Omit<Work, 'client' | 'due'>): Promise<Page> {
  const evaluator = await desks('evaluator')
  await startEvaluation(evaluator, reference)
  await decideDocuments(evaluator)
  await evaluated?.(evaluator)
  await writeMemorandum(evaluator)
  await act(evaluator, 'Endorse for review')
  const reviewer = await desks('reviewer')
  await openTransaction(reviewer, 'for-review', reference)
  return reviewer
}

interface Evaluated extends FiledTransaction {
  readonly desks: Desks
  readonly reference: string
  /** What is done at this transaction alone, on its page. */
  readonly evaluated?: ((evaluator: Page) => Promise<void>) | undefined
}

/** The same to the endorsement; what is done at all transactions by calls but in the proof. Gives the transaction's number. */
export async function evaluateAsOthers({ desks, reference, evaluated, ...filed }: Evaluated): Promise<number> {
  const id = await transactionOf(filed.client, reference)
  if (process.env.LADING_PROOF === 'full') await evaluate({ desks, reference, evaluated })
  else
    await evaluateByCalls({ ...filed, id }, async () => {
      if (evaluated) await evaluated(await openById(await desks('evaluator'), id))
    })
  return id
}

async function openById(evaluator: Page, id: number): Promise<Page> {
  await evaluator.goto(paths.workflow(id))
  await expect(evaluator.getByRole('heading', { name: 'What you may do now' })).toBeVisible({ timeout: SCREEN_WAIT })
  return evaluator
}

/** Every desk in its turn, from the evaluation to the approval, and to the document where one is issued. */
export async function workThroughDesks(work: Work): Promise<void> {
  const { desks, reference, due } = work
  const reviewer = await evaluate(work)
  if (due === undefined) await act(reviewer, 'Endorse without payment')
  else await orderAndValidate({ ...work, due }, reviewer)
  await decide(work)
  if (due !== undefined) await print(await desks('releasing'), reference)
}

type Decided = Pick<Work, 'desks' | 'reference'>

async function decide({ desks, reference }: Decided): Promise<void> {
  const recommender = await desks('recommender')
  await openTransaction(recommender, 'for-recommendation', reference)
  await act(recommender, 'Recommend approval', { 'I have read the memorandum': true })
  const approver = await desks('approver')
  await openTransaction(approver, 'for-approval', reference)
  await act(approver, 'Approve')
}

/** What is paid is recommended, approved and, once it is drawn, issued. */
export async function decideAndPrint(work: Decided): Promise<void> {
  await decide(work)
  await print(await work.desks('releasing'), work.reference)
}

async function orderAndValidate({ desks, client, reference, due }: Work & { readonly due: string }, reviewer: Page) {
  const cashier = await orderPayment({ desks, reference }, reviewer)
  await payOverTheCounter(client, reference, due)
  await cashier.reload()
  await act(cashier, 'Validate payment', { 'Received on': await portalDay(client), 'Amount received': due })
}

/** The reviewer, who has it open, endorses it, and the cashier orders the payment. Gives the cashier's page. */
export async function orderPayment({ desks, reference }: Decided, reviewer: Page): Promise<Page> {
  await act(reviewer, 'Endorse for payment')
  const cashier = await desks('cashier')
  await openTransaction(cashier, 'order-of-payment', reference)
  await act(cashier, 'Issue order of payment')
  return cashier
}

/** A background job draws and signs the document; then it can be printed. */
async function print(releasing: Page, reference: string): Promise<void> {
  await openTransaction(releasing, 'for-printing', reference)
  await expect(async () => {
    await releasing.reload()
    await expect(releasing.getByRole('button', { name: 'Print and issue', exact: true })).toBeVisible()
  }).toPass({ timeout: DRAWN_WAIT })
  await act(releasing, 'Print and issue')
}

/** The tracking number that stands on the page of a transaction. */
export async function referenceOn(page: Page): Promise<string> {
  return ensure(
    await page
      .getByText(/^[SA]FF-[A-Z]-\d{4}-\d{6}$/)
      .first()
      .textContent(),
  )
}
