import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { type BusinessProfile } from '@lading/contract/forms/business-profile'

/** The rows of the branches follow the profile, by key; a branch that was accredited is never taken away here. */
export async function writeBranches(tx: Tx, business_id: number, { branches }: BusinessProfile): Promise<void> {
  const keys = branches.map((branch) => branch.key)
  await tx
    .deleteFrom('business_branches')
    .where('business_id', '=', business_id)
    .where('accreditation_id', 'is', null)
    .$if(keys.length > 0, (query) => query.where('key', 'not in', keys))
    .execute()
  if (branches.length === 0) return
  await tx
    .insertInto('business_branches')
    .values(
      branches.map((branch) => ({
        business_id,
        key: branch.key,
        name: branch.name,
        facts: asJson(branch),
        accreditation_id: null,
        closed_on: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['business_id', 'key']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        facts: eb.ref('excluded.facts'),
      })),
    )
    .execute()
}
