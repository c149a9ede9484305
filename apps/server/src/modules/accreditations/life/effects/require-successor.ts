import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import type { LifeContext } from '../life-context.ts'
import { successorOf } from '../life-facts.ts'

/** The renewed accreditation that takes the place of one. Throws 409 where there is none. */
export async function requireSuccessor(tx: Tx, { accreditation }: LifeContext): Promise<number> {
  const successor_id = await successorOf(tx, accreditation)
  if (successor_id === null) throw refused('No renewed accreditation takes its place.')
  return successor_id
}
