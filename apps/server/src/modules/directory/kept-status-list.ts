import type { VerificationData } from '@lading/contract/directory'
import { manilaDay } from '@lading/domain/dates/manila'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import type { Db } from '#platform/database'
import type { Deps } from '#platform/deps'
import { signStatusList, type ListedStates } from '#platform/signing/status-list'
import { changedSince, changesSince, type Seen } from './changed-standings.ts'
import { nameStatesOf, statesOn } from './status-list.queries.ts'

/** A signed list says when it was made; none is sent that is older. */
const OLDEST = 60_000 // milliseconds
/** Changes after which all certificates are read again: they are read in pages, those of the changed ones at once. */
const MOST_ADDED = 5000

interface Kept {
  readonly states: ListedStates
  readonly encoded: string
  readonly day: PlainDate
  readonly seen: Seen
}

/**
 * The signed list of all certificates' states, kept until a standing changes, in this process or another, a day ends or a
 * minute has passed. Of a change only the certificates of its accreditation are read again.
 */
export function keptStatusList({ db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>) {
  let kept: Kept | undefined
  let made: { readonly data: VerificationData; readonly encoded: string; readonly at: number } | undefined
  return shareNext(async (): Promise<VerificationData> => {
    const now = clock.now()
    kept = await freshStates(db, manilaDay(now), kept)
    const age = made ? now.getTime() - made.at : Infinity
    if (made?.encoded === kept.encoded && age >= 0 && age < OLDEST) return made.data
    const data = { keys: keys.published(), status_list: signStatusList(kept.encoded, keys, now) }
    made = { data, encoded: kept.encoded, at: now.getTime() }
    return data
  })
}

async function freshStates(db: Db, day: PlainDate, kept: Kept | undefined): Promise<Kept> {
  // Asked before certificates are read: a change in between is read once more.
  const { seen, added, is_cut } = await changesSince(db, kept?.seen)
  if (!kept || kept.day !== day || is_cut || added > MOST_ADDED) {
    const states = await statesOn(db, day)
    return { states, encoded: states.encoded(), day, seen }
  }
  if (added === 0) return { ...kept, seen }
  const { states } = kept
  await nameStatesOf(db, await changedSince(db, kept.seen), day, states)
  return { states, encoded: states.encoded(), day, seen }
}

/** Acts once at a time. Who asks while one act is under way shares the next, which sees what was there when it was asked. */
function shareNext<T>(act: () => Promise<T>): () => Promise<T> {
  let under_way: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () => {
    next ??= under_way.then(() => {
      next = undefined
      const begun = act()
      under_way = begun.catch(() => undefined) // who asked hears of it
      return begun
    })
    return next
  }
}
