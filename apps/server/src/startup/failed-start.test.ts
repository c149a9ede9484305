import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { endedProgram } from '../../../../tools/setup/processes/ended-program.ts'
import { freePort } from '../../../../tools/setup/processes/free-port.ts'
import { ownEnvironment } from '../../../../tools/setup/processes/own-environment.ts'
import { startPortal } from '../../../../tools/setup/processes/portal.ts'
import { readConfig, WrongSetting } from '#platform/config'
import { holdDataFolder } from '#platform/data-folder'
import { embeddedDatabase } from '#testing/databases/databases'

// None of these comes as far as a PostgreSQL: vitest.config.ts runs them once.

const root = join(import.meta.dirname, '../../../..')
const folders = mkdtempSync(join(tmpdir(), 'lading-start-'))
afterAll(() => rmSync(folders, { recursive: true, force: true }))

type Settings = Record<string, string>

const ended = async (program: 'main' | 'commands/reset', settings: Settings) =>
  endedProgram(`apps/server/src/${program}.ts`, {
    PORT: String(await freePort()),
    DATA_DIR: join(folders, 'unused'),
    ...settings,
  })

const settingsAndSentences: [Settings, string][] = [
  [{ PORT: 'http' }, 'The setting PORT must be a port number.'],
  [{ PORT: '99999' }, 'The setting PORT must be a port number.'],
  [{ PUBLIC_URL: 'portal' }, 'The setting PUBLIC_URL must be an address that starts with https:// or http://.'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, 'The setting TRUSTED_PROXIES must be addresses or networks, such as'],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'The setting TRUSTED_PROXIES must be addresses or networks, such as'],
  [{ DATABASE_URL: 'mysql://db' }, 'The setting DATABASE_URL must be an address that starts with postgres://'],
  [{ STORAGE_URL: 'ftp://x' }, 'The setting STORAGE_URL must be an address that starts with file:// or s3://.'],
  [{ SMTP_URL: 'mail.example' }, 'The setting SMTP_URL must be an address that starts with smtp:// or smtps://.'],
  [{ MAIL_FROM: 'Lading' }, 'The setting MAIL_FROM must hold an e-mail address.'],
  [{ ADMIN_EMAIL: 'ana' }, 'The setting ADMIN_EMAIL must be an e-mail address.'],
  [{ DEMO: 'yes' }, 'The setting DEMO must be true or false.'],
  [{ LOG_LEVEL: 'loud' }, 'The setting LOG_LEVEL must be one of debug, info, warn, error, silent.'],
  [{ DEMO: 'false' }, 'Outside demo mode the portal needs SMTP_URL, for its mails; set it, or set DEMO=true.'],
]
/** One that is read wrong, and those that only the machine can judge. */
const startsAndSentences: [Settings, string][] = [
  [{ PORT: 'http' }, 'The setting PORT must be a port number.'],
  [{ HOST: '192.0.2.1' }, 'The setting HOST must be an address of this machine, and 192.0.2.1 is none.'],
  [{ DATA_DIR: '/dev/null/data' }, 'The data folder cannot be used'],
]

describe('a start that cannot succeed says why in one sentence', () => {
  test.each(settingsAndSentences)('%o', (settings, sentence) => {
    const reading = () => readConfig({ ...settings })
    expect(reading).toThrow(WrongSetting)
    expect(reading).toThrow(sentence)
    expect(reading).not.toThrow('\n')
  })

  test.each(startsAndSentences)('%o, and ends with code 1', async (settings, sentence) => {
    const { said, code } = await ended('main', settings)
    expect(said).toContain(sentence)
    expect({ lines: said.split('\n').length, code }).toEqual({ lines: 1, code: 1 })
  })

  test('another program has the port', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const sentence = `Port ${port} is taken by another program; stop it, or choose another with PORT.`
    expect(await ended('main', { PORT: String(port) })).toEqual({ said: sentence, code: 1 })
    other.close()
  })

  test('another portal has the data folder', async () => {
    const DATA_DIR = join(folders, 'held')
    const held = holdDataFolder(DATA_DIR)
    const sentence = `The data folder ${DATA_DIR} is in use by another running portal; stop that one first.`
    expect(await ended('main', { DATA_DIR })).toEqual({ said: sentence, code: 1 })
    expect(await ended('commands/reset', { DATA_DIR })).toEqual({ said: sentence, code: 1 })
    held.release()
  })

  test('nobody answers at DATABASE_URL', async () => {
    const place = `127.0.0.1:${await freePort()}`
    const sentence = `No PostgreSQL answers at ${place}; is it running, and is DATABASE_URL right?`
    const DATABASE_URL = `postgres://lading:secret@${place}/lading`
    expect(await ended('main', { DATABASE_URL, DEMO: 'true' })).toEqual({ said: sentence, code: 1 })
  })
})

test('only a demo can be emptied', async () => {
  const outside = { DEMO: 'false', SMTP_URL: 'smtp://127.0.0.1:9' }
  const sentence = 'This is not a demo (DEMO=true); nothing was emptied.'
  expect(await ended('commands/reset', outside)).toEqual({ said: sentence, code: 1 })
})

test('a portal that is told to end while it starts ends at once, and the next start does the rest', async () => {
  const data_dir = join(folders, 'interrupted')
  mkdirSync(data_dir)
  await (await embeddedDatabase({ folder: join(data_dir, 'database') })).close()
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...ownEnvironment(), PORT: String(await freePort()), DATA_DIR: data_dir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data') // it says that it makes the demo, and that takes a while
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])

  const next = await startPortal({ data_dir, env: { DEMO: 'false', SMTP_URL: 'smtp://127.0.0.1:9' } })
  await next.stop()
  expect(next.process.exitCode).toBe(0)
}, 180_000) // three starts of a process
