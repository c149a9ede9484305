import type { Permission } from '@lading/domain/people/acting/permission'
import { z } from 'zod'
import type { ProblemCode } from './problem.ts'
import type { RecordScope } from './record-scope.ts'

/**
 * Who may make a call: anyone, anyone signed in (the handler checks ownership), customers, staff,
 * or holders of one permission. Nothing is open unless it says so.
 */
export type Access = 'public' | 'signed-in' | 'customer' | 'staff' | { readonly permission: Permission }

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const nothing = z.object({})
type Nothing = typeof nothing

export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  /** Whose records it reaches; said wherever a call names one. */
  readonly recordScope?: RecordScope
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly reply: R
  /** Calls of one network address (or one user, once signed in) a minute; the platform's default where absent. */
  readonly limit?: number
  /** Also for people who have yet to verify their e-mail or to change a password that was given to them. */
  readonly early?: boolean
  /** A repeat with the same Idempotency-Key answers the first answer. */
  readonly idempotent?: boolean
  /** The body is multipart/form-data; `body` describes its fields, the files come apart. */
  readonly multipart?: boolean
  /** Which files a multipart call takes; absent: a PDF, JPEG or PNG of at most 5 MB. */
  readonly files?: string
  /** The reply hands out a token, a key or codes: it is never compressed, as its length would tell of it (BREACH). */
  readonly holdsSecret?: boolean
  /** The reply is bytes, not JSON: of one of these media types. */
  readonly bytes?: readonly [string, ...string[]]
  /** It has no HEAD: one would use up what it gives once, or wait for an end that does not come. */
  readonly hasNoHead?: boolean
  /** The reply leads to another address (302). */
  readonly redirects?: boolean
  /** How it fails besides what its kind of call may answer: see `refusalsOf`. */
  readonly refuses?: readonly ProblemCode[]
}

type Spec<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Omit<
  Endpoint<P, Q, B, R>,
  'params' | 'query' | 'body' | 'reply'
> & { params?: P; query?: Q; body?: B; reply?: R }

/** One call, declared once: the server binds it, the web calls it, the tests name it, OpenAPI lists it. */
export function endpoint<
  R extends z.ZodType = Nothing,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(spec: Spec<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    ...spec,
    params: spec.params ?? (nothing as unknown as P),
    query: spec.query ?? (nothing as unknown as Q),
    body: closed(spec.body ?? (nothing as unknown as B)),
    reply: spec.reply ?? (nothing as unknown as R),
  }
}

/** A body brings the fields that its call declares and no other: a misspelt one is told by its name, not dropped. */
function closed<B extends z.ZodType>(body: B): B {
  return body instanceof z.ZodObject && !body.def.catchall ? (body.strict() as unknown as B) : body
}

/** A numeric id in a path; no larger than a row's id can be. */
export const Id = z.coerce.number<string | number>().int().positive().max(2_147_483_647)
export const ById = z.object({ id: Id })
