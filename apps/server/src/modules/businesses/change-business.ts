import type { Business } from '@lading/contract/businesses'
import { businessForm, type BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { mayFor, membershipOf } from '@lading/domain/people/acting/actor'
import { isDeepStrictEqual } from 'node:util'
import { ensure } from '@lading/domain/ensure'
import { record } from '#modules/audit/record'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { notAllowed, notFound, refused } from '#platform/problem'
import { businessOf, notEditedBy } from './business-of.ts'
import { businessRow, lockBusiness } from './businesses.queries.ts'
import { claimTin } from './claim-tin.ts'
import { writeBranches, type Profiles } from './write-branches.ts'
import { settleAddresses } from './settle-addresses.ts'

interface ChangeBusinessInput {
  readonly id: number
  readonly version: number
  readonly profile: BusinessProfile
}

/** The people of a business correct its profile, while no accreditation rests on it and no application is worked on. */
export async function changeBusiness(tx: Tx, input: ChangeBusinessInput, actor: Caller, now: Date): Promise<Business> {
  const mine = membershipOf(actor, input.id)
  const before = mine && (await lockBusiness(tx, input.id))
  if (!mine || !before) throw notFound('Business')
  if (!mayFor(actor, input.id, 'prepare')) throw notAllowed('You can view this business but not change it.')

  const closed = await notEditedBy(tx, before)
  if (closed) throw refused(closed.why, { changed_by: closed.changed_by })
  if (before.version !== input.version) {
    throw refused('The business was changed by another user. Review the changes, then save again.', {
      version: before.version,
      profile: before.profile,
    })
  }

  await claimTin(tx, input.profile.tin, input.id)
  const profile = await settleAddresses(tx, businessForm.asked(input.profile))
  const changed = changedFields(before.profile, profile)
  if (changed.length > 0) await write(tx, input.id, { before: before.profile, after: profile }, now)
  await record(
    tx,
    { action: 'change-business', object: 'business', object_id: input.id, facts: { changed } },
    actor,
    now,
  )
  return businessOf(tx, ensure(await businessRow(tx, input.id), 'the business just changed'), mine)
}

async function write(tx: Tx, id: number, profiles: Profiles, now: Date): Promise<void> {
  await tx
    .updateTable('businesses')
    .set((eb) => ({ profile: asJson(profiles.after), updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await writeBranches(tx, id, profiles, now)
}

function changedFields(before: BusinessProfile, after: BusinessProfile): string[] {
  return Object.keys(after).filter((field) => {
    const name = field as keyof BusinessProfile
    return !isDeepStrictEqual(before[name], after[name])
  })
}
