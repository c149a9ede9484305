import { Font } from '@react-pdf/renderer'
import { fileURLToPath } from 'node:url'

/** The text face; Noto Sans stands in for the glyphs Public Sans lacks, the peso sign among them. */
export const SANS = ['Public Sans', 'Noto Sans']
/** The face of headings, names and totals. */
export const SERIF = ['Source Serif 4', 'Noto Sans']

const WEIGHTS = [
  { file: '400Regular', fontWeight: 400, fontStyle: 'normal' },
  { file: '400Regular_Italic', fontWeight: 400, fontStyle: 'italic' },
  { file: '600SemiBold', fontWeight: 600, fontStyle: 'normal' },
  { file: '700Bold', fontWeight: 700, fontStyle: 'normal' },
] as const

const FACES = [
  { family: 'Source Serif 4', folder: 'source-serif-4', prefix: 'SourceSerif4' },
  { family: 'Public Sans', folder: 'public-sans', prefix: 'PublicSans' },
  { family: 'Noto Sans', folder: 'noto-sans', prefix: 'NotoSans' },
] as const

const LONGEST_WHOLE_WORD = 34
const AFTER_LETTERS = 0x2000 // Unicode: general punctuation begins

/** What a text is set in, for measuring. */
export interface Face {
  family: string[]
  weight?: 400 | 600 | 700
  italic?: boolean
}

/** Registers and loads every face. Full TTFs: subsets made for the web make each render ten times slower. */
export async function loadFonts(): Promise<void> {
  for (const { family, folder, prefix } of FACES) {
    const fonts = WEIGHTS.map(({ file, ...style }) => ({
      ...style,
      src: fileURLToPath(import.meta.resolve(`@expo-google-fonts/${folder}/${file}/${prefix}_${file}.ttf`)),
    }))
    Font.register({ family, fonts })
    await Promise.all(
      WEIGHTS.map(({ fontWeight, fontStyle }) => Font.load({ fontFamily: family, fontWeight, fontStyle })),
    )
  }
  for (const font of facesOf(FACES.map(({ family }) => family)).flat()) meetLetters(font)
  Font.registerHyphenationCallback(unbroken)
}

/**
 * Meets each letter by its character. One that is met first as a part of another (N in Ñ) would stand for no character in
 * any later document of the thread: printed, but missing where the text is copied, searched or read aloud. Ligatures, which
 * have characters far above, stand for their letters.
 */
function meetLetters(font: MeasuredFont): void {
  for (const point of font.characterSet) if (point < AFTER_LETTERS) font.glyphForCodePoint(point)
}

/** The width of one line in points, without kerning: a little more than it takes, and quick to know. */
export function widthOf(text: string, size: number, face: Face): number {
  const widths = widthsOf(face)
  let width = 0
  for (const char of text) width += widths.get(char) ?? measured(char, face, widths)
  return width * size
}

const knownWidths = new Map<string, Map<string, number>>()

/** Widths in ems of the characters met so far in a face. */
function widthsOf({ family, weight, italic }: Face): Map<string, number> {
  const key = `${family[0]} ${weight} ${italic}`
  const widths = knownWidths.get(key) ?? new Map<string, number>()
  knownWidths.set(key, widths)
  return widths
}

function measured(char: string, face: Face, widths: Map<string, number>): number {
  const point = char.codePointAt(0) ?? 0
  const [own, substitute] = face.family.map((family) => fontOf(family, face))
  const font = own?.hasGlyphForCodePoint(point) ? own : (substitute ?? own)
  const width = font ? font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm : 0
  widths.set(char, width)
  return width
}

/** The width of one line in points as it will be set, kerning included. For text the first face has whole. */
export function kernedWidthOf(text: string, size: number, face: Face): number {
  const font = fontOf(face.family[0] ?? '', face)
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size
}

/** Each weight of a family with what stands in for it, as texts are set. */
export function facesOf(families: readonly string[]): MeasuredFont[][] {
  return WEIGHTS.map(({ fontWeight: weight, fontStyle }) =>
    families.map((family) => fontOf(family, { family: [family], weight, italic: fontStyle === 'italic' })),
  )
}

type MeasuredFont = NonNullable<ReturnType<typeof Font.getFont>['data']>

function fontOf(fontFamily: string, face: Face): MeasuredFont {
  const fontStyle = face.italic ? 'italic' : 'normal'
  const font = Font.getFont({ fontFamily, fontWeight: face.weight ?? 400, fontStyle }).data
  if (!font) throw new Error(`The font ${fontFamily} is not loaded.`)
  return font
}

/** Words are never hyphenated; only what cannot fit a cell, such as a file name, is cut. */
function unbroken(word: string): string[] {
  return word.length <= LONGEST_WHOLE_WORD ? [word] : (word.match(/.{1,16}/gsu) ?? [word])
}
