import type { Icon } from '@tabler/icons-react'

/** An icon: its name, what else it may be looked for by, and its drawing. */
export type IconEntry = readonly [name: string, keywords: string, drawing: Icon]

export interface Group {
  readonly title: string
  readonly icons: readonly IconEntry[]
}
