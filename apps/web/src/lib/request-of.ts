import type { Endpoint } from '@lading/contract/calls/endpoint'
import type { z } from 'zod'

type Files = Readonly<Record<string, Blob | readonly Blob[]>>

/** What a call carries. `idempotencyKey` makes a repeat answer the first answer. */
export interface Input<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
> {
  readonly params?: z.input<P>
  readonly query?: z.input<Q>
  readonly body?: z.input<B>
  /** For multipart endpoints: files by the name of their part. */
  readonly files?: Files
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
  /** Told how much was sent, 0 to 1. */
  readonly onProgress?: (sent: number) => void
}

export interface Caller {
  /** The address before the paths of the contract: `/api` in a browser, with host on a server. */
  readonly base: string
  /** The token of the person who calls, when the call is made. */
  readonly token: () => string | null
}

/** Where a call goes, whether its reply is parsed or not. */
export type CallAddress = Pick<Endpoint, 'method' | 'path' | 'multipart'>

/** A call as it goes out. */
export interface Request {
  readonly address: string
  readonly method: string
  readonly headers: Headers
  readonly body: FormData | string | null
}

/** Writes a call of the contract as a request. */
export function requestOf({ base, token }: Caller, { method, path, multipart }: CallAddress, input: Input): Request {
  const headers = new Headers({ accept: 'application/json, */*' })
  const held = token()
  if (held) headers.set('authorization', `Bearer ${held}`)
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey)

  const hasBody = method !== 'GET' && !multipart
  if (hasBody) headers.set('content-type', 'application/json')
  const body = multipart ? formOf(input) : hasBody ? JSON.stringify(input.body ?? {}) : null
  return { address: `${base}${fill(path, input.params)}${searchOf(input.query)}`, method, headers, body }
}

function formOf({ body, files }: Input): FormData {
  const form = new FormData()
  // Fields first: the server reads them before it decides what to do with the files.
  for (const [name, value] of Object.entries((body as Record<string, unknown> | undefined) ?? {})) {
    if (value !== undefined) form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  for (const [name, file] of Object.entries(files ?? {}))
    for (const one of [file].flat()) form.append(name, one as Blob)
  return form
}

function fill(path: string, params: unknown): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
}

function searchOf(values: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((values as Record<string, unknown> | undefined) ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}
