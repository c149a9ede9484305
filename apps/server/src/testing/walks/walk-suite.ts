import type { Agency } from '@lading/domain/transactions/agency'
import { ensure } from '@lading/domain/ensure'
import { typeLabels } from '@lading/domain/transactions/labels'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../world.ts'
import { actorsOf, type Actors } from './actors.ts'
import { bystanders, colleagues, type Person } from './everybody.ts'
import { openedTransaction } from './openings.ts'
import type { PathStep } from './path-land.ts'
import { takeStep } from './take-step.ts'
import { isFollowUp, stopsOf } from './walk-stops.ts'
import type { WalkedTransaction } from './walked-transaction.ts'
import { rowsOf, walkOf } from './walks.ts'
import { namesOf, pathsOver } from './workflow-paths.ts'

/** How much is tried on the way that nobody may: one act in so many, by everybody. */
const efforts = {
  'a-wide-sample': { parts: 6, told: 'everybody tries one act in 6, by turns' },
  everything: { parts: 1, told: 'everybody tries every act' },
} as const
export type Tries = 'nothing' | keyof typeof efforts

/** The statuses in which a transaction waits for somebody; what the portal follows up at once is only passed through. */
const restingPlaces = (steps: readonly PathStep[]) =>
  steps.flatMap((step, at) => (isFollowUp(steps[at + 1], step) ? [] : step.row.to))

/**
 * Declares the tests in which transactions of a type take every row of its table, by every desk that the row names; or
 * those rows that transactions of another type have not taken yet.
 */
export function walkEveryMove(
  type: TransactionType,
  agency: Agency,
  tries: Tries,
  taken: Set<string> = new Set(),
): void {
  const walk = walkOf(type, agency)
  const rows = rowsOf(walk)
  const wanted = namesOf(rows).filter((name) => !taken.has(name))
  for (const name of wanted) taken.add(name)
  let world: World
  let actors: Actors
  let others: Person[] = []
  const effort = tries === 'nothing' ? undefined : efforts[tries]
  const paths = stopsOf(pathsOver(rows, walk, wanted), wanted, effort && { ...effort, others: () => others })

  describe(`${typeLabels[type]} by ${agency === 'dti' ? 'sea' : 'air'}`, () => {
    beforeAll(async () => {
      world = await createWorld()
      actors = await actorsOf(world, agency)
      if (effort) others = [...(await bystanders(world, agency)), ...(await colleagues(world, agency))]
    })
    afterAll(() => world.close())

    describe.each(paths)('path $number, with $variant.delivery delivery', ({ variant, steps, stops }) => {
      let scenario: WalkedTransaction
      let done = 0

      test.each(stops)(
        '$title',
        async ({ at, faults }) => {
          for (; done <= at; done++) {
            const step = ensure(steps[done])
            if (step.row.from === null) scenario = await openedTransaction(world, actors, walk, variant)
            else if (!isFollowUp(step, steps[done - 1])) await takeStep(scenario, step, { asks_first: true })
          }
          expect(await faults(scenario)).toEqual([])
        },
        600_000,
      )
    })

    test('no document on the way failed to be drawn', async () => {
      await world.runJobs()
      const failed = world.db
        .selectFrom('issued_documents')
        .select(['kind', 'last_error'])
        .where('last_error', '<>', '')
      expect(await failed.execute()).toEqual([])
    })

    const trying = effort ? `, and in every status ${effort.told}` : ''
    test(`every row that can be taken is taken, by every desk it names${trying}`, () => {
      const walked = paths.flatMap(({ stops }) => stops.flatMap((stop) => stop.walked ?? []))
      expect(walked.toSorted()).toEqual(wanted.toSorted())
      const visited = new Set(paths.flatMap(({ stops }) => stops.flatMap((stop) => stop.status ?? [])))
      expect(visited).toEqual(new Set(tries === 'nothing' ? [] : paths.flatMap(({ steps }) => restingPlaces(steps))))
    })
  })
}
