import { type BoxProps, Group } from '@mantine/core'
import type { ComponentProps, DragEvent, ReactNode } from 'react'
import classes from './DropBox.module.css'

interface Props extends BoxProps, Omit<ComponentProps<'div'>, keyof BoxProps> {
  /** Something is held over it that may be dropped. */
  readonly isOver: boolean
  /** How its file stands; a dashed edge says that one may be dropped. */
  readonly state?: 'empty' | 'sending' | 'there' | 'refused'
  /** An icon, `DropWords`, buttons. */
  readonly children: ReactNode
}

/** A box where files are dropped; its buttons do the same for everyone. */
export function DropBox({ isOver, state = 'empty', children, ...others }: Props) {
  return (
    <Group
      gap="sm"
      px="sm"
      py="xs"
      fz="sm"
      wrap="nowrap"
      className={classes.box}
      data-state={state}
      data-over={isOver || undefined}
      {...others}
    >
      {children}
    </Group>
  )
}

/** What a box for files says, beside its icon and before its buttons. */
export function DropWords({ children }: { readonly children: ReactNode }) {
  return <div className={classes.what}>{children}</div>
}

/** Whether something was dropped here. React tells of drops in a dialog, too, that was opened from here and lies elsewhere. */
export const isInside = ({ currentTarget, target }: DragEvent) => currentTarget.contains(target as Node)
