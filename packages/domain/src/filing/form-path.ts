/** A form as it is stored: single answers, and lists whose rows carry a `key` that stays when rows move. */
export type Form = Readonly<Record<string, unknown>>
/** Every list of a form has a column for the name of its rows. */
export type FormRow = Form & { readonly key: string; readonly name?: unknown }

/**
 * What stands at a path: `tin`, a whole row `officers.k1`, or one answer of it `officers.k1.name`.
 * Null where there is nothing, so that an absent row and an empty answer are told alike.
 */
export function answerAt(form: Form, path: string): unknown {
  const [name = '', key, column] = path.split('.')
  if (key === undefined) return form[name] ?? null
  const row = rowsOf(form, name).find((one) => one.key === key)
  if (!row || column === undefined) return row ?? null
  return row[column] ?? null
}

/** The form with one answer changed; a row is added where its key is new, and removed by null. */
export function withAnswer(form: Form, path: string, value: unknown): Form {
  const [name = '', key, column] = path.split('.')
  if (key === undefined) return { ...form, [name]: value }
  const rows = rowsOf(form, name)
  if (column !== undefined) {
    return { ...form, [name]: rows.map((row) => (row.key === key ? { ...row, [column]: value } : row)) }
  }
  if (value === null) return { ...form, [name]: rows.filter((row) => row.key !== key) }
  const filled = { ...(value as object), key } as FormRow
  const isKnown = rows.some((row) => row.key === key)
  return { ...form, [name]: isKnown ? rows.map((row) => (row.key === key ? filled : row)) : [...rows, filled] }
}

/** Whether one path lies within the other: a change of either touches both. */
export function overlaps(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
}

/** Two answers are the same answer, whatever the order of a row's columns. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSameAnswer((one as Form)[name], (other as Form)[name]))
}

/** The rows of a list; none where there is no such list. */
export function rowsOf(form: Form, name: string): readonly FormRow[] {
  const rows = form[name]
  return Array.isArray(rows) ? (rows as FormRow[]) : []
}
