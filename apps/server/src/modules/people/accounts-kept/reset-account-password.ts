import type { ResetInput } from '@lading/contract/people/person-fields'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import { notAllowed, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { mailHandedOver, mailPasswordLink, passwordToHandOver, replacePassword } from './take-password.ts'

type ResetAccountPasswordInput = z.output<typeof ResetInput> & { readonly id: number }

/** The account whose password is taken, read and locked by an administrator who may change it. */
type Kept = (tx: Tx) => Promise<{ id: number; email: string; first_name: string; version: number; status: string }>

/** Takes somebody's password: they get a one-time link by mail, or one that is told once, to be handed over. */
export async function resetAccountPassword(
  deps: Deps,
  { id, method, version }: ResetAccountPasswordInput,
  actor: Caller,
  kept: Kept,
) {
  if (id === actor.user_id) throw notAllowed('Change your own password under Change Password.')
  const handed = method === 'hand-over' ? await passwordToHandOver() : undefined
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const person = await kept(tx)
    if (person.version !== version) throw refused('The account was changed by another user.', person)
    if (person.status !== 'active') throw refused('The account is disabled. Enable it first.')
    await replacePassword(tx, id, handed?.password_hash ?? null, now)
    if (handed) await mailHandedOver(tx, person, now)
    else await mailPasswordLink(tx, person, 'reset', now)
    await record(tx, { action: 'reset-account-password', object: 'user', object_id: id, facts: { method } }, actor, now)
  })
  deps.wake()
  return { password: handed?.password ?? null }
}
