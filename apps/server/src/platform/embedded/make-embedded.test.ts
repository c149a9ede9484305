import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connectEmbedded } from './connect-embedded.ts'
import { makeEmbedded } from './make-embedded.ts'

const data_dir = mkdtempSync(join(tmpdir(), 'lading-made-'))
const folder = join(data_dir, 'database')
afterAll(() => rmSync(data_dir, { recursive: true, force: true }))

test('a first start finds what one before left that was killed, and makes the database anew', async () => {
  mkdirSync(`${folder}.new`)
  writeFileSync(join(`${folder}.new`, 'PG_VERSION'), '18')
  await makeEmbedded(folder)
  expect(readdirSync(data_dir)).toEqual(['database'])
  const connection = await connectEmbedded({ folder })
  expect((await connection.rows('select 1 as one')).rows).toEqual([{ one: 1 }])
  await connection.close()
})

test('who presses Ctrl-C while a long row of statements or migrations goes on is heard before its last', async () => {
  await makeEmbedded(folder) // the test before has made it, unless this one runs alone
  const connection = await connectEmbedded({ folder })
  const one = [() => sql`select 1`.execute(connection.db), () => connection.script('select 1')]
  for (const statement of one) {
    let isHeard = false
    setTimeout(() => (isHeard = true))
    const begun = performance.now()
    while (!isHeard && performance.now() - begun < 10_000) await statement()
    expect(isHeard).toBe(true)
  }
  await connection.close()
})

test('a folder in which nothing can be made is named, with the reason of the system', async () => {
  writeFileSync(join(data_dir, 'file'), '')
  const making = makeEmbedded(join(data_dir, 'file', 'database'))
  await expect(making).rejects.toMatchObject({ code: 'ENOTDIR' })
})

/** With these a function is compiled anew at its second call, and what was compiled first is freed at once. */
const FREED = ['--stress-wasm-code-gc', '--wasm-tiering-budget=1', '--wasm-sync-tier-up']
const EMPTY = `Buffer.from('AGFzbQEAAAABBAFgAAADAgEABwUBAWYAAAoEAQIACw==', 'base64')`
const TWICE = `const { f } = new WebAssembly.Instance(new WebAssembly.Module(${EMPTY})).exports; f(); f()`

test('what was compiled of it is not freed, since Node may end where it is', async () => {
  const opening = new URL('connect-embedded.ts', import.meta.url).href
  const whole = `const { connectEmbedded } = await import('${opening}'); await (await connectEmbedded()).close()`
  const traceOf = async (code: string, flags: readonly string[] = []) => {
    const words = ['--trace-wasm-code-gc', ...flags, '--input-type=module', '--eval', code]
    const { stdout, stderr } = await promisify(execFile)(process.execPath, words)
    return stdout + stderr
  }
  expect(await traceOf(TWICE, FREED)).toContain('[wasm-gc]')
  expect(await traceOf(whole)).not.toContain('[wasm-gc]')
})
