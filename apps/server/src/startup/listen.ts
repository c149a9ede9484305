import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { WrongSetting, type Config } from '#platform/config'

type Place = Pick<Config, 'port' | 'host'>

/** Asked before the work of starting, so that nobody waits for a portal that cannot listen. Throws `WrongSetting`. */
export async function portMustBeFree(place: Place): Promise<void> {
  const server = createServer()
  server.listen(place.port, place.host)
  await once(server, 'listening').catch((error: unknown) => refuse(error, place))
  server.close()
  await once(server, 'close')
}

/** Throws `WrongSetting` where the port or the address cannot be had. */
export function listen(app: FastifyInstance, { port, host }: Place): Promise<string> {
  return app.listen({ port, host }).catch((error: unknown) => refuse(error, { port, host }))
}

function refuse(error: unknown, { port, host }: Place): never {
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE') {
    throw new WrongSetting(`Port ${port} is taken by another program; stop it, or choose another with PORT.`)
  }
  if (code === 'EACCES') throw new WrongSetting(`This user may not listen on port ${port}; choose another with PORT.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    throw new WrongSetting(`The setting HOST must be an address of this machine, and ${host} is none.`)
  }
  throw error
}
