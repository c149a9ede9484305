import { type BoxProps, Group } from '@mantine/core'
import type { Tone } from '@lading/domain/transactions/labels'
import type { ReactNode } from 'react'
import classes from './Notice.module.css'

interface Props extends BoxProps {
  readonly tone: Tone
  readonly icon?: ReactNode
  readonly role?: 'alert' | 'status'
  readonly children: ReactNode
}

/** A sentence that stands out in a status colour. */
export function Notice({ tone, icon, children, ...others }: Props) {
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
      align="flex-start"
      {...others}
    >
      {icon}
      {children}
    </Group>
  )
}
