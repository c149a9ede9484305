import { widthOf, type Face } from './fonts.ts'

/** A text set in explicit lines at one size, in points. */
export interface FittedText {
  size: number
  lines: string[]
}

/** Breaks a text at spaces so that no line is wider than `width`; a word wider than that stands alone. */
export function linesOf(text: string, size: number, face: Face, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, size, face) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines, as equal in length as they can be: no single word left on the last. */
export function balancedLines(text: string, size: number, face: Face, width: number): string[] {
  const widest = linesOf(text, size, face, width)
  let [tooNarrow, enough] = [0, width]
  while (enough - tooNarrow > 2) {
    const middle = (tooNarrow + enough) / 2
    const lines = linesOf(text, size, face, middle)
    const fits = lines.length <= widest.length && lines.every((line) => widthOf(line, size, face) <= width)
    if (fits) enough = middle
    else tooNarrow = middle
  }
  return linesOf(text, size, face, enough)
}

/** The largest of `sizes` at which a text takes at most `most` lines of `width`; else the smallest. */
export function fitText(text: string, sizes: readonly number[], face: Face, width: number, most: number): FittedText {
  const fits = (size: number) => {
    const lines = linesOf(text, size, face, width)
    return lines.length <= most && lines.every((line) => widthOf(line, size, face) <= width)
  }
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 10
  return { size, lines: balancedLines(text, size, face, width) }
}
