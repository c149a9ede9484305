import { expect, test } from 'vitest'
import { anybody, seenAs } from '../testing/visitors.ts'
import { admit } from './guard.ts'
import { registerScreens } from './routes/staff-register.ts'
import { staffWorkScreens } from './routes/staff-work.ts'

test('the pages of transactions are for staff of an agency and those who oversee both, not for a content manager', () => {
  const contentManager = { ...anybody, agency: null }
  const overseer = { ...contentManager, permissions: new Set(['view-activity-log'] as const) }
  const pages = [...staffWorkScreens, ...registerScreens].filter(({ path }) =>
    /workflow|admin-transactions|transactions\/business/.test(path),
  )
  expect(pages).toHaveLength(5)
  for (const page of pages) {
    expect(admit([page], seenAs(anybody))).toEqual({ screen: page })
    expect(admit([page], seenAs(overseer))).toEqual({ screen: page })
    expect(admit([page], seenAs(contentManager))).toEqual({ go: '/access-denied' })
  }
})
