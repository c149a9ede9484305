import type { Entry } from './entries.ts'

const MOST = 6

/** What is remembered of a choice: enough to offer it again, and no name of a business. */
type Remembered = Pick<Entry, 'id' | 'label' | 'path'>

const keyOf = (user_id: number | undefined) => `palette_recent:${user_id ?? 'visitor'}`

/** What a person chose last on this device, the latest first. */
export function recentOf(user_id: number | undefined): readonly Remembered[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user_id)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRemembered) : []
  } catch {
    return [] // somebody wrote something else there
  }
}

/** Remembers a choice as the latest. */
export function rememberChoice(user_id: number | undefined, { id, label, path }: Entry) {
  const others = recentOf(user_id).filter((one) => one.id !== id)
  const latest = { id, label, ...(path && { path }) }
  localStorage.setItem(keyOf(user_id), JSON.stringify([latest, ...others].slice(0, MOST)))
}

/** The recent choices that still stand: an entry as it is today, or a transaction. */
export function recentAmong(recent: readonly Remembered[], entries: readonly Entry[]): readonly Entry[] {
  return recent.flatMap((one) => {
    const today = entries.find(({ id }) => id === one.id)
    if (today) return [today]
    return one.id.startsWith('transaction ') && one.path ? [{ ...one, hint: 'Transaction' }] : []
  })
}

const isRemembered = (one: unknown): one is Remembered =>
  typeof one === 'object' && one !== null && 'id' in one && 'label' in one && typeof one.id === 'string'
