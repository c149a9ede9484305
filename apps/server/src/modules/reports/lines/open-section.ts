import type { ReturnedItem } from '@lading/contract/filing/filing'
import { linesOf } from '@lading/contract/forms/lines/line-fields'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { lineSectionOf } from '@lading/contract/forms/lines/sections-of'
import { formOfType } from '@lading/contract/transaction-types'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { openReturns } from '#modules/filing/reading/filing.queries'
import { requireAnswersOpen, requireOpen } from '#modules/filing/reading/what-is-open'
import { lockTransaction, type LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'

/** A section of a report whose transaction is locked and whose lines this person may change now. */
export interface OpenSection {
  readonly found: LockedTransaction
  readonly section: LineSection
  readonly returns: readonly ReturnedItem[]
  /** That files what is written now: 0 of a draft. */
  readonly round: number
}

/** Throws 404 for another's report and for a section it does not have, 409 where nothing is open, 400 where this is not. */
export async function openSection(tx: Tx, id: number, name: string, actor: Caller): Promise<OpenSection> {
  const found = await lockTransaction(tx, id)
  const { transaction } = found
  maySee(transaction, actor)
  const section = lineSectionOf(transaction.type, transaction.agency, name)
  if (!section) throw notFound('Section')
  const open = requireOpen(transaction, actor)
  const returns = open === 'returned' ? await openReturns(tx, id) : []
  requireAnswersOpen(open, [linesOf(section)], returns, formOfType(transaction.type).bundles)
  return { found, section, returns, round: open === 'returned' ? transaction.resubmissions + 1 : 0 }
}
