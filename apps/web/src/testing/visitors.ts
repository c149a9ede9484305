import type { Actor } from '@lading/domain/people/acting/actor'
import type { Visitor } from '#app/guard.ts'

/** A member of staff of one agency, who may nothing of their own. */
export const anybody: Actor = {
  user_id: 7,
  audience: 'staff',
  role_ids: [3],
  permissions: new Set(),
  first_role_permissions: new Set(),
  agency: 'dti',
  memberships: [],
}

/** Nobody is signed in. */
export const stranger: Visitor = { actor: null, is_email_verified: false, must_change_password: false }

/** The guard sees this person, whose address is confirmed. */
export const seenAs = (actor: Actor): Visitor => ({ ...stranger, actor, is_email_verified: true })
