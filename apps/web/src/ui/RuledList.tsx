import { Box, Flex, type FlexProps } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import classes from './RuledList.module.css'

/** A list whose lines are parted by a rule. */
export function RuledList({ ordered = false, ...list }: Omit<ComponentProps<'ul'>, 'ref'> & { ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul'
  return <List className={classes.list} {...list} />
}

/** A line of it in two parts: what it is, and at the right its state or its buttons. */
export function RuledLine({ children, ...line }: Omit<FlexProps, 'ref'> & { readonly children: ReactNode }) {
  return (
    <Flex
      component="li"
      className={classes.line}
      justify="space-between"
      align="center"
      rowGap="xs"
      columnGap="md"
      {...line}
    >
      {children}
    </Flex>
  )
}

/** The second, smaller row of a line or a cell. */
export function SmallRow({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="small" display="block" fz="dense" fw={400} c="dimmed">
      {children}
    </Box>
  )
}
