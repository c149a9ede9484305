import type { Access, Endpoint } from '@lading/contract/calls/endpoint'
import { recordScopes } from '@lading/contract/calls/record-scope'
import type { OperationSchemas } from './components.ts'
import type { NamedEndpoint } from './every-endpoint.ts'
import { operationIdOf } from './operation-id.ts'
import { refusalsByStatus } from './refusal-responses.ts'

type JsonSchema = Record<string, unknown>

/** Where a call stands in the document: `/api/branches/{id}`. */
export const pathOf = ({ path }: Endpoint): string => `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`

/** One call as an operation of OpenAPI. */
export function operationOf(one: NamedEndpoint, schemas: OperationSchemas) {
  const { endpoint, area } = one
  const parameters = [
    ...parametersOf(schemas.params, 'path'),
    ...parametersOf(schemas.query, 'query'),
    ...(endpoint.idempotent ? [idempotencyKey] : []),
  ]
  return {
    operationId: operationIdOf(one),
    tags: [area],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    ...(endpoint.access === 'public' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.method !== 'GET' && bodyOf(endpoint, schemas.body)),
    responses: { ...successOf(endpoint, schemas.reply), ...refusalsByStatus(one) },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A new random text for each act. A repeat with the same one answers the first answer and does nothing.',
  schema: { type: 'string', minLength: 8, maxLength: 100 },
}

function parametersOf({ properties = {}, required = [] }: JsonSchema, where: 'path' | 'query') {
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, { description, ...schema }]) => ({
    name,
    in: where,
    required: where === 'path' || (required as string[]).includes(name),
    ...(description !== undefined && { description }),
    schema,
  }))
}

function bodyOf({ body, multipart, files = 'A PDF, JPEG or PNG of at most 5 MB.' }: Endpoint, schema: JsonSchema) {
  const isEmpty = Object.keys((body as { shape?: object }).shape ?? { any: true }).length === 0
  if (isEmpty && !multipart) return {}
  const content = multipart
    ? { 'multipart/form-data': { schema: { allOf: [schema, formOf(files)] } } }
    : { 'application/json': { schema } }
  return { requestBody: { required: true, content } }
}

/** A form with files: `file`, or of an act the questions that its files answer. */
const formOf = (description: string) => ({
  type: 'object',
  properties: { file: { type: 'string', format: 'binary', description } },
  additionalProperties: true,
})

function successOf({ bytes, redirects }: Endpoint, reply: JsonSchema) {
  if (redirects) {
    const headers = { Location: { description: 'Where to continue.', schema: { type: 'string', format: 'uri' } } }
    return { 302: { description: 'Continue at another address.', headers } }
  }
  const raw = { schema: { type: 'string', format: 'binary' } }
  const content = bytes
    ? Object.fromEntries(bytes.map((type) => [type, raw]))
    : { 'application/json': { schema: reply } }
  return { 200: { description: 'Done; this is the answer.', content } }
}

function descriptionOf({ access, recordScope, limit, idempotent, early }: Endpoint): string {
  return [
    `${whoMay(access)}.`,
    recordScope && `Reaches ${recordScopes[recordScope].replace(/^of /, 'records of ')}.`,
    early && 'Also for people who have yet to confirm their e-mail address or to change a password they were given.',
    limit && `At most ${limit} calls a minute.`,
    idempotent && 'A repeat with the same `Idempotency-Key` answers the first answer.',
  ]
    .filter(Boolean)
    .join(' ')
}

function whoMay(access: Access): string {
  if (access === 'public') return 'Open to anyone'
  if (access === 'signed-in') return 'For anyone signed in'
  if (access === 'customer') return 'For customers'
  return access === 'staff' ? 'For staff' : `For holders of the permission \`${access.permission}\``
}
