import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { formOfType } from '../transaction-types.ts'

interface Assessed {
  readonly type: TransactionType
  readonly assessment: { readonly lines: readonly unknown[] }
}

/** Whether nothing is to be paid; the fees of an application are not known before its scope. */
export const isFree = ({ assessment, type }: Assessed): boolean =>
  assessment.lines.length === 0 && !('domestic' in formOfType(type).fields)
