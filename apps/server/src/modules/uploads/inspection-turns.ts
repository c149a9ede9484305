import { Problem } from '#platform/problem'

export const AT_ONCE = 2
const MOST_WAITING = 60
const MOST_OF_ONE = 10

interface Turn {
  readonly whose: number
  readonly begin: () => void
}

const waiting: Turn[] = []
const running: number[] = []
/** In which turn each of those who wait or are served was served last. */
const served = new Map<number, number>()
let turns = 0

/**
 * Runs a work that takes long when its turn comes. Of those with none under way comes first who was served longest ago, so
 * that the files of a few do not delay another's. Throws 429 where this person, and 503 where everybody together, has too many waiting.
 */
export async function inTurn<T>(whose: number, work: () => Promise<T>): Promise<T> {
  await turnOf(whose)
  try {
    return await work()
  } finally {
    running.splice(running.indexOf(whose), 1)
    next()
  }
}

function turnOf(whose: number): Promise<void> | undefined {
  if (running.length < AT_ONCE && share(whose) === 0) return void serve(whose)
  if (waiting.filter((turn) => turn.whose === whose).length >= MOST_OF_ONE) {
    throw new Problem('too-many-requests', 'Several of your files are still being checked. Send this one shortly.')
  }
  if (waiting.length >= MOST_WAITING) {
    throw new Problem(
      'unavailable',
      'Many files are being checked at the moment. Nothing was saved. Try again shortly.',
    )
  }
  return new Promise((begin) => waiting.push({ whose, begin }))
}

/** One place stays free for others while a person has a file under way. */
function next(): void {
  if (running.length >= AT_ONCE) return
  const [turn] = waiting
    .filter(({ whose }) => share(whose) === 0)
    .toSorted((one, other) => lastServed(one) - lastServed(other))
  if (!turn) return
  waiting.splice(waiting.indexOf(turn), 1)
  serve(turn.whose)
  turn.begin()
}

function serve(whose: number): void {
  for (const other of served.keys()) if (!isAround(other)) served.delete(other)
  running.push(whose)
  turns += 1
  served.set(whose, turns)
}

const lastServed = ({ whose }: Turn) => served.get(whose) ?? 0
const isAround = (whose: number) => running.includes(whose) || waiting.some((turn) => turn.whose === whose)

const share = (whose: number) => running.filter((one) => one === whose).length
