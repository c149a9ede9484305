import { List } from '@mantine/core'
import type { ReactNode } from 'react'

/** Things to do or to know, a line each; several stand in two columns where there is room. */
export function Needs({ lines }: { readonly lines: readonly (readonly [key: string, line: ReactNode])[] }) {
  return (
    <List size="sm" style={lines.length > 1 ? { columns: '2 280px', columnGap: 32 } : undefined}>
      {lines.map(([key, line]) => (
        <List.Item key={key}>{line}</List.Item>
      ))}
    </List>
  )
}
