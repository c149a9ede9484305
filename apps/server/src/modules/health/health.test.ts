import { health, live } from '@lading/contract/health'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { backgroundJobs } from '../../jobs/background-jobs.ts'
import { clientOf } from '#testing/client'
import { createWorld, type World } from '#testing/world'
import { healthOf } from './health-of.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const partOf = async (deps: Parameters<typeof healthOf>[0], name: string) =>
  (await healthOf(deps)).parts.find((part) => part.name === name)

describe('GET /health', () => {
  test('is answered at the root and under /api alike', async () => {
    const [root, api] = [await world.app.inject('/health'), await world.app.inject('/api/health')]
    expect([root.statusCode, api.statusCode]).toEqual([200, 200])
    expect(root.json().parts).toEqual(api.json().parts)
    expect(root.headers['cache-control']).toBe('no-store')
  })

  test('names every part', async () => {
    const { body } = await world.visitor().call(health)
    expect(body.parts.map(({ name }) => name)).toEqual([
      'database',
      'storage',
      'jobs',
      'documents',
      'mail',
      'signatures',
      'sign-ins',
      'virus-scanner',
      'online-payment',
      'single-sign-on',
      'social-sign-in',
      'maps',
    ])
  })

  test('measures each background job by its own limit', async () => {
    const now = world.clock.now().getTime()
    const jobs = () => [
      { name: 'hourly', late_after_seconds: 10_800, last_ended: new Date(now - 59 * 60_000) },
      { name: 'quick', late_after_seconds: 300, last_ended: new Date(now - 299_000) },
    ]
    expect(await partOf({ ...world, jobs }, 'jobs')).toMatchObject({ state: 'ok' })
    const late = () => [{ name: 'quick', late_after_seconds: 300, last_ended: new Date(now - 301_000) }]
    expect(await partOf({ ...world, jobs: late }, 'jobs')).toMatchObject({ state: 'failing', says: 'late: quick' })
  })

  test('gives every background job time for two rounds before it is late', () => {
    const hasty = backgroundJobs(world).filter(
      ({ every_seconds, late_after_seconds }) => late_after_seconds < 2 * every_seconds,
    )
    expect(hasty).toEqual([])
  })

  test('is not ready, and says why, while the storage does not answer', async () => {
    const files = { ...world.files, probe: () => new Promise<void>(() => {}) }
    const answer = await healthOf({ ...world, files })
    expect(answer.ok).toBe(false)
    expect(answer.parts.find(({ name }) => name === 'storage')).toMatchObject({ says: 'does not answer' })
  })
})

test('GET /health/live asks nothing of the database', async () => {
  const asked: string[] = []
  const noting: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const app = await buildApp({ ...world, db: world.db.withPlugin(noting) })
  onTestFinished(() => app.close())
  const monitor = clientOf(app, 0, undefined)
  expect((await monitor.call(live)).body).toMatchObject({ ok: true })
  expect((await app.inject('/health/live')).statusCode).toBe(200)
  expect(asked).toEqual([])
  expect((await monitor.call(health)).status).toBe(200)
  expect(asked).not.toEqual([])
})
