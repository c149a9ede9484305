import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { endedProgram } from '../../../../tools/setup/processes/ended-program.ts'
import { startPortal, type Portal } from '../../../../tools/setup/processes/portal.ts'
import { embeddedDatabase, postgresDatabase } from '#testing/databases/databases'

const isPostgres = process.env['LADING_DATABASE'] === 'postgres'
const folders = mkdtempSync(join(tmpdir(), 'lading-stop-'))
afterAll(() => rmSync(folders, { recursive: true, force: true }))

type Settings = Record<string, string>

describe('a portal outside demo mode', () => {
  const data_dir = join(folders, 'data')
  let made: Awaited<ReturnType<typeof postgresDatabase>> | undefined
  let settings: Settings
  let portal: Portal | undefined

  beforeAll(async () => {
    mkdirSync(data_dir)
    if (isPostgres) made = await postgresDatabase(ensure(process.env['DATABASE_URL_TEST']))
    else await (await embeddedDatabase({ folder: join(data_dir, 'database') })).close()
    settings = made ? { DATABASE_URL: made.url } : {}
  })
  afterAll(async () => {
    await portal?.kill()
    await made?.drop()
  })

  const start = async () => {
    const env = { ...settings, DEMO: 'false', SMTP_URL: 'smtp://127.0.0.1:9', ADMIN_EMAIL: 'ana@example.ph' }
    return (portal = await startPortal({ data_dir, env: { ...env, LOG_LEVEL: 'warn' } }))
  }

  test('makes the first administrator once, and ends with code 0 by Ctrl-C although a call is under way', async () => {
    const first = await start()
    expect(first.printed()).toMatch(
      /The first administrator sets the password here, once, within 72 hours: the link was mailed/,
    )
    expect(first.printed()).not.toContain('token=')
    const caller = connect(first.port, '127.0.0.1')
    caller.write('POST /api/login HTTP/1.1\r\nHost: portal\r\nContent-Length: 99\r\n\r\n{')
    caller.on('error', () => {}) // the portal hangs up
    await once(caller, 'connect')
    await first.stop()
    caller.destroy()
    expect({ code: first.process.exitCode, signal: first.process.signalCode }).toEqual({ code: 0, signal: null })

    const second = await start() // and goes on in the next test
    expect(second.printed()).not.toContain('administrator')
  })

  test('keeps its data from being emptied while it runs; a demo that the system stopped, with code 0, is emptied', async () => {
    const running = ensure(portal)
    const demo = { ...settings, DATA_DIR: data_dir, DEMO: 'true' }
    const refused = await endedProgram('apps/server/src/commands/reset.ts', demo)
    expect(refused.code).toBe(1)
    expect(refused.said).toMatch(/stop (it|that one) first/)
    const exit = once(running.process, 'exit')
    running.process.kill('SIGTERM')
    expect(await exit).toEqual([0, null])

    const emptied = await endedProgram('apps/server/src/commands/reset.ts', demo)
    expect(emptied.said).toMatch(/^The demo is empty: .+\. The next start fills it again\.$/)
    expect({ code: emptied.code, left: existsSync(data_dir) }).toEqual({ code: 0, left: false })
  })
})
