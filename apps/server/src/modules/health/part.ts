import type { Health } from '@lading/contract/health'
import { setTimeout } from 'node:timers/promises'

export type Part = Health['parts'][number]

const PATIENCE = 2_000 // milliseconds

/** The state of a part; whatever fails, or takes too long, does not answer. */
export async function tried(name: Part['name'], look: () => Promise<Omit<Part, 'name'>>): Promise<Part> {
  const tooLong = new AbortController()
  const patience = setTimeout(PATIENCE, undefined, { signal: tooLong.signal, ref: false }).catch(() => undefined)
  const found = await Promise.race([look().catch(() => undefined), patience])
  tooLong.abort()
  return { name, ...(found ?? { state: 'failing', says: 'does not answer' }) }
}
