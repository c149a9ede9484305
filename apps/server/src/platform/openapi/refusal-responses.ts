import { problemStatus, type ProblemCode } from '@lading/contract/calls/problem'
import { refusalsOf } from '@lading/contract/calls/refusals'
import type { NamedEndpoint } from './every-endpoint.ts'

/** What each HTTP status of a refusal means to the caller. */
const meanings: Readonly<Record<number, string>> = {
  400: 'The input is not valid. `errors` names each wrong field and says what is wrong with it.',
  401: 'Not signed in, or the sign-in details are wrong.',
  403: 'The caller may not do this.',
  404: 'There is no such record, or it is not the caller’s to see.',
  409: 'Refused in its current state: a wrong status, a version that is no longer the latest, or something already done.',
  413: 'What was sent is too large.',
  415: 'This kind of content is not accepted here.',
  419: 'This was available once, and is no longer.',
  429: 'Too many requests. Wait, then try again.',
  500: 'Something went wrong at the portal. Unless `message` says that it may have been done, nothing was changed.',
  503:
    'The portal, or a service it needs, does not answer at the moment. Unless `message` says that it may have been done, ' +
    'nothing was changed; with the same `Idempotency-Key`, a repeat is done once.',
}

/** The refusals of one call, by their status, as references to the shared answers below. */
export function refusalsByStatus({ endpoint }: NamedEndpoint): Record<number, { $ref: string }> {
  const statuses = new Set(refusalsOf(endpoint).map((code) => problemStatus[code]))
  return Object.fromEntries(
    [...statuses].map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
  )
}

/** Each refusal that any of the calls may answer. */
export function refusalResponses(endpoints: readonly NamedEndpoint[]): Record<string, unknown> {
  const codes = [...new Set(endpoints.flatMap(({ endpoint }) => refusalsOf(endpoint)))]
  const statuses = [...new Set(codes.map((code) => problemStatus[code]))]
  return Object.fromEntries(
    statuses.map((status) => [
      nameOf(status),
      responseOf(
        status,
        codes.filter((code) => problemStatus[code] === status),
      ),
    ]),
  )
}

const nameOf = (status: number) => `Refused${status}`

function responseOf(status: number, codes: ProblemCode[]) {
  const properties = {
    code: { type: 'string', enum: codes },
    message: { type: 'string', description: 'What is wrong, in a sentence for the person.' },
    ...([400, 409].includes(status) && { errors }),
    ...(status === 409 && {
      details: { description: 'What has changed since, where a version is no longer the latest.' },
    }),
  }
  return {
    description: meanings[status],
    ...([429, 503].includes(status) && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
    content: { 'application/json': { schema: { type: 'object', properties, required: ['code', 'message'] } } },
  }
}

const errors = {
  type: 'object',
  description: 'What is wrong with each field, by its path: `address.city`.',
  additionalProperties: { type: 'array', items: { type: 'string' } },
}
