import { manilaDay } from '@lading/domain/dates/manila'
import { type BusinessProfile } from '@lading/contract/forms/business/business-profile'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'

/**
 * The rows of the branches follow the profile, by key. A branch that left the profile is closed, and its certificates with
 * it; one that never had any leaves no row.
 */
export async function writeBranches(
  tx: Tx,
  business_id: number,
  { branches }: BusinessProfile,
  now: Date,
): Promise<void> {
  const keys = branches.map((branch) => branch.key)
  await tx
    .deleteFrom('business_branches')
    .where('business_id', '=', business_id)
    .where('closed_on', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('branch_accreditations').select('id').whereRef('branch_id', '=', 'business_branches.id'))),
    )
    .$if(keys.length > 0, (query) => query.where('key', 'not in', keys))
    .execute()
  await tx
    .updateTable('business_branches')
    .set({ closed_on: manilaDay(now) })
    .where('business_id', '=', business_id)
    .where('closed_on', 'is', null)
    .$if(keys.length > 0, (query) => query.where('key', 'not in', keys))
    .execute()
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
