import { Status } from '@lading/domain/transactions/status'
import type { Agency } from '@lading/domain/transactions/agency'
import { scopeFlags, type Scope } from '@lading/domain/transactions/scope'
import { addDays, addMonths } from '@lading/domain/dates/plain-date'
import { manilaDay } from '@lading/domain/dates/manila'
import { applicant } from './filing.ts'
import type { World } from '../world.ts'

/** A business that an agency accredited in an earlier system: the register holds it, without a transaction. */
export async function accreditedBusiness(
  world: World,
  agency: Agency,
  number: string,
  changes: Parameters<typeof applicant>[1] = {},
  scopes?: readonly Scope[],
) {
  const { client, business_id } = await applicant(world, changes)
  return { client, business_id, accreditation_id: await accredited(world, business_id, agency, number, scopes) }
}

/** The accreditation that such a business holds with an agency; of international scope where nothing else is said. */
export async function accredited(
  world: World,
  business_id: number,
  agency: Agency,
  number: string,
  scopes: readonly Scope[] = ['international'],
): Promise<number> {
  const first_day = addDays(manilaDay(world.clock.now()), -30)
  const { id } = await world.db
    .insertInto('accreditations')
    .values({
      agency,
      business_id,
      number,
      first_day,
      expiry_date: addMonths(first_day, 24),
      status: Status.accredited,
      ...scopeFlags(scopes),
      is_migrated: true,
      created_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
