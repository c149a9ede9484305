import { jpegOfTwoSizes, pngOfTwoSizes, sampleJpeg, samplePdf, samplePng } from '#testing/samples/sample-files'
import { photo } from './pictures.ts'
import { madeBy } from './programs.ts'
import { file, type CorpusFile } from './sample-files.ts'

/** Where a file is cut, as a share of its bytes. */
const SHARES = [0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.97]

/** What is left of a whole file when a connection breaks. */
export async function cut(): Promise<CorpusFile[]> {
  const whole: readonly (readonly [string, Uint8Array])[] = [
    ['a PDF of one page', await samplePdf()],
    ['a PDF of many pages', await samplePdf({ pages: 60 })],
    ['a PDF with a large scan', await samplePdf({ padding: 400_000 })],
    ['a picture', samplePng(600, 400)],
    ['a photo', photo()],
  ]
  return whole.flatMap(([what, bytes]) =>
    SHARES.map((share) => file(`${what} cut at ${share * 100} %`, bytes.slice(0, Math.floor(bytes.length * share)))),
  )
}

/** What only looks whole, and what is closed by a password. */
export async function broken(): Promise<CorpusFile[]> {
  const pdf = await samplePdf()
  const png = samplePng()
  const jpeg = sampleJpeg()
  const withByte = (bytes: Uint8Array, at: number) => bytes.map((byte, no) => (no === at ? byte ^ 0xff : byte))
  const closed = (...words: string[]) =>
    madeBy('qpdf', ['pdf', 'pdf'], pdf, (from, to) => [
      '--allow-weak-crypto',
      '--encrypt',
      'secret',
      'owner',
      ...words,
      '--',
      from,
      to,
    ])
  return [
    file('an empty file', ''),
    file('one letter', 'a'),
    file('only zeros', Buffer.alloc(5000)),
    file('a head and a tail around nothing', '%PDF-1.7\nstartxref\n9\n%%EOF'),
    file('a head that is said, and no more', `%PDF-1.7\n${' '.repeat(4000)}`),
    file('a tail without a head', Buffer.from(pdf).subarray(20)),
    file(
      'a PDF without pages',
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Size 3/Root 1 0 R>>\nstartxref\n96\n%%EOF\n',
    ),
    file(
      'a PDF without a beginning to read from',
      '%PDF-1.4\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Size 3>>\nstartxref\n9\n%%EOF\n',
    ),
    file('a PDF closed by a password (RC4, 40 bits)', closed('40')),
    file('a PDF closed by a password (RC4, 128 bits)', closed('128', '--use-aes=n')),
    file('a PDF closed by a password (AES, 128 bits)', closed('128', '--use-aes=y')),
    file('a PDF closed by a password (AES, 256 bits)', closed('256')),
    file('a picture of no width', samplePng(0, 4)),
    file('a picture with a wrong sum', withByte(png, 30)),
    file('a picture with another sum in its data', withByte(png, png.length - 20)),
    file('a picture without its end', png.slice(0, -12)),
    file('a picture that says its size twice', pngOfTwoSizes()),
    file('a photo that says its size twice', jpegOfTwoSizes()),
    file('a photo of no height', sampleJpeg(640, 0)),
    file('a photo without its end', jpeg.slice(0, -2)),
    file('a photo without a frame', Uint8Array.from([...jpeg.slice(0, 20), ...jpeg.slice(33)])),
    file(
      'a photo that breaks off in its tables',
      Uint8Array.from([...jpeg.slice(0, 20), 0xff, 0xdb, 0xff, 0xff, 1, 2]),
    ),
  ]
}
