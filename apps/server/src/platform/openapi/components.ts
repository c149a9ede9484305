import { z } from 'zod'
import { operationIdOf } from './operation-id.ts'
import type { NamedEndpoint } from './every-endpoint.ts'

type JsonSchema = Record<string, unknown>
type Side = 'input' | 'output'
type Named = readonly { name: string; schema: z.ZodType }[]

/** The JSON schemas one operation is written with. */
export interface OperationSchemas {
  readonly params: JsonSchema
  readonly query: JsonSchema
  readonly body: JsonSchema
  readonly reply: JsonSchema
}

const ROOT = '#/components/schemas/'

/**
 * The schemas that bodies and replies are made of, each under a name, and how an operation points at its own. What goes
 * in and what comes out differ (a default may be left out of a body, never of a reply): what goes in ends in `Input`.
 */
export function componentsOf(endpoints: readonly NamedEndpoint[], named: Named) {
  const bodies = registerAll(endpoints, named, 'input')
  const replies = registerAll(endpoints, named, 'output')
  const schemasOf = ({ endpoint }: NamedEndpoint): OperationSchemas => ({
    params: inline(endpoint.params),
    query: inline(endpoint.query),
    body: bodies.pointerTo(endpoint.body),
    reply: replies.pointerTo(endpoint.reply),
  })
  const used = onlyUsed({ ...bodies.schemas, ...replies.schemas })
  return { schemasOf, used }
}

function registerAll(endpoints: readonly NamedEndpoint[], named: Named, side: Side) {
  const registry = z.registry<{ id: string }>()
  const add = (schema: z.ZodType, id: string) => void (registry.has(schema) || registry.add(schema, { id }))
  const ending = side === 'input' ? 'Input' : ''
  for (const { name, schema } of named) add(schema, `${name}${ending}`)
  for (const one of endpoints) {
    const id = operationIdOf(one).replace(/^./, (first) => first.toUpperCase())
    if (side === 'input') add(one.endpoint.body, `${id}Body`)
    else add(one.endpoint.reply, `${id}Reply`)
  }
  const { schemas } = z.toJSONSchema(registry, { ...writing, io: side, uri: (id) => `${ROOT}${id}` })
  const pointerTo = (schema: z.ZodType): JsonSchema => ({ $ref: `${ROOT}${registry.get(schema)?.id}` })
  return { schemas: Object.fromEntries(Object.entries(schemas).map(([id, one]) => [id, bare(one)])), pointerTo }
}

const writing = {
  unrepresentable: 'any',
  override: ({ jsonSchema }) => describeVersion(jsonSchema),
} as const satisfies {
  unrepresentable: 'any'
  override: (context: { jsonSchema: JsonSchema }) => void
}

const inline = (schema: z.ZodType): JsonSchema => bare(z.toJSONSchema(schema, { ...writing, io: 'input' }))

const outside = new Set(['$schema', '$id'])
const bare = (schema: object): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !outside.has(key)))

function describeVersion({ properties }: JsonSchema): void {
  const { version } = (properties ?? {}) as { version?: JsonSchema }
  if (version)
    version.description ??= 'Of the record, as last seen. A call with one that is no longer the latest answers 409.'
}

/** Of all schemas those that the document points at, directly or by another. */
const onlyUsed = (all: Record<string, JsonSchema>) => (document: unknown) => {
  const used = new Set<string>()
  const follow = (from: unknown) => {
    for (const [, id = ''] of JSON.stringify(from).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(id)) continue
      used.add(id)
      follow(all[id])
    }
  }
  follow(document)
  return Object.fromEntries(Object.entries(all).filter(([id]) => used.has(id)))
}
