import type { Actor } from '@lading/domain/people/acting/actor'
import { expect, test } from 'vitest'
import { admit, type Visitor } from './guard.ts'
import { registerScreens } from './routes/staff-register.ts'
import { staffWorkScreens } from './routes/staff-work.ts'

const evaluator: Actor = {
  user_id: 7,
  audience: 'staff',
  role_ids: [3],
  permissions: new Set(),
  first_role_permissions: new Set(),
  agency: 'dti',
  memberships: [],
}
const visitor = (actor: Actor): Visitor => ({ actor, is_email_verified: true, must_change_password: false })

test('the pages of transactions are for staff of an agency and those who oversee both, not for a content manager', () => {
  const contentManager = { ...evaluator, agency: null }
  const overseer = { ...contentManager, permissions: new Set(['view-activity-log'] as const) }
  const pages = [...staffWorkScreens, ...registerScreens].filter(({ path }) =>
    /workflow|admin-transactions|transactions\/business/.test(path),
  )
  expect(pages).toHaveLength(5)
  for (const page of pages) {
    expect(admit([page], visitor(evaluator))).toEqual({ screen: page })
    expect(admit([page], visitor(overseer))).toEqual({ screen: page })
    expect(admit([page], visitor(contentManager))).toEqual({ go: '/access-denied' })
  }
})
