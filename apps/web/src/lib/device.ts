const KEY = 'device'

/** What this browser calls itself, made up once: so that the owner of an account hears of a sign-in from another one. */
export function deviceId(): string {
  const kept = localStorage.getItem(KEY)
  if (kept) return kept
  const made = crypto.randomUUID()
  localStorage.setItem(KEY, made)
  return made
}
