import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { Config } from '#platform/config'
import { standInPort } from '#platform/sign-on/sign-on-providers'

export interface StandIn {
  close(): Promise<void>
}

/**
 * Listens for the people whom the demonstration's provider signs in; undefined where the port cannot be had. The
 * provider itself is loaded when the first of them comes.
 */
export async function startOpenIdStandIn(config: Config): Promise<StandIn | undefined> {
  let loaded: Promise<RequestListener> | undefined
  const server = createServer((request, response) => {
    loaded ??= import('./answer-requests.ts').then(({ answerRequests }) => answerRequests(config))
    void loaded.then(
      (answer) => answer(request, response),
      () => response.writeHead(500).end(),
    )
  })
  const port = standInPort(config.port)
  if (port > 65_535) return undefined
  server.listen(port, '127.0.0.1')
  const listens = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!listens) return undefined
  return {
    async close() {
      server.close()
      server.closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
}
