import type { Filing } from '@lading/contract/filing/filing'
import { formOfType } from '@lading/contract/transaction-types'

/** Whether nothing is to be paid; the fees of an application are not known before its scope. */
export const isFree = ({ assessment, type }: Pick<Filing, 'assessment' | 'type'>): boolean =>
  assessment.lines.length === 0 && !('domestic' in formOfType(type).fields)
