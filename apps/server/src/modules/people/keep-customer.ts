import type { Customer, CustomerInput } from '@lading/contract/customers'
import type { StatusInput } from '@lading/contract/person-fields'
import { CUSTOMER_ROLE } from '@lading/domain/people/actor'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, notAllowed, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { requireCustomerOrKeeper } from '#modules/accounts/customers-seen'
import { requireFreeAddress } from './accounts-kept.queries.ts'
import { customerDetail } from './customers.queries.ts'
import { moveAddress } from './move-address.ts'
import { mailPasswordLink } from './take-password.ts'
import { closeAccount, writeStatus } from './write-status.ts'

/** A new customer's account, with a one-time link by mail. */
export async function createCustomer(tx: Tx, input: CustomerInput, actor: Caller, now: Date): Promise<Customer> {
  requireStaff(actor)
  await requireFreeAddress(tx, input.email)
  const blank = { password_hash: null, email_verified_at: null, last_login: null, deleted_at: null }
  const { id } = await tx
    .insertInto('users')
    .values({ ...input, ...blank, audience: 'customer', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('user_roles').values({ user_id: id, role_id: CUSTOMER_ROLE }).execute()
  await mailPasswordLink(tx, { id, email: input.email, first_name: input.first_name }, 'new', now)
  await record(tx, { action: 'create-customer', object: 'user', object_id: id, facts: { ...input } }, actor, now)
  return customerDetail(tx, id)
}

/** Another name or number; another address, by those who keep customers, is confirmed anew by mail. */
export async function updateCustomer(
  tx: Tx,
  input: CustomerInput & { id: number; version: number },
  actor: Caller,
  now: Date,
): Promise<Customer> {
  const { id, version, ...person } = input
  requireCustomerOrKeeper(actor, id)
  const before = await lockCustomer(tx, id, version)
  const isMoved = before.email.toLowerCase() !== input.email
  if (isMoved && actor.audience === 'customer')
    throw invalid({ email: ['Ask the agency to change the address of your account.'] })
  await requireFreeAddress(tx, input.email, id)
  await tx
    .updateTable('users')
    .set({ ...person, version: version + 1, ...(isMoved && { email_verified_at: null }) })
    .where('id', '=', id)
    .execute()
  if (isMoved) await moveAddress(tx, { ...before, ...person }, now)
  const facts = isMoved ? { email: { from: before.email, to: input.email } } : {}
  await record(tx, { action: 'update-customer', object: 'user', object_id: id, facts }, actor, now)
  return customerDetail(tx, id)
}

/** Disables a customer's account, or lets it in again. */
export async function setCustomerStatus(
  tx: Tx,
  { id, version, status, reason }: z.output<typeof StatusInput> & { id: number },
  actor: Caller,
  now: Date,
): Promise<Customer> {
  requireStaff(actor)
  const before = await lockCustomer(tx, id, version)
  await writeStatus(tx, id, status, now)
  const facts = { from: before.status, to: status, reason }
  await record(tx, { action: 'set-account-status', object: 'user', object_id: id, facts }, actor, now)
  return customerDetail(tx, id)
}

/** Deletes a customer's account softly; a business is never left without an owner. */
export async function deleteCustomer(tx: Tx, { id }: { id: number }, actor: Caller, now: Date) {
  requireStaff(actor)
  const { email } = await lockCustomer(tx, id)
  const alone = await ownedAlone(tx, id)
  if (alone.length > 0)
    throw refused(`They are the only owner of ${alone.join(', ')}; somebody else must become an owner first.`)
  await tx
    .updateTable('business_users')
    .set({ deactivated_at: now })
    .where('user_id', '=', id)
    .where('deactivated_at', 'is', null)
    .execute()
  await closeAccount(tx, id, now)
  await record(tx, { action: 'delete-account', object: 'user', object_id: id, facts: { email } }, actor, now)
  return { id }
}

/** The account as it stands, locked; an old version is refused with how it stands now. */
export async function lockCustomer(tx: Tx, id: number, version?: number): Promise<Customer> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
  const customer = await customerDetail(tx, id)
  if (version !== undefined && customer.version !== version) throw refused('The account changed meanwhile.', customer)
  return customer
}

/** A permission may be given to anybody; keeping other people's accounts is staff's. */
export function requireStaff({ audience }: Caller): void {
  if (audience !== 'staff') throw notAllowed()
}

async function ownedAlone(tx: Tx, user_id: number): Promise<string[]> {
  const owned = await tx
    .selectFrom('business_users as own')
    .innerJoin('businesses as b', 'b.id', 'own.business_id')
    .select(['b.id', 'b.name'])
    .where('own.user_id', '=', user_id)
    .where('own.is_owner', '=', true)
    .where('own.deactivated_at', 'is', null)
    .where('b.deleted_at', 'is', null)
    .orderBy('b.id')
    .forUpdate('b')
    .execute()
  if (owned.length === 0) return []
  const others = await tx
    .selectFrom('business_users')
    .select('business_id')
    .where(
      'business_id',
      'in',
      owned.map(({ id }) => id),
    )
    .where('user_id', '<>', user_id)
    .where('is_owner', '=', true)
    .where('deactivated_at', 'is', null)
    .execute()
  const kept = new Set(others.map(({ business_id }) => business_id))
  return owned.filter(({ id }) => !kept.has(id)).map(({ name }) => name)
}
