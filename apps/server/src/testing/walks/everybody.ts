import { roles } from '@lading/domain/workflow/roles/roles'
import { isDesk, type Who, whoCodes } from '@lading/domain/workflow/who'
import { ensure } from '@lading/domain/ensure'
import type { Agency } from '@lading/domain/transactions/agency'
import type { Client } from '../client.ts'
import type { World } from '../world.ts'
import { evaluatorRole, type Actors } from './actors.ts'
import type { WalkedTransaction } from './walked-transaction.ts'

/** Somebody who might try, and for whom the workflow may let them act on it. */
export interface Person {
  readonly name: string
  readonly client: Client
  readonly acts_as: readonly Who[]
}

const desks = whoCodes.filter(isDesk)
const isAtDesk = (short: string) => desks.some((desk) => desk === short)
const deskRoles = roles.filter(({ short }) => isAtDesk(short)).map(({ id }) => id)
const otherSide: Readonly<Record<Agency, Agency>> = { dti: 'cab', cab: 'dti' }

/** People who have nothing to do with a transaction: of no role, of every role without a part in it, of the other agency. */
export async function bystanders(world: World, agency: Agency): Promise<Person[]> {
  const other = otherSide[agency]
  const idle = roles.filter(({ id, short, agency_rule }) => {
    return agency_rule !== 'none' && (id === evaluatorRole[other] || short === 'LEG' || !isAtDesk(short))
  })
  const people: Person[] = [
    { name: 'a visitor', client: world.visitor(), acts_as: [] },
    { name: 'a customer of another business', client: await world.customer(), acts_as: [] },
    { name: 'somebody at every desk of the other agency', client: await world.staff(other, ...deskRoles), acts_as: [] },
  ]
  for (const { id, name, agency_rule } of idle) {
    const side = agency_rule === 'both' ? null : id === evaluatorRole[other] ? other : agency
    people.push({ name: name.toLowerCase(), client: await world.staff(side, id), acts_as: [] })
  }
  return people
}

/** Colleagues of those involved, one a desk, and one at all of them: for the longest run. */
export async function colleagues(world: World, agency: Agency): Promise<Person[]> {
  const people: Person[] = [
    { name: 'one person at every desk', client: await world.staff(agency, ...deskRoles), acts_as: desks },
  ]
  const ofTheOther = evaluatorRole[otherSide[agency]]
  for (const { id, name, short } of roles.filter((role) => isAtDesk(role.short) && role.id !== ofTheOther)) {
    const acts_as = desks.filter((desk) => desk === short)
    people.push({ name: `another ${name.toLowerCase()}`, client: await world.staff(agency, id), acts_as })
  }
  return people
}

/** Those whose transaction it is: the business, and the people who have it on their desks. */
export async function involved({ world, actors, owner, business_id }: WalkedTransaction): Promise<Person[]> {
  const member = await world.customer()
  await world.joins(member, business_id, { owner: false, rights: [] })
  return [
    { name: 'the owner', client: owner, acts_as: ['CUS'] },
    { name: 'a member of the business without rights', client: member, acts_as: [] },
    ...(Object.keys(deskOf) as (keyof Actors)[]).map((part) => ({
      name: `the ${part} of the transaction`,
      client: actors[part],
      acts_as: [ensure(deskOf[part])],
    })),
  ]
}

const deskOf: Partial<Record<keyof Actors, Who>> = {
  router: 'QM',
  evaluator: 'EVA',
  reviewer: 'REV',
  recommender: 'REC',
  approver: 'APP',
  cashier: 'CSH',
  releasing: 'PRN',
}
