import { Text, type TextProps } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'

// What is longer might not fit on one page: kept whole, its lines would be set above each other, or below the page's end.
const MOST_LETTERS = 1500
const MOST_LINES = 20

/** Whether a text must be allowed to go on on the next page. */
export const isLong = (text: string): boolean => text.length > MOST_LETTERS || text.split('\n').length > MOST_LINES

/** A text as it was typed, one element a line: a line break inside one would be set in a face the file does not hold. */
export function textLines(text: string, style: TextProps['style']): ReactNode[] {
  return text
    .split(/\r?\n/u)
    .map((line) => line.replace(/\p{Cc}/gu, ' ').trimEnd())
    .map((line, input) => el(Text, { key: input, style, orphans: 2, widows: 2 }, line || ' '))
}
