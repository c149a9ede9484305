import { Box, type BoxProps } from '@mantine/core'
import type { HTMLAttributes } from 'react'
import classes from './RuledList.module.css'

interface Props extends BoxProps, Pick<HTMLAttributes<HTMLElement>, 'aria-label' | 'tabIndex' | 'children'> {
  readonly component?: 'ul' | 'ol' | 'dl'
  /** Pixels above and below a row; 8 when it is not said. */
  readonly row?: number
}

/** A list whose rows are ruled apart. */
export function RuledList({ component = 'ul', row, ...others }: Props) {
  return (
    <Box
      component={component}
      className={classes.list}
      {...(row !== undefined && { __vars: { '--row': `${row}px` } })}
      {...others}
    />
  )
}
