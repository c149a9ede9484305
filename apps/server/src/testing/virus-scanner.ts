import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** What antivirus programs agreed to find, so that nobody needs a virus to try them. Source: EICAR. */
export const EICAR = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'

/**
 * A daemon that speaks as clamd does and knows one virus, since the real one does not start without signatures from the
 * network. It may also be made to take everything and be silent, or to go in the middle of a file.
 */
export async function startVirusScanner() {
  let way: 'works' | 'is silent' | 'goes in the middle' = 'works'
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let heard = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      if (way === 'goes in the middle') socket.destroy()
      if (way !== 'works') return
      heard = Buffer.concat([heard, part])
      const answer = answerTo(heard)
      if (answer) socket.end(`${answer}\0`)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `tcp://127.0.0.1:${port}`,
    from_now_on(chosen: typeof way) {
      way = chosen
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Undefined while the command is not whole. */
function answerTo(heard: Buffer): string | undefined {
  const end = heard.indexOf(0)
  const command = heard.toString('latin1', 0, Math.max(0, end))
  if (command === 'zPING') return 'PONG'
  if (command !== 'zINSTREAM' || heard.byteLength < end + 5) return undefined
  const from = end + 5
  const until = from + heard.readUInt32BE(end + 1)
  if (heard.byteLength < until + 4) return undefined
  return heard.subarray(from, until).includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
}
