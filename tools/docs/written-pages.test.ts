import { expect, test } from 'vitest'
import { dependenciesPage } from './dependencies-page.ts'
import { permissionsPage } from './permissions-page.ts'
import { unbuiltPage } from './unbuilt-page.ts'
import { workflowPage } from './workflow-page.ts'
import { textOf } from '../house/sources.ts'

test('docs/dependencies.md says what the manifests name, and why; `npm run docs` writes it', () => {
  expect(textOf('docs/dependencies.md')).toBe(dependenciesPage())
})

test('docs/workflow.md says what the table says; `npm run docs` writes it', () => {
  expect(textOf('docs/workflow.md')).toBe(workflowPage())
})

test('docs/permissions.md says who may call and open what; `npm run docs` writes it', async () => {
  expect(textOf('docs/permissions.md')).toBe(await permissionsPage())
})

test('docs/unbuilt.md lists each act that is not offered, and what of it is missing; `npm run docs` writes it', () => {
  expect(textOf('docs/unbuilt.md')).toBe(unbuiltPage())
})
