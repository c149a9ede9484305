import { moveTransaction } from '@lading/contract/workflow'
import { ensure } from '@lading/domain/ensure'
import type { GuardName } from '@lading/domain/workflow/guards/guards'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { expect } from 'vitest'
import { anchorNow } from '../../jobs/anchor-audit.ts'
import type { Client } from '../client.ts'
import type { World } from '../world.ts'
import type { Actors } from './actors.ts'
import { openedTransaction } from './openings.ts'
import { actorNames, desksOfActors, type ActorName } from './path-actors.ts'
import { landOf, type Onward, type ReachedPlace } from './path-land.ts'
import { opening, type Place } from './path-places.ts'
import { answersTo } from './step-inputs.ts'
import { takeStep } from './take-step.ts'
import type { Walk } from './walk.ts'
import { isFollowUp } from './walk-stops.ts'
import { statusOf, versionOf, type WalkedTransaction } from './walked-transaction.ts'
import { rowsOf } from './walks.ts'
import { nameOf } from './workflow-paths.ts'

/** What random walks came over. */
export interface Reaching {
  readonly rows: Set<string>
  steps: number
  refusals: number
}

/** In one walk of so many time passes too: each of these rows takes weeks, and thousands of walks would take centuries. */
const WITH_TIME = process.env['LADING_PROOF'] === 'full' ? 64 : 4
const timed: readonly GuardName[] = ['draft-is-stale', 'client-time-is-over', 'lock-lay-idle', 'unclaimed-too-long']

interface WalkFixture {
  readonly world: World
  readonly actors: Actors
  readonly walk: Walk
  readonly reaching: Reaching
}

/**
 * A transaction goes where the picks lead, and the next where it ended: what the domain says may be done is done, and the
 * portal must come to the same status; now and then somebody tries what the domain does not give them, and the portal must
 * refuse. Each pick after the second is a step.
 */
export async function walkAtRandom(fixture: WalkFixture, picks: readonly number[]): Promise<void> {
  const passes = ensure(picks[1]) % WITH_TIME === WITH_TIME - 1
  const rows = rowsOf(fixture.walk).filter(({ guards }) => passes || !guards.some((name) => timed.includes(name)))
  const left = picks.slice(2)
  while (left.length > 0) {
    const begun = fixture.world.clock.now()
    await walkOver(rows, fixture, ensure(picks[0]) + left.length, left)
    if (passes) await backTo(begun, fixture)
  }
}

/** The next transaction begins on the same day: weeks later its policies would have ended. What was written on the way is anchored. */
async function backTo(begun: Date, { world }: WalkFixture): Promise<void> {
  world.clock.set(begun.toISOString())
  await anchorNow(world)
}

/** Walks one transaction to its end, or until no pick is left. */
async function walkOver(
  rows: readonly Transition[],
  fixture: WalkFixture,
  chance: number,
  left: number[],
): Promise<void> {
  const { world, actors, walk, reaching } = fixture
  const variant = ensure(walk.variants[chance % walk.variants.length])
  const onward: Onward = landOf({ rows, walk, variant })
  const scenario = await openedTransaction(world, actors, walk, variant)
  let place = ensure(onward(opening)[0]).place
  for (let legal = onward(place); legal.length > 0 && left.length > 0; legal = onward(place)) {
    const pick = ensure(left.shift())
    if (pick % 4 === 0) reaching.refusals += await triesInVain(scenario, legal, { rows, place, pick })
    else {
      const reached = ensure(legal[pick % legal.length])
      await follow(scenario, reached)
      place = reached.place
      const taken = reached.steps.map(nameOf).join()
      expect({ taken, status: await statusOf(scenario) }).toEqual({ taken, status: place.state.status })
      for (const step of reached.steps) reaching.rows.add(nameOf(step))
    }
    reaching.steps += 1
  }
}

async function follow(scenario: WalkedTransaction, { steps }: ReachedPlace): Promise<void> {
  for (const [index, step] of steps.entries()) if (!isFollowUp(step, steps[index - 1])) await takeStep(scenario, step)
}

/** Somebody tries an act that is not theirs now, with everything answered. Returns how many were refused: none where it is theirs. */
async function triesInVain(
  scenario: WalkedTransaction,
  legal: readonly ReachedPlace[],
  { rows, place, pick }: { readonly rows: readonly Transition[]; readonly place: Place; readonly pick: number },
): Promise<number> {
  const acts = [...new Set(rows.map(({ action }) => action))]
  const action = ensure(acts[pick % acts.length])
  const people = actorNames.filter((name) => name !== 'portal')
  const actor = ensure(people[(pick >> 4) % people.length])
  if (legal.some(({ steps: [step] }) => step?.row.action === action && step.actor === actor)) return 0
  const body = { ...(await answersTo(scenario)), action, version: await versionOf(scenario) }
  const reply = await personOf(scenario, actor).call(moveTransaction, {
    params: { id: scenario.transaction_id },
    body,
  })
  // Whose act it is may also hear which answer is missing.
  const isTheirs = rows.some(
    (row) =>
      row.action === action && row.from === place.state.status && row.by.some((who) => who === desksOfActors[actor]),
  )
  const refusals = isTheirs ? [400, 403, 404, 409] : [403, 404, 409]
  expect({ actor, action, status: reply.status }).toEqual({ actor, action, status: expect.toBeOneOf(refusals) })
  return 1
}

const personOf = ({ owner, actors }: WalkedTransaction, actor: ActorName): Client =>
  actor === 'owner' ? owner : actors[actor as keyof Actors]
