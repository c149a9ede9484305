import type { ReturnedItem } from '@lading/contract/filing/filing'
import { asksMore } from '@lading/domain/accreditation/requirements/checklist-after-return'
import type { Db } from '#platform/database'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { filedLast } from './filed-answers.ts'

/** The documents open while a return is answered: those that came back, and those only the new answers ask. */
export async function openedDocuments(
  db: Db,
  transaction: Pick<TransactionRow, 'id' | 'type' | 'requirements'>,
  returns: readonly ReturnedItem[],
): Promise<ReadonlySet<string>> {
  if (returns.length === 0) return new Set()
  const filed = new Map((await filedLast(db, transaction)).requirements.map((line) => [line.code, line]))
  const anew = transaction.requirements.filter((line) => asksMore(line, filed.get(line.code)))
  const returned = returns.filter(({ kind }) => kind === 'document')
  return new Set([...returned, ...anew].map(({ code }) => code))
}
