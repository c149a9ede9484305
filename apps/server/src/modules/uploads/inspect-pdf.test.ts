import { expect, test } from 'vitest'
import { samplePdf } from '#testing/samples/sample-files'
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
