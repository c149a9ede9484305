import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'lading-anew-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const here = JSON.stringify(new URL('./begin-anew.ts', import.meta.url).href)

/** What a program says whose database of this kind is filled the first time that it runs, line by line. */
function saidBy(kind: 'embedded' | 'postgres'): string[] {
  const [script, filled] = [join(folder, `${kind}.mjs`), join(folder, `${kind}.filled`)]
  writeFileSync(
    script,
    `import { existsSync, writeFileSync } from 'node:fs'
     import { beginAnew } from ${here}
     const say = (word) => console.log(word, process.pid, ...process.execArgv, ...process.argv.slice(2))
     if (!existsSync(process.argv[2])) {
       writeFileSync(process.argv[2], '')
       const connection = { kind: '${kind}', close: async () => say('closed') }
       await beginAnew({ connection, release: () => say('released') })
     }
     say('serves')`,
  )
  const words = ['--max-semi-space-size=16', script, filled]
  return execFileSync(process.execPath, words, { encoding: 'utf8' }).trim().split('\n')
}

it('a portal whose embedded database was filled closes it and begins anew, as the process that it was', () => {
  const said = saidBy('embedded')

  expect(said.map((line) => line.split(' ')[0])).toEqual(['closed', 'released', 'serves'])
  expect(new Set(said.map((line) => line.replace(/^\w+/, ''))).size).toBe(1)
  expect(said[2]).toContain('--max-semi-space-size=16')
})

it('on PostgreSQL it goes on', () => {
  expect(saidBy('postgres').map((line) => line.split(' ')[0])).toEqual(['serves'])
})

/** What a program says that keeps one pool of memory, begun with these variables. */
function poolsOf(variables: Record<string, string>): string[] {
  const script = join(folder, 'pools.mjs')
  const said = `process.pid, process.argv[2], process.env.MALLOC_ARENA_MAX ?? 'as many as it likes'`
  writeFileSync(script, `import { keepOnePool } from ${here}\nkeepOnePool()\nconsole.log(${said})`)
  const { MALLOC_ARENA_MAX: _, ...others } = process.env
  const env = { ...others, DATABASE_URL: '', ...variables }
  const { pid, stdout } = spawnSync(process.execPath, [script, 'word'], { encoding: 'utf8', env })
  return stdout.trim().replace(String(pid), 'the same process').split('\n')
}

const ownNumber = { MALLOC_ARENA_MAX: '8' }
const onPostgres = { DATABASE_URL: 'postgres://127.0.0.1/lading' }

it.runIf(process.platform === 'linux')('an embedded portal takes its memory of one pool', () => {
  expect(poolsOf({})).toEqual(['the same process word 1'])
})

it('as many as the person named, if they did, and on PostgreSQL as many as it likes', () => {
  expect(poolsOf(ownNumber)).toEqual(['the same process word 8'])
  expect(poolsOf(onPostgres)).toEqual(['the same process word as many as it likes'])
})
