import type { Endpoint } from '@lading/contract/calls/endpoint'
import type { ProblemBody } from '@lading/contract/calls/problem'
import type { PublicRead } from '@lading/contract/calls/public-reads'
import type { z } from 'zod'
import { problemIn } from './problem-in.ts'
import { requestOf, type CallAddress, type Caller, type Input, type Request } from './request-of.ts'
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

/**
 * Whether the server surely did nothing. Without an answer, with one cut short or not understood, and with one of 500 and
 * above (a commit whose confirmation was lost, a proxy that gave up) it may have been done.
 */
export const isRefused = (error: Error): error is CallFailed => error instanceof CallFailed && error.status < 500

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

/** A transport of one caller; nothing is kept between its calls. */
export function createTransport(caller: Caller): Transport {
  return {
    async call(endpoint, input = {}) {
      const response = await send(caller, endpoint, input)
      const text = await whole(response.text())
      return understood(endpoint.reply, text === '' ? {} : JSON.parse(text))
    },
    async read(path, input = {}) {
      return whole((await send(caller, { method: 'GET', path }, input)).json())
    },
    async bytes(endpoint, input = {}) {
      const response = await send(caller, endpoint, input)
      const name = nameIn(response.headers.get('content-disposition')) ?? 'document'
      return { blob: await whole(response.blob()), name }
    },
  }
}

/** After an update of the portal an open page may be older than its server: reloading brings the new one. */
function understood<R extends z.ZodType>(reply: R, body: unknown): z.output<R> {
  const read = reply.safeParse(body)
  if (read.success) return read.data
  throw new Error('The portal sent an unexpected answer. Reload the page.', { cause: read.error })
}

async function send(caller: Caller, endpoint: CallAddress, input: Input): Promise<Response> {
  const request = requestOf(caller, endpoint, input)
  const response = await answerTo(request, input)
  if (!response.ok) throw new CallFailed(problemIn(response, await whole(response.text())), response.status)
  return response
}

function answerTo({ address, ...request }: Request, { signal, onProgress }: Input): Promise<Response> {
  const answer = onProgress
    ? sendWithProgress(address, request, onProgress, signal)
    : fetch(address, { ...request, signal: signal ?? null })
  return whole(answer)
}

/** The beginning of an answer, or the rest of it, where the line holds; a cut answer is none, be the act done or not. */
function whole<T>(part: Promise<T>): Promise<T> {
  return part.catch((cause: unknown) => {
    if ((cause as Error).name === 'AbortError') throw cause
    throw new Unreachable('The portal cannot be reached. Check your connection and try again.', { cause })
  })
}

function nameIn(disposition: string | null): string | undefined {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  return encoded ? decodeURIComponent(encoded) : disposition?.match(/filename="?([^";]+)"?/i)?.[1]
}
