import type { Agency } from '@lading/domain/transactions/agency'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { figure } from '../../../../../tools/setup/stages/figure.ts'
import { fingerprint } from '../databases/fingerprint.ts'
import { createWorld, type World } from '../world.ts'
import { actorsOf } from './actors.ts'
import { bystanders, colleagues, type Person } from './everybody.ts'
import { openedTransaction } from './openings.ts'
import { putAtStatus } from './put-at-status.ts'
import { effort, isWhole } from './refusal-effort.ts'
import { statusesDrawn, triedAt } from './tried-at-status.ts'
import type { Walk } from './walk.ts'
import type { WalkedTransaction } from './walked-transaction.ts'
import { walks } from './walks.ts'

interface Tried {
  readonly scenario: WalkedTransaction
  readonly people: readonly Person[]
}

/**
 * A transaction of every type at an agency, each at a status of its table, put there past the portal, in rounds: the
 * next round has each at its next status. Everybody tries what the table does not give them: the owner, a member without
 * rights, one person at each desk of the agency and one at all of them, and those without a part in it. How many statuses
 * and acts is `effort`: in the proof all of them, else what a seed draws. Acts that the table of a type does not name are
 * tried in the first round. People who worked on a transaction themselves try in `every-move.test.ts` and `every-type.test.ts`.
 */
export function refuseEverybodyBy(agency: Agency, side: string): void {
  const drawn = walks
    .filter((walk) => walk.agency === agency)
    .map((walk) => ({ walk, statuses: statusesDrawn(walk, effort) }))
  const rounds = [...Array(Math.max(...drawn.map(({ statuses }) => statuses.length))).keys()]
  let world: World
  let tried: readonly Tried[]
  let calls = 0
  beforeAll(async () => {
    world = await createWorld({ draws_all: false })
    tried = await openedBy(
      world,
      agency,
      drawn.map(({ walk }) => walk),
    )
  })
  afterAll(() => world.close())

  test.each(rounds)(
    `by ${side}, of every type, round %i: nobody does ${effort.told}, and nothing changes`,
    async (round) => {
      const places = tried.flatMap((one, index) => {
        const status = drawn[index]?.statuses[round]
        return status === undefined ? [] : [{ ...one, status }]
      })
      for (const { scenario, status } of places)
        await putAtStatus(world, 'transactions', scenario.transaction_id, status)
      const before = await fingerprint(world.db)
      const wrong: string[] = []
      for (const { scenario, people, status } of places) {
        const found = await triedAt(scenario, people, { status, isFirst: round === 0 }, effort)
        wrong.push(...found.wrong)
        calls += found.calls
      }
      const after = await fingerprint(world.db)
      const changed = Object.keys(after).filter((table) => after[table] !== before[table])
      expect({ wrong, changed }, `drawn by LADING_SEED=${effort.seed}`).toEqual({ wrong: [], changed: [] })
    },
    1_200_000,
  )

  test(`many calls by ${side} were refused`, () => {
    expect(calls).toBeGreaterThan(isWhole ? 100_000 : 150)
    figure(`calls refused by ${side}, at ${drawn.length} types`, calls, 'calls')
  })
}

/** A transaction of each walk, and who tries: those of its business, those of the agency, and the others. */
async function openedBy(world: World, agency: Agency, ways: readonly Walk[]): Promise<Tried[]> {
  const actors = await actorsOf(world, agency)
  const others = [...(await bystanders(world, agency)), ...(await colleagues(world, agency))]
  const opened: Tried[] = []
  for (const walk of ways) {
    const scenario = await openedTransaction(world, actors, walk)
    const member = await world.customer()
    await world.joins(member, scenario.business_id, { owner: false, rights: [] })
    const own: readonly Person[] = [
      { name: 'the owner', client: scenario.owner, acts_as: ['CUS'] },
      { name: 'a member of the business without rights', client: member, acts_as: [] },
    ]
    opened.push({ scenario, people: [...own, ...others] })
  }
  return opened
}
