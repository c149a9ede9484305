import type { Endpoint } from '@lading/contract/calls/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { z } from 'zod'
import { admit } from './admit.ts'
import { visitor, type Caller } from '../caller.ts'
import { inTransactions } from '../commits.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { once } from './idempotency.ts'

export interface Call<P, Q, B> {
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly actor: Caller
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** An act of this project: one transaction, the input that was given, who gives it, and when. */
export type Act<Input, Result> = (tx: Tx, input: Input, actor: Caller, now: Date) => Promise<Result>

/** Joins a contract endpoint to its handler: admits the caller, parses the call, checks the reply. */
export function bind<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  spec: Endpoint<P, Q, B, R>,
  handle: (call: Call<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<R>>,
): void {
  const withBody = spec.method !== 'GET' && !spec.multipart
  const schema: FastifySchema = {
    params: spec.params,
    querystring: spec.query,
    ...(withBody && { body: spec.body }),
    ...(!spec.bytes && !spec.redirects && { response: { 200: spec.reply } }),
  }
  app.route({
    method: spec.method,
    url: spec.path,
    schema,
    ...(spec.holdsSecret && { compress: false }),
    ...(spec.hasNoHead && { exposeHeadRoute: false }),
    ...(spec.limit && { config: { rateLimit: { max: spec.limit } } }),
    onRequest: (request) => admit(request, spec),
    handler: (request, reply) => {
      const answer = () =>
        handle({
          params: request.params as z.output<P>,
          query: request.query as z.output<Q>,
          body: request.body as z.output<B>,
          actor: request.caller ?? visitor(request.ip, request.id),
          request,
          reply,
        })
      // Who only reads is not told that something may have been done.
      return spec.method === 'GET' ? answer() : inTransactions(answer)
    },
  })
}

/**
 * Joins a contract endpoint to an act: one call, one transaction, all of it or nothing. Reads take `bind`, and so do
 * calls that do something around their transaction: receive a file, hash a password, ask a provider.
 * Where the endpoint is idempotent, a repeat with the same key answers the first answer.
 */
export function bindAct<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  spec: Endpoint<P, Q, B, R>,
  { db, clock, wake }: Pick<Deps, 'db' | 'clock' | 'wake'>,
  act: Act<z.output<P> & z.output<Q> & z.output<B>, z.input<R>>,
): void {
  bind(app, spec, async ({ params, query, body, actor, request }) => {
    const input = { ...(body as object), ...(query as object), ...(params as object) } as never
    const now = clock.now()
    const perform = (tx: Tx) => act(tx, input, actor, now)
    const result = await db
      .transaction()
      .execute((tx) => (spec.idempotent ? once(tx, request, actor, now, () => perform(tx)) : perform(tx)))
    wake()
    return result
  })
}
