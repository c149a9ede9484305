/** What one person typed at one place of the portal and did not send: kept in this tab, found by no other person. */
export function unsentStore<T>(owner: number | undefined, ...place: readonly string[]) {
  const key = ['unsent', owner, ...place].join('/')
  return {
    read(): T | undefined {
      const text = sessionStorage.getItem(key)
      return text === null ? undefined : (JSON.parse(text) as T)
    },
    keep: (typed: T) => sessionStorage.setItem(key, JSON.stringify(typed)),
    forget: () => sessionStorage.removeItem(key),
  }
}
