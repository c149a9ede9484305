import type { Endpoint } from '@lading/contract/calls/endpoint'
import type { ProblemBody, ProblemCode } from '@lading/contract/calls/problem'
import type { PublicRead } from '@lading/contract/calls/public-reads'
import type { z } from 'zod'
import { sendWithProgress } from './upload.ts'

/** The server answered and said no. `problem` is what it said: a code, a sentence, errors by field, what changed. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly problem: ProblemBody
  readonly status: number

  constructor(problem: ProblemBody, status: number) {
    super(problem.message)
    this.problem = problem
    this.status = status
  }
}

/** No answer came: the network is down or the server is away. The call may be tried again. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

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

/** How the portal's server is reached, and by whom. */
export interface Transport {
  /** Makes a call and parses its reply. Throws `CallFailed` on a refusal, `Unreachable` when no answer came. */
  call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    input?: Input<P, Q, B>,
  ): Promise<z.output<R>>
  /** Makes a call that anybody may make, and takes its reply as it came. Throws as `call` does. */
  read<E extends Endpoint>(path: PublicRead, input?: Input): Promise<z.output<E['reply']>>
  /** The bytes of a file endpoint and the name the server gave them. */
  bytes<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    input?: Input<P, Q, B>,
  ): Promise<{ blob: Blob; name: string }>
}

interface Caller {
  /** The address before the paths of the contract: `/api` in a browser, with host on a server. */
  readonly base: string
  /** The token of the person who calls, when the call is made. */
  readonly token: () => string | null
}

/** A transport of one caller; nothing is kept between its calls. */
export function createTransport(caller: Caller): Transport {
  return {
    async call(endpoint, input = {}) {
      const response = await send(caller, endpoint, input)
      const text = await response.text()
      return understood(endpoint.reply, text === '' ? {} : JSON.parse(text))
    },
    async read(path, input = {}) {
      return (await send(caller, { method: 'GET', path }, input)).json()
    },
    async bytes(endpoint, input = {}) {
      const response = await send(caller, endpoint, input)
      return { blob: await response.blob(), name: nameIn(response.headers.get('content-disposition')) ?? 'document' }
    },
  }
}

/** After an update of the portal an open page may be older than its server: reloading brings the new one. */
function understood<R extends z.ZodType>(reply: R, body: unknown): z.output<R> {
  const read = reply.safeParse(body)
  if (read.success) return read.data
  throw new Error('The portal sent an unexpected answer. Reload the page.', { cause: read.error })
}

/** Where a call goes, whether its reply is parsed or not. */
type Addressed = Pick<Endpoint, 'method' | 'path' | 'multipart'>

async function send(caller: Caller, endpoint: Addressed, input: Input): Promise<Response> {
  const request = requestOf(caller, endpoint, input)
  const response = await answerTo(request, input)
  if (!response.ok) throw new CallFailed(await problemIn(response), response.status)
  return response
}

interface Request {
  readonly address: string
  readonly method: string
  readonly headers: Headers
  readonly body: FormData | string | null
}

function answerTo({ address, ...request }: Request, { signal, onProgress }: Input): Promise<Response> {
  const answer = onProgress
    ? sendWithProgress(address, request, onProgress, signal)
    : fetch(address, { ...request, signal: signal ?? null })
  return answer.catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new Unreachable('The portal cannot be reached. Check your connection and try again.', { cause })
  })
}

function requestOf({ base, token }: Caller, { method, path, multipart }: Addressed, input: Input): Request {
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

const codes: Readonly<Record<number, ProblemCode>> = {
  400: 'invalid-input',
  401: 'not-signed-in',
  403: 'not-allowed',
  404: 'not-found',
  409: 'refused',
  413: 'too-large',
  415: 'wrong-media-type',
  419: 'no-longer-available',
  429: 'too-many-requests',
  503: 'under-maintenance',
}

async function problemIn(response: Response): Promise<ProblemBody> {
  const text = await response.text()
  if (response.headers.get('content-type')?.includes('json') && text.startsWith('{')) {
    const body = JSON.parse(text) as Partial<ProblemBody>
    if (body.code && body.message) return body as ProblemBody
  }
  // A proxy or a crash answered, not the portal: the words are those of the specification, section 8.
  return { code: codes[response.status] ?? 'unexpected', message: 'Error processing data.' }
}

function nameIn(disposition: string | null): string | undefined {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  return encoded ? decodeURIComponent(encoded) : disposition?.match(/filename="?([^";]+)"?/i)?.[1]
}
