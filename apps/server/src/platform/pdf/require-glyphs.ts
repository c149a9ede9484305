import { facesOf, SANS, SERIF } from './fonts.ts'

const BREAKS = '\n\r'

/** Throws where a payload holds a character that a font of the documents cannot draw: nothing is printed with a wrong letter. */
export function requireGlyphs(payload: unknown): void {
  const lacking = withoutGlyph(charactersOf(payload))
  if (lacking.length > 0) throw new Error(`The fonts of the documents cannot draw: ${lacking.join(' ')}`)
}

/** The characters that some face of the documents has no glyph for, in any weight; line breaks are not drawn. */
export function withoutGlyph(characters: Iterable<string>): string[] {
  const stacks = [...facesOf(SANS), ...facesOf(SERIF)]
  return [...characters].filter((character) => {
    const point = character.codePointAt(0) ?? 0
    return (
      !BREAKS.includes(character) && !stacks.every((fonts) => fonts.some((font) => font.hasGlyphForCodePoint(point)))
    )
  })
}

function charactersOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') for (const character of value) found.add(character)
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) charactersOf(one, found)
  return found
}
