import { runTogether } from './stages/run.ts'
import { checks, rulesBeside } from './stages/list.ts'

process.env.LADING_QUICK = 'yes' // fewer tries of each property, and nothing that starts processes
process.exitCode = await runTogether([rulesBeside, ...checks])
