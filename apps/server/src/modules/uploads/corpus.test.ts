import { describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { browserFlags, findBrowser } from '../../../../../tools/setup/programs/browser.ts'
import { ensureOfficePrograms } from '../../../../../tools/setup/programs/office.ts'
import { figure } from '../../../../../tools/setup/stages/figure.ts'
import { hostileFiles } from '#testing/corpus/hostile-files'
import { ordinaryFiles } from '#testing/corpus/ordinary-files'
import type { CorpusFile } from '#testing/corpus/sample-files'
import { inspectUpload } from './inspect-upload.ts'

const TIME = 1_800_000 // each file is written by a program, and opened in a thread of its own

/** In the proof: the programs that write these files are installed for it. */
describe.runIf(process.env.LADING_PROOF === 'full')('of all that people may send', () => {
  test('nothing hostile is taken', { timeout: TIME }, async () => {
    await ensureOfficePrograms()
    const files = await hostileFiles()
    const taken = await inspected(files, true)
    figure('hostile files, of which none was taken', files.length, '')
    expect(taken).toEqual([])
    expect(files.length).toBeGreaterThanOrEqual(300)
  })

  test('nothing ordinary is refused', { timeout: TIME }, async () => {
    await ensureOfficePrograms()
    const { path } = ensure(findBrowser(), 'a browser that prints')
    const files = await ordinaryFiles(path, browserFlags)
    const refused = await inspected(files, false)
    figure('ordinary files, of which none was refused', files.length, '')
    expect(refused).toEqual([])
    expect(files.length).toBeGreaterThanOrEqual(200)
  })
})

/** Those that were taken, or that were not, each with the reason. */
async function inspected(files: readonly CorpusFile[], isTaken: boolean): Promise<string[]> {
  const found: string[] = []
  for (const { what, bytes } of files) {
    const inspection = await inspectUpload({ name: 'document', bytes }, 1)
    if (inspection.ok === isTaken) found.push(inspection.ok ? what : `${what}: ${inspection.why}`)
  }
  return found
}
