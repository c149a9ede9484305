import { plainName } from '../text/plain-name.ts'
import { isSameAnswer, type FormRow } from './form-path.ts'

interface ChangeOfList {
  readonly asked: readonly FormRow[]
  /** The rows of the register when the change was opened. */
  readonly opened: readonly FormRow[]
  readonly now: readonly FormRow[]
  /** Rows of one name are still two, such as branches, whose certificates belong to their keys. */
  readonly byKeyAlone?: boolean
}

/**
 * The list that a change leaves in the register: the rows of today with what its client added, changed and took out of those
 * it was opened with. Who was added meanwhile stays, and who was taken out meanwhile is not brought back. A row that both
 * added, as when each agency is told of the same officer, stands once, as this change says; it is corrected where it stands.
 */
export function changedRows({ asked, opened, now, byKeyAlone = false }: ChangeOfList): FormRow[] {
  const before = byKey(opened)
  const standing = byKey(now)
  const isNew = ({ key }: FormRow) => !before.has(key)
  const keys = new Set(asked.map(({ key }) => key))
  const unplaced = asked.filter(({ key }) => !standing.has(key))
  const meanwhile = now.filter((row) => isNew(row) && !keys.has(row.key))
  const known = unplaced.map((row) => before.get(row.key) ?? row)
  const keyHere = byKeyAlone ? new Map<string, string>() : keysByName(known, meanwhile)
  const here = (row: FormRow) => ({ ...row, key: keyHere.get(row.key) ?? row.key })
  const [wanted, were] = [byKey(asked.map(here)), byKey(opened.map(here))]
  const kept = now.filter((row) => wanted.has(row.key) || isNew(row))
  const written = kept.map((row) => ({ ...row, ...changedColumns(wanted.get(row.key), were.get(row.key)) }))
  return [...written, ...unplaced.filter((row) => isNew(row) && !keyHere.has(row.key))]
}

/** Under which key the rows of one list stand in another, by their names: each there is of one row here. */
function keysByName(rows: readonly FormRow[], others: readonly FormRow[]): Map<string, string> {
  const keys = new Map<string, string>()
  const free = new Set(others)
  for (const row of rows) {
    const other = [...free].find(({ name }) => isSameName(name, row.name))
    if (!other) continue
    keys.set(row.key, other.key)
    free.delete(other)
  }
  return keys
}

/** Two names that anybody reads as one; an empty name is none. */
export const isSameName = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' && plainName(one) !== '' && plainName(one) === plainName(other)

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

/** Whether somebody is in a list who was not there before, be it that their name was written over that of another. */
export const isAnyAdded = (before: readonly FormRow[], after: readonly FormRow[]): boolean =>
  comparedRows(before, after).some(
    ({ row, was, state }) => state === 'added' || (state === 'changed' && !isSameName(was?.name, row.name)),
  )

const byKey = (rows: readonly FormRow[]) => new Map(rows.map((row) => [row.key, row]))

function changedColumns(wanted: FormRow | undefined, before: FormRow | undefined): Partial<FormRow> {
  if (wanted === undefined) return {}
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isSameAnswer(value, before?.[name])))
}
