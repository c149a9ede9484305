import type { ReactNode } from 'react'
import { heading } from '#platform/pdf/blocks/prose'

/** A part of the memorandum; its number follows from the parts before it. */
export interface Part {
  readonly title: string
  readonly blocks: readonly ReactNode[]
}

/** A part that every memorandum has. */
export const part = (title: string, ...blocks: ReactNode[]): Part => ({ title, blocks })

export const numberedHeading = (number: number, title: string): ReactNode => heading(`${number}. ${title}`)

/** Parts in their order, each under its heading. */
export const numberedParts = (parts: readonly Part[]): ReactNode[] =>
  parts.flatMap(({ title, blocks }, index) => [numberedHeading(index + 1, title), ...blocks])
