import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { openApiDocument } from './document.ts'
import { everyEndpoint, everyNamedSchema } from './every-endpoint.ts'

/** The contract as OpenAPI at /api/openapi.json, and a page to browse it at /api/docs. */
export async function describeCalls(app: FastifyInstance, config: Pick<Config, 'public_url'>): Promise<void> {
  const [endpoints, schemas] = [await everyEndpoint(), await everyNamedSchema()]
  await app.register(swagger, {
    hideUntagged: true, // no route describes itself: the contract does
    transformObject: () => openApiDocument(endpoints, schemas, config) as never, // made when first asked for, then kept
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: directives, // its own would let fonts, styles and a checking service in from elsewhere
    uiConfig: { validatorUrl: null },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}

const directives = {
  'default-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': ["'self'", 'data:'],
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}
