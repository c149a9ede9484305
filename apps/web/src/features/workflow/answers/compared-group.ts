import type { TransactionDetail } from '@lading/contract/evaluation'
import { comparedRows, type RowState } from '@lading/domain/filing/changed-rows'
import { rowsIn, type Row } from '#ui/answers/answers.ts'

/** A row of a list, beside the one of the register that it changes. */
export interface ComparedRow {
  readonly row: Row
  readonly was: Row | undefined
  /** Null where the register says nothing of the kind. */
  readonly state: RowState | null
}

type Answered = Pick<TransactionDetail, 'form' | 'register'>

/** Whether a list is of a change, which the register says something of. */
export const isCompared = ({ register }: Answered, group: string) => register !== null && group in register

/** The rows of the form; of a change beside those of the register, with who is taken out at the end. */
export function comparedIn(transaction: Answered, group: string): readonly ComparedRow[] {
  const rows = rowsIn(transaction.form, group)
  if (!isCompared(transaction, group)) return rows.map((row) => ({ row, was: undefined, state: null }))
  return comparedRows(rowsIn(transaction.register ?? {}, group), rows)
}
