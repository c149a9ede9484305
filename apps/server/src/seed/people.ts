import { CUSTOMER_ROLE } from '@lading/domain/people/acting/actor'
import type { Db } from '#platform/database'
import { sql, type SqlBool } from 'kysely'
import { hashPassword, inPasswordTurn } from '#modules/accounts/passwords/passwords'
import { DEMO_PASSWORD, demoPeople, type DemoPerson } from './demo/people/people.ts'

/** The demo's accounts, with one password and confirmed addresses. An account that is there, or was deleted, is left alone. */
export async function seedDemoPeople(db: Db, now: Date): Promise<void> {
  const missing = await missingPeople(db)
  if (missing.length === 0) return
  const password_hash = await inPasswordTurn(() => hashPassword(DEMO_PASSWORD))
  for (const person of missing) await addPerson(db, person, password_hash, now)
}

const addressOf = ({ account }: DemoPerson) => `${account}@lading.example`

async function missingPeople(db: Db): Promise<readonly DemoPerson[]> {
  const of = (people: readonly DemoPerson[]) => sql<SqlBool>`lower(email) = any(${people.map(addressOf)}::text[])`
  const accounts = db.selectFrom('users').select('email')
  // By the index of addresses, which knows no deleted account; those are looked through where somebody is not there.
  const present = await accounts.where(of(demoPeople)).where('deleted_at', 'is', null).execute()
  const others = without(demoPeople, present)
  const missing = others.length === 0 ? [] : without(others, await accounts.where(of(others)).execute())
  if (missing.length === 0) return []
  const roles = new Set((await db.selectFrom('roles').select('id').execute()).map(({ id }) => id))
  return missing.filter(({ role_id }) => roles.has(role_id))
}

function without(people: readonly DemoPerson[], rows: readonly { readonly email: string }[]): readonly DemoPerson[] {
  const there = new Set(rows.map(({ email }) => email.toLowerCase()))
  return people.filter((person) => !there.has(addressOf(person)))
}

async function addPerson(db: Db, person: DemoPerson, password_hash: string, now: Date): Promise<void> {
  const { first_name, last_name, middle_name = '', suffix = '', mobile = '', role_id } = person
  await db.transaction().execute(async (tx) => {
    const { id: user_id } = await tx
      .insertInto('users')
      .values({
        first_name,
        middle_name,
        last_name,
        suffix,
        mobile,
        password_hash,
        audience: role_id === CUSTOMER_ROLE ? 'customer' : 'staff',
        email: addressOf(person),
        email_verified_at: now,
        created_at: now,
        last_login: null,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('user_roles').values({ user_id, role_id }).execute()
    if (role_id === CUSTOMER_ROLE) return
    const { agency, position_title = '', unit = '' } = person
    await tx.insertInto('admin_profiles').values({ user_id, agency, position_title, unit }).execute()
  })
}
