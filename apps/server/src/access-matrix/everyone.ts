import type { BusinessRight } from '@lading/domain/people/acting/actor'
import { businessRights, CUSTOMER_ROLE } from '@lading/domain/people/acting/actor'
import { roles } from '@lading/domain/workflow/roles/roles'
import { hashPassword } from '#modules/accounts/passwords/passwords'
import type { Client } from '#testing/client'
import type { World } from '#testing/world'
import { agencies, type Agency } from '@lading/domain/transactions/agency'
import { ensure } from '@lading/domain/ensure'

/** Somebody who tries a call, and what the table asks about them. */
export interface Person {
  readonly name: string
  readonly client: Client
  readonly audience: 'visitor' | 'customer' | 'staff'
  readonly agency: Agency | null
  readonly permissions: ReadonlySet<string>
  /** What they are in the business whose records are asked for. */
  readonly part: 'owner' | 'member' | BusinessRight | null
}

const ADMINISTRATOR = 1
const EVALUATOR_AIR = 6
const customerMay = new Set<string>(ensure(roles.find(({ id }) => id === CUSTOMER_ROLE)).permissions)

/** A visitor, a customer in each part of a business and in none, and each role of staff, for each agency it may work for. */
export async function everyone(world: World): Promise<Person[]> {
  return [visitor(world), ...(await customers(world)), ...(await staff(world))]
}

function visitor(world: World): Person {
  const client = world.visitor()
  return { name: 'a visitor', client, audience: 'visitor', agency: null, permissions: new Set(), part: null }
}

async function customers(world: World): Promise<Person[]> {
  const parts = ['owner', 'member', ...businessRights, null] as const
  return Promise.all(
    parts.map(async (part) => ({
      name: part ? `the business’s ${part}` : 'a customer of another business',
      client: await world.customer(),
      audience: 'customer' as const,
      agency: null,
      permissions: customerMay,
      part,
    })),
  )
}

async function staff(world: World): Promise<Person[]> {
  const people: Person[] = [
    {
      name: 'staff without a role',
      client: await world.staff('dti'),
      audience: 'staff',
      agency: 'dti',
      permissions: new Set(),
      part: null,
    },
  ]
  for (const { id, name, permissions, agency_rule } of roles.filter((role) => role.id !== CUSTOMER_ROLE)) {
    for (const agency of agenciesOf(id, agency_rule)) {
      const client = await world.staff(agency, id)
      const of = agency ? `, ${agency}` : ', both agencies'
      people.push({
        name: `${name.toLowerCase()}${of}`,
        client,
        audience: 'staff',
        agency,
        permissions: new Set(permissions),
        part: null,
      })
    }
  }
  await canSignIn(
    world,
    people.map(({ client }) => client.user_id),
  )
  return people
}

/** Administrators are mostly of both agencies, and may be of one; evaluators of the air side work there alone. */
function agenciesOf(id: number, rule: string): (Agency | null)[] {
  if (id === ADMINISTRATOR) return [null, ...agencies]
  if (id === EVALUATOR_AIR) return ['cab']
  return rule === 'one' ? [...agencies] : [null]
}

/** What everyone of staff types where a call asks the password again. */
export const PASSWORD = 'Every one of the staff 2026'

/** The rule of the last administrator counts only those who can sign in. */
export async function canSignIn({ db }: World, ids: number[]): Promise<void> {
  const password_hash = await hashPassword(PASSWORD)
  await db.updateTable('users').set({ password_hash }).where('id', 'in', ids).execute()
}
