import { comparedRows, isSameName } from './changed-rows.ts'
import { isSameAnswer, rowsOf, type Form } from './form-path.ts'

/** A form as it stands, and as it was opened. */
interface Answered {
  readonly form: Form
  readonly opened: Form
}

interface Copying {
  /** The form that is copied to. */
  readonly to: Answered
  readonly from: Answered
  /** The single answers that both ask. */
  readonly fields: readonly string[]
  readonly lists: readonly string[]
  /** Answers that hold together, such as an address: copied whole or not at all. */
  readonly together: readonly (readonly string[])[]
}

/** One answer, or row of a list, as it is to be saved; null removes a row. */
export interface MissingAnswer {
  readonly path: string
  readonly value: unknown
}

/**
 * What one form can take over from another that asks the same: what its person changed there and left as it was opened
 * here. An answer given here stays, and so does the whole of what holds together with it.
 */
export function missingAnswers({ to, from, fields, lists, together }: Copying): MissingAnswer[] {
  const alone = fields.filter((name) => !together.some((of) => of.includes(name)))
  const single = [...together, ...alone.map((name) => [name])]
    .filter((of) => of.some((name) => isChanged(from, name)) && !of.some((name) => isChanged(to, name)))
    .flatMap((of) => of.filter((name) => !isSameAnswer(to.form[name], from.form[name])))
    .map((path) => ({ path, value: from.form[path] }))
  return [...single, ...lists.flatMap((list) => rowsToCopy(list, to, from))]
}

const isChanged = ({ form, opened }: Answered, name: string) => !isSameAnswer(form[name], opened[name])

/** Row by row: who is already named here is not added again, and a row that was changed here stays. */
function rowsToCopy(list: string, to: Answered, from: Answered): MissingAnswer[] {
  const own = comparedIn(to, list)
  const untouched = new Set(own.filter(({ state }) => state === 'same').map(({ row }) => row.key))
  const added = own.filter(({ state }) => state === 'added').map(({ row }) => row)
  return comparedIn(from, list).flatMap(({ row, state }) => {
    const path = `${list}.${row.key}`
    if (state === 'same') return []
    if (state === 'added') {
      const isHere = own.some((one) => one.row.key === row.key)
      const isNamed = added.some(({ name }) => isSameName(name, row.name))
      return isHere || isNamed ? [] : [{ path, value: row }]
    }
    return untouched.has(row.key) ? [{ path, value: state === 'removed' ? null : row }] : []
  })
}

const comparedIn = ({ form, opened }: Answered, list: string) => comparedRows(rowsOf(opened, list), rowsOf(form, list))
