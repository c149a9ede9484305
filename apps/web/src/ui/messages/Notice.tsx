import { type BoxProps, Group } from '@mantine/core'
import type { Tone } from '@lading/domain/transactions/labels'
import type { ReactNode } from 'react'
import classes from './Notice.module.css'

interface Props extends BoxProps {
  readonly tone: Tone
  readonly icon?: ReactNode
  readonly role?: 'alert' | 'status'
  /** In the middle of its height, where a button stands beside one line. */
  readonly align?: 'flex-start' | 'center'
  readonly children: ReactNode
}

/** A sentence that stands out in a status colour. */
export function Notice({ tone, icon, children, align = 'flex-start', ...others }: Props) {
  const colours = { bg: `var(--${tone}-bg)`, c: `var(--${tone}-fg)` }
  return (
    <Group
      classNames={{ root: classes.notice }}
      {...colours}
      gap="sm"
      px="md"
      py="sm"
      bdrs="md"
      fz="sm"
      wrap="nowrap"
      align={align}
      {...others}
    >
      {icon}
      {children}
    </Group>
  )
}
