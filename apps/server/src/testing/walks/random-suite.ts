import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Agency } from '@lading/domain/transactions/agency'
import { figure } from '../../../../../tools/setup/stages/figure.ts'
import { halfDone } from '../invariants/half-done.ts'
import { createWorld, type World } from '../world.ts'
import { actorsOf, type Actors } from './actors.ts'
import { walkAtRandom, type Reaching } from './random-walk.ts'
import { rowsOf, walks } from './walks.ts'
import { nameOf } from './workflow-paths.ts'

const isProof = process.env['LADING_PROOF'] === 'full'
const STEPS = isProof ? 50_000 : 40 // at each agency
const FEWEST_REFUSALS = isProof ? 1_000 : 0 // a few short walks may meet none
const A_WALK = isProof ? 25 : 8
const HOURS = 3 // 50,000 steps take one, beside those of the other agency

/** Declares the test in which people of an agency and its clients go through transactions of every type at random. */
export function walkAtRandomBy(agency: Agency, side: string): void {
  const ways = walks.filter((walk) => walk.agency === agency)
  const everyRow = new Set(ways.flatMap(rowsOf).flatMap((row) => row.by.map((who) => nameOf({ row, who }))))
  let world: World
  let actors: Actors
  beforeAll(async () => {
    world = await createWorld({ draws_all: false })
    actors = await actorsOf(world, agency)
  })
  afterAll(() => world.close())

  test(
    `by ${side} people who do what they may and try what they may not, at random, are answered as the table says and leave nothing half done`,
    async () => {
      const reaching: Reaching = { rows: new Set(), steps: 0, refusals: 0 }
      const picks = fc.array(fc.nat(), { minLength: 2 + A_WALK, maxLength: 2 + A_WALK })
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...ways), picks, (walk, picked) =>
          walkAtRandom({ world, actors, walk, reaching }, picked),
        ),
        { numRuns: STEPS / A_WALK, endOnFailure: true }, // a walk that shrinks leaves transactions behind
      )
      await world.runJobs() // the audit is anchored
      expect(await halfDone(world.db, world.config.data_dir, world.clock.now())).toEqual([])
      expect(reaching.refusals).toBeGreaterThanOrEqual(FEWEST_REFUSALS)
      figure(`steps walked at random by ${side}`, reaching.steps, 'steps')
      figure(`rows reached at random by ${side}, of every type and desk`, reaching.rows.size, 'rows')
      const missed = [...everyRow].filter((name) => !reaching.rows.has(name))
      const which = isProof ? `: ${missed.join(', ')}` : ''
      figure(`rows not reached at random by ${side}${which}`, missed.length, 'rows')
    },
    HOURS * 3_600_000,
  )
}
