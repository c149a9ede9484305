import { businessRights, mayFor, membershipOf, type Actor, type BusinessRight } from './actor.ts'

/** What somebody is in a business: an owner, or a member with some rights. */
export interface Part {
  readonly is_owner: boolean
  readonly rights: readonly BusinessRight[]
}

/** Somebody's part as it is and as it shall be; null where they are not in the business, before or after. */
export interface PartChange {
  readonly business_id: number
  readonly user_id: number
  readonly before: Part | null
  readonly after: Part | null
  /** Who owns the business now. */
  readonly owner_ids: readonly number[]
}

/**
 * Why this person may not change that part, whatever the moment. People give only rights that they have, and each may
 * leave (the portal's decisions, "Who may do what").
 */
export function refusalOfPower(actor: Actor, { business_id, user_id, before, after }: PartChange): string | undefined {
  const isLeaving = user_id === actor.user_id && after === null
  if (isLeaving) return undefined
  if (!mayFor(actor, business_id, 'manage-people')) return 'You can view who acts for this business but not change it.'
  if (membershipOf(actor, business_id)?.is_owner) return undefined
  if (before?.is_owner || after?.is_owner) return 'Only an owner can change the owners of the business.'
  const given = (after?.rights ?? []).filter((right) => !before?.rights.includes(right))
  const beyond = given.filter((right) => !mayFor(actor, business_id, right))
  return beyond.length === 0 ? undefined : 'You can only grant rights that you have.'
}

/** Why a change may not be made now: a business keeps its last owner. */
export function refusalOfEmptiness({ user_id, before, after, owner_ids }: PartChange): string | undefined {
  const isLastOwner = before?.is_owner && !after?.is_owner && owner_ids.every((id) => id === user_id)
  return isLastOwner ? 'A business needs at least one owner. Make another person an owner first.' : undefined
}

/** What each right lets a member do, as a person chooses it. */
export const rightLabels: Record<BusinessRight, string> = {
  prepare: 'Prepare applications and reports',
  submit: 'Submit and withdraw',
  pay: 'Pay',
  'manage-people': 'Manage people',
}

/** `Owner`, or the rights in words. */
export function partText({ is_owner, rights }: Part): string {
  if (is_owner) return 'Owner'
  if (rights.length === 0) return 'View only'
  return businessRights
    .filter((right) => rights.includes(right))
    .map((right) => rightLabels[right])
    .join(', ')
}
