import type { FieldTable } from '@lading/contract/forms/form-definition'
import type { PastedRow, PastedRows } from '@lading/contract/forms/pasted/pasted-rows'
import { repeatedRows } from '@lading/contract/forms/pasted/repeated-rows'
import { useState } from 'react'

/** What becomes of pasted rows: which are right, which are to be corrected, and which the list has already. */
export function useRowsToAdd(
  pasted: PastedRows | undefined,
  standing: readonly Readonly<Record<string, unknown>>[],
  columns: FieldTable,
) {
  const [isLeftOut, setLeftOut] = useState(true)
  const rows = pasted?.rows ?? []
  const good = rows.filter(({ faults }) => faults.size === 0)
  const repeated: readonly PastedRow[] = repeatedRows(good, standing, columns)
  return {
    rows,
    faulty: rows.filter(({ faults }) => faults.size > 0),
    repeated,
    isLeftOut,
    setLeftOut,
    toAdd: isLeftOut ? good.filter((row) => !repeated.includes(row)) : good,
  }
}
