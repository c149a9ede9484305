import { ensure } from '@lading/domain/ensure'
import { agencies } from '@lading/domain/transactions/agency'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerprint } from '#testing/databases/fingerprint'
import { actorsOf } from '#testing/walks/actors'
import { bystanders, colleagues, type Person } from '#testing/walks/everybody'
import { openedTransaction } from '#testing/walks/openings'
import { putAtStatus } from '#testing/walks/put-at-status'
import { effort, isWhole } from '#testing/walks/refusal-effort'
import { statusesDrawn, triedAt } from '#testing/walks/tried-at-status'
import type { WalkedTransaction } from '#testing/walks/walked-transaction'
import { walks } from '#testing/walks/walks'
import { createWorld, type World } from '#testing/world'
import { figure } from '../../../../../../tools/setup/stages/figure.ts'

/**
 * A transaction of every type at both agencies, each at a status of its table, put there past the portal, in rounds: the
 * next round has each at its next status. Everybody tries what the table does not give them: the owner, a member without
 * rights, one person at each desk of the agency and one at all of them, and those without a part in it. How many statuses
 * and acts is `effort`: in the proof all of them, else what a seed draws. Acts that the table of a type does not name are
 * tried in the first round. People who worked on a transaction themselves try in `every-move.test.ts` and `every-type.test.ts`.
 */
const drawn = walks.map((walk) => ({ walk, statuses: statusesDrawn(walk, effort) }))
const rounds = [...Array(Math.max(...drawn.map(({ statuses }) => statuses.length))).keys()]

interface Tried {
  readonly scenario: WalkedTransaction
  readonly people: readonly Person[]
}

let world: World
let tried: readonly Tried[]
let calls = 0
beforeAll(async () => {
  world = await createWorld({ draws_all: false })
  const staff = await Promise.all(
    agencies.map(async (agency) => {
      const actors = await actorsOf(world, agency)
      return { agency, actors, others: [...(await bystanders(world, agency)), ...(await colleagues(world, agency))] }
    }),
  )
  const opened: Tried[] = []
  for (const walk of walks) {
    const { actors, others } = ensure(staff.find(({ agency }) => agency === walk.agency))
    const scenario = await openedTransaction(world, actors, walk)
    const member = await world.customer()
    await world.joins(member, scenario.business_id, { owner: false, rights: [] })
    const own: readonly Person[] = [
      { name: 'the owner', client: scenario.owner, acts_as: ['CUS'] },
      { name: 'a member of the business without rights', client: member, acts_as: [] },
    ]
    opened.push({ scenario, people: [...own, ...others] })
  }
  tried = opened
})
afterAll(() => world.close())

test.each(rounds)(
  `of every type at both agencies, round %i: nobody does ${effort.told}, and nothing changes`,
  async (round) => {
    const places = tried.flatMap((one, index) => {
      const status = drawn[index]?.statuses[round]
      return status === undefined ? [] : [{ ...one, status }]
    })
    for (const { scenario, status } of places) await putAtStatus(world, 'transactions', scenario.transaction_id, status)
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

test('many calls were refused', () => {
  expect(calls).toBeGreaterThan(isWhole ? 200_000 : 300)
  figure(`calls refused, of ${walks.length} pairs of type and agency`, calls, 'calls')
})
