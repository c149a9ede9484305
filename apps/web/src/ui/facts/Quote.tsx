import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Quote.module.css'

interface Props {
  /** The words are for the agency alone. */
  readonly internal?: boolean
  /** How many lines are shown. */
  readonly lines?: number
  readonly children: ReactNode
}

/** Somebody's own words, line by line as they wrote them. */
export function Quote({ internal = false, lines, children }: Props) {
  return (
    <Text component="q" className={classes.quote} lineClamp={lines} data-internal={internal || undefined}>
      {internal && (
        <Text span display="block" size="xs" fw={600} c="dimmed">
          Staff only, never shown to the client
        </Text>
      )}
      {children}
    </Text>
  )
}
