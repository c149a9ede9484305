import type { RequiredDocument } from '@lading/domain/accreditation/requirement'
import type { TransactionRow } from './lock-transaction.ts'

/** The requirement list of a transaction: frozen at its filing, worked out with each answer before. */
export const requirementsOf = ({ requirements }: Pick<TransactionRow, 'requirements'>) =>
  requirements as unknown as readonly RequiredDocument[]
