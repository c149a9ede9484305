import type { ReturnedItem } from '@lading/contract/applications'
import { asksMore } from '@lading/domain/accreditation/checklist-after-return'
import type { RequiredDocument } from '@lading/domain/accreditation/requirement'
import type { Db } from '#platform/database'
import { filedLast } from '#modules/filing/filed-answers'
import type { TransactionRow } from '#modules/workflow/lock-transaction'

/** The documents open while a return is answered: those that came back, and those only the new answers ask. */
export async function openedDocuments(
  db: Db,
  { id, requirements }: Pick<TransactionRow, 'id' | 'requirements'>,
  returns: readonly ReturnedItem[],
): Promise<ReadonlySet<string>> {
  if (returns.length === 0) return new Set()
  const filed = new Map((await filedLast(db, id)).requirements.map((line) => [line.code, line]))
  const anew = (requirements as RequiredDocument[]).filter((line) => asksMore(line, filed.get(line.code)))
  const returned = returns.filter(({ kind }) => kind === 'document')
  return new Set([...returned, ...anew].map(({ code }) => code))
}
