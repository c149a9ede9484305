import type { TransactionDetail } from '@lading/contract/evaluation'
import { fieldAt } from '@lading/contract/forms/form-answers'
import { formOfType } from '@lading/contract/transaction-types'

type TransactionDifferences = Pick<TransactionDetail, 'type' | 'differences'>

/** The differences that a person reads: none of a code beside its name, or of an answer that the portal keeps for itself. */
export function shownDifferences({ type, differences }: TransactionDifferences): TransactionDetail['differences'] {
  const form = formOfType(type)
  return differences.filter(({ path }) => {
    const field = fieldAt(form, path)
    return field?.kind !== 'place-code' && field?.computed !== 'hidden'
  })
}
