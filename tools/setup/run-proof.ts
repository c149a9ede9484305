import { fetchAll } from './programs/fetched.ts'
import { keptOfThisState } from './stages/kept.ts'
import { runStages } from './stages/run.ts'
import { checks, promises, rules, wholeParts } from './stages/list.ts'

const MINUTES_A_STAGE = 240

process.env.LADING_PROOF = 'full' // the tests that sample then run their whole length
await fetchAll()
const isAnew = process.argv.includes('--anew')
process.exitCode = await runStages([...checks, promises], [rules, ...wholeParts], {
  minutes: MINUTES_A_STAGE,
  kept: isAnew ? undefined : keptOfThisState(),
})
