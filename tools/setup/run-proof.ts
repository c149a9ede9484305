import { fetchAll } from './programs/fetched.ts'
import { runStages } from './stages/run.ts'
import { checks, promises, rules, wholeParts } from './stages/list.ts'

const MINUTES_A_STAGE = 240

process.env.LADING_PROOF = 'full' // the tests that sample then run their whole length
await fetchAll()
process.exitCode = await runStages([...checks, promises], [...rules, ...wholeParts], MINUTES_A_STAGE)
