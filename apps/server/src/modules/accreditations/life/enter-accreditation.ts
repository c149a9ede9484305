import { decide } from '@lading/domain/workflow/deciding/decide'
import { emptyBase } from '@lading/domain/workflow/empty-base'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import type { Insertable } from 'kysely'
import { theSystem } from '#platform/caller'
import type { Tables, Tx } from '#platform/database'
import { refused } from '#platform/problem'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'
import { byImport } from './life-acts.ts'
import type { LockedBusiness } from './life-context.ts'
import type { LifeRegistry } from './life-registry.ts'
import { makeMove } from './move-accreditation.ts'

export interface AccreditationEntry extends Omit<
  Insertable<Tables['accreditations']>,
  'status' | 'version' | 'business_id' | 'is_migrated' | 'created_at'
> {
  readonly expiry_date: PlainDate
}

/**
 * Enters an accreditation that an earlier system gave (H12, H13), as every later move is made: guards, status, step,
 * notice, audit. Throws 409 where no row of flow H lets it in.
 */
export async function enterAccreditation(
  registry: LifeRegistry,
  tx: Tx,
  business: LockedBusiness,
  entered: AccreditationEntry,
  now: Date,
): Promise<AccreditationRow> {
  const transition = entryOf(business, entered, now)
  const accreditation = await tx
    .insertInto('accreditations')
    .values({
      ...entered,
      business_id: business.business_id,
      is_migrated: true,
      status: transition.to,
      version: 0, // the move makes it the first
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return makeMove(registry, tx, { ...business, accreditation }, { transition, answers: {}, actor: theSystem, now })
}

/** In force or expired: the first row whose guards hold. */
function entryOf({ business_id }: LockedBusiness, { agency, expiry_date }: AccreditationEntry, now: Date): Transition {
  const standing = { is_migrated: true, expiry_on: expiry_date }
  const facts = { ...emptyBase, subject: 'accreditation', type: null, agency, business_id, standing } as const
  for (const action of byImport) {
    const decision = decide({ action, inputs: {} }, facts, theSystem, now)
    if (decision.ok) return decision.transition
  }
  throw refused('This accreditation cannot be imported: it is neither in force nor expired.')
}
