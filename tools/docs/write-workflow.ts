import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workflowPage } from './workflow-page.ts'

const page = join(import.meta.dirname, '../../docs/workflow.md')

writeFileSync(page, workflowPage())
process.stdout.write('docs/workflow.md is current.\n')
