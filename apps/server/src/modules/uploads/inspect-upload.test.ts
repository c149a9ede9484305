import { MAX_UPLOAD_BYTES } from '@lading/contract/documents/documents'
import { zipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  jpegOfTwoSizes,
  pngOfTwoSizes,
  pngWithRemark,
  sampleJpeg,
  samplePdf,
  samplePdfOfSize,
  samplePng,
  sampleProgram,
} from '#testing/samples/sample-files'
import { inspectUpload, nameFor } from './inspect-upload.ts'

test.each([
  { what: 'a PDF', name: 'permit.pdf', bytes: () => samplePdf({ pages: 3 }), is: 'application/pdf', pages: 3 },
  { what: 'a PNG picture', name: 'permit.png', bytes: () => samplePng(), is: 'image/png', pages: null },
  {
    what: 'a PNG picture with a remark',
    name: 'permit.png',
    bytes: () => pngWithRemark(),
    is: 'image/png',
    pages: null,
  },
  { what: 'a JPG picture', name: 'permit.jpg', bytes: () => sampleJpeg(), is: 'image/jpeg', pages: null },
])('$what is taken', async ({ name, bytes, is, pages }) => {
  expect(await inspectUpload({ name, bytes: await bytes() }, 1)).toMatchObject({
    ok: true,
    name,
    media_type: is,
    page_count: pages,
  })
})

test('a picture that calls itself a PDF is taken for what it is', async () => {
  expect(await inspectUpload({ name: 'permit.pdf', bytes: sampleJpeg() }, 1)).toMatchObject({
    ok: true,
    name: 'permit.jpg',
  })
})

test.each([
  { what: 'an empty file', bytes: () => new Uint8Array(), says: 'The file is empty.' },
  { what: 'a program renamed to PDF', bytes: () => sampleProgram(), says: 'This is a program' },
  { what: 'a text renamed to PDF', bytes: () => Buffer.from('Dear sir, please accredit us.'), says: 'not a PDF' },
  {
    what: 'an archive renamed to PDF',
    bytes: () => Buffer.from('PK\x03\x04' + '\0'.repeat(64), 'latin1'),
    says: 'ZIP',
  },
  { what: 'a web page renamed to PDF', bytes: () => Buffer.from('<!doctype html><script>'), says: 'not a PDF' },
  { what: 'a PDF cut in the middle', bytes: async () => (await samplePdf()).slice(0, 400), says: 'damaged' },
  {
    what: 'a PDF head and tail around nothing',
    bytes: () => Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF'),
    says: 'damaged',
  },
  { what: 'a PDF without pages', bytes: () => Buffer.from(WITHOUT_PAGES), says: 'damaged' },
  {
    what: 'a PDF with a password',
    bytes: () => readFileSync(new URL('./locked.sample.pdf', import.meta.url)),
    says: 'password',
  },
  { what: 'a picture cut in the middle', bytes: () => samplePng().slice(0, 60), says: 'damaged' },
  { what: 'a photo cut in the middle', bytes: () => sampleJpeg().slice(0, -2), says: 'damaged' },
  {
    what: 'a photo of a million empty parts',
    bytes: () => stuffed(sampleJpeg(), 2, [0xff, 0xdb, 0, 2]),
    says: 'damaged',
  },
  { what: 'a photo of comments alone', bytes: () => stuffed(sampleJpeg(), 2, [0xff, 0xfe, 0, 2]), says: 'damaged' },
  { what: 'a picture of empty chunks', bytes: () => stuffed(samplePng(), 33, EMPTY_IDAT), says: 'damaged' },
  { what: 'a picture that says its size twice', bytes: () => pngOfTwoSizes(), says: 'damaged' },
  { what: 'a photo that says its size twice', bytes: () => jpegOfTwoSizes(), says: 'damaged' },
  { what: 'a PDF of 501 pages', bytes: () => samplePdf({ pages: 501 }), says: '501 pages' },
  { what: 'a PDF that is an archive, too', bytes: async () => withZip(await samplePdf()), says: 'ZIP archive' },
  { what: 'a picture that is an archive, too', bytes: () => withZip(samplePng()), says: 'ZIP archive' },
  { what: 'a picture of more than 40 megapixels', bytes: () => samplePng(8000, 5001), says: 'too many pixels' },
  { what: 'a picture that would fill the memory', bytes: () => samplePng(60_000, 60_000), says: 'too many pixels' },
])('$what is refused with the reason', async ({ bytes, says }) => {
  const inspection = await inspectUpload({ name: 'permit.pdf', bytes: await bytes() }, 1)
  expect(inspection).toMatchObject({ ok: false, why: expect.stringContaining(says) })
})

/** The same part some hundred thousand times, behind the first bytes of a picture. */
const stuffed = (picture: Uint8Array, at: number, part: readonly number[]) =>
  Buffer.concat([picture.slice(0, at), Buffer.alloc(part.length * 300_000, Buffer.from(part)), picture.slice(at)])
const EMPTY_IDAT = [0, 0, 0, 0, ...Buffer.from('IDAT'), 0x35, 0xaf, 0x06, 0x1e]

const withZip = (bytes: Uint8Array) => Buffer.concat([bytes, zipSync({ 'a.exe': Buffer.from('MZ') })])

test('a PDF behind a byte order mark is taken, and a PDF is kept byte for byte', async () => {
  const marked = Buffer.concat([Buffer.from('\ufeff'), await samplePdf()])
  expect(await inspectUpload({ name: 'permit.pdf', bytes: marked }, 1)).toMatchObject({ ok: true, bytes: marked })
})

test('a picture of 40 megapixels is taken', async () => {
  expect(await inspectUpload({ name: 'permit.png', bytes: samplePng(8000, 5000) }, 1)).toMatchObject({ ok: true })
})

test('five megabytes are taken, one byte more is not', async () => {
  const five = await samplePdfOfSize(MAX_UPLOAD_BYTES)
  expect(await inspectUpload({ name: 'permit.pdf', bytes: five }, 1)).toMatchObject({ ok: true })
  expect(await inspectUpload({ name: 'permit.pdf', bytes: Buffer.concat([five, Buffer.from('\n')]) }, 1)).toMatchObject(
    {
      too_large: true,
      why: expect.stringContaining('larger than 5 MB'),
    },
  )
})

test.each([
  { given: 'C:\\fakepath\\Mayor’s permit.PDF', kept: 'Mayor’s permit.pdf' },
  { given: '../../etc/passwd', kept: 'passwd.pdf' },
  { given: 'permit\u202Efdp.exe', kept: 'permitfdp.pdf' },
  { given: 'per\u200bm\u00adit\u200f\ufeff.pdf', kept: 'permit.pdf' },
  { given: 'a'.repeat(199) + '👩‍👧 of the family.pdf', kept: 'a'.repeat(199) + '.pdf' },
  { given: '', kept: 'document.pdf' },
  { given: 'a'.repeat(300) + '.pdf', kept: 'a'.repeat(200) + '.pdf' },
])('the name $given is kept as $kept', ({ given, kept }) => {
  expect(nameFor(given, 'application/pdf')).toBe(kept)
})

const WITHOUT_PAGES = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj
xref
0 3
0000000000 65535 f 
0000000009 00000 n 
0000000052 00000 n 
trailer<</Size 3/Root 1 0 R>>
startxref
96
%%EOF
`
