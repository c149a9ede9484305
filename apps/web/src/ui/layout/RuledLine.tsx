import { Flex, type FlexProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './RuledLine.module.css'

/** A row of a `RuledList` in two parts: what it is, and at the right its state or its buttons. */
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
