import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { Problem } from '#platform/problem'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** One core stays free for everybody else, however many people sign in at once. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
const LONGEST_QUEUE = 60
/** Compared where there is no account, so that the same work is done; nobody knows a password for it. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$FsKVnAP8t5x95ZaEWf2D2w$dYxgLBjQc6qGlEpkpyFLQGIfWUyauR85X0bBJZ3mzu4'

const waiting: (() => void)[] = []
let running = 0
let done = 0

/** How busy the password desk is, as health tells it, and how many passwords it has worked on since the start. */
export const passwordLoad = () => ({ running, waiting: waiting.length, is_full: waiting.length >= LONGEST_QUEUE, done })

/** Waits for a turn at the password desk; refuses when the queue is long already. */
export async function inPasswordTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1
  else await queueUp()
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Only within a turn. */
export async function isPasswordOf(stored: string | null | undefined, password: string): Promise<boolean> {
  done += 1
  const isRight = await verify(stored ?? NOBODYS, password)
  return isRight && stored !== null && stored !== undefined
}

/** Only within a turn. */
export function hashPassword(password: string): Promise<string> {
  done += 1
  return hash(password, COST)
}

function queueUp(): Promise<void> {
  if (passwordLoad().is_full) {
    throw new Problem('too-many-requests', 'Many people are signing in at the moment. Please try again shortly.')
  }
  return new Promise((resolve) => waiting.push(resolve))
}
