import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { Caller } from '../caller.ts'
import type { Tables, Tx } from '../database.ts'
import { asJson } from '../jsonb.ts'
import { invalid, refused } from '../problem.ts'

/**
 * Performs an act once for each Idempotency-Key of a person: a repeat answers the first answer,
 * a repeat that asks for something else is refused, and parallel repeats wait for the first.
 */
export async function once<T>(
  tx: Tx,
  request: FastifyRequest,
  { user_id }: Caller,
  now: Date,
  perform: () => Promise<T>,
  /** What was asked, where it is not the JSON body: the fields and checksums of a form. */
  asked: unknown = request.body ?? null,
): Promise<T> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key.length < 8 || key.length > 100) {
    throw invalid({ 'Idempotency-Key': ['Send an Idempotency-Key header of 8 to 100 characters.'] })
  }
  const call = `${request.method} ${request.url}`
  const request_hash = createHash('sha256').update(asJson(asked)).digest('hex')

  // The row is taken before the act: a parallel repeat waits here until the first commits, or is undone.
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ user_id, key, call, request_hash, status: 200, reply: asJson(null), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!taken) return firstReply<T>(tx, { user_id, key, call, request_hash })

  const result = await perform()
  await tx
    .updateTable('idempotency_keys')
    .set({ reply: asJson(result) })
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .execute()
  return result
}

type KeyedCall = Pick<Selectable<Tables['idempotency_keys']>, 'user_id' | 'key' | 'call' | 'request_hash'>

async function firstReply<T>(tx: Tx, { user_id, key, call, request_hash }: KeyedCall): Promise<T> {
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['call', 'request_hash', 'reply'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (first.call !== call || first.request_hash !== request_hash) {
    throw refused('Your earlier attempt was done, with other details. Reload the page and check before you try again.')
  }
  return first.reply as T
}
