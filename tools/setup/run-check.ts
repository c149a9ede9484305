import { runTogether } from './stages/run.ts'
import { checks, rules } from './stages/list.ts'

process.exitCode = await runTogether([...checks, ...rules])
