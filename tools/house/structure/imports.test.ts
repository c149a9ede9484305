import { describe, expect, test } from 'vitest'
import { houses, reachedByDots, strangersIn } from './imports.ts'
import { isSource, repositoryFiles, textOf } from '../sources.ts'

/** What the product is made of, and the journeys, which are a house too. */
const sources = repositoryFiles().filter((path) => isSource(path) || path.endsWith('.e2e.ts'))

test.each(houses)('$folder imports only what it may', ({ folder }) => {
  const files = sources.filter((file) => houses.find((house) => house.folder.test(file))?.folder === folder)
  expect(files, 'a rule for a folder without files').not.toEqual([])
  expect(files.flatMap((file) => strangersIn(file, textOf(file)))).toEqual([])
})

test('another folder of an app is imported by its name: `#testing/people/accounts`, never by dots', () => {
  const files = repositoryFiles().filter((path) => /^apps\/.*\.tsx?$/.test(path))
  expect(files.length).toBeGreaterThan(2000)
  expect(files.flatMap((file) => reachedByDots(file, textOf(file)))).toEqual([])
})

test.each([
  ['apps/server/src/modules/sign-on/linking.test.ts', `import { PASSWORD } from '../../testing/people/sign-on.ts'`],
  ['apps/server/src/seed/fill.ts', `import { bind } from '../platform/calls/bind.ts'`],
  ['apps/web/src/testing/show.tsx', `import { theme } from '../app/theme.ts'`],
])('planted dots are found in %s: %s', (file, line) => {
  expect(reachedByDots(file, line)).toHaveLength(1)
})

test.each([
  ['apps/server/src/modules/sign-on/linking.test.ts', `import { PASSWORD } from '#testing/people/sign-on'`],
  ['apps/server/src/modules/sign-on/linking.test.ts', `import { link } from './linking.ts'`],
  ['apps/web/src/ui/facts/StatusBadge.test.tsx', `import { show } from '../../testing/show.tsx'`], // has no name there
])('what is imported as it should is left alone in %s: %s', (file, line) => {
  expect(reachedByDots(file, line)).toEqual([])
})

describe('a planted violation is found', () => {
  test.each([
    ['packages/domain/src/payments/fees.ts', `import { z } from 'zod'`],
    ['packages/domain/src/payments/fees.ts', `import { readFileSync } from 'node:fs'`],
    ['packages/domain/src/payments/fees.ts', `import { money } from '../../../contract/src/fields.ts'`],
    ['packages/contract/src/payments.ts', `import { Problem } from '#platform/problem'`],
    ['packages/contract/src/payments.ts', `import { sql } from 'kysely'`],
    ['apps/server/src/platform/calls/bind.ts', `import { advance } from '#modules/workflow/moves/advance'`],
    ['apps/server/src/platform/calls/bind.ts', `import { advance } from '../../modules/workflow/advance.ts'`],
    ['apps/server/src/modules/payments/validate-payment.ts', `import { issue } from '#modules/certificates/issue'`],
    [
      'apps/server/src/modules/payments/validate-payment.ts',
      `const { issue } = await import('../certificates/issue.ts')`,
    ],
    ['apps/server/src/modules/payments/validate-payment.ts', `import { world } from '#testing/world'`],
    ['apps/web/src/ui/tables/ServerTable.tsx', `import { Fee } from '../../features/fees/Fee.tsx'`],
    ['apps/web/src/lib/api.ts', `import { readFileSync } from 'node:fs'`],
    ['apps/web/src/features/payments/Page.tsx', `import { Fee } from '../fees/Fee.tsx'`],
    ['apps/web/src/features/payments/Page.tsx', `export { Fee } from '../fees/Fee.tsx'`],
    ['apps/web/src/features/payments/Page.tsx', `const page = () => import('../fees/Fee.tsx')`],
    ['apps/web/src/app/router.tsx', `import { buildApp } from '@lading/server/app'`],
    ['apps/server/src/app.ts', `import { screens } from '@lading/web/screens'`],
    ['apps/web/src/features/payments/Page.tsx', `import { guard } from '#app/guard'`],
    [
      'e2e/journeys/pay.e2e.ts',
      `import { validatePayment } from '../../apps/server/src/modules/payments/validate-payment.ts'`,
    ],
    ['e2e/journeys/pay.e2e.ts', `import { fill } from '../../tools/bench/fill.ts'`],
  ])('in %s: %s', (file, line) => {
    expect(strangersIn(file, `${line}\n`)).toHaveLength(1)
  })
})

describe('what is allowed is left alone', () => {
  test.each([
    ['packages/domain/src/payments/fees.ts', `import { addDays } from '../dates/plain-date.ts'`],
    ['packages/contract/src/payments.ts', `import { Status } from '@lading/domain/transactions/status'`],
    [
      'apps/server/src/modules/payments/validate-payment.ts',
      `import { advance } from '#modules/workflow/moves/advance'`,
    ],
    ['apps/server/src/modules/payments/validate-payment.ts', `import { lockInvoice } from './payments.queries.ts'`],
    ['apps/web/src/features/payments/Page.tsx', `import { ServerTable } from '#ui/ServerTable'`],
    ['apps/web/src/app/routes/staff.ts', `const page = () => import('../../features/payments/Page.tsx')`],
    ['e2e/journeys/pay.e2e.ts', `import { paths } from '@lading/contract/addresses/paths'`],
    ['e2e/journeys/first-load.e2e.ts', `import { firstLoad } from '../../tools/bench/first-load/first-load.ts'`],
  ])('in %s: %s', (file, line) => {
    expect(strangersIn(file, `${line}\n`)).toEqual([])
  })
})
