import { BranchFacts } from '@lading/contract/forms/business/business-profile'
import { formOfType } from '@lading/contract/transaction-types'
import { underRegisteredKeys } from '@lading/domain/business/registered-branches'
import { isSameAnswer } from '@lading/domain/filing/form-path'
import { asJson } from '#platform/jsonb'
import type { Preparation } from '#modules/workflow/handlers/handlers'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'

/**
 * A branch named in two filings at once, as a change at each agency, or a change and an application or renewal: the one
 * approved second covers the row that the first one made, also where that one waits for its certificate and the register
 * does not name it yet. The act has locked the business.
 */
export const takeRegisteredBranches: Preparation = async (tx, { transaction }) => {
  const { type, business_id, form, register } = transaction
  const { branchList, branches: branchesIn } = formOfType(type)
  const asked = branchesIn(form)
  if (branchList === null || asked.length === 0) return undefined
  const standing = await tx
    .selectFrom('business_branches')
    .select(['key', 'facts'])
    .where('business_id', '=', business_id)
    .where('closed_on', 'is', null)
    .orderBy('id')
    .execute()
  const rows = standing.map(({ key, facts }) => ({ ...BranchFacts.parse(facts), key }))
  const branches = underRegisteredKeys({ branches: asked, registered: branchesIn(register), standing: rows })
  if (isSameAnswer(branches, asked)) return undefined
  return updateTransaction(tx, transaction, { form: asJson({ ...form, [branchList]: branches }) })
}
