import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { halfDone } from '#testing/invariants/half-done'
import { actorsOf, type Actors } from '#testing/walks/actors'
import { walkAtRandom, type Reaching } from '#testing/walks/random-walk'
import { rowsOf, walks } from '#testing/walks/walks'
import { nameOf } from '#testing/walks/workflow-paths'
import { createWorld, type World } from '#testing/world'
import type { Agency } from '@lading/domain/transactions/agency'
import { figure } from '../../../../../../tools/setup/stages/figure.ts'

const isProof = process.env['LADING_PROOF'] === 'full'
const STEPS = isProof ? 100_000 : 200
const FEWEST_REFUSALS = isProof ? 2_000 : 0 // a few short walks may meet none
const A_WALK = 25
const everyRow = new Set(walks.flatMap(rowsOf).flatMap((row) => row.by.map((who) => nameOf({ row, who }))))

let world: World
let actors: Record<Agency, Actors>
beforeAll(async () => {
  world = await createWorld()
  actors = { dti: await actorsOf(world, 'dti'), cab: await actorsOf(world, 'cab') }
})
afterAll(() => world.close())

test('people who do what they may and try what they may not, at random, are answered as the table says and leave nothing half done', async () => {
  const reaching: Reaching = { rows: new Set(), steps: 0, refusals: 0 }
  const picks = fc.array(fc.nat(), { minLength: A_WALK, maxLength: A_WALK })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...walks), picks, (walk, picked) =>
      walkAtRandom({ world, actors: actors[walk.agency], walk, reaching }, picked),
    ),
    { numRuns: STEPS / A_WALK, endOnFailure: true }, // a walk that shrinks leaves cases behind
  )
  await world.runJobs() // the audit is anchored
  expect(await halfDone(world.db, world.config.data_dir, world.clock.now())).toEqual([])
  expect(reaching.refusals).toBeGreaterThanOrEqual(FEWEST_REFUSALS)
  figure('steps walked at random', reaching.steps, 'steps')
  figure('rows reached at random, of every type and desk', reaching.rows.size, 'rows')
  const missed = [...everyRow].filter((name) => !reaching.rows.has(name))
  figure(`rows not reached at random${isProof ? `: ${missed.join(', ')}` : ''}`, missed.length, 'rows')
}, 7_200_000)
