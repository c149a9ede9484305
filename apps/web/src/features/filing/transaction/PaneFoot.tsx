import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ActionBar } from '#ui/ActionBar.tsx'
import classes from './PaneFoot.module.css'

/** The foot of a pane that asks something: what is left to do, and the buttons. */
export function PaneFoot({ left, children }: { left?: string; children: ReactNode }) {
  return (
    <div className={classes.foot}>
      <ActionBar>
        {left && (
          <Text size="sm" role="status">
            {left}
          </Text>
        )}
        {children}
      </ActionBar>
    </div>
  )
}
