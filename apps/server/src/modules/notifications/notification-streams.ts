import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PassThrough, type Readable } from 'node:stream'
import { admit } from '#platform/calls/admit'
import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { Problem } from '#platform/problem'

/** Often enough that no proxy takes a silent stream for a dead one, and that a session's end is seen soon. */
const BEAT = 20_000 // milliseconds
const MOST_OF_ONE_PERSON = 20

/** Opens streams of server-sent events, one a browser, and ends them all when the portal stops. */
export function notificationStreams(app: FastifyInstance, { signals }: Pick<Deps, 'signals'>) {
  const all = new Map<PassThrough, number>()
  app.addHook('preClose', async () => {
    for (const stream of all.keys()) stream.end()
  })
  return ({ user_id, session_id }: Caller, request: FastifyRequest): Readable => {
    const own = [...all].filter(([, of]) => of === user_id)
    // The oldest: mostly one whose browser has long gone, of which the network said nothing.
    if (own.length >= MOST_OF_ONE_PERSON) own[0]?.[0].end()
    const stream = new PassThrough()
    all.set(stream, user_id)
    stream.write('event: ready\ndata:\n\n')

    const stillIn = async () => {
      await admit(request, { access: 'signed-in' })
      if (request.caller?.session_id !== session_id) throw new Problem('not-signed-in', 'Please sign in.')
    }
    const endUnlessStillIn = () => void stillIn().catch(() => stream.end())
    const beat = setInterval(() => {
      stream.write(': still here\n\n')
      endUnlessStillIn()
    }, BEAT)
    const deaf = signals.listen((signal) => {
      if (signal.user_id !== null && signal.user_id !== user_id) return
      if (signal.kind === 'told') stream.write('event: told\ndata:\n\n')
      else endUnlessStillIn()
    })
    stream.on('close', () => {
      clearInterval(beat)
      deaf()
      all.delete(stream)
    })
    return stream
  }
}
