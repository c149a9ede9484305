import type { VerificationData } from '@lading/contract/directory'
import { manilaDay } from '@lading/domain/dates/manila'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Deps } from '#platform/deps'
import { signStatusList } from '#platform/signing/status-list'
import { statesOn } from './status-list.queries.ts'

/** A signed list says when it was made; none is sent that is older. */
const OLDEST = 60_000 // milliseconds

interface Kept {
  readonly states: Promise<string>
  readonly list: Promise<VerificationData>
  /** What both were made of: the turn of all standings, and the day. */
  readonly of: string
  readonly at: number
}

/**
 * The signed list of all certificates' states, made once and sent until a standing changes, in this process or another, a
 * day ends or a minute has passed. Several who ask while it is made wait for the same one.
 */
export function keptStatusList({ db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>) {
  let kept: Kept | undefined
  let reading: Promise<void> | undefined
  /** One at a time: while many standings change, each who asks would begin to read all certificates anew. */
  const readStates = (now: Date): Promise<string> => {
    const states = statesOn(db, manilaDay(now))
    const over = () => void (reading = undefined)
    reading = states.then(over, over)
    return states
  }
  return async function statusList(): Promise<VerificationData> {
    const now = clock.now()
    // Asked before the list is made: a change in between turns it again.
    const of = `${await turnOfStandings(db)} ${manilaDay(now)}`
    const age = kept ? now.getTime() - kept.at : Infinity
    if (kept?.of === of && age >= 0 && age < OLDEST) return kept.list
    if (kept?.of !== of && reading) return reading.then(statusList)
    // A list that has grown old is signed anew; its certificates are read again where one may have changed.
    const states = kept?.of === of ? kept.states : readStates(now)
    const list = states.then((all) => ({ keys: keys.published(), status_list: signStatusList(all, keys, now) }))
    const made: Kept = { states, list, of, at: now.getTime() }
    kept = made
    made.list.catch(() => {
      if (kept === made) kept = undefined
    })
    return made.list
  }
}

async function turnOfStandings(db: Db): Promise<string> {
  const { rows } = await sql<{
    turns: string
  }>`select coalesce(sum(turns), 0)::text as turns from standing_turns`.execute(db)
  return rows[0]?.turns ?? ''
}

/** Folds the lines that acts have added into one; the sum stays. */
export async function foldStandingTurns(db: Db): Promise<void> {
  await sql`
    with folded as (delete from standing_turns where (select count(*) from standing_turns) > 1 returning turns)
    insert into standing_turns select sum(turns) from folded having count(*) > 0`.execute(db)
}
