import { Agent, request } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** One question to a server under measurement. */
export interface Question {
  readonly port: number
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object | undefined
  readonly token?: string | undefined
  /** Of an act. */
  readonly idempotency_key?: string
}

export interface Measurement {
  /** Milliseconds of half the calls, alone. */
  readonly p50: number
  readonly p95: number
  /** Calls a second with 16 connections. */
  readonly per_second: number
  /** Milliseconds for which one call, alone, kept the server from all others at most; of the portal. */
  readonly held?: number
  /** What went wrong, if something did. */
  readonly fault?: string
}

const CONNECTIONS = 16

/** Asks one after the other, then by 16 connections at once, each for a while; `heldBy` asks the server of the first. */
export async function measure(
  question: Question,
  seconds: number,
  heldBy?: () => Promise<number>,
): Promise<Measurement> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const times: number[] = []
  let fault: string | undefined
  const one = async () => {
    const started = performance.now()
    const { status, text } = await ask(question, agent)
    if (status !== 200) fault = `${status} ${text().slice(0, 120)}`
    return performance.now() - started
  }
  for (let warm = 0; warm < 10; warm += 1) await one()
  await heldBy?.()
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) times.push(await one())
  const held = await heldBy?.()
  const started = performance.now()
  const end = started + seconds * 1000
  let count = 0
  const worker = async () => {
    while (performance.now() < end) {
      await one()
      count += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  const per_second = count / ((performance.now() - started) / 1000)
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    per_second,
    ...(held !== undefined && { held }),
    ...(fault && { fault }),
  }
}

/** The time that this part of them took at most. */
export const at = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN

/** One call and its answer, with the headers a browser sends. */
export function ask(
  { port, method, path, body, token, idempotency_key }: Question,
  agent?: Agent,
): Promise<{ status: number; text: () => string }> {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    'accept-encoding': 'gzip',
    ...(payload !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    ...(idempotency_key && { 'idempotency-key': idempotency_key }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path, headers, ...(agent && { agent }) }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const text = () => unpacked(Buffer.concat(parts), response.headers['content-encoding']).toString()
        resolve({ status: response.statusCode ?? 0, text })
      })
    })
    call.on('error', reject)
    call.end(payload)
  })
}

/** Read alone: while it is measured, unpacking would be the measurer's work. */
const unpacked = (bytes: Buffer, encoding?: string) => (encoding === 'gzip' ? gunzipSync(bytes) : bytes)
