import { isSameAnswer, type FormRow } from './form-path.ts'

interface ChangeOfList {
  readonly asked: readonly FormRow[]
  /** The rows of the register when the change was opened. */
  readonly opened: readonly FormRow[]
  readonly now: readonly FormRow[]
}

/**
 * The list that a change leaves in the register: the rows of today with what its client added, changed and took out of those
 * it was opened with. Who was added meanwhile stays, and who was taken out meanwhile is not brought back.
 */
export function changedRows({ asked, opened, now }: ChangeOfList): FormRow[] {
  const before = byKey(opened)
  const wanted = byKey(asked)
  const standing = byKey(now)
  const kept = now.filter(({ key }) => wanted.has(key) || !before.has(key))
  const written = kept.map((row) => ({ ...row, ...changedColumns(wanted.get(row.key), before.get(row.key)) }))
  const added = asked.filter(({ key }) => !before.has(key) && !standing.has(key))
  return [...written, ...added]
}

/** What a change does with a row of the register. */
export type RowState = 'added' | 'changed' | 'removed' | 'same'

/** Every row of both lists with its state: in the order of `after`, the removed ones last. */
export function comparedRows(
  before: readonly FormRow[],
  after: readonly FormRow[],
): readonly { readonly row: FormRow; readonly was: FormRow | undefined; readonly state: RowState }[] {
  const [known, kept] = [byKey(before), byKey(after)]
  const stateOf = (row: FormRow, was: FormRow | undefined): RowState =>
    was === undefined ? 'added' : isSameAnswer(row, was) ? 'same' : 'changed'
  return [
    ...after.map((row) => ({ row, was: known.get(row.key), state: stateOf(row, known.get(row.key)) })),
    ...before.filter(({ key }) => !kept.has(key)).map((row) => ({ row, was: row, state: 'removed' as const })),
  ]
}

/** Whether somebody is in a list who was not there before. */
export const isAnyAdded = (before: readonly FormRow[], after: readonly FormRow[]): boolean =>
  comparedRows(before, after).some(({ state }) => state === 'added')

const byKey = (rows: readonly FormRow[]) => new Map(rows.map((row) => [row.key, row]))

function changedColumns(wanted: FormRow | undefined, before: FormRow | undefined): Partial<FormRow> {
  if (wanted === undefined) return {}
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isSameAnswer(value, before?.[name])))
}
