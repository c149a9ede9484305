import type { Endpoint } from '@lading/contract/calls/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { everyEndpoint } from '#platform/openapi/every-endpoint'
import { createWorld, type World } from '#testing/world'

const endpoints = (await everyEndpoint()).map(({ endpoint }) => endpoint)

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

describe('the description of the calls', () => {
  interface Operation {
    readonly summary?: string
    readonly operationId: string
    readonly tags: string[]
    readonly security?: unknown[]
    readonly parameters?: { name: string; in: string; required?: boolean }[]
    readonly requestBody?: unknown
    readonly responses: Record<string, { description?: string; $ref?: string }>
  }
  interface Description {
    readonly openapi: string
    readonly info: { title: string; version: string }
    readonly servers: { url: string }[]
    readonly tags: { name: string; description: string }[]
    readonly components: { responses: Record<string, unknown> }
    readonly paths: Record<string, Record<string, Operation>>
  }
  let description: Description
  beforeAll(async () => void (description = (await world.app.inject('/api/openapi.json')).json()))

  const nameOf = ({ method, path }: Endpoint) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`
  const listed = () =>
    Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        path,
        operation,
      })),
    )

  test('is OpenAPI 3.1, and lists every call of the contract and no other', () => {
    expect(description.openapi).toBe('3.1.0')
    expect(description.info).toMatchObject({ title: 'Lading', version: expect.any(String) })
    expect(
      listed()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(endpoints.map(nameOf).toSorted())
  })

  test('says of each what it does, what it answers, and every part of its address', () => {
    for (const { path, operation } of listed()) {
      expect(operation.summary).toMatch(/\w/)
      expect((operation.responses['200'] ?? operation.responses['302'])?.description).toEqual(expect.any(String))
      const named = operation.parameters?.filter((one) => one.in === 'path').map((one) => one.name) ?? []
      expect(named.toSorted()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted())
    }
  })

  test('says where it is served, and gives each call a name of its own in an area that is described', () => {
    expect(description.servers).toEqual([{ url: world.config.public_url, description: 'This portal' }])
    const ids = listed().map(({ operation }) => operation.operationId)
    expect(ids.filter((id, at) => !/^\w+$/.test(id) || ids.indexOf(id) !== at)).toEqual([])
    const used = new Set(listed().flatMap(({ operation }) => operation.tags))
    expect(description.tags.map((tag) => tag.name).toSorted()).toEqual([...used].toSorted())
  })

  test('asks an Idempotency-Key wherever the contract does', () => {
    const asked = listed().filter(({ operation }) =>
      operation.parameters?.some((one) => one.in === 'header' && one.name === 'Idempotency-Key' && one.required),
    )
    const idempotent = endpoints.filter((one) => one.idempotent).map(nameOf)
    expect(asked.map(({ name }) => name).toSorted()).toEqual(idempotent.toSorted())
  })

  test('says of each how it may fail, in the shapes of all', () => {
    const create = listed().find(({ name }) => name === 'POST /api/accreditations')?.operation.responses
    expect(Object.keys(create ?? {})).toEqual('200 400 401 403 404 409 413 415 429 500 503'.split(' '))
    const ticket = listed().find(({ name }) => name === 'GET /api/file/ticket/{ticket}')?.operation.responses
    expect(Object.keys(ticket ?? {})).toEqual('200 400 404 419 429 500 503'.split(' '))
    expect(description.components.responses['Refused400']).toMatchObject({
      content: { 'application/json': { schema: { properties: { code: { enum: ['invalid-input'] }, errors: {} } } } },
    })
  })

  test('says which files a call takes', () => {
    const files = (name: string) => JSON.stringify(listed().find((one) => one.name === name)?.operation.requestBody)
    expect(files('POST /api/reportorials/{id}/lines/import')).toContain('A CSV or XLSX file of at most 5 MB.')
    expect(files('POST /api/file')).toContain('A PDF, JPEG or PNG of at most 5 MB.')
  })

  test('says of each whether a token is asked', () => {
    const open = endpoints.filter(({ access }) => access === 'public').map(nameOf)
    const said = listed().filter(({ operation }) => operation.security?.length === 0)
    expect(said.map(({ name }) => name).toSorted()).toEqual(open.toSorted())
  })

  test('points at nothing that is not in it', () => {
    const pointers = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer]) =>
      ensure(pointer),
    )
    const targetOf = (pointer: string) =>
      pointer.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], description)
    expect(pointers.filter((pointer) => targetOf(pointer) === undefined)).toEqual([])
  })

  test('is browsed on a page that asks nothing of other sites', async () => {
    const page = await world.app.inject('/api/docs')
    expect(page.headers['content-type']).toContain('text/html')
    expect([...page.payload.matchAll(/(?:src|href)="(https?:)?\/\//g)]).toEqual([])
  })
})
