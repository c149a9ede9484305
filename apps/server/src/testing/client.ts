import type { Endpoint } from '@lading/contract/calls/endpoint'
import { problemStatus } from '@lading/contract/calls/problem'
import { refusalsOf } from '@lading/contract/calls/refusals'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'

/** What a call is made with. */
export interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  readonly params?: z.input<P>
  readonly query?: z.input<Q>
  readonly body?: z.input<B>
  readonly files?: readonly { field: string; name: string; bytes: Uint8Array; type?: string }[]
  readonly key?: string
  /** What the browser keeps for the portal. */
  readonly cookie?: string
}

export interface Answer<T> {
  readonly status: number
  readonly body: T
  readonly bytes: Buffer
  readonly headers: Record<string, unknown>
}

/**
 * What leads to where a test begins, without the calls of a person: to them goes half of the time of a test. What comes of
 * it is the same, and `at-hand.test.ts` compares it.
 */
export interface AtHand {
  /** The version that a person sees; the call for it also finds out all that they may do. */
  versionOf(transaction_id: number): Promise<number>
  /** Accepts every document, as the holder of the lock. */
  acceptAll(transaction_id: number): Promise<void>
}

/** Somebody at a browser: makes the contract's calls with their token, over the whole server. */
export interface Client {
  readonly user_id: number
  readonly token: string | undefined
  /** Absent where the portal runs in another process. */
  readonly atHand?: AtHand
  call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    input?: Input<P, Q, B>,
  ): Promise<Answer<z.output<R>>>
}

export function clientOf(app: FastifyInstance, user_id: number, token: string | undefined, atHand?: AtHand): Client {
  return {
    user_id,
    token,
    ...(atHand && { atHand }),
    async call(endpoint, input = {}) {
      const reply = await app.inject({
        method: endpoint.method,
        url: `/api${fill(endpoint.path, input.params)}`,
        query: (input.query ?? {}) as Record<string, string>,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          'idempotency-key': input.key ?? randomUUID(),
          ...(input.cookie && { cookie: input.cookie }),
        },
        ...(endpoint.method !== 'GET' && { payload: payloadOf(input) as object }),
      })
      requireDeclared(endpoint, reply.statusCode)
      const isJson = String(reply.headers['content-type'] ?? '').includes('json')
      return {
        status: reply.statusCode,
        body: (isJson ? reply.json() : undefined) as never,
        bytes: reply.rawPayload,
        headers: reply.headers,
      }
    },
  }
}

/** The contract says of each call how it may fail; clients are generated from that. */
function requireDeclared(endpoint: Endpoint, status: number): void {
  const declared = refusalsOf(endpoint).map((code) => problemStatus[code])
  if (status < 400 || (declared as number[]).includes(status)) return
  throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}, which its declaration does not say.`)
}

/** What a call carries: JSON, or a form with files. */
export function payloadOf({
  body,
  files,
}: {
  body?: unknown
  files?: Input<z.ZodType, z.ZodType, z.ZodType>['files']
}) {
  if (!files) return body ?? {}
  const form = new FormData()
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) form.set(name, String(value))
  for (const { field, name, bytes, type } of files) {
    form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>], { type: type ?? 'application/pdf' }), name)
  }
  return form
}

/** The path with its parameters in place. */
export const fill = (path: string, params: unknown) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])))
