import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { ownEnvironment } from './own-environment.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'lading-ends-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** Runs these lines as a program of its own, whose folder for what does not last is the one of this test. */
function run(lines: string) {
  const env = { ...ownEnvironment(), TMPDIR: folder }
  return spawn(process.execPath, ['--input-type=module', '-e', lines], { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Starts another in a group of its own, which holds on to what this one prints to, and makes a folder. */
const leaving = (last: string) => `
  import { spawn } from 'node:child_process'
  import { mkdtempSync, rmSync } from 'node:fs'
  import { tmpdir } from 'node:os'
  import { join } from 'node:path'
  import { atOwnEnd } from ${here('at-own-end.ts')}
  const made = mkdtempSync(join(tmpdir(), 'made-'))
  atOwnEnd(() => rmSync(made, { recursive: true }))
  const stdio = ['ignore', 'inherit', 'ignore']
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio })
  atOwnEnd(() => other.kill('SIGKILL'))
  atOwnEnd(() => console.log('never'))()
  console.log('ready')
  ${last}`

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a program ended by %s takes along what it started and made',
  async (signal) => {
    const program = run(leaving(''))
    const said: unknown[] = await once(program.stdout, 'data')
    program.kill(signal)
    // Closed is what a program prints to only once nobody holds it any more.
    expect(await once(program, 'close')).toEqual([null, signal])
    expect({ said: String(said), left: readdirSync(folder) }).toEqual({ said: 'ready\n', left: [] })
  },
)

test('a run of tests that is ended takes along each of the programs that run side by side', async () => {
  const { port, calls } = await listening()
  const program = run(`
    import { runTogether } from ${here('../stages/run.ts')}
    const words = ['-e', "require('node:net').connect(${port}, '127.0.0.1')"]
    const stages = ['one', 'other'].map((name) => ({ name, program: process.execPath, words }))
    await runTogether(stages, ${JSON.stringify(join(folder, 'results'))})`)
  await expect.poll(() => calls.length, { timeout: 20_000 }).toBe(2)
  program.kill('SIGINT')
  expect(await once(program, 'close')).toEqual([null, 'SIGINT'])
  await expect.poll(() => calls.map(({ closed }) => closed), { timeout: 5_000 }).toEqual([true, true])
})

/** Listens for programs, each of which lives for as long as its call: the system ends the call of one that is ended. */
async function listening(): Promise<{ port: number; calls: readonly Socket[] }> {
  const calls: Socket[] = []
  const server = createServer((call) => void calls.push(call.resume())).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    for (const call of calls) call.destroy()
  })
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, calls }
}

test('one that ends by itself does so too', async () => {
  expect(await once(run(leaving('process.exit(3)')), 'close')).toEqual([3, null])
  expect(readdirSync(folder)).toEqual([])
})

test('a program that handles a signal itself, even once only, ends in its own way', async () => {
  const program = run(leaving("process.once('SIGTERM', () => setTimeout(() => process.exit(7), 20))"))
  await once(program.stdout, 'data')
  program.kill('SIGTERM')
  expect(await once(program, 'close')).toEqual([7, null])
  expect(readdirSync(folder)).toEqual([])
})

test('a portal that is ended while it starts leaves no folder', async () => {
  const program = run(`import { startPortal } from ${here('portal.ts')}; await startPortal()`)
  await expect.poll(() => readdirSync(folder), { timeout: 20_000 }).toEqual([expect.stringMatching(/^lading-data-/)])
  program.kill('SIGTERM')
  expect(await once(program, 'close')).toEqual([null, 'SIGTERM'])
  expect(readdirSync(folder)).toEqual([])
})
