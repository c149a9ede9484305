import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** What PostgreSQL says once a transaction is committed. */
const COMMITTED = Buffer.from('COMMIT\0')

/** The network between a portal and its PostgreSQL, which may break while the answer to a COMMIT is on its way, or after it. */
export async function breakingLink(database: string) {
  const { hostname, port } = new URL(database)
  const sockets = new Set<Socket>()
  let breaksNext: 'before' | 'after' | false = false
  let isBroken = false
  const server = createServer((portal) => {
    const postgres = connect(Number(port), hostname)
    for (const [socket, other] of [
      [portal, postgres],
      [postgres, portal],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => other.destroy())
    }
    portal.on('data', (part) => (isBroken ? portal.destroy() : postgres.write(part)))
    postgres.on('data', (part) => {
      if (!breaksNext || !part.includes(COMMITTED)) return void portal.write(part)
      isBroken = breaksNext === 'after'
      breaksNext = false
      if (isBroken) portal.write(part)
      else portal.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(database)
  through.searchParams.delete('host') // the socket, which would go past the link
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    /** The next transaction is committed, and its portal never hears of it. */
    breakAtNextCommit: () => void (breaksNext = 'before'),
    /** The next transaction is committed, and its portal hears of it and of nothing after. */
    breakAfterNextCommit: () => void (breaksNext = 'after'),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
