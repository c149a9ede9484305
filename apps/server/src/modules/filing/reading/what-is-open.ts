import { type ReturnedItem } from '@lading/contract/filing/filing'
import { isOpenedBy, nameOpened, type AnswerBundles } from '@lading/domain/filing/returned-answer'
import { mayFor } from '@lading/domain/people/acting/actor'
import { whyClosed } from '@lading/domain/filing/why-closed'
import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import { invalid, refused } from '#platform/problem'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

/** What the applicant may change now: the whole draft, documents alone, what was returned alone, or nothing. */
export type Open = 'draft' | 'documents' | 'returned' | 'nothing'

export function whatIsOpen(
  { status, business_id }: Pick<TransactionRow, 'status' | 'business_id'>,
  actor: Caller,
): Open {
  if (actor.audience !== 'customer' || !mayFor(actor, business_id, 'prepare')) return 'nothing'
  if (status === Status.draft) return 'draft'
  if (status === Status.forRequirementCompletion) return 'documents'
  return status === Status.forClientAction ? 'returned' : 'nothing'
}

/** Whether files of a requirement may be attached, replaced or removed; of a return the opened documents alone. */
export function isDocumentOpen(open: Open, code: string, opened: ReadonlySet<string>): boolean {
  return open === 'returned' ? opened.has(code) : open !== 'nothing'
}

/** Whether an answer of the form may be changed: a returned answer, row or list opens what lies in it, a line its section. */
function isAnswerOpen(
  open: Open,
  path: string,
  returns: readonly Pick<ReturnedItem, 'kind' | 'code'>[],
  bundles: AnswerBundles,
): boolean {
  if (open !== 'returned') return open === 'draft'
  return returns.some((item) => {
    const name = nameOpened(item)
    return name !== undefined && isOpenedBy(name, path, bundles)
  })
}

/** What this person may change now. Throws 409 where that is nothing, saying why and what may be done. */
export function requireOpen(
  transaction: Pick<TransactionRow, 'status' | 'business_id'>,
  actor: Caller,
): Exclude<Open, 'nothing'> {
  const open = whatIsOpen(transaction, actor)
  if (open !== 'nothing') return open
  if (actor.audience !== 'customer') throw refused('Only the business changes what it files.')
  if (!mayFor(actor, transaction.business_id, 'prepare'))
    throw refused('You can read this filing but not change it. Ask an owner of the business for the right to prepare.')
  throw refused(whyClosed(transaction.status))
}

/** Throws 400, naming each answer that is closed. */
export function requireAnswersOpen(
  open: Open,
  paths: readonly string[],
  returns: readonly ReturnedItem[],
  bundles: AnswerBundles,
): void {
  const closed = paths.filter((path) => !isAnswerOpen(open, path, returns, bundles))
  if (closed.length === 0) return
  const why =
    open === 'documents' ? 'Only documents can be added now.' : 'The agency did not ask for this to be changed.'
  throw invalid(Object.fromEntries(closed.map((path) => [path, [why]])))
}

/** Throws 400 where a document is closed. */
export function requireDocumentOpen(open: Open, code: string, opened: ReadonlySet<string>): void {
  if (isDocumentOpen(open, code, opened)) return
  throw invalid({ requirement_code: ['The agency did not ask for this document to be replaced.'] })
}
