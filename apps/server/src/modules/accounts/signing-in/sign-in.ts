import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { signedInUser } from '../records/accounts.queries.ts'
import { meetDevice } from '../attempts/meet-device.ts'
import { openSession } from '../sessions/open-session.ts'

interface SignInInput {
  readonly user_id: number
  readonly user_agent: string
  /** What the browser calls itself; empty where it says nothing. */
  readonly device: string
}

/** Opens a session for somebody who has proved who they are. */
export async function signIn(tx: Tx, { user_id, user_agent, device }: SignInInput, caller: Caller, now: Date) {
  const authorisation = await openSession(tx, { user_id, ip: caller.ip, user_agent }, now)
  await meetDevice(tx, { user_id, user_agent, device, ip: caller.ip }, now)
  await tx.updateTable('users').set({ last_login: now }).where('id', '=', user_id).execute()
  const user = await signedInUser(tx, user_id)
  await record(tx, { action: 'sign-in', object: 'user', object_id: user_id }, { ...caller, user_id }, now)
  return { user, authorisation }
}
