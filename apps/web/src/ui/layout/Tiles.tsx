import { SimpleGrid, type SimpleGridProps } from '@mantine/core'
import type { HTMLAttributes } from 'react'

interface Props
  extends
    Pick<SimpleGridProps, 'px' | 'pb' | 'verticalSpacing' | 'maw' | 'fz' | 'bd' | 'bdrs' | 'py'>,
    Pick<HTMLAttributes<HTMLElement>, 'aria-label' | 'children' | 'className'> {
  /** The narrowest a tile may get, in pixels, or in CSS where it depends on the room. */
  readonly min: number | string
  /** A few take the whole row between them; else each keeps its column. */
  readonly fit?: boolean
  readonly gap?: 'xs' | 'md' | 'lg'
}

/** A list whose entries stand side by side, as many as there is room for. */
export function Tiles({ min, fit = false, gap = 'md', ...others }: Props) {
  return (
    <SimpleGrid
      component="ul"
      minColWidth={typeof min === 'number' ? `min(100%, ${min}px)` : min}
      autoFlow={fit ? 'auto-fit' : 'auto-fill'}
      spacing={gap}
      m={0}
      p={0}
      style={{ listStyle: 'none' }}
      {...others}
    />
  )
}
