import { isCase } from '../../transactions/family.ts'
import { holds, mayFor, membershipOf, type Actor } from '../../people/acting/actor.ts'
import type { ActionKey } from '../actions/actions.ts'
import type { BaseFacts } from '../decision-facts.ts'
import type { Transition } from '../transition/transition.ts'
import { transitions } from '../flows/transitions.ts'
import { deskMark, isDesk, participantRoleOf, type Desk, type ParticipantRole, type Who } from '../who.ts'
import { namesOfWho } from '../who-labels.ts'

/** For which desk (or the business, or the portal) a person makes a move, or why not at all. */
export type Acting = { readonly as: Who } | { readonly refusal: string }

type MoveRow = Pick<Transition, 'by' | 'right' | 'action'>
type MoveFacts = Pick<BaseFacts, 'type' | 'agency' | 'business_id' | 'author_id' | 'participants'>

/** Audience, permission, agency, membership, and the four different people: not status, not conditions. */
export function whoActs(row: MoveRow, facts: MoveFacts, actor: Actor): Acting {
  if (actor.audience === 'system') return row.by.includes('SYS') ? { as: 'SYS' } : { refusal: forWhom(row) }
  if (actor.audience === 'customer') return actsForBusiness(row, facts, actor)
  return actsForAgency(row, facts, actor)
}

/** "For the cashier or the business." */
function forWhom({ by }: Pick<Transition, 'by'>): string {
  return `For ${namesOfWho(by)}.`
}

function actsForBusiness(row: MoveRow, facts: MoveFacts, actor: Actor): Acting {
  const membership = membershipOf(actor, facts.business_id)
  if (!membership) return { refusal: 'You are not a user of this business.' }
  if (!row.by.includes('CUS')) return { refusal: 'For the agency.' }
  return hasRight(row, facts, actor) ? { as: 'CUS' } : { refusal: rightSentence(row) }
}

function hasRight({ right = 'submit' }: MoveRow, facts: MoveFacts, actor: Actor): boolean {
  if (right !== 'author-or-owner') return mayFor(actor, facts.business_id, right)
  const isOwner = membershipOf(actor, facts.business_id)?.is_owner ?? false
  return isOwner || facts.author_id === actor.user_id
}

function rightSentence({ right = 'submit' }: MoveRow): string {
  if (right === 'author-or-owner') return 'For an owner of the business, or the person who wrote the draft.'
  return `For an owner of the business, or a user with the right to ${right.replace('-', ' ')}.`
}

function actsForAgency(row: MoveRow, facts: MoveFacts, actor: Actor): Acting {
  const desks = row.by.filter(isDesk)
  if (desks.length === 0 || !holds(actor, row.action)) return { refusal: forWhom(row) }
  if (actor.agency !== null && actor.agency !== facts.agency) return { refusal: 'It belongs to the other agency.' }
  if (membershipOf(actor, facts.business_id)) return { refusal: 'You are a user of this business yourself.' }

  const own = isOfOneDesk(row.action) ? desks : desks.filter((desk) => holds(actor, deskMark[desk]))
  const free = own.filter((desk) => !otherRoleOf(desk, facts, actor))
  if (free[0]) return { as: free[0] }
  return { refusal: own[0] ? takenSentence(own[0], facts, actor) : forWhom(row) }
}

/** Where several desks have an act, each in its own stage, the permission alone does not tell which desk it is. */
function isOfOneDesk(action: ActionKey): boolean {
  return (desksOf.get(action)?.size ?? 0) <= 1
}

const desksOf = new Map<ActionKey, Set<Desk>>()
for (const { action, by } of transitions) {
  desksOf.set(action, new Set([...(desksOf.get(action) ?? []), ...by.filter(isDesk)]))
}

/** The other role this person has had on this transaction, over all its rounds. */
function otherRoleOf(desk: Desk, facts: MoveFacts, actor: Actor): ParticipantRole | undefined {
  const role = participantRoleOf(desk, isCase(facts))
  if (!role) return undefined
  const roles = Object.keys(facts.participants) as ParticipantRole[]
  return roles.find((other) => other !== role && facts.participants[other].includes(actor.user_id))
}

const wordOfRole: Record<ParticipantRole, string> = {
  evaluators: 'evaluated',
  reviewers: 'reviewed',
  recommenders: 'recommended on',
  approvers: 'decided on',
}

function takenSentence(desk: Desk, facts: MoveFacts, actor: Actor): string {
  const role = otherRoleOf(desk, facts, actor)
  return `You ${role ? wordOfRole[role] : 'worked on'} this transaction: another person must act as ${namesOfWho([desk])}.`
}
