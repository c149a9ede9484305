import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** What PostgreSQL says once a transaction is committed. */
const COMMITTED = Buffer.from('COMMIT\0')

/** The network between a portal and its PostgreSQL, which may break where the answer to a COMMIT is on its way. */
export async function breakingLink(database: string) {
  const { hostname, port } = new URL(database)
  const sockets = new Set<Socket>()
  let breaksNext = false
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
    portal.on('data', (part) => postgres.write(part))
    postgres.on('data', (part) => {
      if (!breaksNext || !part.includes(COMMITTED)) return void portal.write(part)
      breaksNext = false
      portal.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(database)
  through.searchParams.delete('host') // the socket, which would go past the link
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    /** The next transaction is committed, and its portal never hears of it. */
    breakAtNextCommit: () => void (breaksNext = true),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
