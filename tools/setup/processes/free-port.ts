import { createServer } from 'node:net'

/** Below the range from which systems hand out ports of their own (32768 on Linux). */
const FIRST = 20_000
const LAST = 30_000

/** A port of 127.0.0.1 that nobody listens on, together with the given number of ports after it. */
export async function freePort(neighbours = 0): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
  const wanted = Array.from({ length: neighbours + 1 }, (_, step) => port + step)
  const free = await Promise.all(wanted.map(isFree))
  return free.every(Boolean) ? port : freePort(neighbours)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
