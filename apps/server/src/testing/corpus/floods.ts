import { samplePdf, samplePng, sampleJpeg } from '#testing/samples/sample-files'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { deflateRawSync, deflateSync } from 'node:zlib'
import { locked } from './rewritten.ts'
import { file, type CorpusFile } from './sample-files.ts'

/** Small files that would fill the memory or the time of a program that opens them. */
export async function floods(): Promise<CorpusFile[]> {
  const packed = new Map([51, 100, 300].map((size) => [size, deflateSync(new Uint8Array(size * 1024 * 1024))]))
  const streams = [...packed].flatMap(([size, bytes]) => [
    streamed(`${size} MB in one stream`, bytes, 'FlateDecode'),
    streamed(`${size} MB by the short name of a filter`, bytes, 'Fl'),
    streamed(`${size} MB behind a filter that decrypts nothing`, bytes, ['Crypt', 'FlateDecode']),
    streamed(`${size} MB packed twice`, deflateSync(bytes), ['FlateDecode', 'FlateDecode']),
    streamed(`${size} MB written in digits`, Buffer.from(`${bytes.toString('hex')}>`), [
      'ASCIIHexDecode',
      'FlateDecode',
    ]),
  ])
  const [large] = await Promise.all(streams)
  return [
    ...(await Promise.all(streams)),
    ...(large ? locked(large) : []),
    await streamed('runs of one letter', new Uint8Array(900_000).fill(129), 'RunLengthDecode'),
    await manyStreams(5, 45),
    await manyStreams(30, 8),
    ...(await Promise.all([501, 700, 2000, 20_000].map(pages))),
    file('pages that hold each other', pageTree('/Kids[2 0 R]/Count 1')),
    file('a page tree of a million levels', pageTree(`/Kids[${'['.repeat(100_000)}`)),
    file('a million beginnings of objects', `%PDF-1.7\n1 0 obj ${' obj('.repeat(900_000)}\nstartxref\n9\n%%EOF`),
    file('dictionaries without end', `%PDF-1.7\n1 0 obj ${'<</A'.repeat(300_000)}\nstartxref\n9\n%%EOF`),
    ...[
      [118, 1_000_000],
      [60_000, 60_000],
      [8001, 5000],
      [4_294_967_295, 1],
    ].map(([width = 0, height = 0]) => file(`a picture of ${width} by ${height} pixels`, samplePng(width, height))),
    ...[
      [65_535, 65_535],
      [6401, 6400],
      [40_001, 1001],
    ].map(([width, height]) => file(`a photo of ${width} by ${height} pixels`, sampleJpeg(width, height))),
    file('a bare stream of packed bytes', deflateRawSync(new Uint8Array(1024 * 1024))),
  ]
}

async function streamed(what: string, bytes: Uint8Array, Filter: string | string[]): Promise<CorpusFile> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage()
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream(bytes, { Filter })))
  return file(what, await pdf.save({ useObjectStreams: false }))
}

async function manyStreams(count: number, megabytes: number): Promise<CorpusFile> {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  const bytes = deflateSync(new Uint8Array(megabytes * 1024 * 1024))
  for (let no = 0; no < count; no += 1) pdf.context.register(pdf.context.stream(bytes, { Filter: 'FlateDecode' }))
  return file(`${count} streams of ${megabytes} MB`, await pdf.save({ useObjectStreams: false }))
}

const pages = async (count: number) => file(`${count} pages`, await samplePdf({ pages: count }))

const pageTree = (kids: string) => `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages${kids}>>endobj
trailer<</Size 3/Root 1 0 R>>
startxref
9
%%EOF
`
