import type { ActionKey } from '../workflow/actions/actions.ts'
import { checkGuards } from '../workflow/deciding/decide.ts'
import { actsOf } from '../workflow/roles/roles.ts'
import type { Desk } from '../workflow/who.ts'
import { customer, officer, type DecisionFacts } from './decision-facts.ts'

/** When the guards are asked. */
export const now = new Date('2026-11-20T02:00:00Z')

/** Somebody at a desk, with the acts of its role. */
export const at = (desk: Desk, user_id = 11) => officer(user_id, actsOf(desk))

/** Whether an act is open to a person, its owner unless said, and which guard refuses it. */
export const ask = (action: ActionKey, found: DecisionFacts, person = customer()) =>
  checkGuards(action, found, person, now)
