import { expect, test } from 'vitest'
import { workflowPage } from '../docs/workflow-page.ts'
import { textOf } from './sources.ts'

test('docs/workflow.md says what the table says; `npm run docs:workflow` writes it', () => {
  expect(textOf('docs/workflow.md')).toBe(workflowPage())
})
