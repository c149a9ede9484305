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
 * added, as when each agency is told of the same officer, stands once, as this change says.
 */
export function changedRows({ asked, opened, now, byKeyAlone = false }: ChangeOfList): FormRow[] {
  const before = byKey(opened)
  const standing = byKey(now)
  const isNew = ({ key }: FormRow) => !before.has(key)
  const keys = new Set(asked.map(({ key }) => key))
  const added = asked.filter((row) => isNew(row) && !standing.has(row.key))
  const meanwhile = now.filter((row) => isNew(row) && !keys.has(row.key))
  const twice = byKeyAlone ? new Map<FormRow, FormRow>() : pairedByName(added, meanwhile)
  const wanted = byKey([...asked, ...[...twice].map(([row, other]) => ({ ...row, key: other.key }))])
  const kept = now.filter((row) => wanted.has(row.key) || isNew(row))
  const written = kept.map((row) => ({ ...row, ...changedColumns(wanted.get(row.key), before.get(row.key)) }))
  return [...written, ...added.filter((row) => !twice.has(row))]
}

/** The rows of two lists that bear the same name, each once. */
function pairedByName(rows: readonly FormRow[], others: readonly FormRow[]): Map<FormRow, FormRow> {
  const pairs = new Map<FormRow, FormRow>()
  const free = new Set(others)
  for (const row of rows) {
    const other = [...free].find(({ name }) => isSameName(name, row['name']))
    if (!other) continue
    pairs.set(row, other)
    free.delete(other)
  }
  return pairs
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

/** Whether somebody is in a list who was not there before. */
export const isAnyAdded = (before: readonly FormRow[], after: readonly FormRow[]): boolean =>
  comparedRows(before, after).some(({ state }) => state === 'added')

const byKey = (rows: readonly FormRow[]) => new Map(rows.map((row) => [row.key, row]))

function changedColumns(wanted: FormRow | undefined, before: FormRow | undefined): Partial<FormRow> {
  if (wanted === undefined) return {}
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isSameAnswer(value, before?.[name])))
}
