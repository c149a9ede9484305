import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'

const access = { permission: 'manage-role-permission' } as const

/** What another administrator says to a change that waits, or who asked for it. */
export const ChangeDecision = z.object({ change_id: z.int(), decision: z.enum(['confirm', 'refuse', 'withdraw']) })

/** A change that waits for a second administrator, and who asked for it. */
export const PendingChange = z.object({
  id: z.int(),
  asked_by: z.string(),
  asked_at: z.iso.datetime(),
  /** Whether the reader asked for it: then they may only take it back. */
  is_mine: z.boolean(),
})
export type PendingChange = z.infer<typeof PendingChange>

/** Whether changes of roles and of who holds them wait for another administrator. */
export const SecondAdministrator = z.object({
  is_on: z.boolean(),
  version: z.int(),
  /** How many could decide, the reader among them. */
  administrators: z.int(),
  /** Somebody asked to end the rule. */
  change: PendingChange.nullable(),
})
export type SecondAdministrator = z.infer<typeof SecondAdministrator>

export const secondAdministrator = endpoint({
  method: 'GET',
  path: '/second-administrator',
  summary: 'Whether changes of roles and role holders need a second administrator',
  access,
  reply: SecondAdministrator,
})

export const setSecondAdministrator = endpoint({
  method: 'PUT',
  path: '/second-administrator',
  summary: 'Requires a second administrator; ending this needs confirmation by a second one',
  access,
  body: z.object({ is_on: z.boolean(), version: z.int() }),
  reply: SecondAdministrator,
})

export const decideSecondAdministrator = endpoint({
  method: 'POST',
  path: '/second-administrator/change',
  summary: 'Confirms or refuses the end of this rule, or withdraws the caller’s own request',
  access,
  body: ChangeDecision,
  reply: SecondAdministrator,
  refuses: ['not-found'],
})
