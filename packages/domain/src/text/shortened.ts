const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text of at most so many UTF-16 units, cut between characters as people see them, never within one. */
export function shortened(text: string, most: number): string {
  let short = ''
  for (const { segment } of graphemes.segment(text.slice(0, most * 2).toWellFormed())) {
    if (short.length + segment.length > most) break
    short += segment
  }
  return short
}
