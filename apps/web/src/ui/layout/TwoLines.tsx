import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What else is known of it; nothing stands there without it. */
  readonly small?: ReactNode
}

/** What a cell of a table holds, and under it, smaller, what else is known. */
export function TwoLines({ children, small }: Props) {
  return (
    <Box component="span" display="inline-grid">
      {children}
      {small && (
        <Box component="small" fz="xs" fw={400} c="dimmed">
          {small}
        </Box>
      )}
    </Box>
  )
}
