import { describe, expect, test } from 'vitest'
import { isBadlyWritten, isNamedAfterNothing } from './names.ts'
import { repositoryFiles, textOf } from '../sources.ts'

const files = repositoryFiles()
const code = files.filter((path) => /\.(tsx?|js|css|sql)$/.test(path))

test('no file and no folder is named after nothing', () => {
  expect(code.filter(isNamedAfterNothing)).toEqual([])
})

test('components are in PascalCase, other files in kebab-case', () => {
  const typescript = code.filter((path) => /\.tsx?$/.test(path))
  expect(typescript.filter(isBadlyWritten)).toEqual([])
})

describe('what these rules find', () => {
  test.each([
    'packages/domain/src/payments/utils.ts',
    'packages/domain/src/helpers/fees.ts',
    'apps/server/src/platform/mail/mail-helper.ts',
    'apps/web/src/features/fees/FeeData.tsx',
    'apps/web/src/lib/common.test.ts',
  ])('%s is named after nothing', (path) => {
    expect(isNamedAfterNothing(path)).toBe(true)
  })

  test.each([
    'apps/web/src/features/applications/NewApplicationPage.tsx',
    'apps/server/src/modules/payments/validate-payment.ts',
    'packages/domain/src/transactions/status.ts',
  ])('%s says what it is', (path) => {
    expect(isNamedAfterNothing(path)).toBe(false)
  })

  test.each(['apps/server/src/validatePayment.ts', 'apps/web/src/ui/server_table.tsx'])(
    '%s is badly written',
    (path) => {
      expect(isBadlyWritten(path)).toBe(true)
    },
  )
})

describe('folders that introduce themselves', () => {
  const second = [...new Set(files.flatMap((path) => /^((?:apps|packages|tools)\/[^/]+|e2e)\//.exec(path)?.[1] ?? []))]

  test.each(second)('%s has a README of at most fifteen lines', (folder) => {
    expect(files).toContain(`${folder}/README.md`)
    expect(textOf(`${folder}/README.md`).trimEnd().split('\n').length).toBeLessThanOrEqual(15)
  })
})
