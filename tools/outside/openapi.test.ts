import { createWorld } from '@lading/server/testing/world'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { figure } from '../setup/stages/figure.ts'
import { runFetched } from './run-fetched.ts'
import { fileApplication } from './file-application.ts'

const here = import.meta.dirname
const FOR_EVALUATION = 2
const TIME = { timeout: 600_000 } // the programs are fetched first

describe.runIf(process.env.LADING_PROOF === 'full')('the OpenAPI document', () => {
  let world: Awaited<ReturnType<typeof createWorld>>
  let folder: string
  let file: string
  beforeAll(async () => {
    world = await createWorld()
    folder = mkdtempSync(join(tmpdir(), 'lading-openapi-'))
    file = join(folder, 'openapi.json')
    writeFileSync(file, (await world.app.inject('/api/openapi.json')).payload)
  }, 120_000)
  afterAll(async () => {
    await world.close()
    rmSync(folder, { recursive: true })
  })

  test('gives Spectral nothing to remark', TIME, async () => {
    const words = ['lint', file, '--ruleset', join(here, 'spectral.yaml'), '--format', 'json', '--quiet']
    const found = JSON.parse(await runFetched('@stoplight/spectral-cli', 'spectral', words)) as unknown[]
    figure('remarks of Spectral on the OpenAPI document', found.length, '')
    expect(found).toEqual([])
  })

  test('gives Redocly nothing to remark', TIME, async () => {
    const words = ['lint', file, '--config', join(here, 'redocly.yaml'), '--format', 'json']
    const { problems } = JSON.parse(await runFetched('@redocly/cli', 'redocly', words)) as { problems: unknown[] }
    figure('remarks of Redocly on the OpenAPI document', problems.length, '')
    expect(problems).toEqual([])
  })

  test('makes a client with which somebody files an application', TIME, async () => {
    const client = join(folder, 'client')
    await runFetched('@hey-api/openapi-ts', 'openapi-ts', ['--input', file, '--output', client])
    expect(await fileApplication(world, client)).toMatchObject({ status: FOR_EVALUATION })
  })
})
