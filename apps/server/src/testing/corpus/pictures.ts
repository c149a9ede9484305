import { madeBy } from './programs.ts'
import { file, type CorpusFile } from './sample-files.ts'

/** A picture of many colours, as ImageMagick writes it in this kind and with these options. */
export function drawn(kind: string, ...options: readonly string[]): Uint8Array {
  const none = new Uint8Array()
  return madeBy('convert', ['none', kind], none, (_, to) => [
    '-seed',
    '7',
    '-size',
    '800x600',
    'plasma:',
    ...options,
    to,
  ])
}

export const photo = () => drawn('jpg', '-quality', '85')

/** A photo as cameras and phones store it. */
export const photos = (): CorpusFile[] => [
  ...[20, 50, 75, 92, 100].map((quality) =>
    file(`a photo of quality ${quality}`, drawn('jpg', '-quality', String(quality))),
  ),
  ...Object.entries(jpegs).map(([what, options]) => file(what, drawn('jpg', ...options))),
  ...Array.from({ length: 8 }, (_, no) => file(`a photo held up in way ${no + 1}`, tagged(`-Orientation#=${no + 1}`))),
  ...Object.entries(tags).map(([what, words]) => file(what, tagged(...words))),
  file('a photo with a preview behind it', Buffer.concat([photo(), drawn('jpg', '-resize', '160x120')])),
]

const jpegs: Readonly<Record<string, readonly string[]>> = {
  'a photo that comes in steps': ['-interlace', 'JPEG'],
  'a grey photo': ['-colorspace', 'Gray'],
  'a photo for a printing house': ['-colorspace', 'CMYK'],
  'a photo with all its colours': ['-sampling-factor', '4:4:4'],
  'a photo with a quarter of its colours': ['-sampling-factor', '4:2:0'],
  'a photo with half of its colours': ['-sampling-factor', '4:2:2'],
  'a photo with a remark': ['-set', 'comment', 'Scanned at the office'],
  'a photo of 300 dots an inch': ['-density', '300', '-units', 'PixelsPerInch'],
  'a photo of twelve megapixels': ['-resize', '4000x3000!', '-quality', '60'],
  'a scan in black and white': ['-monochrome'],
  'a photo with tables of its own': ['-define', 'jpeg:optimize-coding=true'],
  'a photo without tables of its own': ['-define', 'jpeg:optimize-coding=false'],
}

const tags: Readonly<Record<string, readonly string[]>> = {
  'a photo that says where': ['-GPSLatitude=14.56', '-GPSLatitudeRef=N', '-GPSLongitude=121.03', '-GPSLongitudeRef=E'],
  'a photo that says when': ['-DateTimeOriginal=2026:10:05 10:00:00', '-Make=Camera', '-Model=One'],
  'a photo with a title': ['-XMP:Title=Mayor’s permit', '-XMP:Creator=Teresa Peñaflor'],
  'a photo of an agency of news': ['-IPTC:Caption-Abstract=Permit', '-IPTC:Keywords=permit'],
  'a photo with a copyright': ['-Copyright=Nobody', '-Artist=Somebody'],
}

const tagged = (...words: readonly string[]) =>
  madeBy('exiftool', ['jpg', 'jpg'], photo(), (from, to) => ['-q', ...words, '-o', to, from])

/** A picture as scanners, drawing programs and screenshots store it. */
export const drawings = (): CorpusFile[] =>
  Object.entries(pngs).map(([what, options]) => file(what, drawn('png', ...options)))

const pngs: Readonly<Record<string, readonly string[]>> = {
  'a drawing in colours': [],
  'a drawing in deep colours': ['-depth', '16', '-define', 'png:bit-depth=16'],
  'a drawing in 16 colours': ['-colors', '16', '-type', 'Palette'],
  'a drawing in 200 colours': ['-colors', '200', '-type', 'Palette'],
  'a drawing in grey': ['-colorspace', 'Gray'],
  'a drawing in deep grey': ['-colorspace', 'Gray', '-depth', '16'],
  'a drawing in black and white': ['-monochrome', '-type', 'Bilevel'],
  'a drawing one can see through': ['-alpha', 'set', '-channel', 'A', '-evaluate', 'set', '50%'],
  'a grey drawing one can see through': [
    '-colorspace',
    'Gray',
    '-alpha',
    'set',
    '-channel',
    'A',
    '-evaluate',
    'set',
    '30%',
  ],
  'a drawing that comes in steps': ['-interlace', 'PNG'],
  'a drawing with a remark': ['-set', 'comment', 'Scanned'],
  'a drawing of 600 dots an inch': ['-density', '600', '-units', 'PixelsPerInch'],
  'a drawing hardly packed': ['-quality', '10', '-resize', '50%'],
  'a drawing packed hard': ['-quality', '95'],
  'a large scan in black and white': ['-resize', '4960x7016!', '-monochrome'],
  'a small drawing': ['-resize', '16x16!'],
}

/** Scans that a program of the scanner puts into a PDF, without changing them. */
export function scans(): CorpusFile[] {
  const kinds = {
    'in colours': ['jpg', drawn('jpg')],
    'in grey': ['jpg', drawn('jpg', '-colorspace', 'Gray')],
    'for a printing house': ['jpg', drawn('jpg', '-colorspace', 'CMYK')],
    'as a drawing': ['png', drawn('png')],
    'as a drawing in 16 colours': ['png', drawn('png', '-colors', '16', '-type', 'Palette')],
    'as a fax': ['tif', drawn('tif', '-monochrome', '-type', 'Bilevel', '-depth', '1', '-compress', 'Group4')],
    'as a fax without packing': [
      'tif',
      drawn('tif', '-monochrome', '-type', 'Bilevel', '-depth', '1', '-compress', 'None'),
    ],
    'as JPEG 2000': ['jp2', drawn('jp2')],
  } as const
  const papers = {
    'as large as it is': [],
    'on A4': ['--pagesize', 'A4'],
    'on letter, with a border': ['--pagesize', 'Letter', '--border', '1cm'],
  }
  return Object.entries(kinds).flatMap(([what, [kind, bytes]]) =>
    Object.entries(papers).map(([paper, words]) =>
      file(
        `a scan ${what}, ${paper}`,
        madeBy('img2pdf', [kind, 'pdf'], bytes, (from, to) => [from, ...words, '-o', to]),
      ),
    ),
  )
}
