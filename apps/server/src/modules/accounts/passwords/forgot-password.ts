import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'

const SENT = 'If this address has an account, a link to set a new password has been sent.'

/**
 * Keeps that a new password was asked for. Nobody is looked up here: the answer, the words and the work are the same for
 * every address, and the link leaves by mail alone (see answer-password-request.ts).
 */
export async function forgotPassword(tx: Tx, { email }: { email: string }, caller: Caller, now: Date) {
  await tx.insertInto('password_requests').values({ email, asked_at: now }).execute()
  await record(tx, { action: 'forgot-password', object: 'user', object_id: 'unknown', facts: { email } }, caller, now)
  return { message: SENT }
}
