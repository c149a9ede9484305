import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ensure } from '@lading/domain/ensure'

/** The network from one browser to the portal: a proxy for this browser alone, which can be closed. */
export interface NetworkProxy {
  /** For `browser.newContext`. */
  readonly proxy: { readonly server: string }
  /** From now on every connection is refused and those that stand are cut, as when the portal is down. */
  close(): Promise<void>
  /** Opens it again where it was. */
  open(): Promise<void>
}

export async function startProxy(): Promise<NetworkProxy> {
  const server = createServer(passOn)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    proxy: { server: `http://127.0.0.1:${port}` },
    async close() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
    async open() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}

function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  const { url, method, headers } = asked
  const onward = request(ensure(url), { method: ensure(method), headers }, (reply) => {
    answer.writeHead(ensure(reply.statusCode), reply.headers)
    reply.pipe(answer)
  })
  onward.once('error', () => answer.destroy())
  answer.once('close', () => onward.destroy())
  asked.pipe(onward)
}
