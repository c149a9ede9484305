import { CUSTOMER_ROLE, type BusinessRight } from '@lading/domain/people/acting/actor'
import { ensure } from '@lading/domain/ensure'
import type { Tx } from '#platform/database'
import type { DemoBusiness } from './transactions/transaction.ts'

const RIGHTS: BusinessRight[] = ['prepare', 'pay']

/** The representative of a business acts for it beside its owner, with some of the rights; nobody signs in as them. */
export async function addColleague(tx: Tx, { id: business_id, profile }: DemoBusiness, now: Date): Promise<void> {
  const names = profile.representative_name.split(' ')
  const { id: user_id } = await tx
    .insertInto('users')
    .values({
      audience: 'customer',
      email: profile.representative_email,
      first_name: names.slice(0, -1).join(' '),
      last_name: ensure(names.at(-1), 'a last name'),
      email_verified_at: now,
      created_at: now,
      last_login: null,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('user_roles').values({ user_id, role_id: CUSTOMER_ROLE }).execute()
  await tx
    .insertInto('business_users')
    .values({
      business_id,
      user_id,
      business_branch_id: null,
      is_owner: false,
      rights: RIGHTS,
      since: now,
      deactivated_at: null,
    })
    .execute()
}
