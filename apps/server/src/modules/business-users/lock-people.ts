import type { Part, PartChange } from '@lading/domain/people/acting/business-part'
import { refusalOfEmptiness, refusalOfPower } from '@lading/domain/people/acting/business-part'
import { membershipOf, type BusinessRight } from '@lading/domain/people/acting/actor'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notAllowed, notFound, refused } from '#platform/problem'

export interface LockedPeople {
  readonly business_name: string
  /** Those who act for it now. */
  readonly parts: ReadonlyMap<number, Part>
}

/** Locks a business and reads who acts for it. For its own people; others find nothing (throws 404). */
export async function lockPeople(tx: Tx, business_id: number, actor: Caller): Promise<LockedPeople> {
  const business = membershipOf(actor, business_id) && (await lockName(tx, business_id))
  if (!business) throw notFound('Business')
  const rows = await tx
    .selectFrom('business_users')
    .select(['user_id', 'is_owner', 'rights'])
    .where('business_id', '=', business_id)
    .where('deactivated_at', 'is', null)
    .execute()
  const parts = new Map(rows.map(({ user_id, rights, ...row }) => [user_id, { ...row, rights: asRights(rights) }]))
  return { business_name: business.name, parts }
}

/** The caller as the locked rows say, who may have lost a right since the call came in. */
function asLocked(actor: Caller, business_id: number, { parts }: LockedPeople): Caller {
  const others = actor.memberships.filter((membership) => membership.business_id !== business_id)
  const mine = parts.get(actor.user_id)
  return { ...actor, memberships: mine ? [...others, { business_id, ...mine }] : others }
}

/** Throws 403 for the wrong person and 409 where nobody would own the business, with the reason. */
export function requireAllowed(
  actor: Caller,
  people: LockedPeople,
  change: Pick<PartChange, 'business_id' | 'user_id' | 'after'>,
): void {
  const before = people.parts.get(change.user_id) ?? null
  const owner_ids = [...people.parts].flatMap(([id, part]) => (part.is_owner ? [id] : []))
  const asked = { ...change, before, owner_ids }
  const power = refusalOfPower(asLocked(actor, change.business_id, people), asked)
  if (power) throw notAllowed(power)
  const emptiness = refusalOfEmptiness(asked)
  if (emptiness) throw refused(emptiness)
}

function lockName(tx: Tx, business_id: number) {
  return tx
    .selectFrom('businesses')
    .select('name')
    .where('id', '=', business_id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

const asRights = (rights: string[]) => rights as BusinessRight[]
