import { Text } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'
import { kernedWidthOf, SANS } from '../fonts.ts'
import { colour } from './theme.ts'

const SIZE = 1.9
const GAP = ' • '

/** A line of tiny text, repeated whole, its size chosen so that it is exactly `width` points long; to be set at (x, y). */
export function microtext(words: string, width: number): (x: number, y: number) => ReactNode {
  const { text, size } = microline(words, width)
  const style = { position: 'absolute', width: width + 2, height: 4, fontSize: size, lineHeight: 1.2 } as const
  const ink = { fontFamily: SANS, color: colour.pacific }
  return (left, top) => el(Text, { key: top, style: { ...style, ...ink, left, top }, wrap: false }, text)
}

/** The repetitions nearest to the designed size, and the size in points at which they fill the width. */
export function microline(words: string, width: number): { text: string; size: number } {
  const phrase = words.toUpperCase()
  const [once, gap] = [phrase, GAP].map((part) => kernedWidthOf(part, SIZE, { family: SANS })) as [number, number]
  const times = Math.max(1, Math.round((width + gap) / (once + gap)))
  const text = Array.from({ length: times }, () => phrase).join(GAP)
  return { text, size: (SIZE * width) / kernedWidthOf(text, SIZE, { family: SANS }) }
}
