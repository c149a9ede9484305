import type { FormRow } from '@lading/domain/filing/form-path'
import { useState } from 'react'

/** A row of a list by its own key. */
export type KeyedRow = FormRow

export interface ChangedList {
  readonly rows: readonly KeyedRow[]
  readonly onAdd: (...rows: readonly KeyedRow[]) => void
  readonly onRemove: (index: number) => void
}

/** The rows that were pasted last and are still there: added, taken back, or kept for good. */
export function useAddedRows({ rows, onAdd, onRemove }: ChangedList) {
  const [added, setAdded] = useState<readonly string[]>([])
  const there = rows.filter(({ key }) => added.includes(key))
  return {
    count: there.length,
    add: (answers: readonly Readonly<Record<string, unknown>>[]) => {
      const keyed = answers.map((row) => ({ ...row, key: crypto.randomUUID() }))
      onAdd(...keyed)
      setAdded((before) => [...before, ...keyed.map(({ key }) => key)])
    },
    keep: () => setAdded([]),
    undo: () => {
      const places = rows.flatMap((row, index) => (there.includes(row) ? [index] : []))
      for (const index of places.toReversed()) onRemove(index)
      setAdded([])
    },
  }
}
