import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { randomUUID } from 'node:crypto'
import { whoIs } from '#modules/accounts/records/who-is'
import type { Deps } from '#platform/deps'
import { answerProblems } from '#platform/calls/answer-problems'
import { compressReplies } from '#platform/calls/compress-replies'
import { describeCalls } from '#platform/openapi/describe-calls'
import { networkOf } from '#platform/network-of'
import { portalLog, type LogTarget } from '#platform/portal-log'
import { readBodies } from '#platform/calls/read-bodies'
import { formLimits, MAX_BODY_BYTES } from '#platform/calls/request-limits'
import { serveWeb } from '#platform/calls/serve-web'
import { healthRoutes } from '#modules/health/health.routes'
import { modules } from './modules.ts'

/** Milliseconds in which a request must have arrived whole, an upload over a slow network too. */
const LONGEST_REQUEST = 300_000

/** The whole portal as one Fastify instance; nothing listens yet. */
export async function buildApp(deps: Deps, log_target?: LogTarget): Promise<FastifyInstance> {
  const { config } = deps
  const app = Fastify({
    logger: portalLog(config.log_level, log_target),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: LONGEST_REQUEST,
    trustProxy: [...config.trusted_proxies],
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('whoIs', whoIs(deps))
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.removeContentTypeParser('text/plain') // JSON and forms are all that is read
  readBodies(app)
  answerProblems(app)

  await app.register(multipart, { limits: formLimits })
  await describeCalls(app, config)
  await app.register(async (calls) => {
    await compressReplies(calls)
    if (config.rate_limits)
      await calls.register(rateLimit, { max: 600, timeWindow: '1 minute', keyGenerator: whoCounts })
    await calls.register(async (root) => {
      root.addHook('onRoute', (route) => void (route.schema = { ...route.schema, hide: true }))
      healthRoutes(root, deps) // monitors look for it at the root too
    })
    await calls.register(
      async (api) => {
        // What people may read is theirs: no cache on the way keeps it, unless a call says so.
        api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
        for (const routes of modules) routes(api, deps)
        api.all('/*', { schema: { hide: true } }, async (_request, reply) =>
          reply.status(404).send({ code: 'not-found', message: 'This address does not exist.' }),
        )
      },
      { prefix: '/api' },
    )
  })
  await serveWeb(app, config)
  return app
}

/**
 * Calls are counted by person, over all their sessions, so that an office behind one address does not share one measure;
 * visitors by network, whatever token they claim to have. The caller is known here: a route admits before its calls are
 * counted.
 */
const whoCounts = ({ caller, ip }: FastifyRequest): string => (caller ? `user ${caller.user_id}` : networkOf(ip))
