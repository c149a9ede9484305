import type { Agency } from '@lading/domain/transactions/agency'
import type { World } from '../world.ts'

const FREE = 'An order that waives the fees'

/** Every fee of the agency is zero by a newer row of the schedule, as the finance administrator would write it. */
export async function chargeNothing({ db }: World, agency: Agency): Promise<void> {
  const fees = await db
    .selectFrom('fees')
    .select(['agency', 'param_key', 'label', 'unit'])
    .where('agency', '=', agency)
    .execute()
  const free = { param_value: '0.00', effective_from: '2026-03-01', legal_basis: FREE } as const
  const rows = fees.map((fee) => ({ ...fee, ...free }))
  await db
    .insertInto('fees')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The schedule as it was. */
export async function chargeAgain({ db }: World): Promise<void> {
  await db.deleteFrom('fees').where('legal_basis', '=', FREE).execute()
}
