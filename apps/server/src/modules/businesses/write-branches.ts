import { manilaDay } from '@lading/domain/dates/manila'
import { type BusinessProfile } from '@lading/contract/forms/business/business-profile'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'

export interface Profiles {
  /** What the register said; null of a business that it did not hold. */
  readonly before: BusinessProfile | null
  readonly after: BusinessProfile
}

/**
 * The rows of the branches follow the profile, by key. A branch that left the profile is closed, and its certificates with
 * it; one that never had any leaves no row. One that is not in the profile yet, while its first certificate is drawn, stays.
 */
export async function writeBranches(
  tx: Tx,
  business_id: number,
  { before, after: { branches } }: Profiles,
  now: Date,
): Promise<void> {
  const kept = new Set(branches.map(({ key }) => key))
  const left = (before?.branches ?? []).map(({ key }) => key).filter((key) => !kept.has(key))
  if (left.length > 0) await closeOrForget(tx, business_id, left, now)
  if (branches.length === 0) return
  const rows = branches.map((branch) => ({ business_id, key: branch.key, name: branch.name, facts: asJson(branch) }))
  await tx
    .insertInto('business_branches')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['business_id', 'key']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        facts: eb.ref('excluded.facts'),
        closed_on: null,
        closing_reason: '',
      })),
    )
    .execute()
}

async function closeOrForget(tx: Tx, business_id: number, keys: readonly string[], now: Date): Promise<void> {
  await tx
    .deleteFrom('business_branches')
    .where('business_id', '=', business_id)
    .where('closed_on', 'is', null)
    .where('key', 'in', keys)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('branch_accreditations').select('id').whereRef('branch_id', '=', 'business_branches.id'))),
    )
    .execute()
  await tx
    .updateTable('business_branches')
    .set({ closed_on: manilaDay(now) })
    .where('business_id', '=', business_id)
    .where('closed_on', 'is', null)
    .where('key', 'in', keys)
    .execute()
}
