import { readFileSync } from 'node:fs'
import { brotliCompressSync, deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { active, annotateDrawing, packedOddly, spellings } from '#testing/samples/hostile-pdfs'
import { lockInTrailer } from '#testing/samples/lock-in-trailer'
import { samplePdf } from '#testing/samples/sample-files'
import { activeContentFault } from './find-active-content.ts'

describe.each(Object.entries(active))('%s', (_, { says, build }) => {
  test.each(Object.entries(spellings))('is refused by its name, %s', async (__, spelling) => {
    expect(activeContentFault(await spelling(build))).toContain(says)
  })

  test.each(Object.entries(packedOddly))(
    'is refused where it is packed %s, as no program packs objects',
    async (__, pack) => {
      expect(activeContentFault(await pack(build))).toContain('cannot be examined')
    },
  )
})

/** A PDF with one stream more. */
async function withStream(bytes: Uint8Array, entries: Record<string, string | string[]>): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  pdf.context.register(pdf.context.stream(bytes, entries))
  return pdf.save({ useObjectStreams: false })
}

const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024)
const base85 = (bytes: Uint8Array) => {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
  let text = ''
  for (let at = 0; at < padded.length; at += 4) {
    let value = padded.readUInt32BE(at)
    const letters = Array.from({ length: 5 }, () => {
      const letter = String.fromCharCode(33 + (value % 85))
      value = Math.floor(value / 85)
      return letter
    })
    text += letters.toReversed().join('')
  }
  return Buffer.from(`${text}~>`)
}

/** Zeros as LZW packs them: each code stands for one zero more than the one before, until there are no more codes. */
function lzwOfZeros(megabytes: number, early: 0 | 1): Uint8Array {
  let bits = ''
  for (let made = 0; made < megabytes * 1024 * 1024; made += (3838 * 3839) / 2) {
    bits += (256).toString(2).padStart(bits === '' ? 9 : 12, '0')
    for (let known = 258, code = 0; known <= 4096; code = known, known += 1) {
      const width = known - 1 + early >= 2048 ? 12 : known - 1 + early >= 1024 ? 11 : known - 1 + early >= 512 ? 10 : 9
      bits += code.toString(2).padStart(known === 258 ? 9 : width, '0')
    }
  }
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

describe('what unpacks to more than a reader can hold', () => {
  const packed = deflateSync(zeros(51))
  test.each<[string, Uint8Array, string | string[]]>([
    ['a stream of 51 MB', packed, 'FlateDecode'],
    ['one packed twice', deflateSync(packed), ['FlateDecode', 'FlateDecode']],
    ['one written in letters', base85(packed), ['ASCII85Decode', 'FlateDecode']],
    ['one written in digits', Buffer.from(`${packed.toString('hex')}>`), ['ASCIIHexDecode', 'FlateDecode']],
    ['one packed by LZW', lzwOfZeros(51, 1), 'LZWDecode'],
    ['one packed by LZW, its codes grown late', lzwOfZeros(51, 0), 'LZWDecode'],
    ['runs of one letter', new Uint8Array(900_000).fill(129), 'RunLengthDecode'],
    ['one packed by the short name of a filter', packed, 'Fl'],
    ['one packed by Brotli', brotliCompressSync(zeros(51)), 'BrotliDecode'],
  ])('%s is refused', async (_, bytes, Filter) => {
    expect(activeContentFault(await withStream(bytes, { Filter }))).toContain('more than a reader can hold')
  })

  test('a stream of 51 MB whose filter stands under a short key is refused', async () => {
    expect(activeContentFault(await withStream(packed, { F: 'FlateDecode' }))).toContain('more than a reader can hold')
  })

  test('five streams of 45 MB are refused, one passes', async () => {
    const one = await withStream(deflateSync(zeros(45)), { Filter: 'FlateDecode' })
    expect(activeContentFault(one)).toBeUndefined()
    const five = Buffer.concat(Array.from({ length: 5 }, () => one))
    expect(activeContentFault(five)).toContain('more than a reader can hold')
  })
})

describe('what cannot be examined', () => {
  test.each([
    ['brackets in each other without end', '['.repeat(100_000)],
    ['a million beginnings before one long text', ' obj('.repeat(1_000_000)],
    ['a kind that is said twice', '<< /S /GoTo /S /JavaScript /JS (x) >>'],
    ['a stream of objects packed in a way of its own', '<< /N 1 /First 4 /Filter /LZWDecode >> stream\nabc\nendstream'],
  ])('%s is refused, at once', (_, content) => {
    expect(activeContentFault(Buffer.from(`%PDF-1.7\n1 0 obj ${content}`))).toContain('cannot be examined')
  })
})

test.each(['rc4-40', 'rc4-128', 'aes-128', 'aes-256'])('a script behind an owner’s lock is found (%s)', (lock) => {
  const locked = readFileSync(new URL(`./owner-locked.${lock}.sample.pdf`, import.meta.url))
  expect(activeContentFault(locked)).toContain('JavaScript')
})

describe('a lock that no object of its own holds', () => {
  const sampleOf = (lock: string) => readFileSync(new URL(`./owner-locked.${lock}.sample.pdf`, import.meta.url))

  test.each(['rc4-40', 'rc4-128', 'aes-128', 'aes-256'])('is opened where the trailer holds it (%s)', (lock) => {
    expect(activeContentFault(lockInTrailer(sampleOf(lock)))).toContain('JavaScript')
  })

  test('does not hide a script from a reader that goes by a later trailer, without a lock', () => {
    const [lock] = /\/Encrypt <<.*>>(?= >>\s*stream)/s.exec(lockInTrailer(sampleOf('aes-256')).toString('latin1')) ?? []
    const script =
      '5 0 obj << /Type /ObjStm /N 1 /First 4 >> stream\n1 0 << /S /JavaScript /JS (x) >>\nendstream endobj'
    const text = `%PDF-1.7\ntrailer << ${lock} /Root 1 0 R >>\n${script}\ntrailer << /Root 1 0 R >>\n`
    expect(lock).toContain('/V 5')
    expect(activeContentFault(Buffer.from(text, 'latin1'))).toContain('JavaScript')
  })

  test('is not examined where its name is spelled so that only some readers know it', () => {
    const odd = sampleOf('aes-128').toString('latin1').replace('/Encrypt ', '/Enc#72ypt ')
    expect(activeContentFault(Buffer.from(`${odd}\n% /Encrypt`, 'latin1'))).toContain('cannot be examined')
  })
})

describe('what is like any other', () => {
  test('a fillable form without scripts passes', async () => {
    const pdf = await PDFDocument.create()
    const form = pdf.getForm()
    form.createTextField('name').addToPage(pdf.addPage())
    form.createCheckBox('agrees').addToPage(pdf.getPage(0))
    expect(activeContentFault(await pdf.save())).toBeUndefined()
  })

  test('a page that only speaks of such things passes', async () => {
    const pdf = await PDFDocument.create()
    pdf.setTitle('How /JavaScript and /Launch work: << /S /JavaScript >>')
    pdf.addPage().drawText('/S /JavaScript /JS (app.alert)')
    pdf.catalog.set(PDFName.of('Note'), PDFString.of('(/AA << /O 1 >>)'))
    expect(activeContentFault(await pdf.save({ useObjectStreams: false }))).toBeUndefined()
  })

  test('a link to a place, a page and an address passes', async () => {
    const pdf = await PDFDocument.create()
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9] }
    const to = pdf.context.obj({ ...link, A: { S: 'URI', URI: PDFString.of('https://trade-agency.example') } })
    pdf.addPage().node.addAnnot(pdf.context.register(to))
    pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj([pdf.getPage(0).ref, 'Fit']))
    expect(activeContentFault(await pdf.save())).toBeUndefined()
  })

  test('a drawing in three dimensions without a script passes', async () => {
    const pdf = await PDFDocument.create()
    pdf.addPage()
    annotateDrawing(pdf)
    expect(activeContentFault(await pdf.save({ useObjectStreams: false }))).toBeUndefined()
  })

  test('many pages and a large stream pass', async () => {
    expect(activeContentFault(await samplePdf({ pages: 400, padding: 4_000_000 }))).toBeUndefined()
  })

  test('one with a password is left to the person who opens it', () => {
    const locked = readFileSync(new URL('../locked.sample.pdf', import.meta.url))
    expect(activeContentFault(locked)).toBeUndefined()
  })
})
