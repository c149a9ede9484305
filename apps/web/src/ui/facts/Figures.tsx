import { Box, type BoxProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Figures.module.css'

interface Props extends BoxProps {
  readonly className?: string
  readonly children: ReactNode
}

/** A table of names at the left and figures at the right, with its sum at the foot. */
export function Figures({ className = '', ...others }: Props) {
  return <Box component="table" className={`${classes.figures} ${className}`} {...others} />
}
