import { runStages } from './stages/run.ts'
import { checks, parts, promises, rules } from './stages/list.ts'

const MINUTES_A_STAGE = 240

process.env.LADING_PROOF = 'full' // the tests that sample in `npm test` then run their whole length
process.exitCode = await runStages([...checks, promises], [...rules, ...parts], MINUTES_A_STAGE)
