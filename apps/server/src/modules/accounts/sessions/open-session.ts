import type { Authorisation } from '@lading/contract/accounts/accounts'
import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/database'
import { hashOf, randomToken } from '#platform/random'
import { numberSettingOf } from '#platform/settings'

const MINUTE = 60_000

interface Visit {
  readonly user_id: number
  readonly ip: string
  readonly user_agent: string
}

/** Starts a session: a row, and the token that only the person holds. */
export async function openSession(tx: Tx, { user_id, ip, user_agent }: Visit, now: Date): Promise<Authorisation> {
  const ends_at = new Date(now.getTime() + (await numberSettingOf(tx, 'session.hours')) * 60 * MINUTE)
  const id = randomUUID()
  const token_expires_at = await tokenEnd(tx, ends_at, now)
  await tx
    .insertInto('sessions')
    .values({
      id,
      user_id,
      token_expires_at,
      ends_at,
      created_at: now,
      last_seen_at: now,
      ended_at: null,
      ip,
      user_agent: user_agent.slice(0, 255),
    })
    .execute()
  return giveToken(tx, id, token_expires_at, now)
}

/** A token more for a session; only its hash is kept. */
export async function giveToken(tx: Tx, session_id: string, valid_until: Date, now: Date): Promise<Authorisation> {
  const token = randomToken()
  await tx
    .insertInto('session_tokens')
    .values({ token_hash: hashOf(token), session_id, valid_until })
    .execute()
  const expires_in = Math.floor((valid_until.getTime() - now.getTime()) / 1000)
  return { token, type: 'bearer', expires_in }
}

/** A token never outlives its session. */
export async function tokenEnd(tx: Tx, session_ends_at: Date, now: Date): Promise<Date> {
  const minutes = await numberSettingOf(tx, 'session.token_minutes')
  return new Date(Math.min(now.getTime() + minutes * MINUTE, session_ends_at.getTime()))
}
