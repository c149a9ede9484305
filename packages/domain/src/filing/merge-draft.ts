import { answerAt, isSameAnswer, withAnswer, type Form } from './form-path.ts'

/** A draft as it stands: `field_versions` says at which version each answer last changed. */
export interface DraftState {
  readonly form: Form
  readonly version: number
  readonly field_versions: Readonly<Record<string, number>>
}

/** One answer as somebody changed it; `base` is what stood there when they began. */
export interface Patch {
  readonly path: string
  readonly value: unknown
  readonly base: unknown
}

/** The same answer was changed to something else meanwhile. */
export interface DraftConflict {
  readonly path: string
  readonly base: unknown
  readonly yours: unknown
  readonly theirs: unknown
}

const MOST_GONE = 500

export interface MergedDraft extends DraftState {
  /** Paths whose answers now stand as they were sent. */
  readonly saved: readonly string[]
  readonly conflicts: readonly DraftConflict[]
}

/**
 * Takes up changes that may have been typed long ago, in another tab, or without network. An answer is taken where what
 * stands is what the person had before them; where somebody else changed it to something else, theirs stays and both
 * sides are given back. All the others are saved either way. Versions alone would not do: a person may have received a
 * newer version for one answer while another still lies unsent on an older one.
 */
export function mergeDraft(state: DraftState, patches: readonly Patch[]): MergedDraft {
  const version = state.version + 1
  const saved: string[] = []
  const conflicts: DraftConflict[] = []
  let { form } = state
  const field_versions: Record<string, number> = { ...state.field_versions }

  for (const { path, value, base } of patches) {
    const theirs = answerAt(form, path)
    if (isSameAnswer(theirs, value)) {
      saved.push(path)
    } else if (isSameAnswer(theirs, base) && rowStands(form, path)) {
      form = withAnswer(form, path, value)
      field_versions[path] = version
      saved.push(path)
    } else {
      conflicts.push({ path, base, yours: value, theirs })
    }
  }
  const changed = form !== state.form
  const kept = changed ? withoutOldRows(field_versions, form) : field_versions
  return { form, field_versions: kept, saved, conflicts, version: changed ? version : state.version }
}

/** Rows come and go under ever new keys: of those that are gone only the newest are remembered. */
function withoutOldRows(
  field_versions: Readonly<Record<string, number>>,
  form: Form,
): Readonly<Record<string, number>> {
  const all = Object.entries(field_versions)
  if (all.length <= MOST_GONE) return field_versions
  const gone = all.filter(([path]) => path.includes('.') && answerAt(form, path) === null)
  const oldest = gone.toSorted(([, one], [, other]) => other - one).slice(MOST_GONE)
  const forgotten = new Set(oldest.map(([path]) => path))
  return Object.fromEntries(all.filter(([path]) => !forgotten.has(path)))
}

/** An answer within a row that was removed meanwhile has nowhere to go. */
function rowStands(form: Form, path: string): boolean {
  const [name, key, column] = path.split('.')
  return column === undefined || answerAt(form, `${name}.${key}`) !== null
}
