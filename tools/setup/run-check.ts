import { runTogether } from './stages/run.ts'
import { checks, rules } from './stages/list.ts'

process.env.LADING_QUICK = 'yes' // fewer tries of each property, and nothing that starts processes
process.exitCode = await runTogether([...checks, rules])
