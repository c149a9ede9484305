import { type AnswerPatch } from '@lading/contract/filing/filing'
import { get, update } from 'idb-keyval'

/** An answer not saved yet; and, where an earlier one for the same question was on its way as the page went, that one. */
export type KeptAnswer = AnswerPatch & { readonly sent?: unknown }

/** What was typed and not saved yet, kept on this device until it is: by person and draft, whatever becomes of the tab. */
export interface DraftQueue {
  readonly read: () => Promise<readonly KeptAnswer[]>
  /** Keeps what is pending and forgets what is settled; another tab's answers stay. */
  readonly keep: (pending: readonly AnswerPatch[], settled: readonly string[]) => Promise<void>
  /** Keeps what is pending before this line ends, for a page that is going: it waits for nothing that was begun. */
  readonly keepAtOnce: (pending: readonly KeptAnswer[]) => void
}

export function draftQueue(user_id: number, transaction_id: number): DraftQueue {
  const key = `lading-draft-${user_id}-${transaction_id}`
  return {
    read: async () => merged((await get<KeptAnswer[]>(key).catch(() => undefined)) ?? [], atOnce(key), []),
    // A private window may refuse the store; the server still keeps the draft.
    keep: (pending, settled) => {
      const left = atOnce(key)
      localStorage.removeItem(key)
      return update<KeptAnswer[]>(key, (kept = []) => merged(merged(kept, left, []), pending, settled)).catch(() => {})
    },
    keepAtOnce: (pending) => {
      if (pending.length > 0) localStorage.setItem(key, JSON.stringify(pending))
    },
  }
}

/** What a page kept as it went. */
function atOnce(key: string): readonly KeptAnswer[] {
  return JSON.parse(localStorage.getItem(key) ?? '[]') as KeptAnswer[]
}

function merged(kept: readonly KeptAnswer[], pending: readonly KeptAnswer[], settled: readonly string[]): KeptAnswer[] {
  const known = new Set([...pending.map((patch) => patch.path), ...settled])
  return [...kept.filter((patch) => !known.has(patch.path)), ...pending]
}
