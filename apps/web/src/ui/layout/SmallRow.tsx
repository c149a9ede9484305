import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

/** The second, smaller row of a line or a cell. */
export function SmallRow({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="small" display="block" fz="dense" fw={400} c="dimmed">
      {children}
    </Box>
  )
}
