import { randomUUID } from 'node:crypto'
import { fill, payloadOf, type Client } from './client.ts'

/** The same somebody, at a portal that runs in another process. Throws where it does not answer (any more). */
export function remoteClient(portal: { url: string }, { user_id, token }: Pick<Client, 'user_id' | 'token'>): Client {
  return {
    user_id,
    token,
    async call(endpoint, input = {}) {
      const address = new URL(`${portal.url}/api${fill(endpoint.path, input.params)}`)
      for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, string>)) {
        address.searchParams.set(name, value)
      }
      const payload = endpoint.method === 'GET' ? undefined : payloadOf(input)
      const isForm = payload instanceof FormData
      const reply = await fetch(address, {
        method: endpoint.method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          'idempotency-key': input.key ?? randomUUID(),
          'x-forwarded-for': `10.0.${user_id >> 8}.${user_id & 255}`, // people sit at machines of their own
          ...(payload !== undefined && !isForm && { 'content-type': 'application/json' }),
        },
        ...(payload !== undefined && { body: isForm ? payload : JSON.stringify(payload) }),
      })
      const bytes = Buffer.from(await reply.arrayBuffer())
      const isJson = reply.headers.get('content-type')?.includes('json')
      return {
        status: reply.status,
        body: (isJson ? JSON.parse(bytes.toString()) : undefined) as never,
        bytes,
        headers: Object.fromEntries(reply.headers),
      }
    },
  }
}
