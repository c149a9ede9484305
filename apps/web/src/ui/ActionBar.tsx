import { Flex, type FlexProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ActionBar.module.css'

/** The buttons under a part of a page, the primary one last; on a phone they share the whole line. */
export function ActionBar({ children, ...bar }: FlexProps & { readonly children: ReactNode }) {
  return (
    <Flex className={classes.bar} justify="flex-end" align="center" wrap="wrap" rowGap="xs" columnGap="sm" {...bar}>
      {children}
    </Flex>
  )
}
