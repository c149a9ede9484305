/** An answer that was typed and not sent: what stood there, and what was typed. */
export interface Change {
  readonly from: unknown
  readonly to: unknown
}

/** By the name of the answer. */
export type Changes = Readonly<Record<string, Change>>

const keyOf = (owner: number, place: string) => `unsent-work/${owner}/${place}`

/** What one person typed at one place of the portal and did not send: kept in this tab, found by no other person. */
export function unsentStore(owner: number | undefined, place: string) {
  const key = owner === undefined ? undefined : keyOf(owner, place) // of a visitor nothing is kept
  const forget = () => {
    if (key !== undefined) sessionStorage.removeItem(key)
  }
  return {
    read: () => (key === undefined ? {} : (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Changes)),
    keep(changes: Changes) {
      if (Object.keys(changes).length === 0) forget()
      else if (key !== undefined) sessionStorage.setItem(key, JSON.stringify(changes))
    },
    forget,
  }
}

/** A person who logs out leaves nothing in the tab. */
export function forgetUnsent(owner: number): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(keyOf(owner, ''))) sessionStorage.removeItem(key)
}
