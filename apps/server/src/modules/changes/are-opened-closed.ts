import { changeOfBranchesForm } from '@lading/contract/forms/changes/change-of-branches'
import { openedBranches } from '@lading/domain/business/branch-changes'
import { changesList } from '@lading/domain/transactions/family'
import type { Db } from '#platform/database'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

/** Whether each branch that a change opened was closed since, as by the other agency: then nothing is left to certify. */
export async function areOpenedClosed(db: Db, { type, business_id, form, register }: TransactionRow): Promise<boolean> {
  const { branches } = changeOfBranchesForm
  const opened = changesList(type, 'branches') ? openedBranches(branches(form), branches(register)) : []
  if (opened.length === 0) return false
  const keys = opened.map(({ key }) => key)
  const closed = await db
    .selectFrom('business_branches')
    .select('key')
    .where('business_id', '=', business_id)
    .where('key', 'in', keys)
    .where('closed_on', 'is not', null)
    .execute()
  return closed.length === keys.length
}
