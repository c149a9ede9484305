import { paths as pages } from '@lading/contract/addresses/paths'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import { VERSION } from '../version.ts'
import { areas } from './areas.ts'
import { componentsOf } from './components.ts'
import type { NamedEndpoint } from './every-endpoint.ts'
import { operationOf, pathOf } from './operation.ts'
import { refusalResponses } from './refusal-responses.ts'

const description = `Accreditation of freight forwarders. Sign in with \`login\` and send the token of its answer as
\`Authorization: Bearer …\`. Bodies are JSON unless a call says otherwise. A call that changes something takes the
\`version\` you last saw; a call that creates something takes an \`Idempotency-Key\`. Amounts are decimal text, days are
\`YYYY-MM-DD\` in Manila, instants are UTC.`

/** The contract as an OpenAPI document: nothing in it is written by hand but what its areas are about. */
export function openApiDocument(
  endpoints: readonly NamedEndpoint[],
  named: readonly { name: string; schema: z.ZodType }[],
  { public_url }: Pick<Config, 'public_url'>,
) {
  const { schemasOf, used } = componentsOf(endpoints, named)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const one of endpoints) {
    const path = (paths[pathOf(one.endpoint)] ??= {})
    path[one.endpoint.method.toLowerCase()] = operationOf(one, schemasOf(one))
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lading',
      version: VERSION,
      description,
      contact: { name: 'Help and contact of the agencies', url: `${public_url}${pages.home()}` },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: public_url, description: 'This portal' }],
    security: [{ token: [] }],
    tags: Object.entries(areas).map(([name, text]) => ({ name, description: text })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers.' } },
      headers: { RetryAfter: { description: 'Seconds to wait before the next try.', schema: { type: 'integer' } } },
      responses: refusalResponses(endpoints),
      schemas: used(paths),
    },
  }
}
