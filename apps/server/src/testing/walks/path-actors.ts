import { customer, officer, portal } from '@lading/domain/testing/decision-facts'
import type { Actor } from '@lading/domain/people/acting/actor'
import { actsOf } from '@lading/domain/workflow/roles/roles'
import type { Who } from '@lading/domain/workflow/who'

/** Who has which role on a path; two of those who take turns. */
export const desksOfActors = {
  owner: 'CUS',
  router: 'QM',
  evaluator: 'EVA',
  secondEvaluator: 'EVA',
  reviewer: 'REV',
  recommender: 'REC',
  approver: 'APP',
  cashier: 'CSH',
  secondCashier: 'CSH',
  releasing: 'PRN',
  portal: 'SYS',
} as const satisfies Record<string, Who>
export type ActorName = keyof typeof desksOfActors

export const actorNames = Object.keys(desksOfActors) as ActorName[]
export const idOf = (part: ActorName) => 100 + actorNames.indexOf(part)
export const actors = new Map<ActorName, Actor>(actorNames.map((part) => [part, actorOf(part)]))

function actorOf(part: ActorName): Actor {
  const who = desksOfActors[part]
  if (who === 'SYS') return portal
  return who === 'CUS' ? customer(idOf(part)) : officer(idOf(part), actsOf(who))
}
