import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Where a ClamAV daemon (clamd) listens. */
export interface VirusScanner {
  readonly host: string
  readonly port: number
}

/** How long it may be silent, in milliseconds: a person who waits for an upload is told within five seconds. */
const PATIENCE = 4_000

/** The scanner at an address like `tcp://127.0.0.1:3310`. */
export function scannerAt(address: string): VirusScanner {
  const { hostname, port } = new URL(address)
  return { host: hostname, port: Number(port || 3310) }
}

/**
 * The name of the virus found in a file; undefined where none is. Throws where the scanner does not answer or cannot
 * scan the file. Source: the manual of clamd, command INSTREAM (length, bytes, and a length of zero at the end).
 */
export async function virusIn(scanner: VirusScanner, bytes: Uint8Array): Promise<string | undefined> {
  const answer = await ask(scanner, 'INSTREAM', [lengthOf(bytes), bytes, new Uint8Array(4)])
  if (answer === 'stream: OK') return undefined
  const found = /^stream: (.+) FOUND$/.exec(answer)
  if (!found) throw new Error(`The virus scanner answers: ${answer || 'nothing'}`)
  return found[1]
}

/** Throws where the scanner does not answer. */
export async function expectAwake(scanner: VirusScanner): Promise<void> {
  const answer = await ask(scanner, 'PING', [])
  if (answer !== 'PONG') throw new Error(`The virus scanner answers: ${answer || 'nothing'}`)
}

/** One command a connection: the scanner closes it after its answer. */
async function ask({ host, port }: VirusScanner, command: string, rest: readonly Uint8Array[]): Promise<string> {
  const socket = connect({ host, port })
  socket.setTimeout(PATIENCE, () => socket.destroy(new Error('The virus scanner is silent')))
  socket.write(Buffer.concat([Buffer.from(`z${command}\0`), ...rest]))
  return (await text(socket)).replace(/\0$/, '')
}

function lengthOf(bytes: Uint8Array): Uint8Array {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.byteLength)
  return length
}
