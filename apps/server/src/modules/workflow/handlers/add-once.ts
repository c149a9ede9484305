/** Keeps what an area supplies, under its key. Throws where another area supplies the same already. */
export function addOnce<T>(to: Map<string, T>, key: string, handler: T, what: string): void {
  if (to.has(key)) throw new Error(`Two areas supply ${what}.`)
  to.set(key, handler)
}
