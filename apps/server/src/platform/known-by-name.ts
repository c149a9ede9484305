const KEPT = 8 // a process has one database; tests have several

/**
 * Remembers what was read under a name that the database changes with it (ADR 31): the function returned reads only where
 * the name is new. The name must have been read before what it stands for.
 */
export function knownByName<Known>(): (name: string, read: () => Promise<Known>) => Promise<Known> {
  const known = new Map<string, Known>()
  return async (name, read) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const fresh = await read()
    known.set(name, fresh)
    for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest)
    return fresh
  }
}
