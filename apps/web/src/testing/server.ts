import { problemStatus, type ProblemCode } from '@lading/contract/calls/problem'

/** A call as it arrived. */
export interface ArrivedCall {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly headers: Headers
}

type Answer = (call: ArrivedCall) => unknown

const answers = new Map<string, Answer>()

/** What was asked, in the order it came. */
export const asked: ArrivedCall[] = []

/** Answers calls of one kind, `POST /lists/queue`, as the server would: what is returned, as JSON. */
export function answer(kind: string, how: Answer) {
  answers.set(kind, how)
}

/** Whether a test answers calls of one kind. */
export const isAnswered = (kind: string): boolean => answers.has(kind)

/** An answer that refuses. */
export class Refusal {
  readonly code: ProblemCode
  readonly message: string
  readonly errors: Record<string, string[]> | undefined
  readonly details: unknown

  constructor(code: ProblemCode, message: string, errors?: Record<string, string[]>, details?: unknown) {
    this.code = code
    this.message = message
    this.errors = errors
    this.details = details
  }
}

/** Forgets every answer; a call without one fails as if the server were away. */
export function answerNothing() {
  answers.clear()
  asked.length = 0
}

// The network is the one part of the portal these tests stand in for.
window.fetch = async (address, { method = 'GET', headers, body, signal } = {}) => {
  const path = String(address).replace(/^\/api/, '')
  const call = { method, path, body: typeof body === 'string' ? JSON.parse(body) : body, headers: new Headers(headers) }
  asked.push(call)
  const how = answers.get(`${method} ${path.replace(/\?.*/, '')}`)
  if (!how) throw new TypeError('No answer')
  const reply = await Promise.race([how(call), ...(signal ? [leftBy(signal)] : [])])
  if (reply instanceof Response) return reply
  return reply instanceof Refusal
    ? Response.json({ ...reply }, { status: problemStatus[reply.code] })
    : Response.json(reply)
}

/** Never answers; fails once the caller has left. */
function leftBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    signal.addEventListener('abort', () => fail(new DOMException('The caller left', 'AbortError')))
  })
}

/** Uploads go by XMLHttpRequest, which tells how far they are; here it is answered like every other call. */
class RequestOverFetch extends EventTarget {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }
  responseType = ''
  status = 0
  response: Blob = new Blob()
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  #method = 'GET'
  #address = ''
  #headers = new Headers()
  #answered = new Headers()

  open(method: string, address: string) {
    this.#method = method
    this.#address = address
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }
  getAllResponseHeaders() {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n')
  }
  abort() {
    this.onabort?.()
  }
  send(body: FormData) {
    this.upload.onprogress?.({ loaded: 1, total: 2 })
    void fetch(this.#address, { method: this.#method, headers: this.#headers, body }).then(
      async (reply) => {
        this.status = reply.status
        this.#answered = reply.headers
        this.response = await reply.blob()
        this.onload?.()
      },
      () => this.onerror?.(),
    )
  }
}
window.XMLHttpRequest = RequestOverFetch as unknown as typeof XMLHttpRequest
