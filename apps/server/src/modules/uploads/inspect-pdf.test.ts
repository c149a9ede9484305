import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { samplePdf } from '#testing/samples/sample-files'
import { figure } from '../../../../../tools/setup/stages/figure.ts'
import { inspectPdf, pdfThread } from './inspect-pdf.ts'

test('where the examination cannot begin, nobody is told that their file is damaged', async () => {
  const absent = new URL('./no-such-thread.ts', import.meta.url)
  await expect(inspectPdf(await samplePdf(), 1, [pdfThread(absent)])).rejects.toMatchObject({ code: 'unavailable' })
})

/** A thread that counts the files it has looked at, and does with some of them what `then` says. */
function counting(then: string) {
  const program = `
    import { parentPort } from 'node:worker_threads'
    let seen = 0
    const say = (answer) => parentPort.postMessage({ made: new TextEncoder().encode(JSON.stringify(answer)) })
    parentPort.on('message', (file) => {
      seen += 1
      ${then}
      say({ page_count: seen })
    })
    parentPort.postMessage('begins')`
  return pdfThread(new URL(`data:text/javascript,${encodeURIComponent(program)}`))
}

test('files are looked at by one thread in turn, but after one that is refused by a new one', async () => {
  const threads = [counting('if (file.length > 1500) return say({ why: "too long" })')]
  const [short, long] = [await samplePdf(), await samplePdf({ pages: 20 })]
  const found = []
  for (const file of [short, short, long, short]) found.push(await inspectPdf(file, 1, threads))
  expect(found).toEqual([{ page_count: 1 }, { page_count: 2 }, { why: 'too long' }, { page_count: 1 }])
})

test('where a thread ends that has looked at other files, a new one looks again before the file is blamed', async () => {
  const tired = [counting('if (seen > 1) process.exit(1)')]
  for (let file = 0; file < 3; file += 1)
    expect(await inspectPdf(await samplePdf(), 1, tired)).toEqual({ page_count: 1 })
  const broken = await inspectPdf(await samplePdf(), 1, [counting('process.exit(1)')])
  expect(broken).toEqual({ why: expect.stringContaining('damaged') })
})

const MB = 1024 * 1024
const FLOODS = process.env['LADING_PROOF'] === 'full' ? 6 : 2

test('files of one person that would unpack to 300 MB each are refused, take little memory, and hold nobody up', async () => {
  const flood = flooding(deflateSync(new Uint8Array(300 * MB)))
  const ordinary = await samplePdf()
  const before = process.memoryUsage.rss()
  // Both threads are there before the race: what is compared is whose turn it is, not how long a thread takes to begin.
  await Promise.all([inspectPdf(ordinary, 1), inspectPdf(ordinary, 2)])
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10)
  const floods = Array.from({ length: FLOODS }, () => inspectPdf(flood, 1))
  const first = await Promise.race([inspectPdf(ordinary, 2), Promise.all(floods)])
  const refused = await Promise.all(floods)
  clearInterval(watch)
  expect(first).toEqual({ page_count: 1 })
  for (const reply of refused) expect(reply).toEqual({ why: expect.stringContaining('more than a reader can hold') })
  // One person has one place: a flood's 50 MB at a time, and what two readers are made of.
  figure(`memory while ${FLOODS} floods are inspected`, (most - before) / MB, 'MB')
  expect((most - before) / MB).toBeLessThan(400)
})

/** A PDF with a stream more. */
function flooding(packed: Uint8Array): Uint8Array {
  const head = `%PDF-1.7\n1 0 obj\n<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\nstartxref\n0\n%%EOF\n')])
}
