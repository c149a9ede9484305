import { mayFor, type Actor } from '@lading/domain/people/acting/actor'

/** The businesses whose people this person may change. */
export const managedBusinesses = (actor: Actor): number[] =>
  actor.memberships.flatMap(({ business_id }) => (mayFor(actor, business_id, 'manage-people') ? [business_id] : []))
