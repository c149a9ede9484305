import { Text, type TextProps } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'

/** A text as it was typed, one element a line: a line break inside one would be set in a face the file does not hold. */
export function textLines(text: string, style: TextProps['style']): ReactNode[] {
  return text
    .split(/\r?\n/u)
    .map((line) => line.replace(/\p{Cc}/gu, ' ').trimEnd())
    .map((line, input) => el(Text, { key: input, style, orphans: 2, widows: 2 }, line || ' '))
}
