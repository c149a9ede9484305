import { paths } from '@lading/contract/addresses/paths'
import {
  AdminUserInput,
  type AdminUser,
  type decideRightsChange as contract,
} from '@lading/contract/people/admin-users'
import { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { requireFreeAddress } from '../accounts-kept/accounts-kept.queries.ts'
import { moveAddress } from '../accounts-kept/move-address.ts'
import { adminUserDetail } from './admin-users.queries.ts'
import { requireAdministrator, holdAsAdministrator } from '../second-administrator/hold-administration.ts'
import { rightsOf, sameRights, versionsOf, writeRights } from './rights.ts'
import { mailPasswordLink } from '../accounts-kept/take-password.ts'
import { notifyOfDecision } from '../second-administrator/notify-administrators.ts'
import { decideChange } from '../second-administrator/waiting-changes.queries.ts'
import { requireGoodPlace } from './require-good-place.ts'
import { moveToAgency } from './move-to-agency.ts'
import { requireWorkKept } from './require-no-open-transactions.ts'

type DecideRightsChangeInput = z.output<(typeof contract)['body']> & { readonly id: number }

const Rights = AdminUserInput.pick({ role_ids: true, permissions: true, agency: true })
const Before = Rights.extend({ role_ids: z.array(z.int()), email: z.string().optional() })
// Changes asked before an address waited have none.
const Wanted = Rights.extend({
  email: z.string().optional(),
  is_new: z.boolean(),
  role_versions: z.record(z.string(), z.int()),
})

/** The second administrator confirms or refuses the rights and the address of somebody; the first one may take it back. */
export async function decideRightsChange(
  tx: Tx,
  { id, ...input }: DecideRightsChangeInput,
  actor: Caller,
  now: Date,
): Promise<AdminUser> {
  await holdAsAdministrator(tx, actor)
  const account = await adminUserDetail(tx, id, actor)
  const change = await decideChange(tx, id, input, actor, now)
  if (input.decision === 'confirm') await giveRights(tx, account, change, actor, now)
  const { asked_by, wanted } = change
  const facts = { change_id: change.id, asked_by, wanted }
  await record(tx, { action: `${input.decision}-rights-change`, object: 'user', object_id: id, facts }, actor, now)
  const about = { what: `the account ${account.email}`, link: paths.adminUser(id) }
  await notifyOfDecision(tx, about, { ...input, asked_by }, actor, now)
  return adminUserDetail(tx, id, actor)
}

interface Kept {
  readonly before: unknown
  readonly wanted: unknown
}

/** All of it or nothing: what the person or a role became meanwhile is never overwritten. */
async function giveRights(tx: Tx, account: AdminUser, change: Kept, actor: Caller, now: Date): Promise<void> {
  const { id } = account
  const { is_new, role_versions, email, ...rights } = Wanted.parse(change.wanted)
  const before = Before.parse(change.before)
  if (!sameRights(rightsOf(account), before) || (before.email ?? account.email) !== account.email)
    throw refused('The account changed since this was requested. Refuse it, and request it again.')
  await requireGoodPlace(tx, rights, actor)
  await requireWorkKept(tx, account, rights)
  const versions = await versionsOf(tx, rights.role_ids)
  if (rights.role_ids.some((role_id) => versions[role_id] !== role_versions[role_id]))
    throw refused('One of the roles changed since this was requested. Refuse it, and request it again.')
  await moveToAgency(tx, id, rights.agency)
  await tx
    .updateTable('users')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await writeRights(tx, id, rights)
  if (email !== undefined && email !== account.email.toLowerCase()) await giveAddress(tx, account, email, actor, now)
  await requireAdministrator(tx)
  if (is_new) await mailPasswordLink(tx, { ...account, email: email ?? account.email }, 'new', now)
}

async function giveAddress(tx: Tx, before: AdminUser, email: string, actor: Caller, now: Date): Promise<void> {
  await requireFreeAddress(tx, email, before.id)
  await tx.updateTable('users').set({ email, email_verified_at: null }).where('id', '=', before.id).execute()
  await moveAddress(tx, { before, after: { email, first_name: before.first_name } }, actor, now)
}
