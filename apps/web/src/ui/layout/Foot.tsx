import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Foot.module.css'

/** The buttons that end a form, a dialog or a page; on a phone they share its width. */
export function Foot({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="sm" className={`${classes.foot} ${className}`} data-foot>
      {children}
    </Group>
  )
}
