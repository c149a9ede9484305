import { CUSTOMER_ROLE } from '@lading/domain/people/acting/actor'
import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import type { Tx } from '#platform/database'
import { demoProfiles } from './people/businesses.ts'
import { randomGenerator, slugFrom } from './random.ts'
import { demoHomes } from './people/homes.ts'
import {
  CUSTOMER2S_FIRST,
  CUSTOMER2S_SECOND,
  CUSTOMER3S_FIRST,
  CUSTOMER3S_SECOND,
  CUSTOMERS_FIRST,
  CUSTOMERS_SECOND,
} from './people/customers.ts'
import { countOn, fill, nextIdOf } from './tables.ts'
import type { DemoBusiness } from './transactions/transaction.ts'

/** The demo's businesses, each with its owner; those of the customers who may be tried belong to them. */
export async function addBusinesses(tx: Tx, now: Date): Promise<DemoBusiness[]> {
  const profiles = demoProfiles(await demoHomes(tx), manilaDay(now))
  const customers = await customerIds(tx)
  const first_user = await nextIdOf(tx, 'users')
  const first = await nextIdOf(tx, 'businesses')
  const businesses = profiles.map((profile, index) => ({
    id: first + index,
    profile,
    user_id: customers.get(index) ?? first_user + index,
  }))
  const owners = businesses.filter((_, index) => !customers.has(index))
  await fill(
    tx,
    'users',
    owners.map(({ user_id, profile }) =>
      ownerRow(user_id, ensure(profile.officers[0], 'an officer of the business').name, profile.email, now),
    ),
  )
  await fill(
    tx,
    'user_roles',
    owners.map(({ user_id }) => ({ user_id, role_id: CUSTOMER_ROLE })),
  )
  await fill(
    tx,
    'businesses',
    businesses.map(({ id, profile, user_id }) => businessRow(id, profile, user_id, now)),
  )
  await fill(
    tx,
    'business_users',
    businesses.map(({ id, user_id }) => membership(id, user_id, now)),
  )
  await fill(
    tx,
    'business_branches',
    businesses.flatMap(({ id, profile }) =>
      profile.branches.map((branch) => ({ business_id: id, key: branch.key, name: branch.name, facts: branch })),
    ),
  )
  await countOn(tx, ['users', 'businesses'])
  return businesses
}

async function customerIds(tx: Tx): Promise<Map<number, number>> {
  const rows = await tx.selectFrom('users').select(['id', 'email']).where('audience', '=', 'customer').execute()
  const idOf = (account: string) => rows.find(({ email }) => email === `${account}@lading.example`)?.id
  const [customer, customer2, customer3] = [idOf('customer'), idOf('customer2'), idOf('customer3')]
  if (!customer || !customer2 || !customer3) throw new Error('The demo’s customers are missing.')
  return new Map([
    [CUSTOMERS_FIRST, customer],
    [CUSTOMERS_SECOND, customer],
    [CUSTOMER2S_FIRST, customer2],
    [CUSTOMER2S_SECOND, customer2],
    [CUSTOMER3S_FIRST, customer3],
    [CUSTOMER3S_SECOND, customer3],
  ])
}

/** An account without a password: nobody signs in with it, but transactions name who filed them. */
function ownerRow(id: number, name: string, email: string, now: Date) {
  const parts = name.split(' ')
  return {
    id,
    audience: 'customer',
    email: email.replace(/^office@/, 'owner@'),
    first_name: parts.slice(0, -1).join(' '),
    middle_name: '',
    last_name: parts.at(-1),
    suffix: '',
    mobile: '',
    change_passwd: 0,
    email_verified_at: now,
    status: 'active',
    created_at: now,
    version: 1,
  }
}

function businessRow(id: number, profile: DemoBusiness['profile'], user_id: number, now: Date) {
  return {
    id,
    profile,
    slug: slugFrom(randomGenerator(30_000 + id)),
    is_migrated: false,
    created_by: user_id,
    created_at: now,
    updated_at: now,
    version: 1,
  }
}

const membership = (business_id: number, user_id: number, now: Date) => ({
  business_id,
  user_id,
  is_owner: true,
  rights: [],
  since: now,
})
