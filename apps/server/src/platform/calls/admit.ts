import type { Access, Endpoint } from '@lading/contract/calls/endpoint'
import { holds } from '@lading/domain/people/acting/actor'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../caller.ts'
import { notAllowed, Problem } from '../problem.ts'

/** Finds who a request's token belongs to; undefined where it belongs to nobody (any more). */
export type WhoIs = (token: string, request: FastifyRequest) => Promise<Caller | undefined>

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
  interface FastifyInstance {
    whoIs: WhoIs
  }
}

/** Lets a request through to its handler, or throws: 401 without a valid session, 403 without the right. */
export async function admit(
  request: FastifyRequest,
  { access, early = false }: Pick<Endpoint, 'access' | 'early'>,
): Promise<void> {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  request.caller = token ? await request.server.whoIs(token, request) : undefined
  if (access === 'public') return

  const { caller } = request
  if (!caller) throw new Problem('not-signed-in', 'Please sign in.')
  if (caller.held_back && !early) throw notAllowed(caller.held_back)
  if (!mayCall(caller, access)) throw notAllowed()
}

function mayCall(caller: Caller, access: Access): boolean {
  if (access === 'public' || access === 'signed-in') return true
  if (access === 'customer' || access === 'staff') return caller.audience === access
  return holds(caller, access.permission)
}
